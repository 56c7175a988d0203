// Finding a rule: every word that is looked for stands somewhere in what is said of it.

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether everything that is looked for stands in one of the texts. Marks on letters and capitals are of no account. */
export function says(words: string, ...texts: readonly (string | null)[]): boolean {
  const there = plain(texts.filter((text) => text !== null).join(" "));
  return plain(words)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => there.includes(word));
}
