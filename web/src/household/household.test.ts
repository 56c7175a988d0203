import { is, parse } from "valibot";
import { describe, expect, it } from "vitest";
import {
  addOwnHand,
  countChanges,
  newDraft,
  ownHands,
  removeOwnHand,
  rowOf,
  setNote,
  setRow,
  setValue,
  takeWay,
  undo,
  undoAll,
  valueNow,
} from "../rules/draft";
import { draftSchema } from "../rules/draftSchema";
import { grouped } from "./groups";
import { packDraft, unpackDraft } from "../rules/packed";
import { domId } from "./places";
import { says } from "./search";
import type { HouseholdBook, HouseholdPattern, HouseholdValue } from "../wire/generated";

const cap: HouseholdValue = {
  key: "limit.cap",
  kind: "limit",
  value: 2000,
  words: "2,000 points",
  choices: [{ value: "none", label: "no limit" }],
  minimum: 1,
  maximum: 1_000_000,
  label: "Limit",
  about: "The most.",
  source: "RU V",
  source_label: "Box",
  note: null,
};
const counters: HouseholdValue = {
  ...cap,
  key: "settlement.counters",
  kind: "counters",
  value: [[2, 500]],
  choices: [],
};

function pattern(rule: string, more: Partial<HouseholdPattern> = {}): HouseholdPattern {
  return {
    rule,
    label: rule,
    about: "",
    worth: "doubles",
    amount: 1,
    worths: ["points", "doubles"],
    who: "winner",
    who_choices: ["winner"],
    tiles: "",
    title: "",
    waiting_tenths: 0,
    concealed: false,
    may_be_exposed: false,
    template: false,
    own: false,
    source: "RU V",
    source_label: "Box",
    note: null,
    ...more,
  };
}

const noChow = pattern("no_chow");
const own = [1, 2].map((n) =>
  pattern(`own_hand_${n}`, { worth: "none", worths: ["limit", "half_limit", "flat"], template: true, own: true }),
);
const wonders = pattern("thirteen_wonders", { worth: "limit", worths: ["limit", "half_limit", "flat"] });
const book: HouseholdBook = {
  id: "ru-classic",
  title: "Box rules",
  about: "",
  digest: "",
  notes: [],
  sections: [
    { id: "limit", label: "Limit", values: [cap] },
    { id: "settlement", label: "Settlement", values: [counters] },
  ],
  patterns: [
    pattern("chow", { worth: "points", worths: ["points"] }),
    noChow,
    pattern("own_flower"),
    pattern("dragon_set", { who_choices: ["all", "winner"] }),
    wonders,
    ...own,
  ],
};
const empty = newDraft("ru-classic", "Ours");

describe("a draft", () => {
  it("keeps what differs, and nothing else", () => {
    const changed = setValue(empty, cap, 300);
    expect(changed.values).toEqual({ "limit.cap": { value: 300, note: "" } });
    expect(valueNow(changed, cap)).toBe(300);
    expect(setValue(changed, cap, 2000)).toEqual(empty);
    expect(setValue(empty, counters, [[2, 500]])).toEqual(empty);
    expect(countChanges(setValue(changed, counters, [[1, 500]]))).toBe(2);
  });

  it("keeps what is said of a change when it is changed again", () => {
    const noted = setNote(setValue(empty, cap, 300), "limit.cap", "Grandmother");
    expect(setValue(noted, cap, 500).values["limit.cap"]).toEqual({ value: 500, note: "Grandmother" });
    expect(setNote(empty, "limit.cap", "nothing to say")).toEqual(empty);
  });

  it("has a way back from every change", () => {
    const changed = setRow(setValue(empty, cap, "none"), noChow, { ...rowOf(noChow), worth: "points", amount: 10 });
    expect(countChanges(changed)).toBe(2);
    expect(undo(undo(changed, "limit.cap"), "patterns.no_chow")).toEqual(empty);
    expect(undoAll(changed)).toEqual(empty);
  });

  it("takes hands of one's own into free places, and out again", () => {
    const first = addOwnHand(empty, book);
    expect(first?.rule).toBe("own_hand_1");
    const second = first && addOwnHand(first.draft, book);
    expect(second?.rule).toBe("own_hand_2");
    const full = second?.draft ?? empty;
    expect(addOwnHand(full, book)).toBeNull();
    expect(ownHands(full, book).map((it) => it.rule)).toEqual(["own_hand_1", "own_hand_2"]);
    const less = removeOwnHand(full, own[0] ?? noChow);
    expect(ownHands(less, book).map((it) => it.rule)).toEqual(["own_hand_2"]);
    expect(addOwnHand(less, book)?.rule).toBe("own_hand_1");
  });

  it("follows a way out of a contradiction", () => {
    const way = { label: "", words: "" };
    expect(takeWay(empty, book, { ...way, key: "limit.cap", value: 500 }).values["limit.cap"]?.value).toBe(500);
    const without = takeWay(empty, book, { ...way, key: "patterns.thirteen_wonders", value: false });
    expect(without.patterns["thirteen_wonders"]?.worth).toBe("none");
    expect(takeWay(without, book, { ...way, key: "patterns.thirteen_wonders", value: true })).toEqual(empty);
  });

  it("is read only where it is one", () => {
    const draft = setRow(setValue(empty, counters, [[1, 5]]), noChow, { ...rowOf(noChow), amount: 2 });
    expect(parse(draftSchema, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const other of [
      null,
      1,
      [],
      {},
      { ...draft, title: 1 },
      { ...draft, base: 2 },
      { ...draft, values: { x: 1 } },
      { ...draft, patterns: { x: { worth: "gold" } } },
    ]) {
      expect(is(draftSchema, other)).toBe(false);
    }
  });
});

describe("a link", () => {
  it("holds the whole draft, in letters of an address", async () => {
    const draft = setNote(
      setValue({ ...empty, title: "Воскресенье у бабушки" }, cap, 300),
      "limit.cap",
      "Так играла бабушка",
    );
    const link = await packDraft(draft);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await unpackDraft(link)).toEqual(draft);
  });

  it("that is damaged says so", async () => {
    const link = await packDraft(setValue(empty, cap, 300));
    for (const damaged of [link.slice(0, -8), `${link.slice(0, 5)}!!`, "AAAA", ""])
      expect(await unpackDraft(damaged)).toBeNull();
  });
});

describe("finding", () => {
  it("takes every word, whatever its capitals and marks", () => {
    expect(says("ZOLC лимит", "żółć", "Лимит")).toBe(false);
    expect(says("лимит восток", "Лимит до удвоений", "ВОСТОКА")).toBe(true);
    expect(says("limit east", "limit", null)).toBe(false);
    expect(says("reka", "gotowa ręka")).toBe(true);
  });

  it("has a group for every pattern but one's own", () => {
    const found = grouped(book.patterns);
    expect(Object.fromEntries(found.map((it) => [it.id, it.patterns.map((one) => one.rule)]))).toEqual({
      sets: ["chow"],
      winner: ["no_chow"],
      doubles: ["dragon_set"],
      flowers: ["own_flower"],
      limits: ["thirteen_wonders"],
    });
  });

  it("has a place for every key", () => {
    expect(domId("patterns.own_hand_1")).toBe("rule-patterns-own-hand-1");
  });
});
