// What the server says of rules in the making, and of which draft it says so.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, Memory, refused, type Asked } from "../../tests/support/server";
import { newDraft } from "../rules/draft";
import type { HouseholdAnswer, HouseholdBook, HouseholdDraft } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import { Household } from "./household.svelte";

const book = (title: string): HouseholdBook => ({
  id: title,
  title,
  about: "",
  digest: "",
  sections: [],
  patterns: [],
  notes: [],
});
const answer = (id: string): Partial<HouseholdAnswer> => ({ id, digest: "d", faults: [], examples: [] });

let asked: Asked[];
let answers: Record<"book" | "draft", (body: unknown) => unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  void i18n.choose("en");
  vi.stubGlobal("localStorage", new Memory());
  answers = {
    book: (body) => book((body as HouseholdDraft).parent),
    draft: (body) => answer((body as { draft: HouseholdDraft }).draft.title),
  };
  ({ asked } = fakeServer({
    "/api/household/book": (body) => answers.book(body),
    "/api/household/draft": (body) => answers.draft(body),
    "/api/rulesets": () => [],
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);
const paths = (): string[] => asked.map((it) => it.path.replace("/api/household/", ""));

describe("rules in the making", () => {
  it("are asked about when the fingers rest, the book only where the parent is another", async () => {
    const house = new Household();
    void house.ask(0);
    await rest();
    expect([house.book?.title, house.sound, paths()]).toEqual(["ru-classic", true, ["book", "draft"]]);
    for (const title of ["A", "Aunt", "Aunt Ida"]) house.change({ ...house.draft, title });
    expect([house.waiting, house.sound]).toEqual([true, false]);
    await rest();
    expect([house.answer?.id, house.waiting, house.sound]).toEqual(["Aunt Ida", false, true]);
    house.change(newDraft("bg-classic", "Aunt Ida"));
    await rest();
    expect(paths()).toEqual(["book", "draft", "draft", "book", "draft"]);
    expect(house.book?.title).toBe("bg-classic");
  });

  it("are not sound while a number that was written cannot be taken, and say which, as it was written", async () => {
    const house = new Household();
    void house.ask(0);
    await rest();
    const range = "A whole number from 1 to 1,000,000";
    house.unfit.keep("limit.cap", { text: "9999999", label: "Limit", range });
    house.unfit.keep("settlement.counters/0/worth", { text: "", label: "worth", range });
    expect(house.sound).toBe(false);
    expect(house.faults.map((it) => [it.keys, it.said])).toEqual([
      [["limit.cap"], `Limit: “9999999” is not valid. ${range}.`],
      [["settlement.counters"], `worth: a number is missing. ${range}.`],
    ]);
    house.unfit.clear("limit.cap");
    house.unfit.clear("settlement.counters");
    expect([house.sound, house.faults]).toEqual([true, []]);
  });

  it.each([
    ["bg", "bg-classic"],
    ["pl", "pl-classic"],
    ["ru", "ru-classic"],
    ["en", "ru-classic"],
  ] as const)("begin from the set of the language, %s, until something was changed", async (language, first) => {
    await i18n.choose(language);
    const house = new Household();
    expect(house.draft.parent).toBe(first);
    house.change(newDraft("bmja", "x"));
    expect(new Household().draft.parent).toBe("bmja");
    await i18n.choose("en");
  });

  it("never wear the book of a parent that was left meanwhile", async () => {
    const house = new Household();
    const home = house.draft;
    void house.ask(0);
    await rest();
    let come: (what: HouseholdBook) => void = () => undefined;
    answers.book = () => new Promise((done) => (come = done));
    house.change(newDraft("bg-classic", "x"));
    await rest();
    house.change(home);
    await rest();
    come(book("bg-classic"));
    await rest();
    expect([house.book?.title, house.sound]).toEqual(["ru-classic", true]);
  });

  it("are asked about again by themselves where the server did not answer, and by nobody where it refused", async () => {
    const house = new Household();
    answers.draft = () => {
      throw new TypeError("no network");
    };
    void house.ask(0);
    await rest();
    expect(house.failure?.kind).toBe("offline");
    const leave = house.askAgain();
    // the try says nothing of itself until it has come to something
    answers.draft = () => new Promise(() => undefined);
    await vi.advanceTimersByTimeAsync(6000);
    expect(house.failure?.kind).toBe("offline");
    leave?.();
    const another = house.askAgain();
    answers.draft = () => answer("there again");
    await vi.advanceTimersByTimeAsync(6000);
    expect([house.failure, house.answer?.id]).toEqual([null, "there again"]);
    another?.();
    answers.draft = () => refused(503);
    house.retry();
    await rest();
    expect(house.askAgain()).toBeUndefined();
  });

  it("are not sound by an answer to an earlier draft", async () => {
    const house = new Household();
    void house.ask(0);
    await rest();
    answers.draft = () => refused(503);
    house.change({ ...house.draft, title: "later" });
    await rest();
    expect([house.failure?.status, house.waiting, house.sound]).toEqual([503, false, false]);
    answers.draft = () => answer("later");
    house.retry();
    await rest();
    expect([house.failure, house.sound]).toEqual([null, true]);
  });
});
