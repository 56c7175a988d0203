// One update, shown in the steps in which it happened.
//
// When nobody can claim a discard, the server tells it together with the next player's draw; when somebody could, the draw
// comes later. Shown as told, the table itself would tell which it was. So an update is broken where a claim could have
// stood, and the position in between looks exactly like one in which the table waits for claims.

import type { GameEvent, SeatView, TableView, Update } from "../../wire/generated";

/** After these others may claim: a discard, a kong that may be robbed. */
const CLAIMABLE: ReadonlySet<GameEvent["kind"]> = new Set(["discard", "kong", "added_kong", "concealed_kong"]);
/** What goes on when nobody did. */
const GOES_ON: ReadonlySet<GameEvent["kind"]> = new Set(["draw", "replacement", "drawn_hand"]);

/** The place of the event before which the update is broken, or -1. */
function seam(events: readonly GameEvent[]): number {
  const claimable = events.findIndex((event) => CLAIMABLE.has(event.kind));
  if (claimable < 0) return -1;
  return events.findIndex((event, place) => place > claimable && GOES_ON.has(event.kind));
}

/** A seat as it was before it drew, and before the hands were laid open. */
function undrawn(seat: SeatView, before: SeatView | undefined, drew: boolean, over: boolean): SeatView {
  const earlier = { ...seat };
  if (drew && seat.has_drawn) {
    earlier.has_drawn = false;
    earlier.drawn = null;
    earlier.hand_count = seat.hand_count - 1;
  }
  if (over && before) {
    earlier.score = before.score;
    if (before.hand === null) earlier.hand = null;
  }
  return earlier;
}

/** `before`: the position that went before this update; without it nothing can be broken. */
export function steps(update: Update, before: TableView | null): Update[] {
  const at = seam(update.events);
  if (at < 0 || !before || before.hand !== update.view.hand) return [update];
  const first = update.events.slice(0, at);
  const rest = update.events.slice(at);
  const { view } = update;
  const drew = new Set(rest.filter((event) => event.kind !== "drawn_hand").map((event) => event.seat));
  const asked = first.findLast((event) => CLAIMABLE.has(event.kind));
  const between: TableView = {
    ...view,
    phase: asked?.kind === "discard" ? "claim" : "rob",
    turn: asked?.seat ?? view.turn,
    seats: view.seats.map((seat, place) =>
      undrawn(seat, before.seats[place], drew.has(seat.seat), view.result !== null),
    ),
    wall: before.wall,
    legal: [],
    dangerous: [],
    obstacles: before.obstacles,
    match_end: null,
    result: null,
    history: before.history,
    secret: before.secret,
  };
  return [
    { type: "update", events: first, view: between },
    { type: "update", events: rest, view },
  ];
}
