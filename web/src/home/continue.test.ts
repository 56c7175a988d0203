// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test, vi } from "vitest";
import { FIXTURES } from "../../dev/fixtures/table";
import type { TableView } from "../wire/generated";
import { preparation } from "../kit/preparation.svelte";
import { known } from "../setup/bots.svelte";
import { setup } from "../setup/setup.svelte";
import { i18n } from "../words/i18n.svelte";
import ContinueList from "./ContinueList.svelte";
import { isUnderWay, type Place } from "./places";

const connect: Place = {
  as: "tile",
  text: "place-connect",
  art: "2p",
  to: "/connect",
  kept: ["connect.games", "connect.game"],
};

test("what can be gone on with stands apart from what is finished, a game for one among it", async () => {
  void i18n.choose("en");
  const view = FIXTURES["early"]?.view as TableView;
  const phases: Record<string, TableView["phase"]> = { one: "turn", two: "match_over" };
  const answer = (address: string): Promise<Response> => {
    const table = /tables\/(\w+)/.exec(address)?.[1] ?? "";
    return Promise.resolve(new Response(JSON.stringify({ ...view, table, phase: phases[table] ?? "turn" })));
  };
  vi.stubGlobal("fetch", vi.fn(answer));
  onTestFinished(() => void vi.unstubAllGlobals());
  const seat = { seat: 0, token: "0123456789abcdef", name: "A", opened: "2025-05-04T19:30:00.000Z" };
  localStorage.setItem("eastwind.tables", JSON.stringify(["one", "two"].map((table) => ({ ...seat, table }))));
  onTestFinished(() => localStorage.clear());
  expect(isUnderWay(connect)).toBe(false);
  localStorage.setItem("eastwind.connect.game", JSON.stringify({ level: 3 }));
  expect(isUnderWay(connect)).toBe(true);
  localStorage.removeItem("eastwind.connect.game");
  localStorage.setItem("eastwind.connect.games", JSON.stringify([{ level: 3 }]));
  expect(isUnderWay(connect)).toBe(true);
  const shown = mount(ContinueList, { target: document.body, props: { games: [connect] } });
  onTestFinished(() => void unmount(shown));
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("details summary")?.textContent).toBe("Finished matches (1)");
  });
  const going = [...document.querySelectorAll(".continue > ul > li:not(.fresh) a.button")];
  expect(going).toHaveLength(2);
  expect(going[1]?.getAttribute("href")).toBe("/connect");
  expect(document.querySelectorAll("details li article")).toHaveLength(1);
  // it is known for the next time, without asking
  expect(localStorage.getItem("eastwind.tables")).toContain('"over":true');
});

test("a table that waits for the engine is asked after on, though an answer does not come now and then", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    preparation.putOff = {};
    Object.assign(known, { levels: [], searching: [] });
  });
  void i18n.choose("en");
  const view = { ...(FIXTURES["early"]?.view as TableView), table: "one", phase: "turn" };
  const putOff = { type: "error", code: "preparing", expected: "", got: "", version: null, position: null };
  let asked = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/api/about"))
      return new Response(JSON.stringify({ preparing: asked < 6 ? "table" : "", put_off: { "strong-bots": 41 } }));
    if (address.endsWith("/api/bots")) return new Response(JSON.stringify([{ name: "novice", searches: false }]));
    asked += 1;
    if (asked === 2 || asked === 3) throw new TypeError("no answer");
    if (asked === 4) return new Response("", { status: 502 });
    return asked < 6 ? new Response(JSON.stringify(putOff), { status: 503 }) : new Response(JSON.stringify(view));
  });
  const seat = { seat: 0, token: "0123456789abcdef", name: "A", opened: "2025-05-04T19:30:00.000Z" };
  localStorage.setItem("eastwind.tables", JSON.stringify([{ ...seat, table: "one" }]));
  const shown = mount(ContinueList, { target: document.body });
  onTestFinished(() => void unmount(shown));
  const card = (): string => document.querySelector("article")?.textContent ?? "";
  for (let time = 0; time < 3; time += 1) {
    await vi.advanceTimersByTimeAsync(1600);
    flushSync();
    expect(card()).toContain("Ready in about 41 seconds");
  }
  await vi.advanceTimersByTimeAsync(5000);
  flushSync();
  expect(card()).toContain("East round · hand 3");
});

test("whoever waits for the engine says for how long, and comes by itself", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    preparation.putOff = {};
    setup.bots = ["novice", "novice", "novice"];
    Object.assign(known, { levels: [], searching: [] });
  });
  void i18n.choose("en");
  const view = { ...(FIXTURES["early"]?.view as TableView), table: "one", phase: "turn" };
  let ready = false;
  const said = (address: string): [unknown, number] => {
    if (address.endsWith("/api/bots")) return [[{ name: "master", searches: true }], 200];
    if (address.endsWith("/api/about"))
      return [{ preparing: ready ? "" : "table", put_off: { "strong-bots": 41 } }, 200];
    if (ready) return [view, 200];
    return [{ type: "error", code: "preparing", expected: "", got: "", version: null, position: null }, 503];
  };
  let sitting = 0;
  vi.stubGlobal("fetch", async (address: string, how?: RequestInit) => {
    if (how?.method === "POST") sitting += 1;
    const [body, status] = said(address);
    return new Response(JSON.stringify(body), { status });
  });
  const seat = { seat: 0, token: "0123456789abcdef", name: "A", opened: "2025-05-04T19:30:00.000Z" };
  localStorage.setItem("eastwind.tables", JSON.stringify([{ ...seat, table: "one" }]));
  setup.bots = ["master", "master", "master"];
  const shown = mount(ContinueList, { target: document.body });
  onTestFinished(() => void unmount(shown));
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  const card = (): string => document.querySelector("article")?.textContent ?? "";
  const sit = document.querySelector<HTMLButtonElement>(".fresh button")!;
  expect(card()).toContain("Ready in about 41 seconds");
  expect(card()).not.toContain("try again");
  expect(sit.textContent.trim()).toBe("Ready in about 41 seconds");
  // whoever stands on it does so still once it comes alive, and sits down only then
  expect([sit.disabled, sit.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  sit.focus();
  sit.click();
  await vi.advanceTimersByTimeAsync(0);
  expect([sitting, document.activeElement]).toEqual([0, sit]);
  ready = true;
  await vi.advanceTimersByTimeAsync(3000);
  flushSync();
  expect(document.body.textContent).not.toContain("Ready in about");
  expect([sit.textContent.trim(), sit.disabled]).toEqual(["Sit down now", false]);
  expect([sit.getAttribute("aria-disabled"), document.activeElement]).toEqual(["false", sit]);
  expect(card()).toContain("East round · hand 3");
});
