// What a review comes to: where the points came from, which moves were dear, of what kind they are.

import { drawn } from "../tiles/notation";
import type { LegalAction, MatchReview, ReviewedDecision, ReviewedHand } from "../wire/generated";

/** A decision with the hand in which it was made. */
export interface Found {
  hand: number;
  decision: ReviewedDecision;
}

/** Where a hand's points came from; together they are its result. `deal`: 0 where nothing was decided. */
export interface Shares {
  result: number;
  deal: number;
  cost: number;
  rest: number;
}

export function sharesOf({ result, deal, cost }: Pick<ReviewedHand, "result" | "deal" | "cost">): Shares {
  return { result, deal: deal ?? 0, cost, rest: result - (deal ?? 0) - cost };
}

export function together(hands: readonly ReviewedHand[]): Shares {
  const all = hands.map(sharesOf);
  const sum = (of: keyof Shares): number => all.reduce((so, shares) => so + shares[of], 0);
  return { result: sum("result"), deal: sum("deal"), cost: sum("cost"), rest: sum("rest") };
}

/** The interval holds nothing but a loss. */
export const isShown = ({ high }: ReviewedDecision): boolean => high < 0;

/** All moves that are shown to have cost something, the dearest first. */
export function costly({ hands }: Pick<MatchReview, "hands">): Found[] {
  return hands
    .flatMap(({ hand, decisions }) => decisions.filter(isShown).map((decision) => ({ hand, decision })))
    .sort((one, other) => one.decision.cost - other.decision.cost);
}

/** What kind of mistake a move was. */
export const HABITS = [
  "win",
  "early",
  "claimed",
  "passed",
  "ready",
  "last",
  "danger",
  "pair",
  "further",
  "fewer",
  "smaller",
  "kong",
  "other",
] as const;
export type Habit = (typeof HABITS)[number];

const CLAIMS: readonly LegalAction["kind"][] = ["chow", "pung", "kong"];
const KONGS: readonly LegalAction["kind"][] = ["concealed_kong", "added_kong"];

/** With so many tiles left in the wall, or more, a claim is an early one: nobody has had more than a few turns. */
const EARLY = 52;
/** With so many left, or fewer, everybody's discards have come to their last row. */
const LAST_ROW = 24;

/** Whether a discard broke a pair in the hand, which the better move keeps. */
function breaksPair({ did, best, position }: ReviewedDecision): boolean {
  if (did.kind !== "discard" || best.kind !== "discard" || did.tile === best.tile) return false;
  return drawn(position).hand.filter((tile) => tile === did.tile).length === 2;
}

/** By what was done and what was better, and where that says nothing, by the reason. */
export function habitOf(decision: ReviewedDecision): Habit {
  const { did, best, reasons, left } = decision;
  if (best.kind === "mahjong") return "win";
  if (CLAIMS.includes(did.kind) && best.kind === "pass") return left >= EARLY ? "early" : "claimed";
  if (did.kind === "pass" && CLAIMS.includes(best.kind)) return "passed";
  if (KONGS.includes(did.kind) !== KONGS.includes(best.kind)) return "kong";
  if (did.kind === "discard" && best.kind === "discard" && did.tile === best.tile && did.ready !== best.ready)
    return "ready";
  const kinds = reasons.map(({ kind }) => kind);
  if (kinds.includes("safe") || kinds.includes("fed")) return left <= LAST_ROW ? "last" : "danger";
  if (breaksPair(decision)) return "pair";
  if (kinds.includes("nearer")) return "further";
  if (kinds.includes("tiles") || kinds.includes("waits")) return "fewer";
  if (["worth", "doubles", "suit", "limit"].some((kind) => kinds.some((it) => it === kind))) return "smaller";
  return "other";
}

/** Where a mistake was made: the table, where this browser has a seat at it, the hand, and the frame of its replay. */
export interface Example {
  table?: string | undefined;
  hand: number;
  frame: number;
  cost: number;
}

/** How often a kind of mistake was made, what it cost in all, and the dearest of them. */
export interface Tally {
  habit: Habit;
  times: number;
  cost: number;
  examples: Example[];
}

const EXAMPLES = 3;

const dearest = (examples: readonly Example[]): Example[] =>
  [...examples].sort((one, other) => one.cost - other.cost).slice(0, EXAMPLES);

/** Of several kinds those that cost most first. */
export function talliesOf(found: readonly Found[], table?: string): Tally[] {
  const tallies = new Map<Habit, Tally>();
  for (const { hand, decision } of found) {
    const habit = habitOf(decision);
    const { frame, cost } = decision;
    const so = tallies.get(habit) ?? { habit, times: 0, cost: 0, examples: [] };
    const examples = dearest([...so.examples, { table, hand, frame, cost }]);
    tallies.set(habit, { habit, times: so.times + 1, cost: so.cost + cost, examples });
  }
  return sorted([...tallies.values()]);
}

/** The same of several matches. */
export function addedUp(matches: readonly (readonly Tally[])[]): Tally[] {
  const all = matches.flat();
  return sorted(
    HABITS.map((habit) => {
      const its = all.filter((one) => one.habit === habit);
      const sum = (of: "times" | "cost"): number => its.reduce((so, one) => so + one[of], 0);
      const examples = dearest(its.flatMap((one) => one.examples));
      return { habit, times: sum("times"), cost: sum("cost"), examples };
    }).filter(({ times }) => times > 0),
  );
}

const sorted = (tallies: Tally[]): Tally[] => tallies.sort((one, other) => one.cost - other.cost);
