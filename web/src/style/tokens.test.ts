import { describe, expect, it } from "vitest";
import { INK_VALUES } from "../../art/inks.mjs";
import { tokensSheet } from "../../art/tokens-sheet.mjs";
import { PAIRS, contrast, luminance, tokensOf } from "./contrast";

const sheet = tokensSheet();
const [index] = Object.values(
  import.meta.glob<string>("../../index.html", { query: "?raw", import: "default", eager: true }),
);

/** The text between the braces after a selector. */
function block(selector: string): string {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  return sheet.slice(start, sheet.indexOf("}", start));
}

const light = tokensOf(block(":root"));
const dark = tokensOf(block(":root"), "night");

const grounds: [theme: string, tokens: Record<string, string>][] = [
  ["light", light],
  ["dark", dark],
];

describe("tokens", () => {
  it("measures contrast as WCAG does", () => {
    expect(luminance("#ffffff")).toBeCloseTo(1);
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    // The lightest grey that just passes on white.
    expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
    expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
    expect(() => luminance("red")).toThrow(RangeError);
  });

  for (const [theme, tokens] of grounds) {
    for (const { text, on, least } of PAIRS) {
      it.each(on)(`${theme}: ${text} is legible on %s`, (ground) => {
        expect(tokens).toHaveProperty(text);
        expect(tokens).toHaveProperty(ground);
        expect(contrast(tokens[text] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(least);
      });
    }
  }

  // Every cloth that may be chosen carries the same words.
  describe.each(["blue", "wine"])("on %s felt", (felt) => {
    const cloth = block(`[data-felt="${felt}"]`);
    it.each([
      ["light", light, tokensOf(cloth)],
      ["dark", dark, tokensOf(cloth, "night")],
    ])("%s: all that stands on it is legible", (_, tokens, own) => {
      const laid: Record<string, string> = { ...tokens, ...own };
      const pairs = PAIRS.flatMap(({ text, on, least }) =>
        on.filter((it) => it in own).map((it) => ({ text, it, least })),
      );
      expect(pairs.length).toBeGreaterThan(20);
      for (const { text, it: ground, least } of pairs)
        expect(contrast(laid[text] ?? "", laid[ground] ?? "")).toBeGreaterThanOrEqual(least);
    });
  });

  it("lays the buttons of a board in the cloth's own colour", () => {
    expect(tokensOf(block(":root"))["zooms-ground"]).toContain("var(--plate)");
  });

  it("has inks of the plain face that are stronger than the carved one's, and far beyond what letters need", () => {
    const plain = tokensOf(block('[data-face="plain"]'));
    for (const ink of ["red", "green", "blue", "black"]) {
      const strength = contrast(plain[`tile-${ink}`] ?? "", plain["tile-face-low"] ?? "");
      expect(strength).toBeGreaterThan(7);
      expect(strength).toBeGreaterThan(contrast(light[`tile-${ink}`] ?? "", light["tile-face"] ?? ""));
    }
  });

  it("is dark in the same way whether the system or the player asks", () => {
    const turned = { "by-day": "", "by-night": "initial" };
    for (const selector of [':root:not([data-theme="light"])', ':root[data-theme="dark"]'])
      expect(tokensOf(block(selector))).toEqual(turned);
    expect(tokensOf(block(":root"))).toMatchObject({ "by-day": "initial", "by-night": "" });
    expect(Object.keys(dark).filter((name) => dark[name] !== light[name]).length).toBeGreaterThan(10);
  });

  it("gives the tiles the inks they were drawn with", () => {
    for (const name of ["red", "green", "blue", "black"] as const) expect(light[`tile-${name}`]).toBe(INK_VALUES[name]);
  });

  it("colour the window as they colour the bar, before the page has begun", () => {
    const coloured = [
      ...(index ?? "").matchAll(/name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"/g),
    ];
    expect(coloured.map(([, scheme, colour]) => [scheme, colour])).toEqual([
      ["light", light["paper"]],
      ["dark", dark["paper"]],
    ]);
  });
});
