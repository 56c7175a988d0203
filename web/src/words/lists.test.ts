// Lists written without Intl look as Intl writes them.

import { describe, expect, it } from "vitest";
import { languages } from "./languages.generated";
import { writeList } from "./lists";

const WORDS = ["a", "b", "c", "d"];

describe.each(languages)("a list in %s", (language) => {
  it.each(["conjunction", "disjunction"] as const)("reads as the browser writes it: %s", (type) => {
    const form = new Intl.ListFormat(language, { type });
    for (let count = 0; count <= WORDS.length; count += 1) {
      const words = WORDS.slice(0, count);
      expect(writeList(language, type, words)).toBe(form.format(words));
    }
  });
});
