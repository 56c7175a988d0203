// Lists as a language writes them. The first list that `Intl` writes costs a weak phone 50 ms, and a table asks for one before its
// tiles lie there; what stands before the last word is all in which the four languages differ.

import type { Language } from "./languages.generated";

export type ListType = "conjunction" | "disjunction";

interface Form {
  readonly conjunction: string;
  readonly disjunction: string;
  /** What ends a list of three and more before that word. */
  readonly comma: "," | "";
}

const FORMS: Readonly<Record<Language, Form>> = {
  en: { conjunction: "and", disjunction: "or", comma: "," },
  ru: { conjunction: "и", disjunction: "или", comma: "" },
  bg: { conjunction: "и", disjunction: "или", comma: "" },
  pl: { conjunction: "i", disjunction: "lub", comma: "" },
};

/** "a", "a and b", "a, b, and c". */
export function writeList(language: Language, type: ListType, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  const { [type]: word, comma } = FORMS[language];
  return `${words.slice(0, -1).join(", ")}${words.length > 2 ? comma : ""} ${word} ${last}`;
}
