import { expect, it } from "vitest";
import type { OptionInfo } from "../lib/protocol";
import { i18n } from "../lib/i18n.svelte";
import { ruleSets } from "./dev/fixtures";
import { allows, choose, keepOffered, optionValueText, optionsNamedIn, readSetup, valueOf } from "./setup.svelte";

const offered = ruleSets[0]?.options ?? [];
const option = (name: string): OptionInfo => {
  const found = offered.find((it) => it.name === name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
};

it.each([null, 3, "text", [], { bots: "club", name: 5, options: { limit: {} } }])("makes a table of %j", (stored) => {
  expect(readSetup(stored)).toEqual({ name: "", rules: "ru-classic", options: {}, bots: ["novice", "novice", "novice"] });
});

it("remembers what still makes sense and forgets the rest", () => {
  const setup = readSetup({ name: "Мария", rules: "ru-classic", options: { limit: 500, flowers: true, gone: 1, tie: "sideways" }, bots: ["club", "expert", "novice"] });
  expect(setup.bots).toEqual(["club", "novice", "novice"]);
  keepOffered(setup, offered);
  expect(setup.options).toEqual({ limit: 500, flowers: true });
});

it("keeps only what differs from the rule set", () => {
  const setup = readSetup(null);
  choose(setup, option("limit"), 500);
  expect(valueOf(setup, option("limit"))).toBe(500);
  choose(setup, option("limit"), 2000);
  expect(setup.options).toEqual({});
  expect(valueOf(setup, option("limit"))).toBe(2000);
});

it.each<[string, string | number | boolean, boolean]>([
  ["limit", 750, true], ["limit", "none", true], ["limit", 0, false], ["limit", 2_000_000, false], ["limit", 10.5, false], ["limit", Number.NaN, false],
  ["limit", true, false], ["flowers", true, true], ["flowers", 1, false], ["tie", "nearest", true], ["tie", "sideways", false], ["rounds", 3, true], ["rounds", 5, false],
])("%s may be %s: %s", (name, value, may) => {
  expect(allows(option(name), value)).toBe(may);
});

it("finds the options that a refusal names, whole names only", () => {
  const text = 'ready_at_once: false while ready.hand is "none": nobody can declare a ready hand';
  expect(optionsNamedIn(text, offered).map((it) => it.name)).toEqual(["ready_hand", "ready_at_once"]);
  expect(optionsNamedIn("penalty_tiles", offered)).toEqual([]);
});

it("says what an option is set to, numbers with their noun", () => {
  i18n.choose("ru");
  expect(optionValueText("limit", 2000).replaceAll("\u00a0", " ")).toBe("2 000 очков");
  expect(optionValueText("rounds", 2)).toBe("2 раунда");
  expect(optionValueText("flowers", true)).toBe("да");
  expect(optionValueText("ready_hand", "optional")).toBe("объявлять по желанию");
});
