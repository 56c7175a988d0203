// @ts-check
/** The suit of circles: rings and petals cut out of one disc of ink, so that ivory shows through. */
import { INK } from "./inks.mjs";
import { Pen, fill } from "./pen.mjs";

const { red: R, green: G, blue: B } = INK;

/**
 * One coin of radius r: rim, ivory groove, a flower of petals, a bead in the middle.
 * @param {Pen} pen @param {number} x @param {number} y @param {number} r
 */
export function coin(pen, x, y, r) {
  const petals = 8;
  pen
    .place({ x, y })
    .circle(0, 0, r)
    .circle(0, 0, r * 0.82)
    .circle(0, 0, r * 0.72);
  for (let i = 0; i < petals; i++) {
    pen.place({ x, y, turn: (360 / petals) * i }).petal(r * 0.22, r * 0.62, r * 0.29, 0.66);
    // Where there is room for it, a vein of ink in each petal.
    if (r > 12) pen.petal(r * 0.34, r * 0.55, r * 0.09, 0.66);
  }
  pen.place({ x, y });
  if (r > 9.5) pen.circle(0, 0, r * 0.14);
  if (r > 12) pen.circle(0, 0, r * 0.07);
}

/** A large coin, for the face that has but two: a beaded rim and a double flower. @param {Pen} pen @param {number} x @param {number} y @param {number} r */
function medallion(pen, x, y, r) {
  const beads = 18;
  pen.place({ x, y }).circle(0, 0, r);
  for (let i = 0; i < beads; i++) {
    const a = (2 * Math.PI * i) / beads;
    pen.circle(Math.cos(a) * r * 0.85, Math.sin(a) * r * 0.85, r * 0.07);
  }
  pen.circle(0, 0, r * 0.71).circle(0, 0, r * 0.635);
  for (let i = 0; i < 8; i++)
    pen
      .place({ x, y, turn: 45 * i })
      .petal(r * 0.2, r * 0.58, r * 0.31, 0.66)
      .petal(r * 0.33, r * 0.52, r * 0.1, 0.66);
  pen
    .place({ x, y })
    .circle(0, 0, r * 0.135)
    .circle(0, 0, r * 0.07);
}

/** Circle of 1: one large rosette in all three inks. */
function rosette() {
  const x = 30.5;
  const y = 51;
  const green = new Pen({ x, y });
  green.circle(0, 0, 27).circle(0, 0, 25.7).circle(0, 0, 24.7);
  for (let i = 0; i < 20; i++) green.place({ x, y, turn: 18 * i }).petal(16.9, 23.5, 5.2, 0.42);
  for (let i = 0; i < 20; i++) green.place({ x, y, turn: 18 * i }).petal(18.2, 21.8, 1.5, 0.45);
  green.place({ x, y }).circle(0, 0, 15.6);
  const blue = new Pen({ x, y }).circle(0, 0, 14.7).circle(0, 0, 13.5);
  for (let i = 0; i < 8; i++) blue.place({ x, y, turn: 45 * i + 22.5 }).petal(6.4, 12.7, 3.4, 0.62);
  const red = new Pen({ x, y });
  for (let i = 0; i < 8; i++) red.place({ x, y, turn: 45 * i }).petal(3.6, 12.9, 6, 0.6);
  for (let i = 0; i < 8; i++) red.place({ x, y, turn: 45 * i }).petal(6, 10.8, 1.7, 0.6);
  const heart = new Pen({ x, y }).circle(0, 0, 3.5).circle(0, 0, 2.3);
  return fill(G, green) + fill(B, blue) + fill(R, red) + fill(B, heart) + fill(R, new Pen({ x, y }).circle(0, 0, 1.3));
}

/** Three coins side by side. @param {number} y @param {string} ink @returns {[number, number, string][]} */
const row = (y, ink) => [12.7, 30.5, 48.3].map((x) => [x, y, ink]);

/** Where the coins of 2..9 lie: [x, y, ink]. The 6 is two red over four green, the 9 three rows of three. */
/** @type {Record<number, {r: number, large?: boolean, coins: [number, number, string][]}>} */
const LAYOUT = {
  2: {
    r: 16.6,
    large: true,
    coins: [
      [30.5, 33, G],
      [30.5, 69, B],
    ],
  },
  3: {
    r: 12.6,
    coins: [
      [16.6, 29.2, B],
      [30.5, 51, R],
      [44.4, 72.8, G],
    ],
  },
  4: {
    r: 12.8,
    coins: [
      [16.8, 31, B],
      [44.2, 31, G],
      [16.8, 71, G],
      [44.2, 71, B],
    ],
  },
  5: {
    r: 11.3,
    coins: [
      [15.6, 28, B],
      [45.4, 28, G],
      [30.5, 51, R],
      [15.6, 74, G],
      [45.4, 74, B],
    ],
  },
  6: {
    r: 10.9,
    coins: [
      [17.6, 27, R],
      [43.4, 27, R],
      [17.6, 52, G],
      [43.4, 52, G],
      [17.6, 75, G],
      [43.4, 75, G],
    ],
  },
  7: {
    r: 9.2,
    coins: [
      [14.4, 25, G],
      [31.2, 30.8, G],
      [48, 36.6, G],
      [19.4, 56.6, R],
      [43, 56.6, R],
      [19.4, 76.8, R],
      [43, 76.8, R],
    ],
  },
  8: {
    r: 8.8,
    coins: [24.4, 42.1, 59.8, 77.5].flatMap((y) => [
      [19, y, B],
      [42, y, B],
    ]),
  },
  9: {
    r: 8.5,
    coins: [...row(26, G), ...row(51.3, R), ...row(76.6, B)],
  },
};

/** How large the coins of 2..9 are, and where they lie. @param {number} n */
export const coinsOf = (n) => LAYOUT[n];

/** @param {number} n 1..9 @returns {string} SVG inside a 60 by 90 box */
export function circles(n) {
  if (n === 1) return rosette();
  const { r, large, coins } = LAYOUT[n];
  return [R, G, B]
    .map((ink) => {
      const pen = new Pen();
      for (const [x, y, colour] of coins) if (colour === ink) (large ? medallion : coin)(pen, x, y, r);
      return pen.parts.length > 0 ? fill(ink, pen) : "";
    })
    .join("");
}
