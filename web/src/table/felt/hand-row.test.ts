// @vitest-environment jsdom
import "../../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropPlace } from "./drag";
import HandRow from "./HandRow.svelte";
import type { HandTile } from "../line/hand-order";
import type { HandPlay } from "../line/hand-play";

const tiles: HandTile[] = [
  { id: 1, code: "5m", drawn: false },
  { id: 2, code: "7p", drawn: false },
  { id: 3, code: "1z", drawn: true },
];
const discard = vi.fn<HandPlay["discard"]>();
const move = vi.fn<HandPlay["move"]>();
const press = vi.fn<HandPlay["press"]>();
let mounted: Record<string, unknown>;
const captured = vi.fn();

const play: HandPlay = {
  tiles,
  chosen: null,
  focused: null,
  active: true,
  playedFrom: null,
  canDiscard: () => true,
  isDangerous: () => false,
  isAdvised: () => false,
  focus: () => undefined,
  discard,
  move,
  press,
};
const row = { x: 100, y: 600, perRow: 14, pitch: 90, w: 50, step: 52, gap: 16, count: 2, hasDrawn: true };
const props = { row, tiles, readonly: false, play, lit: null, me: 0, register: () => () => () => undefined };

beforeEach(() => {
  Element.prototype.setPointerCapture = captured;
  for (const spy of [captured, discard, move, press]) spy.mockClear();
  mounted = mount(HandRow, { target: document.body, props });
  flushSync();
});
afterEach(() => void unmount(mounted));

function pull(id: number, dx: number, dy: number): void {
  const tile = document.querySelector<HTMLElement>(`[data-tile="${id}"]`);
  if (!tile) throw new Error(`no tile ${id}`);
  const at = (type: string, x: number, y: number): MouseEvent =>
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 }), { pointerId: 1 });
  tile.dispatchEvent(at("pointerdown", 10, 10));
  tile.dispatchEvent(at("pointermove", 10 + dx, 10 + dy));
  flushSync();
  tile.dispatchEvent(at("pointerup", 10 + dx, 10 + dy));
  tile.click();
}

describe("a tile pulled with the pointer", () => {
  it("is held from the first moment on, so that a quick pull does not lose it", () => {
    pull(1, 0, 0);
    expect(captured).toHaveBeenCalledOnce();
    expect(press).toHaveBeenCalledOnce();
  });

  it("is discarded when let go above the hand, and the click that ends the pull presses nothing", () => {
    pull(2, 40, -200);
    expect(discard.mock.calls[0]?.[0]).toMatchObject({ id: 2 });
    expect(press).not.toHaveBeenCalled();
  });

  it("takes another place when let go within the hand", () => {
    pull(1, 55, 4);
    expect(move.mock.calls).toEqual([[expect.objectContaining({ id: 1 }), 1]]);
    expect(press).not.toHaveBeenCalled();
  });
});

describe("the tile that the help would discard", () => {
  it("bears its mark on itself where another row stands above it", () => {
    const mark = (perRow: number): string[] => {
      void unmount(mounted);
      const advised = { ...play, isAdvised: (tile: HandTile) => tile.id === 3 };
      mounted = mount(HandRow, { target: document.body, props: { ...props, row: { ...row, perRow }, play: advised } });
      flushSync();
      return [...document.querySelectorAll(".advised")].map((it) => (it.classList.contains("within") ? "on" : "above"));
    };
    expect([mark(14), mark(2)]).toEqual([["above"], ["on"]]);
  });
});

describe("a tile carried over a hand in two rows", () => {
  const row = { x: 0, y: 500, perRow: 7, pitch: 60, w: 34, step: 35, gap: 11, count: 13, hasDrawn: true };

  it("comes to rest in the row over which it is let go, and in the pond only above them both", () => {
    expect(dropPlace(row, 14, { x: 72, y: 505 })).toEqual({ kind: "place", index: 2 });
    expect(dropPlace(row, 14, { x: 72, y: 555 })).toEqual({ kind: "place", index: 9 });
    expect(dropPlace(row, 10, { x: 230, y: 590 })).toEqual({ kind: "place", index: 9 });
    expect(dropPlace(row, 14, { x: 72, y: 440 })).toEqual({ kind: "discard" });
  });
});
