import { describe, expect, test } from "vitest";
import { event } from "../../../dev/fixtures/makers";
import { FIXTURES } from "../../../dev/fixtures/table";
import type { GameEvent, TableView, Update } from "../../wire/generated";
import { steps } from "./steps";

function start(): TableView {
  const view = FIXTURES["early"]?.view;
  if (!view) throw new Error("no fixture");
  return { ...structuredClone(view), version: 7, turn: 2, legal: [] };
}

/** Seat 2 discards a 5 of circles; `drawn`: seat 3 has drawn already. */
function after(before: TableView, drawn: boolean): TableView {
  const view = structuredClone(before);
  view.version += 1;
  const [, , discarder, next] = view.seats;
  if (!discarder || !next) throw new Error("four seats");
  discarder.pond.push({ tile: "5p", taken_by: null, ready: "no" });
  view.last_discard = "5p";
  view.last_discarder = 2;
  if (drawn) {
    view.phase = "turn";
    view.turn = 3;
    next.has_drawn = true;
    next.hand_count += 1;
    view.wall.left -= 1;
    const side = view.wall.heights.find((heights) => heights.includes(2));
    if (side) side[side.indexOf(2)] = 1;
  } else {
    view.phase = "claim";
    view.turn = 2;
  }
  return view;
}

const told = (view: TableView, ...events: GameEvent[]): Update => ({ type: "update", events, view });
const discard = event("discard", { seat: 2, tile: "5p" });
const draw = event("draw", { seat: 3 });

describe("a discard that nobody can claim", () => {
  test("is shown just as one that is waited for: the same position, to the last field", () => {
    const before = start();
    const waited = steps(told(after(before, false), discard), before);
    const unclaimable = steps(told(after(before, true), discard, draw), before);
    expect(waited.length).toBe(1);
    expect(unclaimable.length).toBe(2);
    expect(unclaimable[0]).toEqual(waited[0]);
  });

  test("ends in the position that was told", () => {
    const before = start();
    const view = after(before, true);
    const [, last] = steps(told(view, discard, draw), before);
    expect(last?.view).toBe(view);
    expect(last?.events).toEqual([draw]);
  });

  test("shows the own draw only afterwards", () => {
    const before = start();
    const view = after(before, false);
    const me = view.seats[1];
    if (!me) throw new Error("four seats");
    Object.assign(me, { has_drawn: true, drawn: "9m", hand_count: 14 });
    view.phase = "turn";
    view.turn = 1;
    view.legal = [{ word: "discard 9m", kind: "discard", tile: "9m", tiles: [], ready: "no" }];
    const [first] = steps(told(view, discard, event("draw", { seat: 1, tile: "9m" })), before);
    expect(first?.view.seats[1]).toMatchObject({ has_drawn: false, drawn: null, hand_count: 13 });
    expect(first?.view.legal).toEqual([]);
  });

  test("the last of a drawn hand keeps hands and scores covered until it has been looked at", () => {
    const before = start();
    const view = after(before, false);
    view.phase = "hand_over";
    view.turn = null;
    for (const seat of view.seats) Object.assign(seat, { hand: seat.hand ?? ["1m"], score: seat.score + 5 });
    view.result = {
      how: "wall",
      settlement: "payments",
      winners: [],
      values: [0, 0, 0, 0],
      discarder: null,
      tile: null,
      source: null,
      penalties: [null, null, null, null],
      bills: [],
      payments: [],
      net: [0, 0, 0, 0],
      scores: [0, 0, 0, 0],
    };
    const [first, last] = steps(told(view, discard, event("drawn_hand"), event("settle")), before);
    expect(first?.view.result).toBeNull();
    expect(first?.view.seats.map((seat) => seat.score)).toEqual(before.seats.map((seat) => seat.score));
    expect(first?.view.seats.filter((seat) => seat.hand !== null).map((seat) => seat.seat)).toEqual([1]);
    expect(last?.events.map((it) => it.kind)).toEqual(["drawn_hand", "settle"]);
  });
});

test("a kong and its loose tile are two steps: it might have been robbed", () => {
  const before = start();
  const view = after(before, true);
  const parts = steps(
    told(view, event("added_kong", { seat: 3, tile: "8m" }), event("refill"), event("replacement", { seat: 3 })),
    before,
  );
  expect(parts.map((part) => part.events.map((it) => it.kind))).toEqual([["added_kong", "refill"], ["replacement"]]);
  expect(parts[0]?.view.phase).toBe("rob");
});

test("what needs no breaking stays whole", () => {
  const before = start();
  for (const events of [[], [draw], [discard], [event("claim"), event("pung")], [event("deal"), draw]]) {
    const update = told(after(before, false), ...events);
    expect(steps(update, before)).toEqual([update]);
  }
});

test("without a position before it, or at a new hand, nothing is broken", () => {
  const before = start();
  const update = told(after(before, true), discard, draw);
  expect(steps(update, null)).toEqual([update]);
  expect(steps(update, { ...before, hand: before.hand - 1 })).toEqual([update]);
});
