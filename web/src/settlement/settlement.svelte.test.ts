// @vitest-environment jsdom
import "../../tests/support/media";
// A settlement at work, against a server that tells what it was asked.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { fakeServer, Memory, refused, type Asked } from "../../tests/support/server";
import type { HandRefusal, SettlementAnswer } from "../wire/generated";
import { dealOf, emptyDeal, sheetOf, withDiscarder, withHeld, withWinner } from "../bill/deal";
import { emptySheet, type Sheet } from "../hand/sheet";
import { readHand } from "../hand/notation";
import { Calculator } from "../calculator/calculator.svelte";
import { newDraft } from "../rules/draft";
import { nameOfDraft } from "../rules/own.svelte";
import { i18n } from "../words/i18n.svelte";
import { pointsOf } from "./reckoning.svelte";
import { Settlement } from "./settlement.svelte";

const asks: SettlementAnswer["asks"] = {
  seats: ["E", "S", "W", "N"],
  losers: true,
  drawn: false,
  several: false,
  penalty: true,
  waiting: null,
};

const refusal: Partial<HandRefusal> = {
  code: "impossible_hand",
  reason: "heavenly",
  said: "A heavenly hand is East's.",
};
let asked: Asked[];
let told: SettlementAnswer;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new Memory());
  told = { payments: [], net: { E: 0, S: 0, W: 0, N: 0 }, asks };
  ({ asked } = fakeServer({
    "/settle": () => told,
    "/api/rulesets": () => ruleSets,
    // one rule set that knows no heavenly hands at all
    "/api/score": (body) =>
      (body as { rules: string }).rules === "family" ? { total: 14, lines: [], missing: null } : refused(422, refusal),
  }));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function at(table: Settlement): Promise<void> {
  stop = $effect.root(() => {
    $effect(() => table.askWorths());
    $effect(() => table.askSettlement());
  });
  for (let turn = 0; turn < 3; turn += 1) {
    flushSync();
    await vi.advanceTimersByTimeAsync(200);
  }
}

const bodies = (): unknown[] => asked.map((it) => it.body);

describe("a settlement", () => {
  it("first asks what the rules want to know, then with all that was said, and no more often than it changes", async () => {
    const table = new Settlement();
    table.chooseRules({ rules: "ru-classic", options: {} });
    table.deal = withDiscarder(withWinner(withHeld(emptyDeal, "S", { points: 64 }), "S", false), "W");
    await at(table);
    expect(bodies()).toEqual([
      expect.objectContaining({ values: {}, winners: [] }),
      expect.objectContaining({ values: { E: 0, S: 64, W: 0, N: 0 }, winners: ["S"], discarder: "W", penalty: false }),
    ]);
  });

  it("leaves out whom the rules have no seat for, and a penalty that they do not know", async () => {
    told = { ...told, asks: { ...asks, seats: ["E", "W"], penalty: false } };
    const table = new Settlement();
    table.chooseRules({ rules: "family", options: {} });
    table.deal = {
      ...withDiscarder(withWinner(withHeld(emptyDeal, "N", { points: 9 }), "E", false), "S"),
      penalty: true,
    };
    await at(table);
    expect(bodies().at(-1)).toMatchObject({ values: { E: 0, W: 0 }, winners: ["E"], discarder: null, penalty: false });
    expect(table.reckoned.seats).toEqual(["E", "W"]);
  });

  it("keeps the marked field of a seat that one of two rule sets has, and drops that of a seat in neither", async () => {
    fakeServer({
      "/settle": (body) =>
        (body as { rules: string }).rules === "family" ? { ...told, asks: { ...asks, seats: ["E", "W"] } } : told,
      "/api/rulesets": () => ruleSets,
    });
    const table = new Settlement();
    table.chooseRules({ rules: "family", options: {} });
    table.other = { rules: "ru-classic", options: {} };
    await at(table);
    table.unfit.keep(pointsOf("S"), { text: "-1", label: "Points", range: "" });
    await at(table);
    expect(table.unfit.count).toBe(1);
    table.other = null;
    await at(table);
    expect(table.unfit.count).toBe(0);
  });

  it("is compared under another rule set, which its link brings along", async () => {
    const table = new Settlement();
    table.chooseRules({ rules: "ru-classic", options: {} });
    table.deal = withWinner(withHeld(emptyDeal, "S", { points: 64 }), "S", false);
    table.other = { rules: "bmja", options: { limit: 500 } };
    await at(table);
    const came = bodies() as { rules: string; options: unknown; winners: string[] }[];
    expect(came.map(({ rules, winners }) => [rules, ...winners])).toEqual([
      ["ru-classic"],
      ["bmja"],
      ["ru-classic", "S"],
      ["bmja", "S"],
    ]);
    expect(came[3]?.options).toEqual({ limit: 500 });
    const read = new Settlement();
    read.follow(table.link);
    expect([read.rules, read.other]).toEqual([table.rules, table.other]);
    table.other = null;
    expect(table.link).not.toContain("bmja");
  });

  it("says whose hand the rules refuse and why, instead of sums without it, under each of two rule sets", async () => {
    const table = new Settlement();
    table.chooseRules({ rules: "family", options: {} });
    table.other = { rules: "ru-classic", options: {} };
    const reading = readHand("123m 456m 789m 123p 99s", { ...emptySheet, events: ["heavenly"] });
    if (!("sheet" in reading)) throw new Error("expected a hand");
    table.deal = withWinner(withHeld(emptyDeal, "S", { sheet: reading.sheet }), "S", false);
    await at(table);
    expect(table.reckoned.refused).toEqual([]);
    expect(table.reckoned.answer).not.toBeNull();
    expect(table.otherwise.refused).toEqual([["S", refusal.said]]);
    expect(table.otherwise.answer).toBeNull();
    expect(table.settledUnder).toEqual([table.reckoned]);
    table.deal = withHeld(table.deal, "S", { points: 64 });
    await at(table);
    expect([table.otherwise.refused, table.otherwise.answer === null]).toEqual([[], false]);
  });

  it("is settled by a household's own rules, which its link brings along though this browser does not keep them", async () => {
    const sundays = newDraft("ru-classic", "Sundays");
    const linked = new Settlement();
    linked.chooseRules({ rules: await nameOfDraft(sundays), options: {} });
    const { link } = linked;
    vi.stubGlobal("localStorage", new Memory());
    const table = new Settlement();
    const loaded = table.load();
    table.follow(link);
    await loaded;
    expect(table.rules).toEqual(linked.rules);
    asked.length = 0;
    await at(table);
    expect(asked.map((it) => it.path)).toEqual(["/api/household/settle", "/api/household/settle"]);
    expect(bodies().at(-1)).toMatchObject({ draft: sundays, values: { E: 0, S: 0, W: 0, N: 0 } });
  });
});

describe("the rules that count at first", () => {
  it.each([
    ["bg", "bg-classic"],
    ["pl", "pl-classic"],
    ["ru", "ru-classic"],
    ["en", "ru-classic"],
  ] as const)("are those of the language: %s", async (language, first) => {
    await i18n.choose(language);
    expect([new Settlement().rules.rules, new Calculator().rules.rules]).toEqual([first, first]);
    await i18n.choose("en");
  });

  it("are those chosen last, in whichever language", async () => {
    new Calculator().chooseRules({ rules: "bmja", options: {} });
    await i18n.choose("pl");
    expect([new Settlement().rules.rules, new Calculator().rules.rules]).toEqual(["bmja", "bmja"]);
    await i18n.choose("en");
  });
});

describe("a hand that comes from the calculator", () => {
  const won = (seat: "E" | "W", source: "discard" | "wall"): Sheet => {
    const reading = readHand("123m 456p 789s 55z 111z", { ...emptySheet, seat, source, won: true });
    if (!("sheet" in reading)) throw new Error("expected a hand");
    return { ...reading.sheet, won: true };
  };

  it("was won by a discard at the table too, so that it is worth the same", () => {
    for (const [seat, from] of [
      ["W", "E"],
      ["E", "S"],
    ] as const) {
      const deal = dealOf(won(seat, "discard"));
      expect([deal.winners, deal.discarder]).toEqual([[seat], from]);
      expect(sheetOf(deal, seat).source).toBe("discard");
    }
  });

  it("was won from the wall where it was", () => {
    const deal = dealOf(won("W", "wall"));
    expect([deal.discarder, sheetOf(deal, "W").source]).toEqual([null, "wall"]);
  });
});
