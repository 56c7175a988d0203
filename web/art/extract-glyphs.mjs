// @ts-check
/**
 * Takes the outlines of the few characters the tiles need out of openly licensed fonts and writes them to glyphs.json.
 * Run only when a character or a font changes: `npm run art:glyphs`. Licences: see README.md beside this file.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
// @ts-expect-error The package brings no types.
import * as fontkit from "fontkit";

const require = createRequire(import.meta.url);

/** Carved characters: a brush face, as engravers of tiles follow the brush. */
export const CHARACTERS = "一二三四五六七八九萬東南西北中發梅蘭菊竹春夏秋冬";
/** Corner index: digits for suits, and the letters of winds in the alphabets of the languages. */
export const INDEX_SIGNS = "123456789ESWNPZdn";
const CYRILLIC_SIGNS = "ВЮЗСИ";

/**
 * @param {string} packageName  npm package of one font family
 * @param {string} fileEnding   which cut of the family, e.g. "-400-normal.woff2"
 * @param {string} signs        characters wanted
 * @returns {Record<string, {d: string, box: [number, number, number, number], em: number}>} outlines, y pointing up
 */
function outlines(packageName, fileEnding, signs) {
  const folder = join(dirname(require.resolve(`${packageName}/package.json`)), "files");
  /** @type {Record<string, {d: string, box: [number, number, number, number], em: number}>} */
  const found = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(fileEnding))
    .sort()) {
    const font = /** @type {any} */ (fontkit.create(readFileSync(join(folder, file))));
    for (const sign of signs) {
      const point = /** @type {number} */ (sign.codePointAt(0));
      if (found[sign] || !font.hasGlyphForCodePoint(point)) continue;
      const glyph = font.glyphForCodePoint(point);
      const { minX, minY, maxX, maxY } = glyph.bbox;
      found[sign] = {
        d: glyph.path.toSVG().replace(/-?\d*\.\d+/g, (/** @type {string} */ n) => String(Math.round(Number(n)))),
        box: [Math.round(minX), Math.round(minY), Math.round(maxX), Math.round(maxY)],
        em: font.unitsPerEm,
      };
    }
  }
  const missing = [...signs].filter((sign) => !found[sign]);
  if (missing.length > 0) throw new Error(`${packageName} has no outline for ${missing.join("")}`);
  return Object.fromEntries([...signs].map((sign) => [sign, found[sign]]));
}

/** @returns {string} the text of glyphs.json */
export function glyphsJson() {
  return (
    JSON.stringify(
      {
        characters: outlines("@fontsource/yuji-syuku", "-400-normal.woff2", CHARACTERS),
        index: {
          ...outlines("@fontsource/source-sans-3", "-latin-700-normal.woff2", INDEX_SIGNS),
          ...outlines("@fontsource/source-sans-3", "-cyrillic-700-normal.woff2", CYRILLIC_SIGNS),
        },
      },
      null,
      1,
    ) + "\n"
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(fileURLToPath(new URL("./glyphs.json", import.meta.url)), glyphsJson());
}
