// The course of each child: what was played and what was seen. It stays in this browser, unless it is exported.

import * as v from "valibot";
import { newId } from "../kit/chance";
import { place, remember, remembered } from "../kit/storage";

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
}

export interface Child {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  /** The flower or season that stands for it, 1–8. */
  readonly flower: number;
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
});
const childSchema: v.GenericSchema<unknown, Child> = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.maxLength(40)),
  age: v.pipe(count, v.maxValue(99)),
  flower: v.pipe(count, v.minValue(1), v.maxValue(8)),
  tries: v.array(trySchema),
});
const schoolSchema: v.GenericSchema<unknown, School> = v.object({
  children: v.array(childSchema),
  playing: v.string(),
  line: v.fallback(v.boolean(), true),
});
const at = place<School>("school", schoolSchema, "kept-school");

export const NO_SCHOOL: School = { children: [], playing: "", line: true };
/** Sittings older than the newest so many are let go: the file must not grow for ever. */
const MOST_TRIES = 2000;

export function readSchool(): School {
  return remembered(at) ?? NO_SCHOOL;
}

export function keepSchool(school: School): boolean {
  return remember(at, school);
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

/** Erases a child's course and name; who plays next is nobody. */
export function without(school: School, id: string): School {
  return {
    ...school,
    children: school.children.filter((child) => child.id !== id),
    playing: school.playing === id ? "" : school.playing,
  };
}

const fileSchema = v.object({ eastwind: v.literal("school"), version: v.literal(1), children: v.array(childSchema) });

export function exported(children: readonly Child[]): string {
  return `${JSON.stringify({ eastwind: "school", version: 1, children }, null, 1)}\n`;
}

/** A file's children beside those who are there; the same child's tries are put together. Null: it is no such file. */
export function imported(school: School, text: string): School | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const { success, output } = v.safeParse(fileSchema, found);
  if (!success) return null;
  const children = [...school.children];
  for (const child of output.children) {
    const known = children.findIndex(({ id }) => id === child.id);
    const before = children[known];
    if (before) children[known] = { ...before, tries: together(before.tries, child.tries) };
    else children.push(child);
  }
  return { ...school, children, playing: school.playing || (children[0]?.id ?? "") };
}

function together(one: readonly Try[], other: readonly Try[]): Try[] {
  const known = new Map([...one, ...other].map((played) => [JSON.stringify([played.when, played.step]), played]));
  return [...known.values()].sort((a, b) => a.when.localeCompare(b.when)).slice(-MOST_TRIES);
}

/** The steps of which a child has a sticker. */
export function stickersOf(child: Child | undefined): Set<string> {
  return new Set(child?.tries.map(({ step }) => step));
}

export function triesOf(child: Child | undefined, step: string): Try[] {
  return child?.tries.filter((played) => played.step === step) ?? [];
}

/** How hard the next task of a step is: a level more after each one with a mistake at most. */
export function levelFor(child: Child | undefined, step: string, suit: string, most: number): number {
  let level = 1;
  for (const played of triesOf(child, step)) {
    if (played.suit !== suit || played.byHand) continue;
    const faults = Object.values(played.mistakes).reduce((sum, one) => sum + one, 0);
    if (faults <= 1 && played.level >= level) level = played.level + 1;
  }
  return Math.min(level, most);
}
