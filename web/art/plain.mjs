// @ts-check
/**
 * The plain face, for poor sight: full shapes without ornament, thick strokes, nothing that is finer than a twentieth of the
 * tile. Inks and ivory are stronger too (`data-face="plain"` in tokens.css).
 */
import { sticksOf } from "./bamboo.mjs";
import { character, framed } from "./characters.mjs";
import { coinsOf } from "./circles.mjs";
import { INK } from "./inks.mjs";
import { Pen, fill } from "./pen.mjs";

const { red: R, green: G, blue: B, black: K } = INK;

/** Shapes of one ink each, in the order of the inks. @param {(pen: Pen, ink: string) => void} draw */
const inked = (draw) =>
  [R, G, B]
    .map((ink) => {
      const pen = new Pen();
      draw(pen, ink);
      return pen.parts.length > 0 ? fill(ink, pen) : "";
    })
    .join("");

/** Full discs with a hole. @param {number} n */
function circles(n) {
  const { r, coins } =
    n === 1 ? { r: 22, coins: /** @type {[number, number, string][]} */ ([[30.5, 50, B]]) } : coinsOf(n);
  return inked((pen, ink) => {
    for (const [x, y, colour] of coins)
      if (colour === ink)
        pen
          .place({ x, y })
          .circle(0, 0, r)
          .circle(0, 0, r * 0.36);
  });
}

/** Full bars. @param {number} n */
function bamboo(n) {
  if (n === 1) return fill(G, new Pen({ x: 30.5, y: 50 }).pill(0, 0, 15, 62, 5));
  const { high, wide, sticks } = sticksOf(n);
  return inked((pen, ink) => {
    for (const [x, y, colour, turn = 0] of sticks)
      if (colour === ink) pen.place({ x, y, turn }).pill(0, 0, wide * 0.9, high * 0.96, wide * 0.3);
  });
}

/** @param {number} n */
function numerals(n) {
  return (
    character("一二三四五六七八九"[n - 1], { x: 31.5, y: 27, w: 44, h: 39, ink: K, bold: 3.4, em: true }) +
    character("萬", { x: 30, y: 67, w: 45, h: 43, ink: R, bold: 1.8 })
  );
}

/** @param {number} n */
function honours(n) {
  if (n === 5) return framed(7);
  const sign = "東南西北 發中"[n - 1] ?? "";
  const ink = n === 6 ? G : n === 7 ? R : K;
  return character(sign, { x: 30, y: 50, w: 52, h: 66, ink, bold: n === 6 ? 2.6 : 3.6 });
}

/** The flower's or season's character alone, thick. @param {number} n */
function bonus(n) {
  return character("梅蘭菊竹春夏秋冬"[n - 1] ?? "", { x: 30, y: 55, w: 50, h: 56, ink: n <= 4 ? R : K, bold: 2 });
}

/** @returns {Record<string, string>} drawing by tile code, each in a box of 60 by 90 */
export function plainFaces() {
  /** @type {Record<string, string>} */
  const all = {};
  for (let n = 1; n <= 9; n++) all[`${n}m`] = numerals(n);
  for (let n = 1; n <= 9; n++) all[`${n}p`] = circles(n);
  for (let n = 1; n <= 9; n++) all[`${n}s`] = bamboo(n);
  for (let n = 1; n <= 7; n++) all[`${n}z`] = honours(n);
  for (let n = 1; n <= 8; n++) all[`${n}f`] = bonus(n);
  return all;
}
