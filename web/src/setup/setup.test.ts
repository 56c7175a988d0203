import { parse } from "valibot";
import { expect, it, onTestFinished } from "vitest";
import type { FaultTold, OptionInfo } from "../wire/generated";
import { ApiError } from "../wire/http";
import { i18n } from "../words/i18n.svelte";
import { ruleSets } from "../../dev/fixtures/rules";
import { allows, optionAbout, optionName, optionValueText, optionsRefused } from "../rules/options";
import { choose, chooseRules, keepOffered, playersIn, readable, rulesOf, valueOf } from "./setup.svelte";

const offered = ruleSets[0]?.options ?? [];
const option = (name: string): OptionInfo => {
  const found = offered.find((it) => it.name === name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
};

it.each([null, 3, "text", [], { bots: "club", name: 5, options: { limit: {} } }])("makes a table of %j", (stored) => {
  expect(parse(readable, stored)).toEqual({
    name: "",
    rules: "",
    options: {},
    bots: ["novice", "novice-bold", "novice-patient"],
    players: 4,
    persons: 1,
    window: 4,
    help: "coach",
    watch: "none",
    away: "bot",
    standInWins: false,
    pace: "none",
    bank: 0,
    kept: {},
  });
});

it("plays by the language's own rules until others are chosen", () => {
  const setup = parse(readable, null);
  onTestFinished(() => void i18n.choose("en"));
  const first = (["en", "ru", "bg", "pl"] as const).map((language) => {
    void i18n.choose(language);
    return rulesOf(setup);
  });
  expect(first).toEqual(["ru-classic", "ru-classic", "bg-classic", "pl-classic"]);
  chooseRules(setup, "bmja");
  expect([rulesOf(setup), Object.keys(setup.kept)]).toEqual(["bmja", ["pl-classic"]]);
});

it("remembers what still makes sense and forgets the rest", () => {
  const setup = parse(readable, {
    name: "Мария",
    rules: "ru-classic",
    options: { limit: 500, flowers: true, gone: 1, tie: "sideways" },
    bots: ["club", "two words", "tidy"],
  });
  expect(setup.bots).toEqual(["club", "novice", "tidy"]);
  keepOffered(setup, offered);
  expect(setup.options).toEqual({ limit: 500, flowers: true });
});

it("keeps only what differs from the rule set", () => {
  const setup = parse(readable, null);
  choose(setup, option("limit"), 500);
  expect(valueOf(setup, option("limit"))).toBe(500);
  choose(setup, option("limit"), 2000);
  expect(setup.options).toEqual({});
  expect(valueOf(setup, option("limit"))).toBe(2000);
});

it.each<[string, string | number | boolean, boolean]>([
  ["limit", 750, true],
  ["limit", "none", true],
  ["limit", 0, false],
  ["limit", 2_000_000, false],
  ["limit", 10.5, false],
  ["limit", Number.NaN, false],
  ["limit", true, false],
  ["flowers", true, true],
  ["flowers", 1, false],
  ["tie", "nearest", true],
  ["tie", "sideways", false],
  ["rounds", 3, true],
  ["rounds", 5, false],
])("%s may be %s: %s", (name, value, may) => {
  expect(allows(option(name), value)).toBe(may);
});

it("knows the options that a refusal is about, of those that are offered", () => {
  const fault = {
    place: "ready_at_once",
    expected: "false",
    found: "true",
    said: "",
    options: ["ready_at_once", "ready_hand", "grandmas_rule"],
  };
  const refusal = (faults: FaultTold[]): ApiError =>
    new ApiError("refused", 422, {
      type: "error",
      code: "malformed",
      expected: "limit",
      got: "limit",
      faults,
      version: null,
      position: null,
    });
  expect(optionsRefused(refusal([fault]), offered).map((it) => it.name)).toEqual(["ready_hand", "ready_at_once"]);
  expect(optionsRefused(refusal([]), offered)).toEqual([]);
  expect(optionsRefused(new ApiError("offline", null, null), offered)).toEqual([]);
});

it("says what an option is set to, numbers with their noun", () => {
  void i18n.choose("ru");
  expect(optionValueText("limit", 2000).replaceAll("\u00a0", " ")).toBe("2 000 очков");
  expect(optionValueText("rounds", 2)).toBe("2 раунда");
  expect(optionValueText("flowers", true)).toBe("да");
  expect(optionValueText("ready_hand", "optional")).toBe("объявлять по желанию");
});

it("keeps the choices of every rule set apart", () => {
  const setup = parse(readable, { rules: "ru-classic", options: { limit: 500 }, kept: { "bg-classic": { stake: 5 } } });
  chooseRules(setup, "bg-classic");
  expect(setup).toMatchObject({ rules: "bg-classic", options: { stake: 5 } });
  chooseRules(setup, "ru-classic");
  expect(setup.options).toEqual({ limit: 500 });
});

it("knows how many sit down", () => {
  const players: OptionInfo = { ...option("rounds"), name: "players", default: 2, choices: [2, 3, 4] };
  const setup = parse(readable, null);
  expect(playersIn(setup, { players: 4, options: [] })).toBe(4);
  expect(playersIn(setup, { players: 2, options: [players] })).toBe(2);
  choose(setup, players, 3);
  expect(playersIn(setup, { players: 2, options: [players] })).toBe(3);
});

it("calls a household's own option by its name, and tells what it sets", () => {
  void i18n.choose("en");
  expect(optionName("grandmas_rule")).toBe("grandmas rule");
  expect(optionAbout({ name: "grandmas_rule", keys: ["play.dead_hand", "ready.hand"] })).toBe(
    "play.dead_hand and ready.hand",
  );
});
