// Looking for words in a book.

import { describe, expect, it } from "vitest";
import type { Block, Book } from "../wire/generated";
import { countFound, found } from "./search";

const words = (text: string): Block => ({ kind: "words", text }) as Block;
const heading = (text: string): Block => ({ kind: "subheading", text, anchor: "" }) as Block;

const book = {
  chapters: [
    { id: "tiles", title: "Tiles", blocks: [words("Three dragons"), heading("Flowers"), words("Plum and orchid")] },
    {
      id: "points",
      title: "Points",
      blocks: [
        heading("Pungs"),
        words("A pung of dragons"),
        words("Of dragons, hidden"),
        heading("Kongs"),
        words("Four"),
      ],
    },
  ],
} as unknown as Book;

const texts = (asked: string): string[][] =>
  found(book, asked).map(({ blocks }) => blocks.map((block) => ("text" in block ? block.text : "")));

describe("what is found in a book", () => {
  it("is all of it where nothing is asked", () => {
    expect(found(book, " ")).toBe(book.chapters);
  });

  it("stands once under each heading under which it stood, and a heading alone is not found", () => {
    expect(texts("DRAGON")).toEqual([["Three dragons"], ["Pungs", "A pung of dragons", "Of dragons, hidden"]]);
    expect(texts("orchid plum")).toEqual([["Flowers", "Plum and orchid"]]);
    expect(texts("kongs")).toEqual([]);
  });

  it("is counted without its headings", () => {
    expect(countFound(found(book, "dragon"))).toBe(3);
  });
});
