import { afterAll, describe, expect, test } from "vitest";
import { i18n, languages } from "../../words/i18n.svelte";
import type { LegalAction } from "../../wire/generated";
import { sortChoices } from "./choices";
import { describeQuestion } from "./describe";

const act = (word: string): LegalAction => {
  const [kind = "", tile = null, way] = word.split(" ");
  return {
    word,
    kind: kind as LegalAction["kind"],
    tile: tile as LegalAction["tile"],
    tiles: [],
    ready: way === "ready" || way === "at_once" ? way : "no",
  };
};
const asked = (...words: string[]): string => describeQuestion(sortChoices(words.map(act)));

describe("what may be done is told in a sentence", () => {
  const before = i18n.language;
  afterAll(async () => i18n.choose(before));

  test.each(languages)("that ends once in %s, also with a mahjong, which its button calls out", async (language) => {
    await i18n.choose(language);
    for (const said of [
      asked("mahjong", "discard 1m"),
      asked("chow 3m", "pung", "mahjong", "pass"),
      asked("kong", "flower 1f", "mahjong"),
    ]) {
      expect(said).toMatch(/[^.!?…:,]\.$/);
      expect(said).not.toMatch(/[!?…,:]\s*[.!?,]/);
    }
  });

  test("with no capital in the middle of it", async () => {
    await i18n.choose("en");
    expect(asked("pung", "kong", "mahjong", "pass")).toBe("You may: pung, kong, mahjong, and pass.");
  });
});
