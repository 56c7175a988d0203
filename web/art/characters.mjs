// @ts-check
/** Characters, winds and dragons: brush outlines, a little emboldened as a carver's groove is wider than the brush. */
import { readFileSync } from "node:fs";
import { INK } from "./inks.mjs";
import { Pen, fill, short } from "./pen.mjs";

/** @typedef {{d: string, box: [number, number, number, number], em: number}} Outline */
/** @type {{characters: Record<string, Outline>, index: Record<string, Outline>}} */
const GLYPHS = JSON.parse(readFileSync(new URL("./glyphs.json", import.meta.url), "utf8"));

/**
 * A character fitted into a box. `even` keeps the proportion of the character (numerals, whose strokes must agree).
 * @param {string} sign @param {{x: number, y: number, w: number, h: number, ink: string, bold?: number, em?: boolean}} at
 *   x, y: middle; bold: extra stroke in face units; em: fit the em square instead of the ink, so that 一 stays flat
 */
export function character(sign, { x, y, w, h, ink, bold = 0, em = false }) {
  const glyph = GLYPHS.characters[sign];
  const [x0, y0, x1, y1] = em ? [0, -0.12 * glyph.em, glyph.em, 0.88 * glyph.em] : glyph.box;
  const sx = w / (x1 - x0);
  const sy = h / (y1 - y0);
  const line =
    bold > 0 ? ` stroke="${ink}" stroke-width="${short(bold / Math.sqrt(sx * sy))}" stroke-linejoin="round"` : "";
  const e = short(x - (sx * (x0 + x1)) / 2);
  const f = short(y + (sy * (y0 + y1)) / 2);
  return `<path transform="matrix(${sx.toFixed(4)} 0 0 ${(-sy).toFixed(4)} ${e} ${f})" fill="${ink}"${line} d="${glyph.d}"/>`;
}

/** @param {number} n 1..9 */
export function characters(n) {
  const numeral = "一二三四五六七八九"[n - 1];
  return (
    character(numeral, { x: 31.5, y: 27, w: 43, h: 38, ink: INK.blue, bold: 1.3, em: true }) +
    character("萬", { x: 30, y: 66, w: 43, h: 42, ink: INK.red, bold: 0.8 })
  );
}

/** A frame whose corners step inwards. @param {Pen} pen @param {number} w @param {number} h @param {number} step */
function notched(pen, w, h, step) {
  const [l, r, t, b] = [30 - w / 2, 30 + w / 2, 51.5 - h / 2, 51.5 + h / 2];
  pen
    .move(l + step, t)
    .line(r - step, t)
    .line(r - step, t + step)
    .line(r, t + step);
  pen
    .line(r, b - step)
    .line(r - step, b - step)
    .line(r - step, b)
    .line(l + step, b);
  return pen
    .line(l + step, b - step)
    .line(l, b - step)
    .line(l, t + step)
    .line(l + step, t + step)
    .close();
}

/** The white dragon: a blue frame, a second one within it with stepped corners, a bead in each step. */
function frame() {
  const pen = new Pen();
  pen.pill(30, 51.5, 47, 70, 4).pill(30, 51.5, 39.4, 62.4, 1.4);
  notched(pen, 36, 59, 6.2);
  notched(pen, 32.6, 55.6, 6.2);
  for (const x of [30 - 15.3, 30 + 15.3]) for (const y of [51.5 - 26.8, 51.5 + 26.8]) pen.pill(x, y, 3.2, 3.2, 0.5);
  return fill(INK.blue, pen);
}

/** @param {number} n 1..7: east, south, west, north, white, green, red */
export function honours(n) {
  if (n === 5) return frame();
  if (n === 6) return character("發", { x: 30, y: 51, w: 51, h: 63, ink: INK.green, bold: 1.1 });
  if (n === 7) return character("中", { x: 30, y: 51, w: 47, h: 68, ink: INK.red, bold: 2.2 });
  const sign = "東南西北"[n - 1];
  const wide = { 東: 51, 南: 47, 西: 48, 北: 51 }[sign] ?? 50;
  const high = { 東: 64, 南: 64, 西: 56, 北: 60 }[sign] ?? 60;
  return character(sign, { x: 30, y: 51, w: wide, h: high, ink: INK.blue, bold: 1.6 });
}

/** The white dragon of the plain face: one thick frame. @param {number} thick */
export const framed = (thick) =>
  fill(INK.blue, new Pen().pill(30, 50, 48, 70, 4).pill(30, 50, 48 - 2 * thick, 70 - 2 * thick, 2));

/**
 * Digits or letters fitted into a box around its middle, in the colour of whatever they stand in.
 * @param {string} sign @param {{x: number, y: number, w: number, h: number, bold: number}} at
 */
export function outlined(sign, { x, y, w, h, bold }) {
  const glyphs = [...sign].map((letter) => GLYPHS.index[letter]);
  const gap = glyphs.length > 1 ? 0.04 * (glyphs[0]?.em ?? 0) : 0;
  const wide = glyphs.reduce((sum, { box }) => sum + box[2] - box[0] + gap, -gap);
  const [low, high] = [Math.min(...glyphs.map(({ box }) => box[1])), Math.max(...glyphs.map(({ box }) => box[3]))];
  const scale = Math.min(w / wide, h / (high - low));
  let from = x - (wide * scale) / 2;
  return glyphs
    .map(({ d, box }) => {
      const matrix = `matrix(${scale.toFixed(4)} 0 0 ${(-scale).toFixed(4)} ${short(from - box[0] * scale)} ${short(y + ((low + high) / 2) * scale)})`;
      from += (box[2] - box[0] + gap) * scale;
      return `<path transform="${matrix}" stroke="currentColor" stroke-width="${short(bold / scale)}" stroke-linejoin="round" d="${d}"/>`;
    })
    .join("");
}

/** Corner sign of a digit or of one or two letters, cap height 10.2, its left top at (0, 0). @param {string} sign */
export function indexSign(sign) {
  let from = 0;
  return [...sign]
    .map((letter) => {
      const { d, box, em } = GLYPHS.index[letter];
      const scale = 10.2 / (0.66 * em);
      const at = short(from - box[0] * scale);
      from += (box[2] - box[0]) * scale + 1;
      return `<path transform="matrix(${scale.toFixed(4)} 0 0 ${(-scale).toFixed(4)} ${at} 10.2)" d="${d}"/>`;
    })
    .join("");
}

/** Corner marks of the dragons: shapes, because a letter would be taken for a wind's. */
export const DRAGON_MARKS = {
  white: '<path fill-rule="evenodd" d="M0 .2h10v10H0zM2.3 2.500v5.400h5.400V2.500z"/>',
  green: '<path d="M5.400 0L10.800 10.2H0z"/>',
  red: '<path d="M5.400 -.4L10.800 5.100L5.400 10.600L0 5.100z"/>',
};
