// Every rule leads to a word of the book of the game that is there.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordOf, wordOfValue } from "./gameWords";

const ROOT = `${import.meta.dirname}/../../../src/eastwind`;
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found);

const words = new Set(all(read("book/glossary.toml"), /^name = "(.+)"$/gm));
const named = read("words/en/rules.ftl");
/** Patterns, and why somebody pays, as bills name them. */
const rules = [...all(named, /^pattern-([a-z0-9-]+) =/gm), ...all(named, /^((?:settle|penalty)-[a-z-]+) =/gm), "limit"];
const values = readdirSync(`${ROOT}/rules/data`).flatMap((file) => {
  let section = "";
  return read(`rules/data/${file}`)
    .split("\n")
    .flatMap((line) => {
      section = /^\[([a-z_]+)\]/.exec(line)?.[1] ?? (line.startsWith("[") ? "" : section);
      const key = /^([a-z_]+) = \{ value/.exec(line)?.[1];
      return key && section ? [`${section}.${key}`] : [];
    });
});

it("there are rules, values and words", () => {
  expect(rules.length).toBeGreaterThan(90);
  expect(new Set(values).size).toBeGreaterThan(90);
  expect(words.size).toBeGreaterThan(40);
});

it.each([...new Set(rules)])("the rule %s leads to a word", (rule) => {
  expect(words).toContain(wordOf(rule));
  expect(wordOf(rule.replaceAll("-", "_"))).toBe(wordOf(rule));
});

it.each([...new Set(values)])("the value %s leads to a word", (key) => {
  expect(words).toContain(wordOfValue(key));
});

it("a lesson leads to a word", () => {
  const told = all(read("lessons/lessons.toml"), /^word = "(.+)"$/gm);
  expect(told.length).toBe(all(read("lessons/lessons.toml"), /^(\[\[lesson\]\])$/gm).length);
  expect(told.filter((word) => !words.has(word))).toEqual([]);
});

describe("what fits best comes first", () => {
  it.each([
    ["one_suit_no_chow", "suits"],
    ["robbed_kong", "robbing"],
    ["pair_own_wind", "own-wind"],
    ["three_concealed_sets", "concealed"],
    ["thirteen_wonders", "limit-hand"],
    ["settle-dealer", "east"],
  ])("%s: %s", (rule, word) => expect(wordOf(rule)).toBe(word));

  it.each([
    ["play.furiten", "furiten"],
    ["settlement.east_with_winner", "east"],
    ["match.lead_after_draw", "drawn"],
    ["wall.broken_side", "wall"],
  ])("%s: %s", (key, word) => expect(wordOfValue(key)).toBe(word));
});
