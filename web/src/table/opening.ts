// What is told when a hand begins, worked out from the dice.

import type { TableView } from "../lib/protocol";

export interface Break {
  /** The leader's roll, which says whose wall is broken. */
  first: number;
  /** Whose wall was counted out: from the leader, who is one, in the order of play. */
  owner: number;
  second: number;
  /** Both rolls: so many stacks from the right end of that wall. */
  sum: number;
}

/** Where the wall was broken, or null where there are no four dice. */
export function breakOf(view: TableView): Break | null {
  const [a, b, c, d] = view.wall.dice;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return { first: a + b, owner: (view.dealer + a + b - 1) % 4, second: c + d, sum: a + b + c + d };
}

export interface Roller {
  seat: number;
  /** The sums of this seat's rolls; a tie is rolled again. */
  sums: number[];
}

/** Who rolled what for East, in the order of play from the one who leads. */
export function rollers(view: TableView): Roller[] {
  return view.seats
    .map(({ seat }) => ({ seat, sums: view.seating_dice.map((roll) => roll[seat] ?? 0).filter((sum) => sum > 0) }))
    .sort((one, two) => ((one.seat - view.first_dealer + 4) % 4) - ((two.seat - view.first_dealer + 4) % 4));
}
