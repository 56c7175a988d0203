// Own faces: what a text says, what is wrong with it, how a word stands on a tile, what a set is called.

import { beforeEach, describe, expect, it } from "vitest";
import type { SoloFaces } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import { entryFace, lettering } from "./face";
import { readFaces, writeFaces, type FacesFault } from "./text";
import { faceName, facesName } from "./words";

const KANA = "か ka\nき ki\nく ku\nけ ke\nこ ko\n";
const entries = (text: string): string[] =>
  readFaces(text).entries.map(({ sign, sound }) => (sound ? `${sign}=${sound}` : sign));
const faults = (text: string): readonly FacesFault[] => readFaces(text).faults;

const set = (part: Partial<SoloFaces> = {}): SoloFaces => ({
  id: "own-1",
  name: "Kana",
  language: "ja",
  sided: true,
  entries: [...readFaces(KANA).entries],
  ...part,
});

describe("what is typed in", () => {
  it("is a sign a line, or a sign and its sound, however they are spaced and whatever system wrote the lines", () => {
    expect(entries("а\r\n  б \rв\n\nг\n# a note\nд")).toEqual(["а", "б", "в", "г", "д"]);
    expect(entries("か   ka\n\tき\tki")).toEqual(["か=ka", "き=ki"]);
    expect(faults(KANA)).toEqual([]);
    expect(readFaces(KANA)).toMatchObject({ name: "", language: "" });
  });

  it("has five entries at least and 120 at most", () => {
    const many = (count: number): string => Array.from({ length: count }, (_, at) => `x${at}`).join("\n");
    expect(faults(many(4))).toEqual([{ kind: "few", line: 0, count: 4 }]);
    expect(faults(many(5))).toEqual([]);
    expect(faults(many(120))).toEqual([]);
    expect(faults(many(121))).toEqual([{ kind: "many", line: 0, count: 121 }]);
  });

  it("has signs of six letters at most and sounds of eight, counted as one sees them", () => {
    expect(faults(`${KANA}abcdef abcdefgh`)).toEqual([]);
    expect(faults(`${KANA}abcdefg x`)).toEqual([{ kind: "long-sign", line: 6, text: "abcdefg" }]);
    expect(faults(`${KANA}a bcdefghij`)).toEqual([{ kind: "long-sound", line: 6, text: "bcdefghij" }]);
    // letters beyond the first plane are one each
    expect(faults(`${KANA}😀😁😂😃😄😅 x`)).toEqual([]);
  });

  it("has every sign and every sound once, and says where the first one stands", () => {
    expect(faults(`${KANA}か gu`)).toEqual([{ kind: "twice", line: 6, text: "か", first: 1 }]);
    expect(faults(`${KANA}が ki`)).toEqual([{ kind: "twice", line: 6, text: "ki", first: 2 }]);
    // a sign that is its own sound is one word
    expect(faults(`${KANA}o o`)).toEqual([]);
  });

  it("has sounds everywhere or nowhere", () => {
    expect(faults(`${KANA}さ`)).toEqual([{ kind: "needs-sound", line: 6, text: "さ" }]);
    expect(faults("a\nb\nc\nd\ne\nf g")).toEqual([{ kind: "has-sound", line: 6, text: "f g" }]);
  });

  it("has no signs that nobody sees, and shows where they are", () => {
    expect(faults(`${KANA}a\u200bb x`)).toEqual([{ kind: "not-printable", line: 6, text: "a·b" }]);
  });

  it("tells all that is wrong at once", () => {
    expect(faults("abcdefgh\nb c").map(({ kind }) => kind)).toEqual(["long-sign", "has-sound", "few"]);
  });
});

describe("a file of faces", () => {
  it("is read back as it was written, its name and language with it", () => {
    const text = writeFaces(set({ name: "My kana" }));
    expect(text).toBe(`eastwind-faces 1\nname My kana\nlanguage ja\n\n${KANA}`);
    expect(readFaces(text)).toEqual({ name: "My kana", language: "ja", entries: set().entries, faults: [] });
    expect(writeFaces(set({ language: "" }))).not.toContain("language");
  });

  it("may begin with a mark of its encoding; `name` further down, or typed in, is a sign as any other", () => {
    expect(readFaces(`\ufeff${writeFaces(set())}`).name).toBe("Kana");
    expect(entries(`eastwind-faces 1\n${KANA}name x`).at(-1)).toBe("name=x");
    expect(entries("name x")).toEqual(["name=x"]);
  });
});

describe("a face", () => {
  it("is a sign or its sound, in an ink that takes turns", () => {
    expect(entryFace(set(), 1)).toEqual({ text: "き", language: "ja", sound: false, hue: 1 });
    expect(entryFace(set(), 4, true)).toEqual({ text: "ko", language: "", sound: true, hue: 0 });
    expect(entryFace(set(), 9)).toMatchObject({ text: "?" });
  });

  it("has its sound in the language of the signs where that is written in it", () => {
    const kana = set({ entries: [{ sign: "あ", sound: "ア" }] });
    expect(entryFace(kana, 0, true)).toMatchObject({ text: "ア", language: "ja" });
    const greek = set({ language: "el", entries: [{ sign: "Α", sound: "α" }] });
    expect(entryFace(greek, 0, true)).toMatchObject({ language: "el" });
  });

  it("is as large as it can be: one sign fills it, a long word is turned, and none is wider than the tile", () => {
    expect(lettering("a")).toEqual({ size: 46, turned: false });
    expect(lettering("あ")).toEqual({ size: 46, turned: false });
    expect(lettering("ka").turned).toBe(false);
    expect(lettering("omicron").turned).toBe(true);
    // narrow letters need less room than broad ones
    expect(lettering("ill").size).toBeGreaterThan(lettering("mmm").size);
    const sizes = Array.from({ length: 8 }, (_, at) => lettering("x".repeat(at + 1)));
    for (const [at, { size, turned }] of sizes.entries()) {
      expect(size * 0.57 * (at + 1)).toBeLessThanOrEqual(turned ? 78.01 : 50.01);
      expect(size).toBeGreaterThan(12);
    }
    // capitals of another script are as broad as those of this one
    expect(lettering("АБВ")).toEqual(lettering("ABC"));
  });
});

describe("names", () => {
  beforeEach(() => i18n.choose("en"));

  it("of tiles are read out, of signs the signs", () => {
    expect(faceName({ code: "5z" })).toBe("white dragon");
    expect(faceName(entryFace(set(), 0))).toBe("か");
    expect(faceName(undefined)).toBe("");
  });

  it("of ready sets are in the reader's language, of own ones as they were given", async () => {
    const ready = { id: "latin", name: "solo-faces-latin" };
    expect([facesName(null), facesName(ready), facesName(set())]).toEqual([
      "The tiles of the set",
      "Latin letters",
      "Kana",
    ]);
    await i18n.choose("pl");
    expect(facesName(ready)).not.toBe("Latin letters");
    expect(facesName(set())).toBe("Kana");
  });
});
