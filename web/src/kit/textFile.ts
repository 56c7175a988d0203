// The text of a file that somebody chose. Editors and shells of Windows write it in UTF-16, or with a mark before it.

/** The mark before a text, no part of it. */
export const MARK = "\ufeff";
/** First bytes of a text in UTF-16, by their order. */
const MARKS: readonly (readonly [first: number, second: number, encoding: string])[] = [
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
];

/** Reads a file in UTF-8, or in UTF-16 where its mark says so; without the mark. Rejects where the browser cannot read the file. */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2] ?? "utf-8";
  // The decoder leaves the mark out.
  return new TextDecoder(encoding).decode(bytes);
}

/** A text without the mark before it: what was pasted has it still. */
export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}
