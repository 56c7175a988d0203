// Seats that go to another device: all of them go, none that is there is overwritten.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer, Memory } from "../../tests/support/server";
import { rememberTable, storedTable, storedTables } from "../kit/seats";
import { beginMove, holdsSeats, letGo, takeMove } from "./moves";

const seat = { seat: 0, token: "old", name: "Ann", opened: "2026-01-01", over: false };

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));
afterEach(() => vi.unstubAllGlobals());

it("all seats go along, and are forgotten here once they are there", async () => {
  expect(holdsSeats()).toBe(false);
  rememberTable({ ...seat, table: "one" });
  rememberTable({ ...seat, table: "two", code: "ABCDEF" });
  const server = fakeServer({ "/api/moves": () => ({ ticket: "t", left_seconds: 300 }) });
  const { tables } = await beginMove();
  expect(tables).toEqual(["two", "one"]);
  expect(JSON.stringify(server.asked)).toContain("ABCDEF");
  letGo(tables);
  expect(storedTables()).toEqual([]);
});

it("a seat that is here already stays what it is", async () => {
  rememberTable({ ...seat, table: "one", token: "mine" });
  const more = { commitment: "", nonce: "", code: "" };
  const seats = ["one", "two"].map((table) => ({ ...seat, ...more, table }));
  fakeServer({ "/api/moves/t": () => ({ seats }) });
  expect(await takeMove("t")).toBe(2);
  expect([storedTable("one")?.token, storedTable("two")?.token, storedTable("two")?.code]).toEqual([
    "mine",
    "old",
    undefined,
  ]);
});
