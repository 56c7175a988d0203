// @ts-check
/**
 * The inks of the tiles. Each is a CSS custom property with its value as fallback, so a page may offer other inks
 * (for colour-blind players, for print) without another drawing, and a face can be stamped a second time in one light
 * tone as the lower lip of an engraving. The values are those of the design; tokens.css sets the same ones.
 */
const VALUES = /** @type {const} */ ({
  red: "#b3262e",
  green: "#1c6b43",
  blue: "#23477f",
  black: "#1d2327",
  // The face itself, for lines cut out of ink.
  ivory: "#fcf7ea",
  // Restrained extra tones, for the eight flowers and seasons only.
  rose: "#d9848a",
  blush: "#f0c8c4",
  gold: "#c98f1f",
  honey: "#e6bd5e",
  violet: "#6f4f95",
  lilac: "#a98cc4",
  leaf: "#5f9a5c",
  bark: "#6b4a2f",
  rust: "#b9521f",
  amber: "#d98a2b",
  sky: "#7fa3c4",
  snow: "#e1ecf2",
});

/** @typedef {keyof typeof VALUES} InkName */

/** @type {Record<InkName, string>} */
export const INK = /** @type {any} */ (
  Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [name, `var(--tile-${name},${value})`]))
);

export const INK_VALUES = VALUES;
