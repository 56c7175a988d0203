// What a report shows of the findings, and what is kept of reports.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { readCsv } from "../../tests/support/csv";
import { Memory } from "../../tests/support/server";
import type { SimulationFindings } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import { aboutReport, weightsWords } from "./about";
import { asCsv, columnsOf, difference, headlines, patternRows } from "./figures";
import { forgetReport, keepReport, keptReports, MOST } from "./kept";

const share = (count: number, value: number) => ({ count, of: 100, value, low: value - 0.03, high: value + 0.04 });
const mean = (value: number) => ({ count: 100, value, low: value - 3, high: value + 4 });
const found = (rules: string, drawn: number, lengths: number[]): SimulationFindings => ({
  rules,
  digest: "d",
  hands: 100,
  seed: 7,
  bots: ["club"],
  weights: "ru-classic",
  drawn: share(100 * drawn, drawn),
  several_winners: share(0, 0),
  drawn_by_self: share(30, 0.3),
  discards: mean(40),
  lengths,
  winning_value: mean(60),
  losing_value: mean(20),
  median_value: 40,
  limit: 500,
  cut: share(1, 0.01),
  limit_hands_won: share(0, 0),
  lost_by_cut: 0,
  seats: [],
  winds: [],
  levels: [],
  patterns: [
    {
      rule: `of,${rules}`,
      title: "",
      limit_hand: false,
      among_winners: share(5, 0.05),
      among_losers: share(0, 0),
      of_hands: share(5, 0.05),
      lines: 1,
      value: mean(1),
      gain: mean(1),
    },
  ],
});
const marked = (figure: string, sure: boolean) => ({ figure, value: 0.2, low: 0.15, high: 0.25, chance: 0.001, sure });
const result = {
  before: found("one", 0.1, [0, 2, 3]),
  after: found("two", 0.3, [0, 1, 1, 1, 4]),
  differences: [marked("drawn", true), marked("discards", false)],
};

describe("a report", () => {
  it("tells each difference with the interval that both sides give, and whether chance explains it", () => {
    const [drawn, value] = headlines(result);
    expect(drawn?.difference?.value).toBeCloseTo(0.2);
    expect(drawn?.difference?.low).toBeCloseTo(0.2 - 0.05);
    expect(drawn?.difference?.high).toBeCloseTo(0.2 + 0.05);
    expect([drawn?.sure, value?.sure]).toEqual([true, false]);
    const unknown = difference({ value: 1, low: null, high: null }, { value: 3, low: 2, high: 4 });
    expect(unknown).toEqual({ value: 2, low: null, high: null });
  });

  it("marks what the server marks and nothing by its interval alone", () => {
    const all = headlines({ ...result, differences: [] });
    expect(all.some(({ difference: apart }) => apart?.low && apart.low > 0)).toBe(true);
    expect(all.filter(({ sure }) => sure)).toEqual([]);
    const names = headlines(result).map(({ name }) => name);
    expect(headlines(result).filter(({ sure }) => sure)).toHaveLength(1);
    expect(names).toContain("discards");
  });

  it("names the weights by which the bots played, once where both sides have the same", () => {
    expect(weightsWords(result)).toEqual([
      "On both sides the bots play with the weights trained for “Classical game, Russian box rules”.",
    ]);
    expect(weightsWords({ ...result, after: null })).toHaveLength(1);
    const general = { ...result.before, weights: "general", bots: ["master"] };
    expect(weightsWords({ before: general, after: general })).toHaveLength(2);
    expect(weightsWords({ before: { ...general, weights: "general+ru-classic" }, after: null })[0]).toContain("net of");
    expect(weightsWords({ before: { ...general, weights: "" }, after: null })).toEqual([]);
  });

  it("has the same columns of lengths for both sides, and no hand is lost", () => {
    const [one, other] = columnsOf([result.before, result.after], 3);
    expect(one?.map(({ from, to, hands }) => [from, to, hands])).toEqual([
      [0, 1, 2],
      [2, 3, 3],
      [4, 5, 0],
    ]);
    expect(other?.map(({ hands }) => hands)).toEqual([1, 2, 4]);
  });

  it("shows a pattern that only one side has without a difference", () => {
    expect(patternRows(result).map((it) => [it.rule, it.before?.value, it.after?.value, it.difference])).toEqual([
      ["of,one", 0.05, undefined, null],
      ["of,two", undefined, 0.05, null],
    ]);
  });

  it("is a table for a spreadsheet with a row for each figure of each side", async () => {
    for (const [language, decimal] of [
      ["pl", ","],
      ["en", "."],
    ] as const) {
      await i18n.choose(language);
      const rows = readCsv(asCsv(result, "spreadsheets"));
      expect(rows[0]).toEqual(["side", "rules", "figure", "value", "low", "high"]);
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([6]));
      expect(rows.find((row) => row[0] === "before" && row[2] === "drawn")?.slice(1, 4)).toEqual([
        "one",
        "drawn",
        `0${decimal}1`,
      ]);
      expect(rows).toContainEqual(["after", "two", "hands_of_4_discards", "4", "", ""]);
      expect(rows.some((row) => row[2] === "pattern_of,one")).toBe(true);
      // Programs read the same in every language.
      const plain = readCsv(asCsv(result, "programs"), "programs");
      expect(plain).toEqual(rows.map((row) => row.map((one, k) => (k < 3 ? one : one.replace(decimal, ".")))));
    }
  });
});

describe("kept reports", () => {
  beforeEach(() => void vi.stubGlobal("localStorage", new Memory()));

  it("are there again as they were, the newest first and so many, and can be deleted", () => {
    for (let k = 0; k <= MOST; k += 1) keepReport({ before: `${k}`, after: "", result });
    const kept = keptReports();
    expect(kept.map(({ before }) => before)).toEqual(Array.from({ length: MOST }, (_, k) => `${MOST - k}`));
    expect(kept[0]?.result).toEqual(result);
    forgetReport(kept[0]?.id ?? "");
    expect(keptReports()).toHaveLength(MOST - 1);
  });

  it("of the time before weights and marks were told are read all the same", () => {
    keepReport({ before: "a", after: "b", result });
    const old = JSON.parse(JSON.stringify(localStorage.getItem("eastwind.simulate.reports"))) as string | null;
    const without = (old ?? "").replaceAll('"weights":"ru-classic",', "").replace(/,"differences":\[.*?\]/, "");
    expect(without).not.toContain("differences");
    localStorage.setItem("eastwind.simulate.reports", without);
    expect(keptReports()[0]?.result.differences).toEqual([]);
    expect(keptReports()[0]?.result.before.weights).toBe("");
  });

  it("say of how many hands they are, and of how many where they were stopped", () => {
    keepReport({ before: "a", after: "", result });
    keepReport({ before: "b", after: "", wanted: 20_000, result });
    const [stopped, whole] = keptReports().map(aboutReport);
    expect(stopped).toContain(`${result.before.hands} of 20,000 hands`);
    expect(whole).toContain(`${result.before.hands} hands`);
  });

  it("that find no room say so", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(keepReport({ before: "a", after: "", result }).fits).toBe(false);
  });
});
