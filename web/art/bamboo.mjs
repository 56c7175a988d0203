// @ts-check
/** The suit of bamboo, 2 to 9: jointed sticks. (The 1 is a bird, see bird.mjs.) */
import { INK } from "./inks.mjs";
import { Pen, fill } from "./pen.mjs";

const { red: R, green: G, blue: B } = INK;

/**
 * One stick of two joints around the pen's place: three knuckles, two waisted canes with a gleam cut into each.
 * @param {Pen} pen @param {number} high @param {number} wide
 */
export function stick(pen, high, wide) {
  const knuckle = wide * 0.22;
  const reach = (high - knuckle) / 2;
  for (const y of [-reach, 0, reach]) pen.pill(0, y, wide, knuckle, knuckle / 2);
  const gap = wide * 0.055;
  for (const side of [-1, 1]) {
    const a = (knuckle / 2 + gap) * side;
    const b = (reach - knuckle / 2 - gap) * side;
    const mid = (a + b) / 2;
    const end = wide * 0.41;
    const waist = wide * 0.29;
    pen.move(-end, a).line(end, a);
    pen.curve(waist, a + (mid - a) * 0.45, waist, b - (b - mid) * 0.45, end, b);
    pen.line(-end, b);
    pen.curve(-waist, b - (b - mid) * 0.45, -waist, a + (mid - a) * 0.45, -end, a).close();
    const long = Math.abs(b - a) * 0.64;
    pen.pill(0, mid, wide * 0.17, long, wide * 0.084);
  }
}

/** @typedef {[x: number, y: number, ink: string, turn?: number]} Stick */

/** @param {number[]} xs @param {number} y @param {string[]} inks @returns {Stick[]} */
const row = (xs, y, inks) => xs.map((x, i) => [x, y, inks[i]]);

const THREE = [12.6, 30.5, 48.4];
const TOP = 33.6;
const LOW = 69.4;

/** @type {Record<number, {high: number, wide: number, sticks: Stick[]}>} */
const LAYOUT = {
  2: {
    high: 34.2,
    wide: 13.4,
    sticks: [
      [30.5, TOP, G],
      [30.5, LOW, B],
    ],
  },
  3: {
    high: 34.2,
    wide: 13,
    sticks: [
      [30.5, TOP, B],
      [17, LOW, G],
      [44, LOW, G],
    ],
  },
  4: { high: 34.2, wide: 12.6, sticks: [...row([17, 44], TOP, [B, G]), ...row([17, 44], LOW, [G, B])] },
  5: {
    high: 34.2,
    wide: 11.2,
    sticks: [...row([13.4, 47.6], TOP, [G, B]), [30.5, 51.5, R], ...row([13.4, 47.6], LOW, [B, G])],
  },
  6: { high: 34.2, wide: 11.4, sticks: [...row(THREE, TOP, [G, G, G]), ...row(THREE, LOW, [B, B, B])] },
  7: {
    high: 22.8,
    wide: 10,
    sticks: [[30.5, 27.6, R], ...row(THREE, 51.6, [G, B, G]), ...row(THREE, 75.6, [G, B, G])],
  },
  9: {
    high: 22.8,
    wide: 10,
    sticks: [27.6, 51.6, 75.6].flatMap((y) => row(THREE, y, [G, R, B])),
  },
};

/** Bamboo of 8: a W under an M, as carved sets have it. */
const M_AND_W = /** @type {[number, string, number][]} */ ([
  [TOP, G, 1],
  [LOW, B, -1],
]);

function eight() {
  const pens = { [G]: new Pen(), [B]: new Pen() };
  for (const [y, ink, lean] of M_AND_W) {
    for (const side of [-1, 1]) {
      stick(pens[ink].place({ x: 30.5 + side * 20.9, y }), 34.2, 9);
      stick(pens[ink].place({ x: 30.5 + side * 8.3, y, turn: side * lean * 13 }), 33.8, 8);
    }
  }
  return fill(G, pens[G]) + fill(B, pens[B]);
}

/** How large the sticks of 2..9 are, and where they lie. @param {number} n @returns {{high: number, wide: number, sticks: Stick[]}} */
export function sticksOf(n) {
  if (n !== 8) return LAYOUT[n];
  const sticks = M_AND_W.flatMap(([y, ink, lean]) =>
    [-1, 1].flatMap((side) => [
      /** @type {Stick} */ ([30.5 + side * 20.9, y, ink]),
      /** @type {Stick} */ ([30.5 + side * 8.3, y, ink, side * lean * 13]),
    ]),
  );
  return { high: 34, wide: 8.6, sticks };
}

/** @param {number} n 2..9 @returns {string} SVG inside a 60 by 90 box */
export function bamboo(n) {
  if (n === 8) return eight();
  const { high, wide, sticks } = LAYOUT[n];
  return [R, G, B]
    .map((ink) => {
      const pen = new Pen();
      for (const [x, y, colour, turn = 0] of sticks) if (colour === ink) stick(pen.place({ x, y, turn }), high, wide);
      return pen.parts.length > 0 ? fill(ink, pen) : "";
    })
    .join("");
}
