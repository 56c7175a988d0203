// Who is there, and the window that all persons live through.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableView } from "../../wire/generated";
import { Company } from "./company.svelte";
import { TableNotices } from "./notices.svelte";

const at = (...kinds: string[]): TableView =>
  ({
    me: 0,
    version: 7,
    seats: ["Ann", "Bo", "Cy", "Di"].map((name) => ({ name })),
    legal: kinds.map((kind) => ({ kind })),
  }) as never;
const say = vi.fn();
let notices: TableNotices;

beforeEach(() => {
  vi.useFakeTimers();
  say.mockClear();
  notices = new TableNotices();
});
afterEach(() => {
  notices.stop();
  vi.useRealTimers();
});
const company = (...kinds: string[]): Company => new Company({ view: at(...kinds), notices, say });
const window = (answered = false): Parameters<Company["open"]>[0] => ({
  type: "window",
  version: 7,
  left_ms: 4000,
  answered,
  quiet: false,
});

it("a window stands for its time, and asks who has not answered", () => {
  const some = company();
  some.open(window());
  expect([some.asked, some.left]).toEqual([true, 4000]);
  some.open(window(true));
  expect(some.asked).toBe(false);
  vi.advanceTimersByTime(4000);
  expect(some.window).toBeNull();
});

it("what is left to the server is asked of it, and seen once it says so", () => {
  const some = company();
  some.leave("all", true);
  expect(say).toHaveBeenCalledWith({ type: "leave_to", passing: "all", flowers: true });
  expect(some.passing).toBe("none");
  some.hearLeft({ type: "left_to", passing: "all", flowers: true });
  expect([some.passing, some.flowers]).toEqual(["all", true]);
});

it("a chow that one lets pass is not asked for, in its own window only", () => {
  const some = company("chow", "pass");
  some.open({ ...window(), quiet: true });
  expect([some.quiet, some.asked]).toEqual([true, true]);
  some.open({ ...window(), quiet: true, version: 6 });
  expect(some.quiet).toBe(false);
});

it("who goes and who is back is told; who thinks is not news", () => {
  const some = company();
  const people = (state: "here" | "thinking" | "away"): void =>
    some.hear({ type: "people", people: [{ seat: 1, state, played_for: false, may_stand_in: false }], away: "bot" });
  people("here");
  people("thinking");
  expect(notices.list).toEqual([]);
  people("away");
  people("here");
  expect(notices.list.map(({ message, args }) => [message, args])).toEqual([
    ["friends-away", { name: "Bo" }],
    ["friends-back", { name: "Bo" }],
  ]);
});

it("for whom a bot plays is told once, and the table may decide on who is away where the server says so", () => {
  const some = company();
  const people = (played_for: boolean, may_stand_in: boolean): void =>
    some.hear({ type: "people", people: [{ seat: 1, state: "away", played_for, may_stand_in }], away: "wait" });
  people(false, true);
  expect(some.missed).toEqual([1]);
  people(true, false);
  people(true, false);
  expect([some.missed, [...some.playedFor]]).toEqual([[], [1]]);
  people(false, false);
  expect(some.missed).toEqual([]);
  expect(notices.list.map(({ message }) => message)).toEqual(["away-bot-plays"]);
});
