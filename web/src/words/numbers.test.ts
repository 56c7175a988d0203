// Numbers written without Intl look as Intl writes them.

import { describe, expect, it } from "vitest";
import { languages } from "./languages.generated";
import { Lexicon } from "./lexicon";
import { writeNumber, writeSigned } from "./numbers";

const NUMBERS = [...Array(2401).keys()].map((n) => n - 1200).concat([0.5, -0.25, 12345, -9_999_999]);

describe.each(languages)("numbers in %s", (language) => {
  it("are those of Intl, with a true minus", () => {
    const form = new Intl.NumberFormat(language);
    for (const n of NUMBERS) expect(writeNumber(language, n)).toBe(form.format(n).replace("-", "−"));
  });

  it("carry the sign of a gain as Intl would write it", () => {
    const form = new Intl.NumberFormat(language, { signDisplay: "exceptZero" });
    for (const n of NUMBERS) expect(writeSigned(language, n)).toBe(form.format(n).replace("-", "−"));
  });

  it("stand in a message as Fluent would write them", () => {
    const lexicon = new Lexicon(language, "n = { $n }\nshare = { NUMBER($n, minimumFractionDigits: 2) }");
    const form = new Intl.NumberFormat(language);
    const said = (id: string, n: number): string => lexicon.format(lexicon.message(id)?.value ?? "", { n }, []);
    for (const n of NUMBERS) expect(said("n", n)).toBe(form.format(n));
    expect(said("share", 3)).toBe(new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(3));
  });
});

it("minus nothing is nothing", () => {
  expect([writeNumber("en", -0), writeSigned("en", -0)]).toEqual(["0", "0"]);
});
