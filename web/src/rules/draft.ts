// A household's draft: what it says otherwise than its parent. Every change is a new draft; what is as the parent has it is not kept.

import type {
  HouseholdBook,
  HouseholdData,
  HouseholdDraft,
  HouseholdPattern,
  HouseholdRow,
  HouseholdValue,
  HouseholdWay,
} from "../wire/generated";

/** The eight places of a rule set's file for hands of one's own. */
const ownHand = /^own_hand_\d$/;

export function newDraft(parent: string, title: string): HouseholdDraft {
  return { title, id: "", parent, base: null, values: {}, patterns: {} };
}

export function same(one: HouseholdData, other: HouseholdData): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const isOwn = (rule: string): boolean => ownHand.test(rule);

/** A pattern as its parent counts it. */
export function rowOf(pattern: HouseholdPattern): HouseholdRow {
  const { worth, amount, who, tiles, title } = pattern;
  return {
    worth,
    amount,
    who,
    tiles,
    title,
    waiting_tenths: pattern.waiting_tenths,
    concealed: pattern.concealed,
    note: "",
  };
}

/** The value in force. */
export function valueNow(draft: HouseholdDraft, value: HouseholdValue): HouseholdData {
  return draft.values[value.key]?.value ?? value.value;
}

/** The pattern as it is counted now. */
export function rowNow(draft: HouseholdDraft, pattern: HouseholdPattern): HouseholdRow {
  return draft.patterns[pattern.rule] ?? rowOf(pattern);
}

function without<Item>(table: Readonly<Record<string, Item>>, key: string): Record<string, Item> {
  return Object.fromEntries(Object.entries(table).filter(([name]) => name !== key));
}

export function setValue(draft: HouseholdDraft, value: HouseholdValue, data: HouseholdData): HouseholdDraft {
  if (same(data, value.value)) return undo(draft, value.key);
  const note = draft.values[value.key]?.note ?? "";
  return { ...draft, values: { ...draft.values, [value.key]: { value: data, note } } };
}

export function setRow(draft: HouseholdDraft, pattern: HouseholdPattern, row: HouseholdRow): HouseholdDraft {
  const key = `patterns.${pattern.rule}`;
  const { note: _said, ...counted } = row;
  const { note: _own, ...parent } = rowOf(pattern);
  const unplayed = row.worth === "none" && pattern.worth === "none";
  if (unplayed || JSON.stringify(counted) === JSON.stringify(parent)) return undo(draft, key);
  return { ...draft, patterns: { ...draft.patterns, [pattern.rule]: row } };
}

/** What the household says of a change. */
export function setNote(draft: HouseholdDraft, key: string, note: string): HouseholdDraft {
  const rule = patternIn(key);
  if (rule !== null) {
    const row = draft.patterns[rule];
    return row ? { ...draft, patterns: { ...draft.patterns, [rule]: { ...row, note } } } : draft;
  }
  const change = draft.values[key];
  return change ? { ...draft, values: { ...draft.values, [key]: { ...change, note } } } : draft;
}

/** The pattern that a key leads to, null where it leads to a value. */
export function patternIn(key: string): string | null {
  return key.startsWith("patterns.") ? (key.split(".")[1] ?? null) : null;
}

/** One value, or one pattern, as the parent has it. */
export function undo(draft: HouseholdDraft, key: string): HouseholdDraft {
  const rule = patternIn(key);
  return rule === null
    ? { ...draft, values: without(draft.values, key) }
    : { ...draft, patterns: without(draft.patterns, rule) };
}

export function undoAll(draft: HouseholdDraft): HouseholdDraft {
  return { ...draft, values: {}, patterns: {} };
}

export function isChanged(draft: HouseholdDraft, key: string): boolean {
  const rule = patternIn(key);
  return rule === null ? key in draft.values : rule in draft.patterns;
}

export function countChanges(draft: HouseholdDraft): number {
  return Object.keys(draft.values).length + Object.keys(draft.patterns).length;
}

export function findValue(book: HouseholdBook, key: string): HouseholdValue | undefined {
  return book.sections.flatMap((section) => section.values).find((value) => value.key === key);
}

export function findPattern(book: HouseholdBook, rule: string): HouseholdPattern | undefined {
  return book.patterns.find((pattern) => pattern.rule === rule);
}

/** What a pattern is worth when it is played again: as the parent counts it, or in the first way in which it can. */
export function playedRow(pattern: HouseholdPattern, now: HouseholdRow): HouseholdRow {
  if (pattern.worth !== "none") return { ...rowOf(pattern), note: now.note };
  return { ...now, worth: pattern.worths[0] ?? "points", amount: now.amount || 1 };
}

/** The draft after a way out of a contradiction. */
export function takeWay(draft: HouseholdDraft, book: HouseholdBook, way: HouseholdWay): HouseholdDraft {
  const rule = patternIn(way.key);
  if (rule === null) {
    const value = findValue(book, way.key);
    return value ? setValue(draft, value, way.value) : draft;
  }
  const pattern = findPattern(book, rule);
  if (!pattern) return draft;
  const now = rowNow(draft, pattern);
  return setRow(draft, pattern, way.value === true ? playedRow(pattern, now) : { ...now, worth: "none" });
}

/** The hands of the household's own that are played. */
export function ownHands(draft: HouseholdDraft, book: HouseholdBook): HouseholdPattern[] {
  return book.patterns.filter((pattern) => isOwn(pattern.rule) && rowNow(draft, pattern).worth !== "none");
}

/** A further hand in the first free place; null where there is none. */
export function addOwnHand(draft: HouseholdDraft, book: HouseholdBook): { draft: HouseholdDraft; rule: string } | null {
  const free = book.patterns.find((pattern) => isOwn(pattern.rule) && rowNow(draft, pattern).worth === "none");
  if (!free) return null;
  const row: HouseholdRow = {
    worth: "limit",
    amount: 100,
    who: "winner",
    tiles: "",
    title: "",
    waiting_tenths: 0,
    concealed: false,
    note: "",
  };
  return { draft: setRow(draft, free, row), rule: free.rule };
}

/** Takes a hand of one's own out. */
export function removeOwnHand(draft: HouseholdDraft, pattern: HouseholdPattern): HouseholdDraft {
  return setRow(draft, pattern, { ...rowNow(draft, pattern), worth: "none" });
}
