// The walk through a hand that is over.

import { beforeEach, describe, expect, it } from "vitest";
import { ends } from "../../dev/fixtures/ends";
import { event } from "../../tests/support/told";
import type { ReplayFrame } from "../wire/generated";
import { Walk } from "./walk.svelte";

const view = ends["won"];
if (!view) throw new Error("the fixture is gone");
const frames: ReplayFrame[] = [
  { events: [], view },
  { events: [event("draw", 1, "1m")], view },
  { events: [event("pung", 2, "5p")], view },
  { events: [event("discard", 2, "9s")], view },
  { events: [event("mahjong", 0)], view },
  { events: [], view },
];

let walk: Walk;
beforeEach(() => {
  walk = new Walk();
  walk.begin(frames);
});

describe("a walk", () => {
  it("has nothing to show as long as there is no hand", () => {
    const empty = new Walk();
    expect([empty.view, empty.events, empty.words, empty.last]).toEqual([null, [], "", 0]);
  });

  it("stays between the beginning and the end", () => {
    walk.goTo(-3);
    expect(walk.at).toBe(0);
    walk.goTo(99);
    expect(walk.at).toBe(5);
  });

  it("jumps to what is worth a look, at last to the end and back to the beginning", () => {
    const seen = [1, 1, 1, -1, -1, -1].map((by) => {
      walk.jump(by === 1 ? 1 : -1);
      return walk.at;
    });
    expect(seen).toEqual([2, 4, 5, 4, 2, 0]);
  });

  it("goes by itself until it is at the end, and then from the beginning", () => {
    walk.goTo(4);
    walk.togglePlay();
    expect([walk.at, walk.playing]).toEqual([4, true]);
    walk.show(5);
    expect(walk.playing).toBe(false);
    walk.togglePlay();
    expect([walk.at, walk.playing]).toEqual([0, true]);
  });

  it("goes by itself no more once one goes by hand", () => {
    walk.togglePlay();
    walk.goTo(3);
    expect(walk.playing).toBe(false);
  });

  it("shows from a seat what that seat knew", () => {
    walk.goTo(1);
    expect(walk.events[0]?.tile).toBe("1m");
    const openWords = walk.words;
    walk.from = "2";
    expect([walk.open, walk.seat, walk.view?.me]).toEqual([false, 2, 2]);
    expect(walk.view?.seats.filter(({ hand }) => hand !== null).map(({ seat }) => seat)).toEqual([2]);
    expect(walk.events[0]?.tile).toBeNull();
    expect(walk.words).not.toBe(openWords);
  });

  it("begins anew with another hand", () => {
    walk.goTo(3);
    walk.begin(frames.slice(0, 2));
    expect([walk.at, walk.last]).toEqual([0, 1]);
  });
});
