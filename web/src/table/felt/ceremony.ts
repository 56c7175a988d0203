// How the beginning of a hand is shown: the wall is built, the dice roll that broke it, and the tiles go round as the rules deal
// them. Everything is worked out from the view; nothing waits for it, and it ends at any key or press.

import type { TableView } from "../../wire/generated";
import type { Side } from "../../tiles/orientation";
import { sideOf } from "../layout/geometry";

/** At length when a match begins, briefly with every later hand. */
export type Manner = "long" | "brief";

/** In ms from the beginning. */
export interface Timeline {
  /** Who rolled what for the seats: a line after the other. */
  seats: number;
  /** The wall stands after so long. */
  built: number;
  /** The dice begin to roll, and lie still `rolled` later. */
  roll: number;
  rolled: number;
  /** The first tiles are dealt, and so much later the next ones. */
  deal: number;
  step: number;
}

const TIMELINES: Readonly<Record<Manner, Timeline>> = {
  long: { seats: 280, built: 1100, roll: 1300, rolled: 900, deal: 2500, step: 120 },
  brief: { seats: 0, built: 200, roll: 80, rolled: 420, deal: 460, step: 36 },
};

/** `pace`: of all motion, 1 as usual. At length it is never slower than usual: the game goes on after it. */
export function timelineOf(manner: Manner, pace: number): Timeline {
  const factor = manner === "long" ? Math.min(pace, 1) : pace;
  const { seats, built, roll, rolled, deal, step } = TIMELINES[manner];
  return {
    seats: seats * factor,
    built: built * factor,
    roll: roll * factor,
    rolled: rolled * factor,
    deal: deal * factor,
    step: step * factor,
  };
}

/** So many tiles go to a seat at once. */
export interface Handful {
  seat: number;
  tiles: number;
}

/** The tiles as the rules deal them, in turn from the one who leads. */
export function handfulsOf({ playing, dealer, wall }: Pick<TableView, "playing" | "dealer" | "wall">): Handful[] {
  const first = Math.max(0, playing.indexOf(dealer));
  const turn = playing.map((_, place) => playing[(first + place) % playing.length] ?? 0);
  const round = (tiles: number, leader = tiles): Handful[] =>
    turn.map((seat, place) => ({ seat, tiles: place === 0 ? leader : tiles }));
  const begun =
    wall.deal === "five"
      ? [...round(4, 5), ...round(2), ...round(2), ...round(2), ...round(2)]
      : [...round(4), ...round(4), ...round(4)];
  const last = round(1, wall.deal === "two-at-once" ? 2 : 1);
  return [...begun, ...last, ...(wall.deal === "one-more" ? round(1).slice(0, 1) : [])];
}

/** Sides of the table clockwise from the viewer's own. */
const CLOCKWISE: readonly Side[] = ["bottom", "left", "top", "right"];

/** The stacks that the deal took, as keys of the wall's spots, in the order in which they were taken. */
export function stacksDealt(view: TableView, tiles: number): string[] {
  const { wall } = view;
  if (!wall.next) return [];
  const seats = CLOCKWISE.map((side) => wall.heights.findIndex((_, seat) => sideOf(seat, view) === side));
  // an owner's right end comes first where one goes round clockwise
  const ring = seats.flatMap((seat) => {
    const own = Array.from({ length: wall.stacks }, (_, stack) => `wall-${seat}-${stack}`);
    return wall.first_stack === "right" ? own : own.reverse();
  });
  if (wall.drawn !== "clockwise") ring.reverse();
  const next = ring.indexOf(`wall-${wall.next.seat}-${wall.next.stack}`);
  const stacks = Math.ceil(tiles / 2);
  // of an odd number the last tile leaves one on the stack that is drawn from next
  const halved = (wall.heights[wall.next.seat]?.[wall.next.stack] ?? 0) < 2;
  const first = next - (halved ? Math.floor(tiles / 2) : stacks);
  return Array.from({ length: stacks }, (_, place) => ring[(first + place + ring.length) % ring.length] ?? "");
}

/** When a tile comes to a hand, and from which stack. */
export interface Coming {
  seat: number;
  /** From the left of the hand. */
  place: number;
  at: number;
  from: string;
}

export interface Ceremony {
  timeline: Timeline;
  /** The stacks that go, each with its moment. */
  going: { key: string; at: number }[];
  coming: Coming[];
  /** All is over after so long. */
  total: number;
}

/** How long a dealt tile is on its way. */
export const FLIGHT_MS = 240;

export function ceremonyOf(view: TableView, manner: Manner, pace: number): Ceremony {
  const timeline = timelineOf(manner, pace);
  const handfuls = handfulsOf(view);
  const stacks = stacksDealt(
    view,
    handfuls.reduce((sum, { tiles }) => sum + tiles, 0),
  );
  const held = new Map<number, number>();
  const going = new Map<string, number>();
  const coming: Coming[] = [];
  let taken = 0;
  for (const [turn, { seat, tiles }] of handfuls.entries()) {
    const at = timeline.deal + turn * timeline.step;
    for (let one = 0; one < tiles; one += 1) {
      const from = stacks[Math.floor(taken / 2)] ?? "";
      const place = held.get(seat) ?? 0;
      coming.push({ seat, place, at, from });
      // a stack is gone with the second of its tiles
      if (taken % 2 === 1) going.set(from, at);
      held.set(seat, place + 1);
      taken += 1;
    }
  }
  going.delete("");
  return {
    timeline,
    going: [...going].map(([key, at]) => ({ key, at })),
    coming,
    total: timeline.deal + handfuls.length * timeline.step + FLIGHT_MS,
  };
}
