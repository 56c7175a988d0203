// What is told when a hand begins, worked out from the dice.

import type { SeatingThrow, TableView, WallEnd, WallThrow } from "../../wire/generated";

export interface Break {
  /** The throws for the side, in order; the last of them found it. */
  sides: readonly WallThrow[];
  /** The roll that names the wall. */
  first: number;
  /** Whose wall was counted out; it may be that of an empty side. */
  owner: number;
  /** So many stacks were counted … */
  count: number;
  /** … the sum of both rolls, or of the second alone … */
  by: "both" | "second";
  /** … from this end of the wall, as its owner sees it. */
  end: WallEnd;
  /** Whether the stack counted out is dealt first, or stays the end of the wall. */
  dealt: "first" | "last";
}

/** Where the wall was broken, or null where there are no four dice. */
export function breakOf(view: TableView): Break | null {
  const {
    dice,
    throws,
    break_seat: seat,
    break_stack: stack,
    stacks,
    counted_from: end,
    counted_out: dealt,
  } = view.wall;
  const [a, b, c, d] = dice;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  const second = c + d;
  const both = a + b + second;
  // The sum of both is always the larger, and only it can reach past the end of a wall.
  const by = stack === second ? "second" : "both";
  const past = by === "both" && stack !== both && stack === both - stacks;
  // From the right end one counts on to the wall of the player on the left.
  const onward = (end === "right") !== (view.direction === "clockwise") ? -1 : 1;
  const owner = past ? (seat - onward + 4) % 4 : seat;
  return {
    sides: throws.filter((it) => it.what === "side"),
    first: a + b,
    owner,
    count: by === "second" ? second : both,
    by,
    end,
    dealt,
  };
}

export interface Roller {
  seat: number;
  throws: SeatingThrow[];
}

/** Who rolled what for the seats, in the order of play from the one who leads. */
export function rollers(view: TableView): Roller[] {
  const { playing } = view;
  const start = Math.max(0, playing.indexOf(view.first_dealer));
  return playing
    .map((_, place) => playing[(start + place) % playing.length] ?? 0)
    .map((seat) => ({ seat, throws: view.seating.filter((it) => it.seat === seat) }));
}
