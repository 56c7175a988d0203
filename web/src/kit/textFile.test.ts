// Files that somebody chooses, as editors and shells of Windows leave them.

import { readdirSync, readFileSync } from "node:fs";
import { File } from "node:buffer";
import { describe, expect, it } from "vitest";
import { writeText } from "../../tests/support/textFile";
import { t } from "../words/i18n.svelte";
import { readText, withoutMark } from "./textFile";

const TEXT = "Łucja; Боян\r\n松 🀄\n";

const fileOf = (...bytes: number[]): globalThis.File =>
  new File([new Uint8Array(bytes)], "stones.txt") as unknown as globalThis.File;
const fail = (sentence: string): never => {
  throw new Error(sentence);
};

const SOURCES = new URL("../", import.meta.url);

describe("the text of a file", () => {
  it("is read here and nowhere else", () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
      (it) => /\.(ts|svelte)$/.test(it) && !it.endsWith(".test.ts"),
    );
    expect(sources.length).toBeGreaterThan(500);
    const others = sources.filter((it) =>
      /\b[Ff]ile\.text\(|readAsText/.test(readFileSync(new URL(it, SOURCES), "utf8")),
    );
    expect(others).toEqual([]);
  });

  it.each(["utf-8", "mark", "utf-16le", "utf-16be"] as const)("is read in %s", async (form) => {
    expect(await readText(writeText(TEXT, form), fail)).toBe(TEXT);
  });

  it("may be short or empty", async () => {
    expect(await readText(fileOf(), fail)).toBe("");
    expect(await readText(fileOf(0x61), fail)).toBe("a");
    expect(await readText(writeText("", "utf-16le"), fail)).toBe("");
  });

  // "Боян" in Windows' Cyrillic, "żółć" in its Central European, "é" in its Western; half a letter of UTF-8 and of UTF-16.
  it.each([
    [[0xc1, 0xee, 0xff, 0xed]],
    [[0xbf, 0xf3, 0xb3, 0xe6]],
    [[0x61, 0xe9, 0x62]],
    [[0x61, 0xc5]],
    [[0xff, 0xfe, 0x61, 0x00, 0x62]],
  ])(
    "in another encoding is refused with what to do, and no letter of it is lost without a word: %j",
    async (bytes) => {
      const told: string[] = [];
      expect(await readText(fileOf(...bytes), (sentence) => told.push(sentence))).toBeNull();
      expect(told).toEqual([t("page-file-letters", { file: "stones.txt" })]);
      expect(told[0]).toContain("UTF-8");
    },
  );

  it("that the browser cannot read is told with its name", async () => {
    const gone = fileOf();
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    const told: string[] = [];
    expect(await readText(gone, (sentence) => told.push(sentence))).toBeNull();
    expect(told).toEqual([t("page-file-unread", { file: "stones.txt" })]);
  });

  it("loses its mark where it was pasted", () => {
    expect([withoutMark("\ufeffa\ufeff"), withoutMark("a"), withoutMark("")]).toEqual(["a\ufeff", "a", ""]);
  });
});
