// @vitest-environment jsdom
// An invitation to a table at which this browser has, or had, a seat.
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { invitation } from "../../tests/support/lobby";
import { fakeServer, refused, settle } from "../../tests/support/server";
import { rememberTable, storedTable } from "../kit/seats";
import { i18n } from "../words/i18n.svelte";
import JoinPage from "./JoinPage.svelte";

async function shown(turn: () => unknown): Promise<HTMLElement> {
  const { asked } = fakeServer({ "/api/invitations/": () => invitation(), "/turn": turn });
  const target = document.createElement("div");
  const made = mount(JoinPage, { target, props: { code: "PRTUXY" } });
  onTestFinished(() => void unmount(made));
  flushSync();
  await settle(8);
  flushSync();
  paths = asked.map(({ path }) => path);
  return target;
}

/** What was asked of the server. */
let paths: string[] = [];

function sitAtTheTable(): void {
  const opened = new Date().toISOString();
  rememberTable({ table: "t", seat: 1, token: "token-token-token", name: "Ben", opened, over: false, code: "ACEFHJ" });
}

beforeEach(() => {
  void i18n.choose("en");
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

test("a seat that was given away is forgotten, and one may sit down again by the new letters", async () => {
  sitAtTheTable();
  const target = await shown(() => refused(403, { code: "wrong_token" }));
  expect(target.querySelector("form button[type=submit]")?.textContent).toBe("Sit down");
  expect(target.textContent).not.toContain("You have a seat at this table");
  expect(storedTable("t")).toBeUndefined();
});

test("who has a seat there goes back to it, also where it is not known whether the seat is still the same", async () => {
  for (const turn of [
    () => ({ yours: false }),
    () => refused(503, { code: "unavailable" as never }),
    () => Promise.reject(new TypeError("no network")),
  ]) {
    sitAtTheTable();
    const target = await shown(turn);
    expect(target.textContent).toContain("You have a seat at this table");
    expect(target.querySelector("form")).toBeNull();
    expect(storedTable("t")?.seat).toBe(1);
  }
});

test("who comes for the first time sits down, and no seat is asked about", async () => {
  const target = await shown(() => refused(403, { code: "wrong_token" }));
  expect(target.querySelector("form button[type=submit]")?.textContent).toBe("Sit down");
  expect(paths).toEqual(["/api/invitations/PRTUXY"]);
});
