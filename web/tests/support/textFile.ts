// Files as programs on Windows write them. They are Node's: those of a document made for tests cannot be read.

import { File } from "node:buffer";

/** Ways in which a text may lie in a file: plain, with the mark of UTF-8, and in UTF-16 with its mark. */
export const FORMS = ["utf-8", "mark", "utf-16le", "utf-16be"] as const;

/** A file of that text. */
export function writeText(text: string, form: (typeof FORMS)[number], name = "file.txt"): globalThis.File {
  if (form === "utf-8") return file(text, name);
  if (form === "mark") return file(`\ufeff${text}`, name);
  const units = [...`\ufeff${text}`].flatMap((sign) =>
    Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at)),
  );
  const bytes = units.flatMap((unit) => (form === "utf-16le" ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff]));
  return file(new Uint8Array(bytes), name);
}

const file = (content: string | Uint8Array, name: string): globalThis.File =>
  new File([content], name) as globalThis.File;
