// @vitest-environment jsdom
// The seats of a browser go to another device: handed over by a link that is good for once, taken over there by one press.

import "../../tests/support/dialog";
import "../../tests/support/media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, refused, settle, type Asked } from "../../tests/support/server";
import { noSizes, show } from "../../tests/support/show";
import { rememberTable, storedTable, storedTables } from "../kit/seats";
import { i18n, t, tAttr } from "../words/i18n.svelte";
import DevicePage from "./DevicePage.svelte";
import MoveSeats from "./MoveSeats.svelte";

const SEAT = { seat: 2, token: "token-token-token", name: "Ann", opened: "2026-01-01", over: false };
const ASK_MS = 2000;

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  noSizes();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const find = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((it) => it.textContent.trim() === name);
const text = (): string => document.body.textContent.replaceAll(/\s+/g, " ");

/** Presses a button, and waits for the server. */
async function press(name: string): Promise<void> {
  find(name)!.click();
  await passing(0);
}

/** Lets so much time go by, and shows whatever is answered in it. */
async function passing(ms: number): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
  else await settle(6);
  flushSync();
}

describe("handing seats over", () => {
  let taken = false;
  let asked: Asked[] = [];
  const asks = (): number => asked.filter(({ path }) => path === "/api/moves/ticket-1").length;

  beforeEach(() => {
    vi.useFakeTimers();
    taken = false;
    ({ asked } = fakeServer({
      "/api/moves/ticket-1": () => ({ taken }),
      "/api/moves": () => ({ ticket: "ticket-1", left_seconds: 300 }),
      "/api/addresses": () => [],
    }));
  });

  it("is not offered where this browser has none", () => {
    show(MoveSeats, {});
    expect(text()).toContain(t("move-none"));
    expect(find(t("move-begin"))).toBeUndefined();
  });

  it("gives all of them to the server and shows a link with what it answered", async () => {
    rememberTable({ ...SEAT, table: "one" });
    rememberTable({ ...SEAT, table: "two", code: "ABCDEF" });
    show(MoveSeats, {});
    await press(t("move-begin"));
    const { body } = asked.find(({ path }) => path === "/api/moves")!;
    expect(body).toMatchObject({
      seats: [
        { ...SEAT, table: "two", code: "ABCDEF" },
        { ...SEAT, table: "one", code: "" },
      ],
    });
    expect(document.querySelector("dialog")!.open).toBe(true);
    expect(document.querySelector("dialog h2")?.textContent).toBe(t("move-code"));
    expect(document.querySelector<HTMLInputElement>("dialog input")!.value).toMatch(/#\/device\/ticket-1$/);
    expect(document.querySelector("dialog")!.textContent).toContain(tAttr("move-code", "about"));
  });

  it("forgets them here once the other device has them, and not before", async () => {
    rememberTable({ ...SEAT, table: "one" });
    show(MoveSeats, {});
    await press(t("move-begin"));
    await passing(3 * ASK_MS);
    expect(asks()).toBe(3);
    expect(storedTables().map(({ table }) => table)).toEqual(["one"]);
    // what was joined meanwhile has not gone along
    rememberTable({ ...SEAT, table: "later" });
    taken = true;
    await passing(ASK_MS);
    expect(storedTables().map(({ table }) => table)).toEqual(["later"]);
    expect(document.querySelector("dialog")!.open).toBe(false);
    expect(document.querySelector("[role=status]")?.textContent).toBe(t("move-done"));
    expect(find(t("move-begin"))).toBeUndefined();
    const before = asks();
    await passing(10 * ASK_MS);
    expect(asks()).toBe(before);
  });

  it("keeps them here too where that is wished", async () => {
    rememberTable({ ...SEAT, table: "one" });
    show(MoveSeats, {});
    document.querySelector<HTMLInputElement>("input[role=switch]")!.click();
    taken = true;
    await press(t("move-begin"));
    await passing(ASK_MS);
    expect(text()).toContain(t("move-done"));
    expect(storedTable("one")).toMatchObject(SEAT);
  });

  it("asks no longer once the time of the link is over, and keeps the seats", async () => {
    rememberTable({ ...SEAT, table: "one" });
    show(MoveSeats, {});
    await press(t("move-begin"));
    ({ asked } = fakeServer({ "/api/moves/ticket-1": () => refused(404, { code: "not_found" }) }));
    await passing(ASK_MS);
    expect(asks()).toBe(1);
    await passing(10 * ASK_MS);
    expect(asks()).toBe(1);
    expect(storedTable("one")).toBeDefined();
    expect(find(t("move-begin"))).toBeDefined();
  });

  it("says that the server is away, and can be tried again", async () => {
    rememberTable({ ...SEAT, table: "one" });
    fakeServer({});
    show(MoveSeats, {});
    await press(t("move-begin"));
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    expect(document.querySelector("dialog")!.open).toBe(false);
    fakeServer({ "/api/moves": () => ({ ticket: "ticket-1", left_seconds: 300 }), "/api/addresses": () => [] });
    await press(t("move-begin"));
    expect(document.querySelector("[role=alert]")).toBeNull();
    expect(document.querySelector("dialog")!.open).toBe(true);
  });
});

describe("taking seats over", () => {
  const more = { commitment: "", nonce: "", code: "" };

  it("takes nothing before one says so, then all of them at once", async () => {
    const { asked } = fakeServer({
      "/api/moves/ticket-1": () => ({ seats: ["one", "two"].map((table) => ({ ...SEAT, ...more, table })) }),
    });
    show(DevicePage, { ticket: "ticket-1" });
    await passing(0);
    expect(asked).toEqual([]);
    await press(t("move-take"));
    expect(storedTables().map(({ table }) => table)).toEqual(["one", "two"]);
    expect(document.querySelector("[role=status]")?.textContent).toBe(t("move-ask", { count: 2 }));
    expect(find(t("move-take"))).toBeUndefined();
    const link = document.querySelector<HTMLAnchorElement>("main a")!;
    expect([link.textContent, link.hash]).toEqual([t("move-matches"), "#/statistics"]);
  });

  it("says why it cannot where the link has been used, and takes nothing", async () => {
    fakeServer({ "/api/moves/ticket-1": () => refused(404, { code: "not_found" }) });
    show(DevicePage, { ticket: "ticket-1" });
    await press(t("move-take"));
    expect(document.querySelector("[role=alert]")?.textContent).not.toBe("");
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    expect(storedTables()).toEqual([]);
    expect(find(t("move-take"))!.disabled).toBe(false);
  });
});
