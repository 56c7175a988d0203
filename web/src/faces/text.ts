// Own faces from what a player types or brings as a file: the same rules as the server's (docs/solo.md), but with every fault
// told in the player's language and without a network.

import type { SoloEntry, SoloFaces } from "../wire/generated";

export const HEADER = "eastwind-faces 1";
export const FEWEST_ENTRIES = 5;
export const MOST_ENTRIES = 120;
export const LONGEST_SIGN = 6;
export const LONGEST_SOUND = 8;

/** What is wrong: a message of its own for each kind. `line` from 1, 0 for the whole. */
export type FacesFault =
  | { readonly kind: "few" | "many"; readonly line: 0; readonly count: number }
  | { readonly kind: "long-sign" | "long-sound" | "not-printable"; readonly line: number; readonly text: string }
  | { readonly kind: "twice"; readonly line: number; readonly text: string; readonly first: number }
  | { readonly kind: "needs-sound" | "has-sound"; readonly line: number; readonly text: string };

export interface FacesRead {
  readonly name: string;
  readonly language: string;
  readonly entries: readonly SoloEntry[];
  readonly faults: readonly FacesFault[];
}

/** Reads lines of "sign" or "sign sound"; a file's first lines (header, name, language) and what follows `#` are understood. */
export function readFaces(text: string): FacesRead {
  const faults: FacesFault[] = [];
  const entries: { line: number; entry: SoloEntry }[] = [];
  let name = "";
  let language = "";
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/\s+/g, " "));
  const isFile = lines[0] === HEADER;
  lines.forEach((line, index) => {
    if (line === "" || line.startsWith("#") || (isFile && index === 0)) return;
    const space = line.indexOf(" ");
    const [sign, sound] = space < 0 ? [line, ""] : [line.slice(0, space), line.slice(space + 1)];
    if (isFile && entries.length === 0 && sign === "name") name = sound;
    else if (isFile && entries.length === 0 && sign === "language") language = sound;
    else entries.push({ line: index + 1, entry: { sign, sound } });
  });
  const lettersOf = (word: string): number => [...word].length;
  const seen = new Map<string, number>();
  const first = entries[0]?.entry;
  for (const { line, entry } of entries) {
    if (lettersOf(entry.sign) > LONGEST_SIGN) faults.push({ kind: "long-sign", line, text: entry.sign });
    if (lettersOf(entry.sound) > LONGEST_SOUND) faults.push({ kind: "long-sound", line, text: entry.sound });
    for (const word of new Set([entry.sign, entry.sound])) {
      if (word === "") continue;
      if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(word))
        faults.push({ kind: "not-printable", line, text: word.replace(/[\p{C}]/gu, "·") });
      const earlier = seen.get(word);
      if (earlier === undefined) seen.set(word, line);
      else faults.push({ kind: "twice", line, text: word, first: earlier });
    }
    if (first && (entry.sound === "") !== (first.sound === "")) {
      faults.push({
        kind: first.sound === "" ? "has-sound" : "needs-sound",
        line,
        text: `${entry.sign} ${entry.sound}`.trim(),
      });
    }
  }
  if (entries.length < FEWEST_ENTRIES) faults.push({ kind: "few", line: 0, count: entries.length });
  if (entries.length > MOST_ENTRIES) faults.push({ kind: "many", line: 0, count: entries.length });
  return { name, language, entries: entries.map(({ entry }) => entry), faults };
}

/** The file of a set; `readFaces` gives the same set back. */
export function writeFaces(faces: Pick<SoloFaces, "name" | "language" | "entries">): string {
  const head = [HEADER, `name ${faces.name}`, ...(faces.language ? [`language ${faces.language}`] : []), ""];
  return [...head, ...faces.entries.map(({ sign, sound }) => `${sign} ${sound}`.trim())].join("\n") + "\n";
}
