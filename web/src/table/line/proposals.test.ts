// What is proposed at the table: who is asked, what came of it, and where one goes on.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Memory } from "../../../tests/support/server";
import { forgetTable, rememberTable, storedTable } from "../../kit/seats";
import type { Proposal, TableView } from "../../wire/generated";
import { TableNotices } from "./notices.svelte";
import { cameAgain, Proposals } from "./proposals.svelte";

const at = (more: Partial<TableView> = {}): TableView =>
  ({
    me: 0,
    turn: 0,
    table: "old",
    version: 9,
    phase: "claim",
    seats: ["Ann", "Bo", "Cy", "Di"].map((name) => ({ name })),
    ...more,
  }) as never;
const told = (more: Partial<Proposal> = {}): Proposal => ({
  type: "proposal",
  seat: null,
  number: 3,
  what: "take_back",
  by: 1,
  outcome: "open",
  asked: [0, 1, 2],
  agreed: [1],
  left_ms: 20_000,
  refused_by: null,
  again: null,
  ...more,
});
const say = vi.fn();
let notices: TableNotices;
const some = (view = at()): Proposals => new Proposals({ view, notices, say });
const words = (): string[] => notices.list.map(({ message }) => message);

beforeEach(() => {
  vi.stubGlobal("localStorage", new Memory());
  vi.useFakeTimers();
  say.mockClear();
  notices = new TableNotices();
});
afterEach(() => {
  notices.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("who is asked answers by its number, and is asked no more", () => {
  const proposals = some();
  proposals.hear(told());
  expect([proposals.asked, proposals.missing, proposals.holdsWindow]).toEqual([true, [0, 2], true]);
  proposals.answer(true);
  expect(say).toHaveBeenCalledWith({ type: "reply", proposal: 3, agree: true });
  proposals.hear(told({ agreed: [0, 1] }));
  expect([proposals.asked, proposals.missing]).toEqual([false, [2]]);
  vi.advanceTimersByTime(5000);
  expect(proposals.left).toBe(15_000);
});

it("what came of it is said: agreed, refused, withdrawn, lapsed", () => {
  const proposals = some();
  for (const more of [
    { outcome: "refused", refused_by: 2 },
    { outcome: "refused", refused_by: 1 },
    { outcome: "lapsed" },
  ] as const) {
    proposals.hear(told());
    proposals.hear(told(more));
    expect(proposals.open).toBeNull();
  }
  expect(words()).toEqual(["proposal-refused", "proposal-withdrawn", "proposal-lapsed"]);
  proposals.hear(told({ outcome: "agreed" }));
  expect(words()).toContain("proposal-agreed");
});

it("one's own discard is taken back only while it may be answered; once more is played when all is over", () => {
  expect(some().may("take_back")).toBe(true);
  expect(some(at({ turn: 2 })).may("take_back")).toBe(false);
  expect(some(at({ phase: "turn" })).may("take_back")).toBe(false);
  expect(some(at({ phase: "match_over" })).may("again")).toBe(true);
  expect(some().may("again")).toBe(false);
});

it("the key of the old seat goes along to the new table, where one is ready at once", () => {
  const old = { table: "old", seat: 0, token: "key", name: "Ann", opened: "2026-01-01", over: true };
  rememberTable(old);
  const proposals = some(at({ phase: "match_over" }));
  proposals.hear(
    told({ what: "again", outcome: "agreed", again: { table: "new", seat: 2, commitment: "c", code: "ABCDEF" } }),
  );
  expect(storedTable("new")).toMatchObject({ token: "key", seat: 2, code: "ABCDEF", over: false });
  expect([cameAgain("new"), cameAgain("new"), cameAgain("old")]).toEqual([true, false, false]);
  forgetTable("new");
  forgetTable("old");
});
