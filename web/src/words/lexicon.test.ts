// A message read alone is the message that reading all of them finds.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import texts, { rest } from "virtual:languages";
import { languages } from "./languages.generated";
import { Lexicon } from "./lexicon";

describe.each(languages)("the messages of %s", (language) => {
  it("are the same one by one as all at once", async () => {
    const { default: first } = await texts[language]();
    const { default: others } = await rest[language]();
    const whole = new FluentBundle(language, { useIsolating: false });
    const all = new FluentResource(`${first}\n${others}`);
    whole.addResource(all);
    const lexicon = new Lexicon(language, first);
    lexicon.add(others);
    for (const { id } of all.body) expect(lexicon.message(id), id).toEqual(whole.getMessage(id));
    expect(all.body.length).toBeGreaterThan(1000);
  });
});

describe("a message", () => {
  it("brings along what stands in it, and is read once", () => {
    const lexicon = new Lexicon(
      "en",
      "one = One { two } and { $some }\ntwo = (with { three })\n# a note\nthree = three\n",
    );
    const value = lexicon.message("one")?.value;
    const faults: Error[] = [];
    expect(value && lexicon.format(value, { some: "more" }, faults)).toBe("One (with three) and more");
    expect(faults).toEqual([]);
    expect(lexicon.message("one")).toBe(lexicon.message("one"));
    expect(lexicon.message("four")).toBeUndefined();
  });

  it("that comes later is found when it is there", () => {
    const lexicon = new Lexicon("en", "one = One\n");
    expect(lexicon.message("two")).toBeUndefined();
    lexicon.add("two = Two\n");
    expect(lexicon.message("two")).toBeDefined();
  });
});
