// @vitest-environment jsdom
// Tiles that are brought with the finger, by taps and by keys, at the family's table: into a group, apart, to the middle, to a hand.

import "../../tests/support/dialog";
import "../../tests/support/media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answered,
  familyServer,
  find,
  lying,
  openTable,
  pond,
  position,
  press,
  said,
  standIns,
  tileOf,
} from "../../tests/support/family";
import type { Asked } from "../../tests/support/server";
import type { FamilyGame, TileCode } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";

const WIDE = 50;
const GAP = 30;
const ROW = 100;
/** Where the middle begins, below all hands. */
const MIDDLE = 1000;

let asked: Asked[] = [];
const moves = (): readonly string[] => (asked.at(-1)?.body as FamilyGame).moves;

/** Hands lie in rows one above another by their seats, a tile after the other with gaps between the groups; below them is the middle. */
function placeOf(this: Element): DOMRect {
  const hand = this.closest<HTMLElement>("[data-seat]");
  const top = ROW * Number(hand?.dataset["seat"] ?? 0);
  if (this.matches("[data-middle]")) return new DOMRect(0, MIDDLE, 1200, 500);
  if (this.matches("[data-seat]")) return new DOMRect(0, top, 1200, ROW);
  const groups = [...(hand?.querySelectorAll(".group") ?? [])];
  let left = 0;
  for (const group of groups) {
    for (const tile of group.querySelectorAll(".piece")) {
      if (tile === this) return new DOMRect(left, top, WIDE, 70);
      left += WIDE;
    }
    left += GAP;
  }
  return new DOMRect();
}

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  standIns();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(placeOf);
  ({ asked } = familyServer());
});
afterEach(() => vi.unstubAllGlobals());

type Point = readonly [x: number, y: number];

function point(on: Element, type: string, [clientX, clientY]: Point, button = 0): void {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, pointerId: 1, button }));
  flushSync();
}

const middleOf = (tile: Element): Point => {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** A finger sets down on a tile, goes somewhere and lets go; the browser tells of a click then. */
async function drag(tile: Element, to: Point): Promise<void> {
  point(tile, "pointerdown", middleOf(tile));
  point(tile, "pointermove", to);
  point(tile, "pointerup", to);
  tile.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: to[0], clientY: to[1], detail: 1 }));
  flushSync();
  await answered();
}

/** A tap on a tile, so far to the right of its middle. */
async function tap(tile: Element, right = 0): Promise<void> {
  const [x, y] = middleOf(tile);
  tile.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x + right, clientY: y, detail: 1 }));
  flushSync();
  await answered();
}

/** The hand of place 1 at its first turn: its groups, and the tile that was drawn. */
async function open(): Promise<string[]> {
  await openTable(position("two", 3));
  return lying(0);
}

const of = (codes: string | undefined, at = 0): TileCode => codes!.split(" ").at(at)! as TileCode;

describe("a tile of one's hand", () => {
  it("is brought with the finger into another group, beside the tile that it is let go on", async () => {
    const [first, second, ...rest] = await open();
    const [tile, goal] = [of(first), of(second)];
    const [x, y] = middleOf(tileOf(0, goal));
    await drag(tileOf(0, tile), [x + 10, y]);
    const [, ...others] = first!.split(" ");
    const [head, ...tail] = second!.split(" ");
    expect(lying(0)).toEqual([others.join(" "), [head, tile, ...tail].join(" "), ...rest]);
    expect(tileOf(0, tile).getAttribute("aria-pressed")).toBe("false");
  });

  it("makes a group of its own where it is let go apart", async () => {
    const groups = await open();
    const tile = of(groups[0]);
    await drag(tileOf(0, tile), [1100, 30]);
    expect(lying(0).at(-1)).toBe(tile);
    expect(lying(0)[0]).toBe(groups[0]!.split(" ").slice(1).join(" "));
  });

  it("goes to the middle when it is brought there in one's turn", async () => {
    await open();
    await drag(tileOf(0, "1s"), [600, MIDDLE + 200]);
    expect(moves().at(-1)).toBe("0 discard 1s");
    expect(pond()).toEqual(["1s"]);
  });

  it("stays where somebody else has the turn, and it is said", async () => {
    await open();
    const before = lying(2);
    const count = asked.length;
    await drag(tileOf(2, of(before[0])), [600, MIDDLE + 200]);
    expect(said()).toBe("It is not your turn yet.");
    expect(lying(2)).toEqual(before);
    expect(asked).toHaveLength(count);
  });

  it("is only touched where the finger slips a little", async () => {
    const before = await open();
    const tile = tileOf(0, of(before[0]));
    const [x, y] = middleOf(tile);
    await drag(tile, [x + 5, y + 5]);
    expect(lying(0)).toEqual(before);
    expect(tile.getAttribute("aria-pressed")).toBe("true");
  });

  it("stays where the finger was called away, or was another button of the mouse", async () => {
    const before = await open();
    const tile = tileOf(0, of(before[0]));
    point(tile, "pointerdown", middleOf(tile));
    point(tile, "pointermove", [1100, 30]);
    expect(tile.classList.contains("held")).toBe(true);
    point(tile, "pointercancel", [1100, 30]);
    expect(tile.classList.contains("held")).toBe(false);
    point(tile, "pointerup", [1100, 30]);
    expect(lying(0)).toEqual(before);
    point(tile, "pointerdown", middleOf(tile), 2);
    point(tile, "pointermove", [1100, 30]);
    point(tile, "pointerup", [1100, 30]);
    expect(lying(0)).toEqual(before);
  });

  it("goes beside the tile that is tapped after it, on the side on which it is tapped", async () => {
    const [first, second, ...rest] = await open();
    const [tile, goal] = [of(first), of(second)];
    await tap(tileOf(0, tile));
    await tap(tileOf(0, goal), -10);
    const others = first!.split(" ").slice(1).join(" ");
    expect(lying(0)).toEqual([others, `${tile} ${second}`, ...rest]);
    expect(document.querySelector(".piece.chosen")).toBeNull();
  });

  it("goes behind the tile on which a key is pressed after it", async () => {
    const [first, second, ...rest] = await open();
    await press(tileOf(0, of(first)));
    await press(tileOf(0, of(second)));
    const [head, ...tail] = second!.split(" ");
    expect(lying(0)).toEqual([first!.split(" ").slice(1).join(" "), [head, of(first), ...tail].join(" "), ...rest]);
  });

  it("is let go by a second tap on it, and lies apart after one beside all tiles", async () => {
    const groups = await open();
    const tile = of(groups[0]);
    await tap(tileOf(0, tile));
    await tap(tileOf(0, tile));
    expect(tileOf(0, tile).getAttribute("aria-pressed")).toBe("false");
    expect(lying(0)).toEqual(groups);
    await tap(tileOf(0, tile));
    const hand = tileOf(0, tile).closest(".hand")!;
    hand.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 1100, clientY: 30, detail: 1 }));
    flushSync();
    expect(lying(0).at(-1)).toBe(tile);
    expect(find("Put it down here")).toBeUndefined();
  });

  it("is seen as part of a set as soon as three neighbours lie together, from left to right", async () => {
    await open();
    const sets = (): number => document.querySelectorAll('[data-seat="0"] .group.set').length;
    const bring = async (tile: TileCode, goal: TileCode, right: number): Promise<void> => {
      const [x, y] = middleOf(tileOf(0, goal));
      await drag(tileOf(0, tile), [x + right, y]);
    };
    await drag(tileOf(0, "3m"), [1100, 30]);
    await bring("5m", "3m", 10);
    expect([lying(0).at(-1), sets()]).toEqual(["3m 5m", 0]);
    await bring("4m", "5m", 10);
    expect([lying(0).at(-1), sets()]).toEqual(["3m 5m 4m", 0]);
    await bring("4m", "5m", -10);
    expect([lying(0).at(-1), sets()]).toEqual(["3m 4m 5m", 1]);
  });
});

describe("the tile that was put down", () => {
  const offered = (): HTMLElement => document.querySelector<HTMLElement>(".last-tile")!;

  it("is brought to the hand that it completes", async () => {
    await openTable(position("two", 4));
    await drag(offered(), [600, 2 * ROW + 50]);
    expect(moves().at(-1)).toBe("2 chow 1s");
  });

  it("is not taken back by whoever has put it down", async () => {
    await openTable(position("two", 4));
    const before = asked.length;
    await drag(offered(), [600, 50]);
    expect(said()).toBe("You have just put this one down.");
    expect(asked).toHaveLength(before);
  });

  it("stays when it is let go on the felt, and is no tap either", async () => {
    await openTable(position("two", 4));
    const before = asked.length;
    await drag(offered(), [600, MIDDLE + 400]);
    expect(asked).toHaveLength(before);
    expect(pond()).toEqual(["1s"]);
    // the next tap is one again
    await tap(offered());
    expect(moves().at(-1)).toBe("2 chow 1s");
  });

  it("stays when the finger is called away", async () => {
    await openTable(position("two", 4));
    point(offered(), "pointerdown", [600, MIDDLE + 50]);
    point(offered(), "pointermove", [600, 250]);
    expect(offered().classList.contains("held")).toBe(true);
    point(offered(), "pointercancel", [600, 250]);
    expect(offered().classList.contains("held")).toBe(false);
  });

  it("is brought to one hand of three, and only that one answers", async () => {
    await openTable(position("three", 26));
    await drag(offered(), [600, 2 * ROW + 50]);
    expect(moves().at(-1)).toBe("2 chow 5s");
  });
});
