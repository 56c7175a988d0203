// The recorded voice as it stands in a file: of the school, or of everything that is kept.

import * as v from "valibot";
import { base64Of, bytesOf } from "./adult/base64";
import { voiceSchema, type Voiced } from "./course";
import { recordings } from "./recordings.svelte";

/** All recordings, their sounds in Base64. */
export async function save(): Promise<Voiced[]> {
  return (await recordings.all()).map(({ sound, ...one }) => ({ ...one, sound: base64Of(sound) }));
}

/** Takes in recordings of a file. Rejects where there is no room. */
export async function take(voice: readonly Voiced[]): Promise<void> {
  for (const { sound, ...one } of voice) await recordings.keep({ ...one, sound: bytesOf(sound) });
}

/** Takes in what a file has of lines that were not recorded here. Rejects where there is no room. */
export async function load(saved: unknown): Promise<void> {
  const all: unknown[] = Array.isArray(saved) ? saved : [];
  const voice = all.flatMap((one) => {
    const { success, output } = v.safeParse(voiceSchema, one);
    return success ? [output] : [];
  });
  await recordings.ready();
  await take(voice.filter(({ key }) => !recordings.keys.has(key)));
}
