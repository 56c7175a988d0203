import { expect, test } from "vitest";
import { event } from "../../../tests/support/told";
import { callsOf } from "./calls";

test("who wanted what is shown, also a claim that another went before", () => {
  const calls = callsOf([
    event("claim", 1, null, { word: "chow", won: false }),
    event("claim", 3, null, { word: "pung", won: true }),
    event("pung", 3),
  ]);
  expect(calls).toEqual([
    { seat: 1, word: "chow", lost: true },
    { seat: 3, word: "pung", lost: false },
  ]);
});

test("a set is called once, though claim and set both tell it", () => {
  expect(callsOf([event("claim", 2, null, { word: "kong", won: true }), event("kong", 2)]).length).toBe(1);
});

test("kongs from the wall, declarations and wins are called", () => {
  expect(callsOf([event("concealed_kong", 0)])).toEqual([{ seat: 0, word: "kong", lost: false }]);
  expect(callsOf([event("discard", 0), event("ready", 0, null, { word: "at_once" })])).toEqual([
    { seat: 0, word: "at-once", lost: false },
  ]);
  expect(callsOf([event("ready", 0, null, { word: "ready" })])).toEqual([{ seat: 0, word: "ready", lost: false }]);
  expect(callsOf([event("mahjong", 2)])).toEqual([{ seat: 2, word: "mahjong", lost: false }]);
});

test("draws and discards call nothing", () => {
  expect(callsOf([event("draw", 1), event("discard", 1)])).toEqual([]);
});
