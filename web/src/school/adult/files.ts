// The course as a file: the children and the recorded voice; and all of it erased.

import { base64Of, bytesOf } from "./base64";
import { eraseCopy, eraseKept, exported, imported, NO_SCHOOL, readFile, without } from "../course";
import { recordings } from "../recordings.svelte";
import type { Classroom } from "../school.svelte";

/** The whole school of this browser. */
export async function fileOf({ school }: Classroom): Promise<string> {
  const voice = (await recordings.all()).map(({ key, type, sound }) => ({ key, type, sound: base64Of(sound) }));
  return exported(school.children, voice);
}

/** Brings along what a file holds; whether it is such a file, and all of it could be kept. */
export async function bring(classroom: Classroom, text: string): Promise<"here" | "not" | "full"> {
  const file = readFile(text);
  if (!file) return "not";
  classroom.school = imported(classroom.school, file);
  try {
    for (const { key, type, sound } of file.voice) await recordings.keep({ key, type, sound: bytesOf(sound) });
  } catch {
    return "full";
  }
  return classroom.lost ? "full" : "here";
}

/** Nothing is left of a child, also not in the copy of what an older page could not read. */
export function eraseChild(classroom: Classroom, id: string): void {
  classroom.school = without(classroom.school, id);
  eraseCopy();
}

/** Nothing is left of the school. */
export async function eraseEverything(classroom: Classroom): Promise<void> {
  classroom.school = NO_SCHOOL;
  eraseKept();
  try {
    await recordings.eraseAll();
  } catch {
    // Without a database there was nothing in it.
  }
}
