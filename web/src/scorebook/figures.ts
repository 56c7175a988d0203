// What a sheet tells beside its sums: the best hands, who won how often from which wind, and everybody over all matches.

import { toldApart } from "../kit/toldApart";
import type { Entry, Seat, Sheet, Wind } from "../wire/generated";

/** What everybody has won or lost after every entry that counts; the first is before all. */
export function course(sheet: Sheet): number[][] {
  const players = sheet.scores.length;
  return [
    Array.from({ length: players }, () => 0),
    ...sheet.entries.filter((it) => it.faults.length === 0).map((it) => it.scores),
  ];
}

/** How many hands were played: corrections, and false declarations after which one played on, are none. */
export function handsIn(entries: readonly Entry[]): number {
  return entries.filter((it) => it.type === "won" || it.type === "drawn" || (it.type === "false_win" && it.ends))
    .length;
}

export interface BestHand {
  seat: Seat;
  hand: number;
  total: number;
}

/** The most valuable hands that won. */
export function bestHands(sheet: Sheet, winners: readonly (readonly Seat[])[], most = 3): BestHand[] {
  const all = sheet.entries.flatMap((entry, at) =>
    entry.faults.length > 0
      ? []
      : (winners[at] ?? []).map((seat) => ({
          seat,
          hand: entry.hand,
          total: entry.worths.find((it) => it.seat === seat)?.total ?? 0,
        })),
  );
  return all.toSorted((one, other) => other.total - one.total).slice(0, most);
}

/** How often somebody won from each wind. */
export function winsByWind(sheet: Sheet, winners: readonly (readonly Seat[])[]): Map<Wind, number> {
  const found = new Map<Wind, number>(sheet.winds.map((wind) => [wind, 0]));
  for (const [at, entry] of sheet.entries.entries())
    for (const seat of entry.faults.length > 0 ? [] : (winners[at] ?? [])) {
      const wind = entry.worths.find((it) => it.seat === seat)?.wind;
      if (wind) found.set(wind, (found.get(wind) ?? 0) + 1);
    }
  return found;
}

export interface PlayerFigures {
  name: string;
  matches: number;
  hands: number;
  wins: number;
  score: number;
}

/**
 * Everybody over all matches, by name: a book says of people nothing else. Those of one name in one match are several people, and each
 * is told by himself.
 */
export function overAll(
  matches: readonly { names: readonly string[]; winners: readonly (readonly Seat[])[]; sheet: Sheet }[],
): PlayerFigures[] {
  const found = new Map<string, PlayerFigures>();
  for (const { names, winners, sheet } of matches)
    for (const [seat, name] of toldApart(names).entries()) {
      if (!name) continue;
      const so = found.get(name) ?? { name, matches: 0, hands: 0, wins: 0, score: 0 };
      found.set(name, {
        name,
        matches: so.matches + 1,
        hands: so.hands + sheet.entries.filter((it) => it.ends && it.faults.length === 0).length,
        wins: so.wins + winners.filter((it, at) => it.includes(seat) && sheet.entries[at]?.faults.length === 0).length,
        score: so.score + (sheet.scores[seat] ?? 0),
      });
    }
  return [...found.values()].toSorted((one, other) => other.score - one.score);
}
