// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test, vi } from "vitest";
import { FIXTURES } from "../../dev/fixtures/table";
import type { TableView } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import ContinueList from "./ContinueList.svelte";
import { isUnderWay, type Place } from "./places";

const connect: Place = { as: "tile", text: "place-connect", art: "2p", to: "/connect", kept: "connect.game" };

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
