// Small matters of type that no style sheet settles.

/** Keeps a range of numbers such as "2–8" on one line: a word joiner on both sides of the dash. */
export function keepRanges(text: string): string {
  return text.replaceAll(/(\d)–(\d)/g, "$1\u2060–\u2060$2");
}
