// Who is there, and the window that all persons live through.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../kit/settings/settings.svelte";
import type { TableView } from "../../wire/generated";
import { Company } from "./company.svelte";
import { TableNotices } from "./notices.svelte";

const at = (...kinds: string[]): TableView =>
  ({
    me: 0,
    seats: ["Ann", "Bo", "Cy", "Di"].map((name) => ({ name })),
    legal: kinds.map((kind) => ({ kind })),
  }) as never;
const letGo = vi.fn();
let notices: TableNotices;

beforeEach(() => {
  vi.useFakeTimers();
  letGo.mockClear();
  notices = new TableNotices();
});
afterEach(() => {
  notices.stop();
  settings.autoPass = false;
  vi.useRealTimers();
});
const company = (...kinds: string[]): Company => new Company({ view: at(...kinds), notices, letGo });
const window = (answered = false): Parameters<Company["open"]>[0] => ({
  type: "window",
  version: 7,
  left_ms: 4000,
  answered,
});

it("a window stands for its time, and asks who has not answered", () => {
  const some = company();
  some.open(window());
  expect([some.asked, some.left]).toEqual([true, 4000]);
  some.open(window(true));
  expect(some.asked).toBe(false);
  vi.advanceTimersByTime(4000);
  expect(some.window).toBeNull();
  expect(letGo).not.toHaveBeenCalled();
});

it("claims that are switched off are let go whatever could be claimed, a win excepted", () => {
  settings.autoPass = true;
  company().open(window());
  company("pung", "pass").open(window());
  expect(letGo).toHaveBeenCalledTimes(2);
  company("mahjong", "pass").open(window());
  company().open(window(true));
  expect(letGo).toHaveBeenCalledTimes(2);
});

it("who goes and who is back is told; who thinks is not news", () => {
  const some = company();
  const people = (state: "here" | "thinking" | "away", played = false): void =>
    some.hear({ type: "people", people: [{ seat: 1, state, played_for: played }], away: "bot" });
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

it("for whom a bot plays is told once, and the table may decide on who is away where it was so agreed", () => {
  const some = company();
  const people = (played: boolean, away: "bot" | "vote"): void =>
    some.hear({ type: "people", people: [{ seat: 1, state: "away", played_for: played }], away });
  people(false, "vote");
  expect(some.missed).toEqual([1]);
  people(true, "vote");
  people(true, "vote");
  expect([some.missed, [...some.playedFor]]).toEqual([[], [1]]);
  people(false, "bot");
  expect(some.missed).toEqual([]);
  expect(notices.list.map(({ message }) => message)).toEqual(["away-bot-plays"]);
});
