// @vitest-environment jsdom
import "../../tests/support/media";
// The simulator's page and a household's try, against a server that has played already: what they ask for, and what they draw.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { fakeServer, Memory, type Asked } from "../../tests/support/server";
import { noSizes } from "../../tests/support/show";
import type { Simulation, SimulationFindings, SimulationWish } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import SimulatePage from "./SimulatePage.svelte";
import Try from "./Try.svelte";

const share = { count: 10, of: 100, value: 0.1, low: 0.05, high: 0.2 };
const mean = { count: 100, value: 40, low: 38, high: 42 };
const findings: SimulationFindings = {
  rules: "sundays",
  digest: "d",
  hands: 100,
  seed: 1,
  bots: ["club", "club", "club", "club"],
  weights: "ru-classic",
  drawn: share,
  several_winners: share,
  drawn_by_self: share,
  discards: mean,
  lengths: [0, 0, 5, 9],
  winning_value: mean,
  losing_value: mean,
  median_value: 40,
  limit: 500,
  cut: share,
  limit_hands_won: share,
  lost_by_cut: 0,
  seats: [],
  winds: [],
  levels: [],
  patterns: [
    {
      rule: "own_hand_1",
      title: "<b>Street</b>",
      limit_hand: true,
      among_winners: share,
      among_losers: share,
      of_hands: share,
      lines: 1,
      value: mean,
      gain: mean,
    },
  ],
};
const done: Simulation = {
  id: "j1",
  state: "done",
  done: 100,
  hands: 100,
  ahead: 0,
  rate: 0,
  seconds_left: null,
  result: { before: findings, after: null, differences: [] },
};

/** Nothing has a size here. */
let asked: Asked[];
let shown: Record<string, never> | undefined;

beforeEach(() => {
  void i18n.choose("en");
  vi.stubGlobal("localStorage", new Memory());
  noSizes();
  ({ asked } = fakeServer({
    "/api/simulate": () => done,
    "/api/rulesets": () => ruleSets,
    "/api/bots": () => [{ name: "novice" }, { name: "club" }],
  }));
});

afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
});

async function come(what: string): Promise<HTMLElement> {
  return await vi.waitFor(() => {
    flushSync();
    const found = document.querySelector<HTMLElement>(what);
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
}

function choose(select: HTMLSelectElement | undefined, value: string): void {
  if (!select) throw new Error("no such field");
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

test("a rule set is played with the options that were chosen, against itself without them", async () => {
  shown = mount(SimulatePage, { target: document.body });
  await come("form .picker details");
  const pickers = document.querySelectorAll<HTMLSelectElement>("form .picker > label select");
  choose(pickers[1], "ru-classic");
  document.querySelector<HTMLInputElement>("form .picker details input[type=checkbox]")?.click();
  flushSync();
  document.querySelector<HTMLFormElement>("form")?.requestSubmit();
  const title = await come("#simulate-report");
  expect(title.textContent).toContain("(Flowers and seasons: on)");
  const wish = asked.find(({ path }) => path === "/api/simulate")?.body as SimulationWish;
  expect(wish.before).toEqual({ rules: "ru-classic", options: { flowers: true }, file: null });
  expect(wish.after).toEqual({ rules: "ru-classic", options: {}, file: null });
});

test("a household's try is drawn from what was found, its own hands by their names, and can be kept as a file", async () => {
  const rules = { rules: "", options: {}, file: "{}" };
  const tried = { hands: 100, about: "", disabled: false, names: ["Sundays"] as const, mark: "d", remark: "" };
  shown = mount(Try, {
    target: document.body,
    props: { ...tried, rules: () => Promise.resolve({ before: rules, after: null }) },
  });
  document.querySelector<HTMLButtonElement>(".begin button")?.click();
  const title = await come("#simulate-report");
  expect(title.textContent).toBe("Sundays");
  expect([...document.querySelectorAll("tbody th")].at(-1)?.textContent).toBe("<b>Street</b>");
  expect(document.querySelector("a[download]")?.getAttribute("href")).toBe("/api/simulate/j1/report?language=en");
  expect(asked.map(({ path }) => path)).toEqual(["/api/simulate"]);
});
