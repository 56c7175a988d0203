// A finished hand, walked through: what one seat would have seen, and where something worth a jump happened.

import type { GameEvent, ReplayFrame, TableView } from "../wire/generated";

/** The position turned to `seat` at the bottom; with `open` false the other hands are hidden again. */
export function seenFrom(view: TableView, seat: number, open: boolean): TableView {
  const seats =
    open || view.open_hands
      ? view.seats
      : view.seats.map((it) => (it.seat === seat ? it : { ...it, hand: null, drawn: null }));
  return { ...view, me: seat, seats, legal: [], obstacles: view.me === seat ? view.obstacles : [] };
}

/** Events masked for one seat: what others drew stays unknown to it. */
export function eventsSeenFrom(events: readonly GameEvent[], seat: number, open: boolean): GameEvent[] {
  if (open) return [...events];
  return events.map((event) =>
    event.seat !== seat && (event.kind === "draw" || event.kind === "replacement") ? { ...event, tile: null } : event,
  );
}

const worthAJump: ReadonlySet<GameEvent["kind"]> = new Set([
  "chow",
  "pung",
  "kong",
  "added_kong",
  "concealed_kong",
  "laid_chow",
  "laid_pung",
  "ready",
  "rob",
  "mahjong",
  "drawn_hand",
  "penalty",
]);

/** The frames in which a set was claimed, a kong laid, a hand declared ready or the hand ended. */
export function landmarks(frames: readonly ReplayFrame[]): number[] {
  return frames.flatMap((frame, index) => (frame.events.some((event) => worthAJump.has(event.kind)) ? [index] : []));
}

/** The next landmark after (`step` 1) or before (`step` -1) a frame; the end or the beginning where there is none. */
export function nextLandmark(marks: readonly number[], at: number, step: 1 | -1, last: number): number {
  if (step === 1) return marks.find((mark) => mark > at) ?? last;
  return marks.findLast((mark) => mark < at) ?? 0;
}
