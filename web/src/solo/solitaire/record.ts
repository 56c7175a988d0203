// What this browser has counted of the solitaire: games played and won, in a row, their times, by layout; the daily deals cleared.
// Games in which help was taken are counted apart.

import * as v from "valibot";
import { unionOf } from "../../kit/joining";
import { amend, place, remember, remembered } from "../../kit/storage";
import { forgetBests } from "./saved";

/** A game that has ended: the board is clear, or it was given up. */
export interface Ended {
  readonly layout: string;
  readonly helped: boolean;
  /** Null: given up. */
  readonly milliseconds: number | null;
}

export interface Tally {
  readonly played: number;
  readonly won: number;
  /** Of the won games together. */
  readonly milliseconds: number;
  /** Won in a row, up to now and at most. */
  readonly row: number;
  readonly longest: number;
}

export const SORTS = ["alone", "helped"] as const;
export type Sort = (typeof SORTS)[number];
type Tallies = Readonly<Record<Sort, Tally>>;

const NO_GAMES: Tally = { played: 0, won: 0, milliseconds: 0, row: 0, longest: 0 };
const NONE: Tallies = { alone: NO_GAMES, helped: NO_GAMES };
/** Stands beside the layouts for all of them together. */
const ALL = "*";

const count = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const tally = v.fallback(
  v.object({ played: count, won: count, milliseconds: count, row: count, longest: count }),
  NO_GAMES,
);
const tallies = place<Record<string, Tallies>>(
  "solo.tallies",
  v.record(v.string(), v.object({ alone: tally, helped: tally })),
  "kept-bests",
  {
    join: (kept, other) =>
      unionOf(kept, other, (one, two) => ({
        alone: more(one.alone, two.alone),
        helped: more(one.helped, two.helped),
      })),
  },
);

/** The one that has counted more games: the other was counted from, most likely. */
function more(one: Tally, other: Tally): Tally {
  return other.played > one.played ? other : one;
}

function counted(before: Tally, milliseconds: number | null): Tally {
  const row = milliseconds === null ? 0 : before.row + 1;
  return {
    played: before.played + 1,
    won: before.won + (milliseconds === null ? 0 : 1),
    milliseconds: before.milliseconds + (milliseconds ?? 0),
    row,
    longest: Math.max(before.longest, row),
  };
}

export function countGame({ layout, helped, milliseconds }: Ended): void {
  const sort = helped ? "helped" : "alone";
  amend(tallies, (kept = {}) => {
    const after = [layout, ALL].map((name) => {
      const before = kept[name] ?? NONE;
      return [name, { ...before, [sort]: counted(before[sort], milliseconds) }] as const;
    });
    return { ...kept, ...Object.fromEntries(after) };
  });
}

export interface Figures {
  readonly all: Tally;
  /** Layouts that were played, the most played first. */
  readonly layouts: readonly (readonly [layout: string, tally: Tally])[];
}

export function figuresOf(sort: Sort): Figures {
  const { [ALL]: all = NONE, ...layouts } = remembered(tallies) ?? {};
  return {
    all: all[sort],
    layouts: Object.entries(layouts)
      .map(([layout, of]) => [layout, of[sort]] as const)
      .filter(([, of]) => of.played > 0)
      .toSorted(([, one], [, other]) => other.played - one.played),
  };
}

/** Mean time of the won games; null where there is none. */
export function meanTime({ won, milliseconds }: Tally): number | null {
  return won > 0 ? milliseconds / won : null;
}

/** A daily deal that was cleared: on which layout first, and on which day by the player's own calendar. */
export interface DayDone {
  readonly layout: string;
  readonly on: string;
}

const days = place<Record<string, DayDone>>(
  "solo.days",
  v.record(v.string(), v.object({ layout: v.string(), on: v.string() })),
  "kept-bests",
  { join: (kept, other) => unionOf(kept, other) },
);

export function daysDone(): Readonly<Record<string, DayDone>> {
  return remembered(days) ?? {};
}

export function keepDay(day: string, layout: string, on: string): void {
  // What was cleared first stays.
  amend(days, (kept) => ({ ...kept, [day]: kept?.[day] ?? { layout, on } }));
}

/** Erases what was counted, the best times and the days. */
export function eraseRecord(): void {
  remember(tallies, {});
  remember(days, {});
  forgetBests();
}
