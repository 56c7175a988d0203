// @ts-check
/** Characters, winds and dragons: brush outlines, a little emboldened as a carver's groove is wider than the brush. */
import { readFileSync } from 'node:fs';
import { INK } from './inks.mjs';
import { Pen, fill, short } from './pen.mjs';

/** @typedef {{d: string, box: [number, number, number, number], em: number}} Outline */
/** @type {{characters: Record<string, Outline>, index: Record<string, Outline>}} */
const GLYPHS = JSON.parse(readFileSync(new URL('./glyphs.json', import.meta.url), 'utf8'));

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
  const line = bold > 0 ? ` stroke="${ink}" stroke-width="${short(bold / Math.sqrt(sx * sy))}" stroke-linejoin="round"` : '';
  const e = short(x - (sx * (x0 + x1)) / 2);
  const f = short(y + (sy * (y0 + y1)) / 2);
  return `<path transform="matrix(${sx.toFixed(4)} 0 0 ${(-sy).toFixed(4)} ${e} ${f})" fill="${ink}"${line} d="${glyph.d}"/>`;
}

/** @param {number} n 1..9 */
export function characters(n) {
  const numeral = '一二三四五六七八九'[n - 1];
  return (
    character(numeral, { x: 31.5, y: 27, w: 43, h: 38, ink: INK.blue, bold: 1.3, em: true }) +
    character('萬', { x: 30, y: 66, w: 43, h: 42, ink: INK.red, bold: 0.8 })
  );
}

/** The white dragon: a blue frame, its corners folded like a meander. */
function frame() {
  const pen = new Pen();
  pen.pill(30, 50.5, 46, 70, 4).pill(30, 50.5, 38.4, 62.4, 1.6);
  pen.pill(30, 50.5, 35.2, 59.2, 1).pill(30, 50.5, 33, 57, 0.8);
  for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]]) {
    const x = 30 + sx * 13.2;
    const y = 50.5 + sy * 25.2;
    // An L within each corner, its feet towards the middle.
    pen.move(x, y).line(x - sx * 9, y).line(x - sx * 9, y + sy * 0).line(x - sx * 9, y - sy * 1.5);
    pen.line(x - sx * 1.5, y - sy * 1.5).line(x - sx * 1.5, y - sy * 12).line(x, y - sy * 12).close();
  }
  return fill(INK.blue, pen);
}

/** @param {number} n 1..7: east, south, west, north, white, green, red */
export function honours(n) {
  if (n === 5) return frame();
  if (n === 6) return character('發', { x: 30, y: 50.5, w: 51, h: 63, ink: INK.green, bold: 1.1 });
  if (n === 7) return character('中', { x: 30, y: 50.5, w: 47, h: 68, ink: INK.red, bold: 2.2 });
  const sign = '東南西北'[n - 1];
  const wide = { 東: 51, 南: 47, 西: 48, 北: 51 }[sign] ?? 50;
  const high = { 東: 64, 南: 64, 西: 56, 北: 60 }[sign] ?? 60;
  return character(sign, { x: 30, y: 50.5, w: wide, h: high, ink: INK.blue, bold: 1.6 });
}

/** Corner sign, cap height 11, its left top at (0, 0). @param {string} sign */
export function indexSign(sign) {
  const { d, box, em } = GLYPHS.index[sign];
  const scale = 11 / (0.66 * em);
  return `<path transform="matrix(${scale.toFixed(4)} 0 0 ${(-scale).toFixed(4)} ${short(-box[0] * scale)} 11)" d="${d}"/>`;
}
