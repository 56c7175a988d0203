// The course of each child: what was played and what was seen. It stays in this browser, unless it is exported.

import * as v from "valibot";
import { facesSchema } from "../faces/kept";
import { newId } from "../kit/chance";
import { amend, forget, forgetCopies, place, remembered, watchPlace } from "../kit/storage";
import { withChanges } from "./changes";
import type { OwnFaces } from "./signs";

/** One game played to its end. */
export interface Try {
  readonly step: string;
  readonly suit: string;
  readonly level: number;
  /** ISO 8601. */
  readonly when: string;
  /** How often each mistake was made. */
  readonly mistakes: Readonly<Record<string, number>>;
  /** Lamps lit. */
  readonly hints: number;
  /** Of the code lock: tiles remembered, and whether in order. */
  readonly span?: number | undefined;
  readonly inOrder?: boolean | undefined;
  /** Noted by hand: played with real tiles. */
  readonly byHand?: boolean | undefined;
  /** A game at the family's table, to its end; the tasks before it are the rest of its step. */
  readonly atTable?: boolean | undefined;
  /** Own faces stood on the tiles. */
  readonly signs?: boolean | undefined;
}

export interface Child {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  /** The flower or season that stands for it, 1–8. */
  readonly flower: number;
  /** What stands on the tiles in place of the pictures, where an adult wishes it. */
  readonly faces?: OwnFaces | undefined;
  readonly tries: readonly Try[];
}

export interface School {
  readonly children: readonly Child[];
  /** Who plays; "" nobody yet. */
  readonly playing: string;
  /** Whether the line beside the bird is shown. */
  readonly line: boolean;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const trySchema: v.GenericSchema<unknown, Try> = v.object({
  step: v.string(),
  suit: v.string(),
  level: count,
  when: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  mistakes: v.record(v.string(), count),
  hints: count,
  span: v.optional(count),
  inOrder: v.optional(v.boolean()),
  byHand: v.optional(v.boolean()),
  atTable: v.optional(v.boolean()),
  signs: v.optional(v.boolean()),
});
export const childSchema: v.GenericSchema<unknown, Child> = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.maxLength(40)),
  age: v.pipe(count, v.maxValue(99)),
  flower: v.pipe(count, v.minValue(1), v.maxValue(8)),
  faces: v.optional(v.object({ set: facesSchema, steps: v.array(v.string()) })),
  tries: v.array(trySchema),
});
const schoolSchema: v.GenericSchema<unknown, School> = v.object({
  children: v.array(childSchema),
  playing: v.string(),
  line: v.fallback(v.boolean(), true),
});
const at = place<School>("school", schoolSchema, "kept-school", {
  join: (kept, other) => imported(kept, { children: other.children, voice: [] }),
});

export const NO_SCHOOL: School = { children: [], playing: "", line: true };
/** Sittings older than the newest so many are let go: the file must not grow for ever. */
const MOST_TRIES = 2000;

export function readSchool(): School {
  return remembered(at) ?? NO_SCHOOL;
}

/** Keeps what is different in `after` from `before`: another window may have written meanwhile. Returns whether there was room. */
export function keepSchool(before: School, after: School): boolean {
  return amend(at, (there = NO_SCHOOL) => withChanges(there, before, after));
}

/** Calls `listener` whenever another window has written there. Returns how to stop that. */
export function watchSchool(listener: () => void): () => void {
  return watchPlace(at, listener);
}

/** Nothing is left of the children, nor of a copy of what could not be read. */
export function eraseKept(): void {
  forget(at);
}

/** A copy of what could not be read may hold the names that were erased. */
export function eraseCopy(): void {
  forgetCopies(at);
}

export function playingChild(school: School): Child | undefined {
  return school.children.find(({ id }) => id === school.playing);
}

export function withChild(school: School, name: string, age: number, flower: number): School {
  const child: Child = { id: newId("c"), name: name.trim().slice(0, 40), age, flower, tries: [] };
  return { ...school, children: [...school.children, child], playing: child.id };
}

export function withTry(school: School, played: Try): School {
  return {
    ...school,
    children: school.children.map((child) =>
      child.id === school.playing ? { ...child, tries: [...child.tries, played].slice(-MOST_TRIES) } : child,
    ),
  };
}

/** A child's course with a game more, in the order in which they were played: what is noted by hand may be of yesterday. */
export function withNoted(school: School, id: string, noted: Try): School {
  const added = (tries: readonly Try[]): Try[] =>
    [...tries, noted].sort((one, other) => Date.parse(one.when) - Date.parse(other.when)).slice(-MOST_TRIES);
  return {
    ...school,
    children: school.children.map((child) => (child.id === id ? { ...child, tries: added(child.tries) } : child)),
  };
}

/** What stands on a child's tiles; null: the pictures of the set. */
export function withFaces(school: School, id: string, faces: OwnFaces | null): School {
  return {
    ...school,
    children: school.children.map((child) => (child.id === id ? { ...child, faces: faces ?? undefined } : child)),
  };
}

/** Erases a child's course and name; who plays next is nobody. */
export function without(school: School, id: string): School {
  return {
    ...school,
    children: school.children.filter((child) => child.id !== id),
    playing: school.playing === id ? "" : school.playing,
  };
}

export const voiceSchema = v.object({
  key: v.string(),
  type: v.string(),
  sound: v.pipe(v.string(), v.base64()),
  /** The line as it was when it was recorded. */
  said: v.optional(v.string()),
});
const fileSchema = v.object({
  eastwind: v.literal("school"),
  // the first had no voice
  version: v.picklist([1, 2]),
  children: v.array(childSchema),
  voice: v.optional(v.array(voiceSchema), []),
});

/** A line in the adult's own voice, as it stands in a file: its sound in Base64. */
export type Voiced = v.InferOutput<typeof voiceSchema>;

export interface SchoolFile {
  readonly children: readonly Child[];
  readonly voice: readonly Voiced[];
}

export function exported(children: readonly Child[], voice: readonly Voiced[] = []): string {
  return `${JSON.stringify({ eastwind: "school", version: 2, children, voice }, null, 1)}\n`;
}

/** What a file holds; null: it is no such file. */
export function readFile(text: string): SchoolFile | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const { success, output } = v.safeParse(fileSchema, found);
  return success ? output : null;
}

const FLOWERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** A flower by which nobody is known yet: the wished one if it is free. Of more than eight children some share one. */
export function freeFlower(children: readonly Child[], wished = 1): number {
  const isFree = (flower: number): boolean => children.every((one) => one.flower !== flower);
  return isFree(wished) ? wished : (FLOWERS.find(isFree) ?? wished);
}

/**
 * A file's children beside those who are there; the same child's tries are put together. Whose flower is taken gets a free one, so that
 * every child finds itself.
 */
export function imported(school: School, file: SchoolFile): School {
  const children = [...school.children];
  for (const child of file.children) {
    const known = children.findIndex(({ id }) => id === child.id);
    const before = children[known];
    if (before)
      children[known] = {
        ...before,
        faces: before.faces ?? child.faces,
        tries: together(before.tries, child.tries),
      };
    else children.push({ ...child, flower: freeFlower(children, child.flower) });
  }
  return { ...school, children, playing: school.playing || (children[0]?.id ?? "") };
}

function together(one: readonly Try[], other: readonly Try[]): Try[] {
  const known = new Map([...one, ...other].map((played) => [JSON.stringify([played.when, played.step]), played]));
  return [...known.values()].sort((a, b) => a.when.localeCompare(b.when)).slice(-MOST_TRIES);
}

/** The steps that are a game at the family's table, after some tasks of their own. */
export const isAtTable = (step: string): boolean => step === "game-two" || step === "game-four";

/** The steps of which a child has a sticker: of those at the table when a game has been played to its end. */
export function stickersOf(child: Child | undefined): Set<string> {
  const ended = child?.tries.filter(({ step, atTable, byHand }) => !isAtTable(step) || atTable || byHand) ?? [];
  return new Set(ended.map(({ step }) => step));
}

/** The tasks before a game at the table, as often as they have levels: after that one sits down at once. */
const PREPARED = 3;

export function isPrepared(child: Child | undefined, step: string): boolean {
  return (
    isAtTable(step) && triesOf(child, step).filter(({ atTable, byHand }) => !atTable && !byHand).length >= PREPARED
  );
}

export function triesOf(child: Child | undefined, step: string): Try[] {
  return child?.tries.filter((played) => played.step === step) ?? [];
}

/** What is recorded and is no mistake: tiles of the memory opened though they had been seen. */
const OBSERVED: ReadonlySet<string> = new Set(["opened_again"]);

export const isMistake = (kind: string): boolean => !OBSERVED.has(kind);

/** How many mistakes were made in a game. */
export function mistakesIn({ mistakes }: Try): number {
  return Object.entries(mistakes).reduce((sum, [kind, times]) => sum + (isMistake(kind) ? times : 0), 0);
}

/** How hard the next task of a step is: a level more after each one with a mistake at most. */
export function levelFor(child: Child | undefined, step: string, suit: string, most: number): number {
  let level = 1;
  for (const played of triesOf(child, step)) {
    if (played.suit !== suit || played.byHand || played.atTable) continue;
    if (mistakesIn(played) <= 1 && played.level >= level) level = played.level + 1;
  }
  return Math.min(level, most);
}
