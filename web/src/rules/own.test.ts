// A household's own set in the place of a rule set's name.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { fakeServer, Memory, type Asked } from "../../tests/support/server";
import { i18n } from "../words/i18n.svelte";
import { fetchAllSets, fetchRuleSet } from "./api";
import { newDraft } from "./draft";
import { keepSet } from "./kept";
import { rulesName } from "./names";
import { draftOfName, isOwnSet, nameOfDraft, playersOf } from "./own.svelte";

const sundays = {
  ...newDraft("ru-classic", "Воскресенье"),
  values: { "limit.cap": { value: 300, note: "" } },
};
let asked: Asked[];

beforeEach(() => {
  void i18n.choose("en");
  vi.stubGlobal("localStorage", new Memory());
  ({ asked } = fakeServer({
    "/api/household/page": () => ({ id: "voskresene" }),
    "/api/rulesets": () => ruleSets,
  }));
});

afterEach(() => vi.unstubAllGlobals());

it("is the draft itself, and is called what the household calls it", async () => {
  const name = await nameOfDraft(sundays);
  expect(name).toMatch(/^own:[\w-]+$/);
  expect([isOwnSet(name), isOwnSet("ru-classic")]).toEqual([true, false]);
  expect(await draftOfName(name)).toEqual(sundays);
  expect(rulesName(name)).toBe("Воскресенье");
});

it("that is damaged is refused", async () => {
  await expect(draftOfName("own:gone")).rejects.toMatchObject({ kind: "refused" });
});

it("stands among the rule sets that can be chosen, those that are kept and those that are named", async () => {
  keepSet(sundays);
  const guests = await nameOfDraft({ ...sundays, title: "Guests" });
  const sets = await fetchAllSets(["bg-classic", guests, "own:gone"]);
  expect(sets.slice(0, ruleSets.length)).toEqual(ruleSets);
  expect(sets.slice(ruleSets.length).map((it) => [it.id, it.title, it.players])).toEqual([
    [await nameOfDraft(sundays), "Воскресенье", 4],
    [guests, "Guests", 4],
  ]);
});

it("is for as many as it says, or as its parent does", () => {
  const three = { ...sundays, values: { "seats.players": { value: 3, note: "" } } };
  const base = JSON.stringify({ rules: { rules: { seats: { players: { value: 2 } } } } });
  expect([sundays, three, { ...sundays, base }].map((it) => playersOf(it, ruleSets))).toEqual([4, 3, 2]);
  expect(playersOf({ ...sundays, base: "{" }, ruleSets)).toBe(4);
});

it("is asked about with its draft", async () => {
  expect((await fetchRuleSet(await nameOfDraft(sundays), {})).id).toBe("voskresene");
  expect(asked.map((it) => [it.path, it.body])).toEqual([["/api/household/page", sundays]]);
});
