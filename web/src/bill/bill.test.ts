import { expect, it } from "vitest";
import type { Bill, BillLine } from "../wire/generated";
import { billRows } from "./bill";
import { countsAlike } from "./rows";
import { ruleMessage } from "../rules/names";

const line = (rule: string, points: number, doubles = 0, limit = false): BillLine => ({
  rule,
  tiles: "",
  points,
  doubles,
  limit,
  source: "RU V",
  title: null,
});
const bill = (part: Partial<Bill>): Bill => ({
  won: true,
  lines: [],
  points: 0,
  doubles: 0,
  uncapped: 0,
  total: 0,
  limited: false,
  ...part,
});

it("adds up points first and shows what each doubling brings", () => {
  const rows = billRows(
    bill({
      lines: [line("dragon_set", 0, 1), line("mahjong", 20), line("one_suit", 0, 3), line("pung_dragon_exposed", 4)],
      points: 24,
      doubles: 4,
      uncapped: 384,
      total: 384,
    }),
  );
  expect(rows.points.map((row) => row.line.rule)).toEqual(["mahjong", "pung_dragon_exposed"]);
  expect(rows.sum).toBe(24);
  expect(rows.doubles.map(({ factor, running }) => [factor, running])).toEqual([
    [2, 48],
    [8, 384],
  ]);
  expect(rows.cutFrom).toBeNull();
  expect(rows.total).toBe(384);
});

it("puts a line that gives points and doubles into both parts", () => {
  const rows = billRows(bill({ lines: [line("flower", 4, 1)], points: 4, doubles: 1, uncapped: 8, total: 8 }));
  expect(rows.points).toHaveLength(1);
  expect(rows.doubles).toHaveLength(1);
});

it("keeps a line that is worth nothing, so that nothing is a mystery", () => {
  expect(billRows(bill({ lines: [line("chow", 0)] })).points).toHaveLength(1);
});

it("tells what the limit cut", () => {
  const rows = billRows(
    bill({
      lines: [line("mahjong", 40), line("one_suit", 0, 6)],
      points: 40,
      doubles: 6,
      uncapped: 2560,
      total: 2000,
      limited: true,
    }),
  );
  expect(rows.doubles.at(-1)?.running).toBe(2560);
  expect(rows.cutFrom).toBe(2560);
});

it("does not speak of a cut where the hand itself is worth the limit", () => {
  const rows = billRows(bill({ lines: [line("four_blessings", 0, 0, true)], total: 2000, limited: true }));
  expect(rows.limits.map((it) => it.rule)).toEqual(["four_blessings"]);
  expect(rows.points).toEqual([]);
  expect(rows.cutFrom).toBeNull();
});

it("names the texts of patterns, settlement and penalties", () => {
  expect(ruleMessage("pung_dragon_exposed")).toBe("pattern-pung-dragon-exposed");
  expect(ruleMessage("settle-dealer")).toBe("settle-dealer");
  expect(ruleMessage("penalty_one_suit")).toBe("penalty-one-suit");
});

it("is alike under two rule sets if every line is, wherever the rules stand", () => {
  const one = bill({ lines: [line("mahjong", 20), line("no_chow", 0, 1)], total: 40 });
  const elsewhere = one.lines.map((it) => ({ ...it, source: "PL Punktacja" }));
  expect(countsAlike(one, { ...one, lines: elsewhere })).toBe(true);
  expect(countsAlike(one, { ...one, lines: [line("mahjong", 20), line("no_chow", 10)] })).toBe(false);
  expect(countsAlike(one, { ...one, total: 30 })).toBe(false);
});
