// Files that somebody chooses, as editors and shells of Windows leave them.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writeText } from "../../tests/support/textFile";
import { readText, withoutMark } from "./textFile";

const TEXT = "Łucja; Боян\r\n松 🀄\n";

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
    expect(await readText(writeText(TEXT, form))).toBe(TEXT);
  });

  it("may be short or empty", async () => {
    expect(await readText(new Blob([]))).toBe("");
    expect(await readText(new Blob(["a"]))).toBe("a");
    expect(await readText(writeText("", "utf-16le"))).toBe("");
  });

  it("loses its mark where it was pasted", () => {
    expect([withoutMark("\ufeffa\ufeff"), withoutMark("a"), withoutMark("")]).toEqual(["a\ufeff", "a", ""]);
  });
});
