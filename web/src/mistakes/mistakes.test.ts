// @vitest-environment jsdom
// One's own dear moves, asked again.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Memory } from "../../tests/support/server";
import type { LegalAction, ReviewedDecision, ReviewedHand } from "../wire/generated";
import { i18n, t } from "../words/i18n.svelte";
import { answered, changeMistakes, dueOn, isKnown, keptMistakes, withReview, type Mistake } from "./kept";
import MistakesPage from "./MistakesPage.svelte";

const DAY = "2026-03-01";

function discard(tile: LegalAction["tile"]): LegalAction {
  return { word: `discard ${tile}`, kind: "discard", tile, tiles: [], ready: "no" };
}
const PASS: LegalAction = { word: "pass", kind: "pass", tile: null, tiles: [], ready: "no" };
const PUNG: LegalAction = { word: "pung", kind: "pung", tile: "5p", tiles: ["5p", "5p", "5p"], ready: "no" };

function decision(frame: number, more: Partial<ReviewedDecision> = {}): ReviewedDecision {
  return {
    frame,
    position: "19m 5p (777z)",
    left: 40,
    did: discard("5p"),
    best: discard("1m"),
    moves: [discard("1m"), discard("9m"), discard("5p")],
    cost: -10,
    low: -15,
    high: -5,
    won: 0.2,
    reasons: [{ kind: "tiles", best: 8, other: 3 }],
    ...more,
  };
}

function reviewed(decisions: ReviewedDecision[]): { rules: string; hands: ReviewedHand[] } {
  return { rules: "ru-classic", hands: [{ hand: 2, leads: false, result: 0, deal: null, cost: 0, decisions }] };
}

const of = (...decisions: ReviewedDecision[]): Mistake[] => withReview([], reviewed(decisions), "t1", DAY);

beforeEach(async () => {
  vi.stubGlobal("localStorage", new Memory());
  await i18n.choose("en");
});
afterEach(() => vi.unstubAllGlobals());

describe("dear moves", () => {
  it("are those that are shown to have cost something where there was a choice", () => {
    const found = of(decision(3), decision(5, { high: 0 }), decision(7, { moves: [] }));
    expect(found.map(({ id }) => id)).toEqual(["t1/2/3"]);
  });

  it("of a match that is gone through again stay as well known as they are", () => {
    const before = answered(of(decision(3)), "t1/2/3", true, DAY);
    const after = withReview(before, reviewed([decision(3), decision(9)]), "t1", "2026-03-09");
    expect(after.map(({ id, known, due }) => [id, known, due])).toEqual([
      ["t1/2/9", 0, "2026-03-09"],
      ["t1/2/3", 1, "2026-03-02"],
    ]);
  });

  it("are asked the dearest first, the less known before the better known", () => {
    const found = answered(
      of(decision(1), decision(2, { cost: -30 }), decision(3, { cost: -90 })),
      "t1/2/3",
      true,
      DAY,
    );
    expect(dueOn(found, DAY).map(({ frame }) => frame)).toEqual([2, 1]);
    expect(dueOn(found, "2026-03-02").map(({ frame }) => frame)).toEqual([2, 1, 3]);
  });

  it("come back after longer and longer pauses, and are known in the end", () => {
    let found = of(decision(1));
    const days: string[] = [];
    for (let day = DAY; dueOn(found, day).length > 0; day = found[0]?.due ?? "") {
      days.push(day);
      found = answered(found, "t1/2/1", true, day);
    }
    expect(days).toEqual(["2026-03-01", "2026-03-02", "2026-03-05", "2026-03-12"]);
    expect(found.every(isKnown)).toBe(true);
    expect(dueOn(found, "2030-01-01")).toEqual([]);
  });

  it("begin anew once they are answered wrongly", () => {
    const found = answered(answered(of(decision(1)), "t1/2/1", true, DAY), "t1/2/1", false, "2026-03-02");
    expect(found.map(({ known, due }) => [known, due])).toEqual([[0, "2026-03-02"]]);
  });

  it("are kept, and what cannot be read of them is left aside", () => {
    changeMistakes(() => of(decision(1), decision(2)));
    expect(keptMistakes()).toEqual(of(decision(1), decision(2)));
    const [first] = keptMistakes();
    localStorage.setItem("eastwind.mistakes", JSON.stringify([first, { ...first, best: { kind: "fly" } }]));
    expect(keptMistakes()).toEqual([first]);
  });
});

describe("the page of dear moves", () => {
  let app: ReturnType<typeof mount> | undefined;
  afterEach(() => {
    if (app) void unmount(app);
    app = undefined;
  });

  function open(...decisions: ReviewedDecision[]): void {
    changeMistakes(() => withReview([], reviewed(decisions), "t1", "2000-01-01"));
    app = mount(MistakesPage, { target: document.body, props: {} });
    flushSync();
  }
  const page = (): string => document.querySelector("main")?.textContent ?? "";
  const verdict = (): string | undefined => document.querySelector(".verdict")?.textContent?.trim();
  const here = (): string | null | undefined => document.querySelector("article")?.getAttribute("data-mistake");
  function press(button: string): void {
    const found = [...document.querySelectorAll<HTMLElement>("main button")].find(
      (one) => one.textContent?.trim() === button || one.dataset["code"] === button,
    );
    if (!found) throw new Error(`no button ${button} in ${page()}`);
    found.click();
    flushSync();
  }

  it("says where they come from while there are none", () => {
    open();
    expect(page()).toContain("Let the coach review");
    expect(document.querySelectorAll("main button")).toHaveLength(0);
  });

  it("asks a wrong one again after the others, tells what was done and what was better, and ends the day", () => {
    open(decision(1), decision(2, { cost: -5 }));
    expect(here()).toBe("t1/2/1");
    press("5p");
    expect(verdict()).toBe("The same again. The coach would play differently.");
    expect(page()).toContain("it cost 10 points");
    press("Next position");
    expect(here()).toBe("t1/2/2");
    press("1m");
    expect(verdict()).toBe("That is right.");
    press("Next position");
    expect(here()).toBe("t1/2/1");
    press("9m");
    expect(verdict()).toBe("The coach would play differently.");
    press("Next position");
    press("1m");
    press("Next position");
    expect(page()).toContain("That is all for today");
    expect(keptMistakes().map(({ known }) => known)).toEqual([1, 1]);
  });

  it("counts the first answer, and offers none any more once it is given", () => {
    open(decision(1));
    press("5p");
    expect(document.querySelectorAll("main button[data-code]")).toHaveLength(0);
    expect(keptMistakes().map(({ known }) => known)).toEqual([0]);
  });

  it("shows the tile that was discarded where a claim is asked, and every way as a button", () => {
    open(decision(1, { did: PUNG, best: PASS, moves: [PASS, PUNG], position: "55p 19m" }));
    expect(document.querySelector(".thrown [data-code='5p']")).not.toBeNull();
    press("Pass");
    expect(verdict()).toBe("That is right.");
  });

  it("forgets all of them only when asked twice", () => {
    open(decision(1));
    press("Forget them all");
    expect(keptMistakes()).toHaveLength(1);
    press(t("trainers-erase-really"));
    expect(keptMistakes()).toEqual([]);
    expect(page()).toContain("Let the coach review");
  });
});
