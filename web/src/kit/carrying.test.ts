import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Carrying, SLIDE_PX } from "./carrying.svelte";

const at = (x: number, y: number, more: Partial<PointerEvent> = {}): PointerEvent =>
  ({
    button: 0,
    isPrimary: true,
    pointerId: 1,
    clientX: x,
    clientY: y,
    currentTarget: { setPointerCapture: () => undefined },
    ...more,
  }) as unknown as PointerEvent;
const click = (detail = 1): MouseEvent => ({ detail }) as MouseEvent;

function carried(carrying: Carrying<string>, far: number): void {
  carrying.down(at(100, 100), "tile");
  carrying.move(at(100 + far / 2, 100));
  carrying.up(at(100 + far, 100));
  flushSync();
}

describe("what is carried", () => {
  it("is dropped where the finger lets go, and the mouse's click after it is no tap", () => {
    const drop = vi.fn();
    const carrying = new Carrying<string>(drop);
    carried(carrying, 80);
    expect(drop.mock.calls.map(([thing, by]: unknown[]) => [thing, by])).toEqual([["tile", { dx: 80, dy: 0 }]]);
    expect(carrying.isEnd(click())).toBe(true);
    expect(carrying.isEnd(click())).toBe(false);
  });

  it("leaves the next tap alone where no click came after the drag, as by touch", () => {
    const carrying = new Carrying<string>(() => undefined);
    carried(carrying, 80);
    carrying.down(at(50, 50, { pointerId: 2 }), "other");
    carrying.up(at(50, 50, { pointerId: 2 }));
    expect(carrying.isEnd(click())).toBe(false);
  });

  it("leaves what the keyboard clicks alone", () => {
    const carrying = new Carrying<string>(() => undefined);
    carried(carrying, 80);
    expect(carrying.isEnd(click(0))).toBe(false);
  });

  it.each([0, 9, 17, SLIDE_PX])("stays where it is after a slide of %i px, which is a tap", (far) => {
    const drop = vi.fn();
    const carrying = new Carrying<string>(drop);
    carried(carrying, far);
    expect(drop).not.toHaveBeenCalled();
    expect(carrying.isEnd(click())).toBe(false);
    expect(carrying.by("tile")).toBeNull();
  });

  it("goes along with the finger before it is known to be a drag", () => {
    const carrying = new Carrying<string>(() => undefined);
    carrying.down(at(100, 100), "tile");
    carrying.move(at(103, 100));
    expect(carrying.by("tile")).toBeNull();
    carrying.move(at(110, 104));
    expect(carrying.by("tile")).toEqual({ dx: 10, dy: 4 });
    expect(carrying.by("other")).toBeNull();
  });

  it("can be taken up again when the browser never told that it was let go", () => {
    const drop = vi.fn();
    const carrying = new Carrying<string>(drop);
    carrying.down(at(100, 100, { pointerId: 5 }), "gone");
    // a second finger beside it holds nothing
    carrying.down(at(0, 0, { pointerId: 6, isPrimary: false }), "beside");
    carrying.move(at(60, 0, { pointerId: 6 }));
    expect(carrying.by("beside")).toBeNull();
    // but the first finger of a new touch does
    carrying.down(at(0, 0, { pointerId: 7 }), "tile");
    carrying.move(at(60, 0, { pointerId: 7 }));
    carrying.up(at(60, 0, { pointerId: 7 }));
    expect(drop).toHaveBeenCalledOnce();
  });
});
