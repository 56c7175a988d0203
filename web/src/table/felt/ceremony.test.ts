// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { FIXTURES } from "../../../dev/fixtures/table";
import type { TableView } from "../../wire/generated";
import { sideOf } from "../layout/geometry";
import { ceremonyOf, FLIGHT_MS, handfulsOf, stacksDealt, timelineOf } from "./ceremony";
import { perform } from "./perform";

const view = FIXTURES["bare"]?.view as TableView;
const wall = (part: Partial<TableView["wall"]>): TableView => ({ ...view, wall: { ...view.wall, ...part } });

/** So many stacks a side; those of the keys are gone. */
function standing(stacks: number, gone: readonly string[], part: Partial<TableView["wall"]>): TableView {
  const heights = [0, 1, 2, 3].map((seat) =>
    Array.from({ length: stacks }, (_, stack) => (gone.includes(`wall-${seat}-${stack}`) ? 0 : 2)),
  );
  return { ...view, me: 0, wall: { ...view.wall, stacks, heights, ...part } };
}

describe("the deal", () => {
  const told = (part: Partial<TableView>): string =>
    handfulsOf({ ...view, ...part })
      .map(({ seat, tiles }) => `${seat}:${tiles}`)
      .join(" ");
  const deal = (way: TableView["wall"]["deal"]): Partial<TableView> => ({
    playing: [0, 1, 2, 3],
    dealer: 2,
    wall: { ...view.wall, deal: way },
  });

  it("goes round as the rules have it, from the one who leads", () => {
    const fours = Array(3).fill("2:4 3:4 0:4 1:4").join(" ");
    expect(told(deal("two-at-once"))).toBe(`${fours} 2:2 3:1 0:1 1:1`);
    expect(told(deal("draws"))).toBe(`${fours} 2:1 3:1 0:1 1:1`);
    expect(told(deal("one-more"))).toBe(`${fours} 2:1 3:1 0:1 1:1 2:1`);
    expect(told(deal("five"))).toBe(`2:5 3:4 0:4 1:4 ${Array(4).fill("2:2 3:2 0:2 1:2").join(" ")} 2:1 3:1 0:1 1:1`);
  });

  it("leaves out a chair that stays empty", () => {
    expect(told({ ...deal("draws"), playing: [0, 2, 3], dealer: 3 })).toMatch(/^3:4 0:4 2:4 3:4/);
  });

  it.each(["two-at-once", "draws", "one-more", "five"] as const)("gives everybody a hand: %s", (way) => {
    const sums = new Map<number, number>();
    for (const { seat, tiles } of handfulsOf({ ...view, ...deal(way) })) sums.set(seat, (sums.get(seat) ?? 0) + tiles);
    expect([0, 1, 2, 3].map((seat) => sums.get(seat))).toEqual([13, 13, way === "draws" ? 13 : 14, 13]);
  });
});

describe("the wall that was dealt from", () => {
  it("is taken up from the break to the stack that comes next, round the corner, the way the rules go", () => {
    const clockwise = standing(17, [], { first_stack: "right", drawn: "clockwise", next: { seat: 0, stack: 1 } });
    // one goes on clockwise from the wall of the player on the right, who sits there on a table that goes the other way round
    const right = [1, 3].find((seat) => sideOf(seat, clockwise) === "right");
    expect(stacksDealt(clockwise, 6)).toEqual([`wall-${right}-15`, `wall-${right}-16`, "wall-0-0"]);
    const against = standing(17, [], {
      first_stack: "right",
      drawn: "counter-clockwise",
      next: { seat: 0, stack: 15 },
    });
    expect(stacksDealt(against, 4)[1]).toBe("wall-0-16");
  });

  it("keeps the stack of which one tile is left", () => {
    const odd = standing(17, [], { first_stack: "right", drawn: "clockwise", next: { seat: 0, stack: 5 } });
    odd.wall.heights[0]![5] = 1;
    expect(stacksDealt(odd, 5)).toEqual(["wall-0-3", "wall-0-4", "wall-0-5"]);
    const { going } = ceremonyOf(odd, "brief", 1);
    expect(going.map(({ key }) => key)).not.toContain("wall-0-5");
    expect(going.map(({ key }) => key)).toContain("wall-0-4");
  });

  it("is not known where nothing is left to draw", () => {
    expect(stacksDealt(wall({ next: null }), 53)).toEqual([]);
  });
});

describe("the ceremony", () => {
  it("takes five seconds with the first hand and less than two with every other", () => {
    expect(ceremonyOf(view, "long", 1).total).toBeLessThan(5400);
    expect(ceremonyOf(view, "long", 2).total).toBe(ceremonyOf(view, "long", 1).total);
    expect(ceremonyOf(view, "brief", 1).total).toBeLessThan(1500);
    expect(ceremonyOf(view, "brief", 0.5).total).toBeLessThan(900);
    expect(ceremonyOf(view, "brief", 2).total).toBeLessThan(2800);
  });

  it("builds before it breaks, rolls before it deals, and deals in the order of the handfuls", () => {
    for (const manner of ["long", "brief"] as const) {
      const { built, roll, rolled, deal } = timelineOf(manner, 1);
      expect(built).toBeLessThan(deal);
      expect(roll + rolled).toBeLessThanOrEqual(deal + 60);
    }
    const { coming, timeline } = ceremonyOf(view, "long", 1);
    expect(coming[0]).toMatchObject({ seat: view.dealer, place: 0, at: timeline.deal });
    expect(coming.map(({ at }) => at)).toEqual(coming.map(({ at }) => at).toSorted((a, b) => a - b));
    const first = coming.filter(({ at }) => at === timeline.deal);
    expect(first.map(({ seat }) => seat)).toEqual(Array(first.length).fill(view.dealer));
  });

  it("moves what lies where it belongs already, and leaves it there whenever it ends", () => {
    const cancelled = vi.fn();
    const frames: Keyframe[][] = [];
    const made = new Map<string, HTMLElement>();
    const find = (key: string): HTMLElement => {
      const known = made.get(key) ?? document.createElement("span");
      known.animate = (keyframes: unknown) => {
        frames.push(keyframes as Keyframe[]);
        return { cancel: cancelled } as unknown as Animation;
      };
      made.set(key, known);
      return known;
    };
    const plan = ceremonyOf(view, "brief", 1);
    const keys = plan.going.map(({ key }) => key);
    const hands = new Map(
      [0, 1, 2, 3].map((seat) => [seat, Array.from({ length: 14 }, (_, n) => find(`h-${seat}-${n}`))]),
    );
    const end = perform(plan, keys, find, (seat) => hands.get(seat) ?? [], { x: 0, y: 0 });
    // every stack comes and goes, one is broken, every tile flies
    expect(frames).toHaveLength(2 * keys.length + 1 + plan.coming.length);
    expect(frames.every((one) => one.length >= 2)).toBe(true);
    end();
    expect(cancelled).toHaveBeenCalledTimes(frames.length);
    expect([...made.values()].every((element) => element.getAttribute("style") === null)).toBe(true);
  });

  it("does nothing where a browser has no animations, and nothing for what is not drawn", () => {
    const bare = document.createElement("span");
    Object.assign(bare, { animate: undefined });
    expect(() =>
      perform(
        ceremonyOf(view, "long", 1),
        ["wall-0-0"],
        () => bare,
        () => [bare],
        { x: 0, y: 0 },
      )(),
    ).not.toThrow();
    expect(() =>
      perform(
        ceremonyOf(view, "long", 1),
        [],
        () => undefined,
        () => [],
        { x: 0, y: 0 },
      )(),
    ).not.toThrow();
  });

  it("flies as long as a tile is on its way", () => {
    const { total, coming } = ceremonyOf(view, "long", 1);
    expect(total).toBeGreaterThanOrEqual(Math.max(...coming.map(({ at }) => at)) + FLIGHT_MS);
  });
});
