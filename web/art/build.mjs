// @ts-check
/**
 * Draws all faces and writes them as one module of SVG symbols: `npm run art`.
 * The output is committed; a test says when it no longer agrees with the drawings.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bamboo } from "./bamboo.mjs";
import { bird } from "./bird.mjs";
import { character, characters, DRAGON_MARKS, honours, indexSign } from "./characters.mjs";
import { circles } from "./circles.mjs";
import { bambooGrove, chrysanthemum, orchid, plum } from "./flowers.mjs";
import { INK } from "./inks.mjs";
import { emblems, figure } from "./large.mjs";
import { shorten } from "./minify.mjs";
import { plainFaces } from "./plain.mjs";
import { autumn, spring, summer, winter } from "./seasons.mjs";

const FLOWERS = [plum, orchid, chrysanthemum, bambooGrove, spring, summer, autumn, winter];

/** @param {number} n 1..8 */
function flowerOrSeason(n) {
  const ink = n <= 4 ? INK.red : INK.black;
  return (
    FLOWERS[n - 1]() +
    character("梅蘭菊竹春夏秋冬"[n - 1], { x: 46.5, y: 14.4, w: 18, h: 19, ink, bold: n === 2 ? 0 : 0.35 })
  );
}

/** @returns {Record<string, string>} drawing by tile code, each in a box of 60 by 90 */
export function faces() {
  /** @type {Record<string, string>} */
  const all = {};
  for (let n = 1; n <= 9; n++) all[`${n}m`] = characters(n);
  for (let n = 1; n <= 9; n++) all[`${n}p`] = circles(n);
  for (let n = 1; n <= 9; n++) all[`${n}s`] = n === 1 ? bird() : bamboo(n);
  for (let n = 1; n <= 7; n++) all[`${n}z`] = honours(n);
  for (let n = 1; n <= 8; n++) all[`${n}f`] = flowerOrSeason(n);
  return all;
}

/** The letters of winds, in the alphabets in which the page writes them. */
const WIND_SIGNS = [..."ESWN", ..."ВЮЗСИ", "Pd", "Z", "Pn"];

/** The name of a sign's drawing, in letters that need no encoding. @param {string} sign */
const signId = (sign) =>
  `tile-index-${[...sign].map((letter) => (letter < "\u0080" ? letter : `u${letter.codePointAt(0)?.toString(16)}`)).join("")}`;

/** Path data of glyphs is in a thousand units to the em, that of drawings in 60 by 90. @param {string} art */
const compact = (art) =>
  art.replace(
    /(<path[^>]*?) d="([^"]+)"/g,
    (_, head, d) => `${head} d="${shorten(d, head.includes("matrix") ? 0 : 2)}"`,
  );

/** @param {string} id @param {string} art in a box of 60 by 90 */
const symbol = (id, art) => `<symbol id="${id}" viewBox="0 0 60 90">${compact(art)}</symbol>`;

/** @param {string[]} symbols */
const holding = (symbols) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute">${symbols.join("")}</svg>`;

/** @returns {string} the SVG that holds every symbol of the standing face, and the corner signs, once */
export function sprite() {
  const symbols = Object.entries(faces()).map(([code, art]) => symbol(`tile-${code}`, art));
  const drawn = [..."123456789", ...WIND_SIGNS].map((sign) => [sign, compact(indexSign(sign))]);
  const signs = [...drawn, ...Object.entries(DRAGON_MARKS)].map(
    ([sign = "", art]) => `<symbol id="${signId(sign)}" viewBox="0 0 12 12" overflow="visible">${art}</symbol>`,
  );
  return holding([...symbols, ...signs]);
}

/** @returns {string} what the face with large figures has of its own */
function largeSprite() {
  return holding([
    ...Object.entries(emblems()).map(([name, art]) => symbol(`tile-large-${name}`, art)),
    ...[..."123456789", ...WIND_SIGNS].map((sign) => symbol(signId(sign).replace("index", "figure"), figure(sign))),
  ]);
}

/** @returns {string} the drawings of the plain face */
function plainSprite() {
  return holding(Object.entries(plainFaces()).map(([code, art]) => symbol(`tile-plain-${code}`, art)));
}

/** @param {string} svg */
const moduleOf = (svg) =>
  `// Written by art/build.mjs from the drawings beside it. Do not edit: run \`npm run art\`.\nexport const SPRITE = ${JSON.stringify(svg)};\n`;

/** @returns {Record<string, string>} the texts of the modules in src/tiles, by name */
export function spriteModules() {
  return {
    "sprite.generated.ts": moduleOf(sprite()),
    "sprite-large.generated.ts": moduleOf(largeSprite()),
    "sprite-plain.generated.ts": moduleOf(plainSprite()),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(spriteModules()))
    writeFileSync(fileURLToPath(new URL(`../src/tiles/${name}`, import.meta.url)), text);
}
