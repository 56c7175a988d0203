// @vitest-environment node
import { describe, expect, it } from "vitest";
import { faces, spriteModules } from "../../art/build.mjs";
import { glyphsJson } from "../../art/extract-glyphs.mjs";
import glyphs from "../../art/glyphs.json?raw";
import { TILE_CODES, WIND_SIGNS, cornerSign, signId } from "./codes";
import { faceOf } from "./face";
import { FACES } from "./faces.svelte";
import figures from "./sprite-large.generated.ts?raw";
import plain from "./sprite-plain.generated.ts?raw";
import written from "./sprite.generated.ts?raw";

describe("the drawings of the tiles", () => {
  it("are what the generator draws: else run `npm run art`", () => {
    const drawn = spriteModules();
    expect([written, figures, plain].map((text) => Object.values(drawn).includes(text))).toEqual([true, true, true]);
    expect(Object.keys(drawn)).toHaveLength(3);
  });

  it("use the outlines of the fonts as installed: else run `npm run art:glyphs`", () => {
    expect(glyphs === glyphsJson()).toBe(true);
  });

  it("show each kind once, and a sign for each corner", () => {
    expect(TILE_CODES).toHaveLength(42);
    expect(Object.keys(faces()).sort()).toEqual([...TILE_CODES].sort());
    for (const code of TILE_CODES) {
      expect(written.split(`id=\\"tile-${code}\\"`)).toHaveLength(2);
      expect(written).toContain(`id=\\"${signId(cornerSign(code, (wind) => wind))}\\"`);
    }
    for (const sign of WIND_SIGNS) expect(written).toContain(`id=\\"${signId(sign)}\\"`);
  });

  it("draw no number into a path that is not one", () => {
    for (const text of [written, figures, plain]) expect(text).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it.each(FACES)("have all that the %s face of every kind asks for", (face) => {
    const all = written + figures + plain;
    for (const code of TILE_CODES) {
      const { drawing, index } = faceOf(code, face);
      for (const id of [drawing, index]) expect(all.split(`id=\\"${id}\\"`)).toHaveLength(2);
    }
    for (const sign of [...WIND_SIGNS, ..."123456789"])
      expect(figures).toContain(`id=\\"${signId(sign).replace("index", "figure")}\\"`);
  });

  it("are small where they are asked for beside the others", () => {
    expect(figures.length).toBeLessThan(written.length / 5);
    expect(plain.length).toBeLessThan(written.length / 2);
  });

  it("show as many circles as the tile counts: two red over four green on the six, three rows of three on the nine", () => {
    const rims = (code: string, ink: string): number => {
      const path = new RegExp(`<path fill="var\\(--tile-${ink},[^"]+" fill-rule="evenodd" d="([^"]+)"`).exec(
        faces()[code] ?? "",
      );
      const radii = [...(path?.[1] ?? "").matchAll(/A([\d.]+) /g)].map((match) => Number(match[1]));
      const rim = Math.max(...radii);
      // A circle is two arcs.
      return radii.filter((radius) => radius === rim).length / 2;
    };
    expect([rims("6p", "red"), rims("6p", "green")]).toEqual([2, 4]);
    expect([rims("9p", "green"), rims("9p", "red"), rims("9p", "blue")]).toEqual([3, 3, 3]);
    expect(rims("8p", "blue")).toBe(8);
  });
});
