// Moves that were tried: in words, and as places on one scale.

import type { ReasonTold, TriedMove } from "../../wire/generated";
import { formatNumber, formatShare, formatSigned, t } from "../../words/i18n.svelte";
import { actionWords } from "../line/ranked";

/** Between which numbers of points a difference lies. */
export function intervalWords({ low, high }: TriedMove): string {
  return t("coach-interval", { low: formatSigned(Math.round(low)), high: formatSigned(Math.round(high)) });
}

/** Why the best move is better. */
export function reasonOf({ kind, best, other }: ReasonTold): string {
  return t(`coach-because-${kind}`, { best, other });
}

/** A move's words in the middle of a sentence. */
export function namedIn({ action }: TriedMove): string {
  const [first = "", ...rest] = actionWords(action);
  return first.toLocaleLowerCase() + rest.join("");
}

/** Whether a move is not shown to be worse than the best. */
export function isAsGood({ low, high }: TriedMove): boolean {
  return low <= 0 && high >= 0;
}

/** What all tried moves say together: which is the best, or how many cannot be told apart. */
export function verdictOf(moves: readonly TriedMove[]): string {
  const [best] = moves;
  if (!best) return "";
  const equal = moves.filter(isAsGood).length;
  if (equal === moves.length && equal > 1) return t("coach-all-equal");
  const words = namedIn(best);
  return equal > 1 ? t("coach-some-equal", { best: words, count: equal - 1 }) : t("coach-best", { best: words });
}

/** How a hand that goes on with a move ends, and what it is worth when it wins. */
export function chancesOf({ won, fed, drawn_on, passed_by, worth }: TriedMove): string {
  return t("coach-chances", {
    won: formatShare(won),
    worth: formatNumber(Math.round(worth)),
    fed: formatShare(fed),
    drawn: formatShare(drawn_on),
    others: formatShare(passed_by),
    nobody: formatShare(Math.max(0, 1 - won - fed - drawn_on - passed_by)),
  });
}

/** The same of any of the moves, in a few words. */
export function shortChancesOf({ won, fed, drawn_on, worth }: TriedMove): string {
  return t("coach-row", {
    won: formatShare(won),
    worth: formatNumber(Math.round(worth)),
    fed: formatShare(fed),
    drawn: formatShare(drawn_on),
  });
}

/** Where an interval begins and ends and where no difference is, as shares of the width that all intervals share. */
export function placeOf(
  { low, high }: TriedMove,
  moves: readonly TriedMove[],
): { from: number; to: number; zero: number } {
  const least = Math.min(0, ...moves.map((move) => move.low));
  const most = Math.max(0, ...moves.map((move) => move.high));
  const width = most - least || 1;
  return { from: (low - least) / width, to: (high - least) / width, zero: -least / width };
}
