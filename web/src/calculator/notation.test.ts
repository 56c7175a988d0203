// Hands as people type and paste them: the same here and on the command line (`tests/interchange/test_typed_tiles.py`).

import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/notation/typed.json";
import { i18n } from "../words/i18n.svelte";
import { languages } from "../words/languages.generated";
import { readingFault } from "./words";
import { readHand, writeTiles } from "../hand/notation";

describe("a hand that is typed or pasted", () => {
  it.each(golden.read)("is read: $text", ({ text, hand, sets, flowers }) => {
    const reading = readHand(text);
    if (!("sheet" in reading)) throw new Error(JSON.stringify(reading));
    const { sheet } = reading;
    expect(sheet.hand.toSorted()).toEqual(hand.toSorted());
    expect(sheet.sets.map(({ tiles }) => writeTiles(tiles)).toSorted()).toEqual(sets.toSorted());
    expect(sheet.flowers.toSorted()).toEqual(flowers.toSorted());
  });

  it.each(golden.refused)("is refused with its place: $text", ({ text, at, piece, cyrillic }) => {
    const reading = readHand(text);
    expect(reading).toMatchObject({ fault: { at, piece } });
    expect("fault" in reading && reading.fault.reason === "cyrillic").toBe(cyrillic ?? false);
  });

  it("is told in every language that a letter is a Cyrillic one", async () => {
    for (const language of languages) {
      await i18n.choose(language);
      expect(readingFault(readHand("12m 3с"))).toMatch(/6.*с.*(Cyrillic|кирил|cyrylic)/is);
    }
    await i18n.choose("en");
  });
});
