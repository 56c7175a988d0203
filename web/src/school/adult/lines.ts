// The lines that an adult can record: those that have a clip in the language.

import * as v from "valibot";
import { ApiError } from "../../wire/http";
import { t, type MessageId } from "../../words/i18n.svelte";

const lineSchema = v.object({
  id: v.optional(v.string()),
  /** Numbers that it is said with; of a part, those of an example. */
  args: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  part: v.optional(v.number()),
  number: v.optional(v.number()),
});
const linesSchema = v.record(v.string(), lineSchema);
const changedSchema = v.record(v.string(), v.array(v.string()));
const manifestSchema = v.record(v.string(), v.record(v.string(), v.string()));

export interface Line {
  /** As its clip is called. */
  readonly name: string;
  /** What is to be said. */
  readonly text: string;
  /** The whole line, where only a part of it is to be said. */
  readonly example: string;
  /** True for a line that was worded otherwise once. */
  readonly changed: boolean;
}

/** Returns whether a recording is of an earlier wording: as it says itself, or, of an older page, as far as can be known. */
export function isOfEarlierWording(line: Line, said: string | undefined): boolean {
  return said === undefined ? line.changed : said !== line.text;
}

async function fetched<Value>(file: string, schema: v.GenericSchema<unknown, Value>): Promise<Value> {
  const answer = await fetch(`/speech/${file}`).catch(() => null);
  if (!answer) throw new ApiError("offline", null, null);
  if (!answer.ok) throw new ApiError("broken", answer.status, null);
  return v.parse(schema, await answer.json());
}

const GAP = "|";

/** The part of a line between its numbers, as `clips.ts` cuts it. */
function partOf(id: MessageId, args: Readonly<Record<string, string | number>>, part: number): string {
  const marked = Object.fromEntries(Object.keys(args).map((name) => [name, `${GAP}${name}${GAP}`]));
  return (t(id, marked).split(GAP)[part * 2] ?? "").trim();
}

/** All lines of a language, in the order in which they are written down. Rejects where the server does not answer. */
export async function linesOf(language: string): Promise<Line[]> {
  const [lines, manifest, others] = await Promise.all([
    fetched("lines.json", linesSchema),
    fetched("manifest.json", manifestSchema),
    fetched("changed.json", changedSchema),
  ]);
  const known = manifest[language] ?? {};
  const reworded = new Set(others[language]);
  return Object.entries(lines).flatMap(([name, { id, args = {}, part, number }]) => {
    if (!(name in known)) return [];
    const changed = reworded.has(name);
    if (number !== undefined) return [{ name, text: t("adult-voice-number", { number }), example: "", changed }];
    const message = id as MessageId;
    if (part === undefined) return [{ name, text: t(message, args), example: "", changed }];
    return [{ name, text: partOf(message, args, part), example: t(message, args), changed }];
  });
}
