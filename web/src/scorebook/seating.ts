// Who sits where, by the dice of the rule set: the highest sum leads, or everybody throws for a seat.

import type { Wind } from "../wire/generated";
import { winds } from "../hand/sheet";

/** What somebody has thrown. */
export interface Thrown {
  /** As the players were written down. */
  player: number;
  sum: number;
  /** The seat that the sum names, where everybody throws for one. */
  wind: Wind | null;
  /** It did not decide: others threw as much, or the seat was taken. */
  again: boolean;
}

export interface Seated {
  throws: readonly Thrown[];
  /** The players in the order of play, whoever leads first in front. */
  order: readonly number[];
}

const FACES = 6;

function twoDice(): number {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (one % FACES) + (other % FACES) + 2;
}

/** The highest sum leads, and equal ones throw once more; the others follow as they sit. `dice`: the sum of a throw. */
export function throwForLead(players: number, dice: () => number = twoDice): Seated {
  const throws: Thrown[] = [];
  const seats = Array.from({ length: players }, (_, player) => player);
  let throwing = seats;
  while (throwing.length > 1) {
    const sums = throwing.map((player) => ({ player, sum: dice() }));
    const most = Math.max(...sums.map((it) => it.sum));
    throwing = sums.filter((it) => it.sum === most).map((it) => it.player);
    const tied = throwing.length > 1;
    throws.push(...sums.map((it) => ({ ...it, wind: null, again: tied && it.sum === most })));
  }
  const first = throwing[0] ?? 0;
  return { throws, order: [...seats.slice(first), ...seats.slice(0, first)] };
}

/** Everybody throws for a seat: 5 and 9 are East, 2, 6 and 10 South, and so on; who throws one that is taken throws again. */
export function throwForSeats(played: readonly Wind[], dice: () => number = twoDice): Seated {
  const throws: Thrown[] = [];
  const taken = new Map<Wind, number>();
  for (let player = 0; player < played.length;) {
    const sum = dice();
    const wind = winds[(sum - 1) % winds.length] ?? "E";
    const again = taken.has(wind) || !played.includes(wind);
    throws.push({ player, sum, wind, again });
    if (again) continue;
    taken.set(wind, player);
    player += 1;
  }
  return { throws, order: played.map((wind) => taken.get(wind) ?? 0) };
}
