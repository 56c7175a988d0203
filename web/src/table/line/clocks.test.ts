// The time that persons have for a move.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcer } from "../../kit/announcer/announcer.svelte";
import type { TableView } from "../../wire/generated";
import { MoveClocks } from "./clocks.svelte";
import { TableNotices } from "./notices.svelte";
import { clockWords } from "./remaining";

let notices: TableNotices;
beforeEach(() => {
  vi.useFakeTimers();
  notices = new TableNotices();
});
afterEach(() => {
  notices.stop();
  vi.useRealTimers();
});

const view = { me: 0, seats: ["Ann", "Bo", "Cy", "Di"].map((name) => ({ name })) } as unknown as TableView;
const told = (seat: number, left_ms: number, bank_ms = 0): Parameters<MoveClocks["hear"]>[0] => ({
  type: "clocks",
  version: 7,
  asked: [{ seat, left_ms, bank_ms }],
});
const said = (): number => announcer.lines.length;

it("runs down, first the time for the move, then the bank", () => {
  const clocks = new MoveClocks({ view, notices });
  clocks.hear(told(1, 10_000, 30_000));
  vi.advanceTimersByTime(4000);
  expect(clocks.left.get(1)).toEqual({ move: 6000, bank: 30_000 });
  vi.advanceTimersByTime(11_000);
  expect(clocks.left.get(1)).toEqual({ move: 0, bank: 25_000 });
  clocks.hear({ type: "clocks", version: 8, asked: [] });
  expect(clocks.left.size).toBe(0);
  clocks.stop();
});

it("says once that little is left, and only of one's own time", () => {
  const clocks = new MoveClocks({ view, notices });
  const before = said();
  clocks.hear(told(1, 20_000));
  vi.advanceTimersByTime(20_000);
  expect(said()).toBe(before);
  clocks.hear(told(0, 20_000));
  vi.advanceTimersByTime(9000);
  expect(said()).toBe(before);
  vi.advanceTimersByTime(1500);
  expect(said()).toBe(before + 1);
  vi.advanceTimersByTime(3000);
  expect(said()).toBe(before + 1);
  clocks.hear(told(0, 10_000));
  vi.advanceTimersByTime(3000);
  expect(said()).toBe(before + 1);
  clocks.stop();
});

it("tells whose time is over", () => {
  const clocks = new MoveClocks({ view, notices });
  clocks.hearRanOut({ type: "ran_out", seat: 1 });
  clocks.hearRanOut({ type: "ran_out", seat: 0 });
  expect(notices.list.map(({ message }) => message)).toEqual(["pace-ran-out", "pace-ran-out-you"]);
});

it("is written in minutes and seconds", () => {
  expect([0, 900, 59_001, 65_000, 600_000].map(clockWords)).toEqual(["0:00", "0:01", "1:00", "1:05", "10:00"]);
});
