// What is offered to compare rules with.

import { expect, it } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { comparedWith, type RulesChoice } from "./choice";

const under = (rules: string): RulesChoice => ({ rules, options: {} });

it("rules are compared with others, and with their own options where there are no others", () => {
  const [set] = ruleSets;
  const sets = set ? [set, { ...set, id: "bmja" }] : [];
  expect(comparedWith(under("ru-classic"), [])).toBeNull();
  expect(comparedWith(under("ru-classic"), sets)).toEqual(under("bmja"));
  expect(comparedWith(under("bmja"), sets)).toEqual(under("ru-classic"));
  expect(comparedWith({ rules: "ru-classic", options: { limit: 500 } }, sets.slice(0, 1))).toEqual(under("ru-classic"));
});
