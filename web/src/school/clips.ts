// Which clips say a line, for languages of which the browser has no voice. `scripts/make_clips.py` makes them and names them.

import { t } from "../words/i18n.svelte";
import { voiceOf, type Said } from "./voice.svelte";

/** Lines whose numbers can be any: words and numbers lie in clips of their own. */
const IN_PARTS: ReadonlySet<string> = new Set([
  "path-lock-say",
  "path-lock-then",
  "path-combinations-best",
  "family-sum-right",
  "path-build-number",
]);
/** The most that there is a clip of. */
const MOST_NUMBER = 20;
const GAP = "|";

export function clipsOf(language: string, said: Said): readonly string[] | null {
  if (voiceOf(language) || numbersOf(said).some((number) => number > MOST_NUMBER)) return null;
  return namesOf(said).map((name) => `/speech/${language}/${name}.mp3`);
}

function numbersOf({ args = {} }: Said): number[] {
  return Object.values(args).flatMap((value) => (String(value).match(/\d+/g) ?? []).map(Number));
}

/** The names of a line's clips, in the order in which they are said. */
export function namesOf({ id, args = {} }: Said): readonly string[] {
  if (!IN_PARTS.has(id)) return [[id, ...Object.values(args)].join("-")];
  // each number leaves its name between two gaps, so that the words of the language give the order
  const marked = Object.fromEntries(Object.keys(args).map((name) => [name, `${GAP}${name}${GAP}`]));
  return t(id, marked)
    .split(GAP)
    .flatMap((part, at) => {
      if (at % 2 === 0) return /\p{L}/u.test(part) ? [`${id}.${at / 2}`] : [];
      return (String(args[part]).match(/\d+/g) ?? []).map((number) => `number-${number}`);
    });
}
