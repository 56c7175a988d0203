// A file for the player to keep.

/** What kinds of text files the page gives. */
const TYPES: Readonly<Record<string, string>> = {
  csv: "text/csv;charset=utf-8",
  json: "application/json",
  jsonl: "application/x-ndjson",
};
/** Longer than any browser takes to begin with it. */
const HELD_MS = 10_000;

/** Hands it to the browser; the ending of its name says what a text is. */
export function download(name: string, content: string | Blob): void {
  const type = TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain;charset=utf-8";
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HELD_MS);
}

/** A name that every system takes for a file. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return `${plain || "eastwind"}${ending}`;
}
