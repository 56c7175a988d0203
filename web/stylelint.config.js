// Styles: what a browser would pass over in silence, and what the tokens are there for.

// A length of its own; a share of what stands around (em, %, cqi) is none.
const OWN_SIZE = "/(^|[^\\w.-])\\.?\\d[\\d.]*(px|rem|pt|mm|cm|in|pc|q)\\b/i";

// A shadow of its own: an edge that fades over pixels. A ring has none, a tile's fades by the tile's width.
const OWN_SHADOW = "/(^|,|\\binset)\\s*-?[\\d.]+(px)?\\s+-?[\\d.]+(px)?\\s+[\\d.]+(px|rem)/i";

// A step or half step of the grid written in figures; what lies between them, and what is counted out within calc(), stays.
const GRID_STEP = "/(^|\\s)(2|4|6|8|10|12|14|16|20|24|32|40|48|64)px(\\s|$)/";

const NAME_COLOUR =
  "name the colour in src/style/tokens.css, or in drawn.css where it is of a drawing, and use its token";

/** @type {import("stylelint").Config} */
export default {
  overrides: [
    { files: ["**/*.svelte", "**/*.html"], customSyntax: "postcss-html" },
    // The sheets where sizes, shadows and colours are said in figures; and the workshop's pages, which show boxes and no design.
    {
      files: ["src/style/{tokens,drawn}.css", "dev/**"],
      rules: {
        "declaration-property-value-disallowed-list": null,
        "color-no-hex": null,
        "color-named": null,
        "function-disallowed-list": null,
      },
    },
  ],
  rules: {
    // What a browser does not know it leaves out, and nobody is told.
    "property-no-unknown": true,
    "unit-no-unknown": true,
    "at-rule-no-unknown": true,
    "color-no-invalid-hex": true,
    "function-calc-no-unspaced-operator": true,
    "media-feature-name-no-unknown": true,
    "selector-pseudo-element-no-unknown": true,
    "selector-type-no-unknown": [true, { ignore: ["custom-elements"] }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Said twice, the first is dead.
    "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-values"] }],
    "declaration-block-no-duplicate-custom-properties": true,
    "declaration-block-no-shorthand-property-overrides": true,
    "no-duplicate-at-import-rules": true,
    "block-no-empty": true,
    // Values with a meaning have a name in tokens.css: said in figures here and there they drift apart.
    "declaration-property-value-disallowed-list": [
      {
        "font-size": [OWN_SIZE],
        font: [OWN_SIZE],
        "/^(box|text)-shadow$/": [OWN_SHADOW],
        "/^(scroll-)?(padding|margin)(-|$)/": [GRID_STEP],
        "/^((row|column)-)?gap$/": [GRID_STEP],
        "/(^|-)filter$/": ["/drop-shadow\\((?!var\\()/i"],
      },
      { message: "name the value in src/style/tokens.css and use its token" },
    ],
    "color-no-hex": [true, { message: NAME_COLOUR }],
    "color-named": ["never", { message: NAME_COLOUR }],
    "function-disallowed-list": [["/^(rgb|hsl)a?$/", "/^(ok)?(lab|lch)$/", "hwb", "color"], { message: NAME_COLOUR }],
  },
};
