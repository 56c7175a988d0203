// @ts-check
/**
 * The face with large figures: the figure above, as high as half the tile, and one sign of the suit below it. Dragons, flowers
 * and seasons are drawn as on the standing face.
 */
import { stick } from "./bamboo.mjs";
import { character, outlined } from "./characters.mjs";
import { coin } from "./circles.mjs";
import { INK } from "./inks.mjs";
import { Pen, fill } from "./pen.mjs";

/** Where the sign of the suit lies. */
const LOW = { x: 30, y: 68.5 };

/** @returns {Record<string, string>} sign of the suit (or the wind's character) by name */
export function emblems() {
  const sticks = new Pen();
  for (const x of [-9, 9]) stick(sticks.place({ x: LOW.x + x, y: LOW.y }), 34, 12.5);
  const ring = new Pen();
  coin(ring, LOW.x, LOW.y, 17);
  /** @param {string} sign */
  const wind = (sign) => character(sign, { ...LOW, w: 36, h: 35, ink: INK.red, bold: 1.6 });
  return {
    m: character("萬", { ...LOW, w: 36, h: 35, ink: INK.red, bold: 1.4 }),
    p: fill(INK.blue, ring),
    s: fill(INK.green, sticks),
    "1z": wind("東"),
    "2z": wind("南"),
    "3z": wind("西"),
    "4z": wind("北"),
  };
}

/** A figure or the letters of a wind, in the middle of the upper half. @param {string} sign */
export function figure(sign) {
  return outlined(sign, { x: 30, y: 26.5, w: 48, h: 40, bold: 1.7 });
}
