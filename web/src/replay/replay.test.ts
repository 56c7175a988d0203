import { expect, it } from "vitest";
import type { GameEvent, ReplayFrame } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import { ends } from "../../dev/fixtures/ends";
import { event } from "../../tests/support/told";
import { eventsSeenFrom, landmarks, nextLandmark, seenFrom } from "./replay";
import { eventWords } from "./replayWords";

const view = ends["won"];
if (!view) throw new Error("the fixture is gone");
const frame = (...events: GameEvent[]): ReplayFrame => ({ events, view });

it("turns the table to a seat and hides the other hands unless they are open", () => {
  const closed = seenFrom(view, 2, false);
  expect(closed.me).toBe(2);
  expect(closed.seats.map((seat) => seat.hand === null)).toEqual([true, true, false, true]);
  expect(seenFrom(view, 2, true).seats.every((seat) => seat.hand !== null)).toBe(true);
  expect(view.seats[0]?.hand).not.toBeNull();
});

it("hides what the others drew, and nothing else", () => {
  const events = [
    event("draw", 0, "5m"),
    event("replacement", 1, "6m"),
    event("draw", 2, "7m"),
    event("discard", 0, "1z"),
  ];
  expect(eventsSeenFrom(events, 2, false).map((it) => it.tile)).toEqual([null, null, "7m", "1z"]);
  expect(eventsSeenFrom(events, 2, true)).toEqual(events);
});

it("jumps from claim to claim, and to the ends where there is none", () => {
  const marks = landmarks([
    frame(event("deal", 0)),
    frame(event("discard", 0, "1m")),
    frame(event("pung", 1, "1m")),
    frame(event("draw", 2)),
    frame(event("mahjong", 3)),
  ]);
  expect(marks).toEqual([2, 4]);
  expect(nextLandmark(marks, 0, 1, 5)).toBe(2);
  expect(nextLandmark(marks, 2, 1, 5)).toBe(4);
  expect(nextLandmark(marks, 4, 1, 5)).toBe(5);
  expect(nextLandmark(marks, 4, -1, 5)).toBe(2);
  expect(nextLandmark(marks, 2, -1, 5)).toBe(0);
});

it("tells of everybody by name, and of every drawn tile that can be seen", () => {
  void i18n.choose("en");
  expect(eventWords(event("draw", 1, "5m"), view)).toBe("Мария draws from the wall: five of characters.");
  expect(eventWords(event("replacement", 0, "1z"), view)).toBe("Слава takes a loose tile: east wind.");
  expect(eventWords(event("draw", 1), view)).toBe("");
  expect(eventWords(event("discard", 1, "5m"), view)).toContain("Мария");
});
