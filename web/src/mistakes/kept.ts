// One's own dear moves, kept in this browser to be met again: after each right answer later, until they are known.

import * as v from "valibot";
import { daysAfter } from "../kit/day";
import { unionBy } from "../kit/joining";
import { amendAll, place, rememberedAll, watchPlace } from "../kit/storage";
import { isTileCode } from "../tiles/codes";
import type { LegalAction, MatchReview, ReasonTold, ReviewedDecision } from "../wire/generated";

const KINDS: Readonly<Record<LegalAction["kind"], true>> = {
  discard: true,
  concealed_kong: true,
  added_kong: true,
  lay_chow: true,
  lay_pung: true,
  flower: true,
  pass: true,
  chow: true,
  pung: true,
  kong: true,
  mahjong: true,
  ready_at_once: true,
};
const REASONS: Readonly<Record<ReasonTold["kind"], true>> = {
  win: true,
  nearer: true,
  tiles: true,
  waits: true,
  safe: true,
  doubles: true,
  suit: true,
  limit: true,
  pair: true,
  chance: true,
  worth: true,
  fed: true,
};
const named = <Name extends string>(names: Readonly<Record<Name, true>>): Name[] => Object.keys(names) as Name[];

const tile = v.pipe(v.string(), v.check(isTileCode));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const move = v.object({
  word: v.string(),
  kind: v.picklist(named(KINDS)),
  tile: v.nullable(tile),
  tiles: v.array(tile),
  ready: v.picklist(["no", "ready", "at_once"]),
});

const mistake = v.object({
  /** The table's, the hand's and the position's. */
  id: v.string(),
  table: v.string(),
  rules: v.string(),
  hand: v.number(),
  frame: v.number(),
  position: v.string(),
  did: move,
  best: move,
  moves: v.array(move),
  cost: v.number(),
  reasons: v.array(v.object({ kind: v.picklist(named(REASONS)), best: v.number(), other: v.number() })),
  /** How often it was answered rightly, one time after another. */
  known: v.number(),
  /** From which day on it is asked again. */
  due: day,
});

/** A move that was shown to have cost something, and how well one knows better by now. */
export type Mistake = Omit<v.InferOutput<typeof mistake>, "did" | "best" | "moves"> & {
  did: LegalAction;
  best: LegalAction;
  moves: LegalAction[];
};

/** After so many days what was answered rightly is asked again; answered rightly once more, it is known. */
const PAUSES = [1, 3, 7] as const;
/** What is kept, the newest of them. */
const MOST = 300;
const kept = place("mistakes", mistake as v.GenericSchema<unknown, Mistake>, "mistakes-unread", {
  // of one that both have, what was answered later counts
  joinAll: (one, other) =>
    unionBy(
      one,
      other,
      ({ id }) => id,
      (here, there) => (there.due > here.due ? there : here),
    ).slice(0, MOST),
});

export function keptMistakes(): Mistake[] {
  return rememberedAll(kept);
}

/** Goes on from the mistakes that are kept: another window may have written there. Returns what is kept then. */
export function changeMistakes(how: (mistakes: readonly Mistake[]) => readonly Mistake[]): Mistake[] {
  amendAll(kept, (all) => how(all).slice(0, MOST));
  return keptMistakes();
}

/** Calls `listener` whenever another window has written there. Returns how to stop that. */
export function watchMistakes(listener: () => void): () => void {
  return watchPlace(kept, listener);
}

/** The mistakes with those of a match that was gone through; those that are kept already stay as well known as they are. */
export function withReview(
  mistakes: readonly Mistake[],
  { rules, hands }: Pick<MatchReview, "rules" | "hands">,
  table: string,
  today: string,
): Mistake[] {
  const have = new Set(mistakes.map(({ id }) => id));
  const fresh = hands
    .flatMap(({ hand, decisions }) => decisions.filter(canBeAsked).map((one) => ({ hand, one })))
    .map(({ hand, one }): Mistake => {
      const { frame, position, did, best, moves, cost, reasons } = one;
      const id = `${table}/${hand}/${frame}`;
      return { id, table, rules, hand, frame, position, did, best, moves, cost, reasons, known: 0, due: today };
    });
  return [...fresh.filter(({ id }) => !have.has(id)), ...mistakes];
}

/** It is shown to have cost something, and there is something to choose. */
function canBeAsked({ high, moves }: ReviewedDecision): boolean {
  return high < 0 && moves.length > 1;
}

/** Those to be asked on a day: the dearest of the least known first. */
export function dueOn(mistakes: readonly Mistake[], today: string): Mistake[] {
  return mistakes
    .filter((one) => !isKnown(one) && one.due <= today)
    .toSorted((one, other) => one.known - other.known || one.cost - other.cost);
}

export function isKnown({ known }: Mistake): boolean {
  return known > PAUSES.length;
}

/** The mistakes once one of them was answered: asked again later where that was right, and the same day where it was not. */
export function answered(mistakes: readonly Mistake[], id: string, right: boolean, today: string): Mistake[] {
  return mistakes.map((one) => {
    if (one.id !== id) return one;
    if (!right) return { ...one, known: 0, due: today };
    return { ...one, known: one.known + 1, due: daysAfter(today, PAUSES[one.known] ?? 0) };
  });
}
