import { describe, expect, test } from "vitest";
import { toldBy } from "./steps";
import { fixture } from "../../tests/support/live-table";
import type { Step, TableChange, Update } from "./generated";

const view = { ...fixture("early"), version: 6 };
const step = (changed: TableChange, after = view.version): Step => ({ events: [], view: null, changed, after });
const update = (...steps: Step[]): Update => ({ type: "update", steps });

describe("the steps of an update", () => {
  test("fields that are not named stay, whether they are nothing or not", () => {
    const told = toldBy(update(step({ version: 7, turn: null }), step({ phase: "claim" }, 7)), { ...view, turn: 2 });
    expect(told?.map((it) => it.view.version)).toEqual([7, 7]);
    expect(told?.[1]?.view).toEqual({ ...view, version: 7, turn: null, phase: "claim" });
  });

  test("seats, ponds and the wall change in parts", () => {
    const tile = { tile: "5p", taken_by: null, ready: "no" } as const;
    const before = { ...view, seats: view.seats.map((seat) => ({ ...seat, pond: [tile, tile] })) };
    const then = { ...tile, tile: "1z" } as const;
    const [told] =
      toldBy(
        update(step({ seats: [{ seat: 2, score: 9, pond: { kept: 1, then: [then] } }], wall: { left: 3 } })),
        before,
      ) ?? [];
    expect(told?.view.wall).toEqual({ ...view.wall, left: 3 });
    expect(told?.view.seats[2]).toEqual({ ...before.seats[2], score: 9, pond: [tile, then] });
    expect(told?.view.seats[1]).toBe(before.seats[1]);
  });

  test("a whole view needs none before it, a difference does", () => {
    expect(
      toldBy(update({ events: [], view, changed: null, after: null }, step({ version: 9 })), null)?.[1]?.view.version,
    ).toBe(9);
    expect(toldBy(update(step({ version: 9 })), null)).toBeNull();
  });

  test("a difference that cannot be one of the view before it is none", () => {
    const before = { ...view, version: 8 };
    for (const changed of [
      { version: 7 },
      { version: 9, seats: [{ seat: 9 }] },
      { version: 9, seats: [{ seat: 0, pond: { kept: before.seats[0]!.pond.length + 1, then: [] } }] },
    ])
      expect(toldBy(update(step(changed as Parameters<typeof step>[0], 8)), before)).toBeNull();
    expect(toldBy(update(step({ version: 1, table: "another" }, 8)), before)).not.toBeNull();
  });

  test("a difference from another version than that of the view is none: something was not told", () => {
    for (const after of [5, 7]) expect(toldBy(update(step({ version: 8 }, after)), view)).toBeNull();
    expect(toldBy(update(step({ version: 7 }), step({ version: 9 }, 8)), view)).toBeNull();
    expect(toldBy(update(step({ version: 7 }), step({ version: 9 }, 7)), view)?.map((it) => it.view.version)).toEqual([
      7, 9,
    ]);
  });
});
