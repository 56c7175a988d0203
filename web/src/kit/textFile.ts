// The text of a file that somebody chose. Editors and shells of Windows write it in UTF-16, or with a mark before it.

import { t } from "../words/i18n.svelte";

/** The mark before a text, no part of it. */
export const MARK = "\ufeff";
/** First bytes of a text in UTF-16, by their order. */
const MARKS: readonly (readonly [first: number, second: number, encoding: string])[] = [
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
];

/**
 * Reads a file in UTF-8, or in UTF-16 where its mark says so; without the mark. Of what is neither, letters would be lost without a
 * word: then `tell` is given a sentence for whoever chose the file, and so it is where the browser cannot read it; the answer is null.
 */
export async function readText(file: File, tell: (sentence: string) => void): Promise<string | null> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    tell(t("page-file-unread", { file: file.name }));
    return null;
  }
  const encoding = MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2] ?? "utf-8";
  try {
    // The decoder leaves the mark out.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    tell(t("page-file-letters", { file: file.name }));
    return null;
  }
}

/** A text without the mark before it: what was pasted has it still. */
export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}
