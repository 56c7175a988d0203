// What a review comes to: where the points came from, which moves were dear, of what kind they are.

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
  "claimed",
  "passed",
  "ready",
  "danger",
  "further",
  "fewer",
  "smaller",
  "kong",
  "other",
] as const;
export type Habit = (typeof HABITS)[number];

const CLAIMS: readonly LegalAction["kind"][] = ["chow", "pung", "kong"];
const KONGS: readonly LegalAction["kind"][] = ["concealed_kong", "added_kong"];

/** By what was done and what was better, and where that says nothing, by the reason. */
export function habitOf({ did, best, reasons }: ReviewedDecision): Habit {
  if (best.kind === "mahjong") return "win";
  if (CLAIMS.includes(did.kind) && best.kind === "pass") return "claimed";
  if (did.kind === "pass" && CLAIMS.includes(best.kind)) return "passed";
  if (KONGS.includes(did.kind) !== KONGS.includes(best.kind)) return "kong";
  if (did.kind === "discard" && best.kind === "discard" && did.tile === best.tile && did.ready !== best.ready)
    return "ready";
  const kinds = reasons.map(({ kind }) => kind);
  if (kinds.includes("safe") || kinds.includes("fed")) return "danger";
  if (kinds.includes("nearer")) return "further";
  if (kinds.includes("tiles")) return "fewer";
  if (kinds.includes("worth")) return "smaller";
  return "other";
}

/** How often a kind of mistake was made, and what it cost in all. */
export interface Tally {
  habit: Habit;
  times: number;
  cost: number;
}

/** Of several kinds those that cost most first. */
export function talliesOf(found: readonly Found[]): Tally[] {
  const tallies = new Map<Habit, Tally>();
  for (const { decision } of found) {
    const habit = habitOf(decision);
    const so = tallies.get(habit) ?? { habit, times: 0, cost: 0 };
    tallies.set(habit, { habit, times: so.times + 1, cost: so.cost + decision.cost });
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
      return { habit, times: sum("times"), cost: sum("cost") };
    }).filter(({ times }) => times > 0),
  );
}

const sorted = (tallies: Tally[]): Tally[] => tallies.sort((one, other) => one.cost - other.cost);
