// A hand is valued under a household's own set, which the link of the hand brings along.

import { afterEach, expect, it, vi } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { fakeServer, Memory } from "../../tests/support/server";
import { readLink, writeLink } from "../bill/link";
import { asQuestion, emptySheet } from "../hand/sheet";
import { newDraft } from "../rules/draft";
import { nameOfDraft } from "../rules/own.svelte";
import { fetchExamples, fetchWorth } from "./api";
import { Calculator } from "./calculator.svelte";

const sundays = newDraft("ru-classic", "Sundays");

afterEach(() => vi.unstubAllGlobals());

it("asks with the draft, and stays with a set that this browser does not keep", async () => {
  vi.stubGlobal("localStorage", new Memory());
  const { asked } = fakeServer({
    "/api/household/score": () => ({ total: 7 }),
    "/api/household/examples": () => [],
    "/api/rulesets": () => ruleSets,
  });
  const rules = { rules: await nameOfDraft(sundays), options: {} };
  expect((await fetchWorth(asQuestion(emptySheet), rules, "en")).total).toBe(7);
  expect(await fetchExamples(rules)).toEqual([]);
  expect(asked.map((it) => it.path)).toEqual(["/api/household/score", "/api/household/examples"]);
  expect(asked.map((it) => (it.body as { draft?: unknown }).draft ?? it.body)).toEqual([sundays, sundays]);
  const link = writeLink(emptySheet, rules);
  expect(readLink(link).rules).toEqual(rules);
  const calculator = new Calculator();
  await calculator.load();
  calculator.follow(link);
  expect(calculator.rules).toEqual(rules);
});
