// The course as a file: the children and the recorded voice; and all of it erased.

import { eraseCopy, eraseKept, exported, imported, NO_SCHOOL, readFile, without } from "../course";
import { erased } from "../erased.svelte";
import { recordings } from "../recordings.svelte";
import type { Classroom } from "../school.svelte";
import { forgetGames } from "../underway";
import { save, take } from "../voiceFile";

/** The whole school of this browser. */
export async function fileOf({ school }: Classroom): Promise<string> {
  return exported(school.children, await save());
}

/** Brings along what a file holds; whether it is such a file, and all of it could be kept. */
export async function bring(classroom: Classroom, text: string): Promise<"here" | "not" | "full"> {
  const file = readFile(text);
  if (!file) return "not";
  classroom.school = imported(classroom.school, file);
  try {
    await take(file.voice);
  } catch {
    return "full";
  }
  return classroom.lost ? "full" : "here";
}

/** Erases a child, also in the copy of what an older page could not read; for a while it can be brought back. */
export function eraseChild(classroom: Classroom, id: string): void {
  const { school } = classroom;
  erased.take(
    school.children.filter((child) => child.id === id),
    school,
  );
  classroom.school = without(school, id);
  eraseCopy();
  forgetGames(id);
}

/** Erases the whole school; for a while it can be brought back. */
export async function eraseEverything(classroom: Classroom): Promise<void> {
  const until = erased.take(classroom.school.children, classroom.school);
  classroom.school = NO_SCHOOL;
  eraseKept();
  forgetGames();
  try {
    await recordings.setAside(until);
  } catch {
    // Without a database there was nothing in it.
  }
}

/** Brings back what was erased last. Returns whether it could be kept. */
export async function bringBack(classroom: Classroom): Promise<boolean> {
  classroom.school = await erased.bringBack(classroom.school);
  return !classroom.lost;
}
