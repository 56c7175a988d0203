// The steps of an update as whole views: the server tells of each only what is different.

import type { GameEvent, SeatChange, SeatView, Step, TableChange, TableView, Update } from "./generated";

/** One thing that happened, and the view after it. */
export interface Told {
  events: readonly GameEvent[];
  view: TableView;
}

/**
 * What an update tells, in order. `before`: the view that was told last; null where there is none that it could go on from. Null where
 * it does not go on from there.
 */
export function toldBy(update: Update, before: TableView | null): readonly Told[] | null {
  let view = before;
  const told: Told[] = [];
  for (const step of update.steps) {
    view = after(view, step);
    if (view === null) return null;
    told.push({ events: step.events, view });
  }
  return told;
}

function after(view: TableView | null, { view: whole, changed, after: from }: Step): TableView | null {
  if (whole) return whole;
  return view && changed && goesOn(view, changed, from) ? changedView(view, changed) : null;
}

/** Whether a change is one of this view: it is said to be (`from`: a version), never goes back, and what it leaves lying lies there. */
function goesOn(
  view: TableView,
  { version = view.version, table = view.table, seats = [] }: TableChange,
  from: number | null,
): boolean {
  return (
    // a server of an earlier version does not say it
    (from ?? view.version) === view.version &&
    (version >= view.version || table !== view.table) &&
    seats.every(({ seat, pond }) => {
      const there = view.seats.find((it) => it.seat === seat);
      return there !== undefined && (pond === undefined || pond.kept <= there.pond.length);
    })
  );
}

function changedView(view: TableView, { seats = [], wall, ...rest }: TableChange): TableView {
  return {
    ...view,
    ...rest,
    seats: view.seats.map((seat) => changedSeat(seat, seats)),
    wall: wall ? { ...view.wall, ...wall } : view.wall,
  };
}

function changedSeat(seat: SeatView, changes: readonly SeatChange[]): SeatView {
  const change = changes.find((it) => it.seat === seat.seat);
  if (!change) return seat;
  const { pond, ...rest } = change;
  return { ...seat, ...rest, pond: pond ? [...seat.pond.slice(0, pond.kept), ...pond.then] : seat.pond };
}
