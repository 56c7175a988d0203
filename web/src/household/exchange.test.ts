// What was done with a set of rules as a whole, and how long it is said.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newDraft } from "../rules/draft";
import { Exchange } from "./exchange.svelte";
import { Finder } from "./finder.svelte";
import { Household } from "./household.svelte";

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

describe("what was kept", () => {
  it("is said until the rules change", () => {
    const house = new Household();
    const exchange = new Exchange(house, new Finder(house));
    house.change(newDraft("ru-classic", "Ours"));
    exchange.keep();
    expect(exchange.said).toBe("Kept: Ours");
    house.change(newDraft("bg-classic", "Ours"));
    expect(exchange.said).toBe("");
  });

  it("is said to be unfit to play by where something does not fit", () => {
    const house = new Household();
    const exchange = new Exchange(house, new Finder(house));
    house.change(newDraft("ru-classic", "Ours"));
    house.unfit.keep("limit.cap", { text: "0", label: "Limit", range: "A whole number from 1" });
    exchange.keep();
    expect(exchange.said).toMatch(/^Kept as is: Ours\./);
  });
});
