// @vitest-environment jsdom
// Parts that stand round the family's table: who plays, how the wall is broken, what only the adult decides, a game on a child's path.

import "../../tests/support/dialog";
import "../../tests/support/media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { familyServer, find, lineOver, openTable, position, press, said, standIns } from "../../tests/support/family";
import { show } from "../../tests/support/show";
import { NO_SCHOOL, withChild } from "../school/course";
import { classroom } from "../school/school.svelte";
import { i18n, t } from "../words/i18n.svelte";
import AdultPanel from "./AdultPanel.svelte";
import Breaking from "./Breaking.svelte";
import { askedOf, thoughtLine } from "./saying.svelte";
import Setup from "./Setup.svelte";
import { FIRST, GOALS, keepFamily, readFamily, type Choices } from "./wish";

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  location.hash = "";
  standIns();
  familyServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function tap(name: string): void {
  find(name)!.click();
  flushSync();
}

describe("before a game", () => {
  const onChoose = vi.fn<(choices: Choices) => void>();
  beforeEach(() => void onChoose.mockReset());

  function open(choices: Partial<Choices>, places: readonly number[], waits = false): void {
    const more = { waits, places, onStart: vi.fn(), onGoOn: vi.fn() };
    show(Setup, { choices: { ...FIRST, ...choices }, onChoose, ...more });
  }
  const tables = (): string[] =>
    [...document.querySelectorAll(".tables .card")].map((it) => it.textContent.replaceAll(/\s+/g, " ").trim());

  it("tables are offered for as many as play here, and the chosen one is marked", () => {
    open({ partners: ["person", "bird", "person", "bot"] }, [3, 4]);
    expect(tables()).toEqual(
      (["family-three", "family-three-bird", "family-four", "family-four-bots"] as const).map((id) => t(id)),
    );
    const pressed = document.querySelector(".tables [aria-pressed=true]")!;
    expect(pressed.textContent.trim()).toBe(t("family-four-bots"));
    // a person is the flower of the place, the bird is a bird, a bot shows its back
    const art = [...pressed.querySelectorAll<HTMLElement>(".tile")].map((it) => it.dataset["code"] ?? "back");
    expect(art).toEqual(["1f", "1s", "3f", "back"]);
    tap(t("family-three"));
    expect(onChoose.mock.lastCall).toEqual([{ ...FIRST, partners: ["person", "person", "person"] }]);
  });

  it("two sit at 1 and 3", () => {
    open({}, [2]);
    expect(tables()).toHaveLength(3);
    const art = [...document.querySelectorAll<HTMLElement>(".tables [aria-pressed=true] .tile")];
    expect(art.map((it) => it.dataset["code"])).toEqual(["1f", "3f"]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("the first table of those offered is taken where the last one has another number of places", () => {
    open({ scoring: "chronicle" }, [3, 4]);
    const partners: Choices["partners"] = ["person", "person", "person"];
    expect(onChoose.mock.calls).toEqual([[{ ...FIRST, scoring: "chronicle", partners }]]);
  });

  it("both ways of counting can be chosen, and what was chosen is kept", async () => {
    await openTable(null);
    expect(find(`5 + 1 ${t("family-chronicle")}`)?.getAttribute("aria-pressed")).toBe("false");
    await press(`5 + 1 ${t("family-chronicle")}`);
    expect(find(`5 + 1 ${t("family-chronicle")}`)?.getAttribute("aria-pressed")).toBe("true");
    expect(readFamily().choices).toEqual({ ...FIRST, scoring: "chronicle" });
  });
});

describe("breaking the wall with dice", () => {
  const say = vi.fn();
  const onBroken = vi.fn();
  beforeEach(() => {
    say.mockReset();
    onBroken.mockReset();
  });
  const lastSaid = (): unknown => say.mock.lastCall?.[0];
  const shown = (): string | undefined => document.querySelector(".throw .visually-hidden")?.textContent;

  function open(way: Choices["way"], stacks = 18): void {
    show(Breaking, { way, stacks, say, onBroken });
  }
  function cast(...dice: number[]): void {
    const faces = dice[0]!;
    vi.spyOn(Math, "random").mockRestore();
    const chance = vi.spyOn(Math, "random");
    for (const one of dice.slice(1)) chance.mockReturnValueOnce((one - 0.5) / faces);
    tap("Throw");
  }

  it("of one die for the side a five does not count; whoever counts wrong counts again; the stack is thrown with two", () => {
    open("one-and-two");
    expect(lastSaid()).toBe("family-side-throw");
    expect(find("Side 1")).toBeUndefined();
    cast(6, 5);
    expect([lastSaid(), shown()]).toEqual(["family-throw-again", t("family-dice", { numbers: "5" })]);
    expect(find("Side 1")).toBeUndefined();
    cast(6, 3);
    expect(lastSaid()).toBe("family-side-count");
    expect(find("Throw")).toBeUndefined();
    tap("Side 2");
    expect(lastSaid()).toBe("family-count-again");
    tap("Side 3");
    expect(lastSaid()).toBe("family-stack-throw");
    // the side that was found is lit while the stack is counted out
    expect(document.querySelectorAll(".wall .lit")).toHaveLength(18);
    cast(6, 4, 5);
    expect(lastSaid()).toBe("family-stack-count");
    expect(document.querySelectorAll(".die circle")).toHaveLength(9);
    tap("8");
    expect([lastSaid(), onBroken.mock.calls.length]).toEqual(["family-count-again", 0]);
    tap("9");
    expect(onBroken.mock.calls).toEqual([[3, 9]]);
  });

  it("sides are counted round again beyond four, with two dice", () => {
    open("two-and-three");
    cast(6, 4, 5);
    tap("Side 1");
    expect(lastSaid()).toBe("family-stack-throw");
    cast(6, 6, 6, 6);
    tap("18");
    expect(onBroken.mock.calls).toEqual([[1, 18]]);
  });

  it("a die of twenty faces is thrown again from eighteen on", () => {
    open("d4-d20", 17);
    cast(4, 4);
    expect(document.querySelector(".die text")?.textContent).toBe("4");
    tap("Side 4");
    cast(20, 18);
    expect(lastSaid()).toBe("family-throw-again");
    cast(20, 17);
    tap("17");
    expect(onBroken.mock.calls).toEqual([[4, 17]]);
  });
});

describe("the adult", () => {
  const onChoose = vi.fn<(choices: Choices) => void>();
  function open(): void {
    onChoose.mockReset();
    show(AdultPanel, { choices: FIRST, onChoose, onClose: vi.fn() });
  }
  const field = (label: string): HTMLInputElement =>
    [...document.querySelectorAll("label")]
      .find((it) => it.querySelector(".name, .key > span, span")?.textContent.trim() === label)!
      .querySelector("input")!;

  it("decides sums, hidden hands, the far hand, flowers: each alone", () => {
    open();
    for (const [label, part] of [
      ["family-own-sum", { sums: false }],
      ["family-hidden", { hidden: true }],
      ["family-opposite", { opposite: true }],
      ["family-flowers", { flowers: false }],
    ] as const) {
      const box = [...document.querySelectorAll("label")].find((it) => it.textContent.includes(t(label)))!;
      box.querySelector("input")!.click();
      expect(onChoose.mock.lastCall).toEqual([{ ...FIRST, ...part }]);
    }
  });

  it("decides how the wall is broken, how many hands there are, and what is looked for", () => {
    open();
    field(t("family-way-two-and-three")).click();
    expect(onChoose.mock.lastCall).toEqual([{ ...FIRST, way: "two-and-three" }]);
    field("8").click();
    expect(onChoose.mock.lastCall).toEqual([{ ...FIRST, hands: 8 }]);
    field(t(GOALS.ends)).click();
    expect(onChoose.mock.lastCall).toEqual([{ ...FIRST, goal: "ends" }]);
    field(t("family-goal-none")).click();
    expect(onChoose.mock.lastCall).toEqual([{ ...FIRST, goal: null }]);
  });

  it("is let in who holds the corner for two seconds, not sooner, and what is chosen there stays", async () => {
    await openTable(null);
    vi.useFakeTimers();
    const corner = find(t("path-adult-corner"))!;
    corner.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    vi.advanceTimersByTime(1900);
    corner.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    flushSync();
    expect(document.querySelector("dialog")).toBeNull();
    corner.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    vi.advanceTimersByTime(2100);
    flushSync();
    expect(document.querySelector("dialog h2")?.textContent).toBe(t("family-adult"));
    field(t("family-way-d4-d20")).click();
    flushSync();
    tap(t("family-done"));
    expect(document.querySelector("dialog")).toBeNull();
    expect(readFamily().choices).toEqual({ ...FIRST, way: "d4-d20" });
  });
});

describe("a game on a child's path", () => {
  beforeEach(() => (classroom.school = withChild(NO_SCHOOL, "Ida", 6, 1)));

  it("has tables for as many as the step is for", async () => {
    await openTable(null, { step: "game-four" });
    expect(document.querySelectorAll(".tables .card")).toHaveLength(4);
    expect(readFamily().choices.partners).toEqual(["person", "person", "person"]);
  });

  it("is kept in the course of the child at its end, with what went wrong on the way; before that nothing is", async () => {
    await openTable(position("two", 6), { step: "game-two" });
    await press(t("family-take", { tile: t("tile-2z") }));
    expect(said()).toBe(t("family-why-honour"));
    await press("Leave the game");
    keepFamily({ game: position("two", 57).game });
    await press("Continue the game");
    await press(t("family-take", { tile: t("tile-4m") }));
    await press(t("family-win"));
    await press("6");
    await press("7");
    expect(classroom.child?.tries).toEqual([]);
    await press("17");
    const when = expect.any(String) as string;
    const mistakes = { completes_nothing: 1, wrong_sum: 1 };
    const kept = { step: "game-two", suit: "p", level: 2, when, mistakes, hints: 0, atTable: true };
    expect(classroom.child?.tries).toEqual([kept]);
    expect(document.querySelector(".sticker")).not.toBeNull();
    await press("Continue");
    expect(location.hash).toBe("#/school");
    expect(classroom.child?.tries).toHaveLength(1);
    expect(readFamily().game).toBeNull();
  });

  it("is in nobody's course where one came by another way", async () => {
    await openTable(position("two", 57), { choices: { sums: false } });
    await press(t("family-take", { tile: t("tile-4m") }));
    await press(t("family-win"));
    expect(classroom.child?.tries).toEqual([]);
    expect(document.querySelector(".sticker")).toBeNull();
  });
});

describe("what the bird says", () => {
  it("has a word of its own for its third bird", () => {
    const of = (thought: string, tile: string): string =>
      thoughtLine({ thought, tile, tiles: [] } as unknown as Parameters<typeof thoughtLine>[0]).id;
    expect([of("take-pung", "1s"), of("take-pung", "2s"), of("take-kong", "1s")]).toEqual([
      "family-think-third-bird",
      "family-think-take-pung",
      "family-think-take-kong",
    ]);
  });

  it("asks by number whom alone it concerns, and everybody where it concerns several", () => {
    expect(askedOf(position("two", 4).moment, [0, 2])).toEqual({ id: "family-reach-of", args: { number: 3 } });
    expect(askedOf(position("three", 4).moment, [0, 1, 2])).toEqual({ id: "family-reach" });
    expect(askedOf(position("two", 43).moment, [0, 2])).toEqual({ id: "family-bonus", args: { number: 1 } });
    expect(askedOf(position("two", 58).moment, [0, 2])).toBeNull();
  });

  it("is said once more to whoever touches it, line by line", async () => {
    await openTable(position("bird", 9));
    lineOver();
    const before = said();
    await press("Say it again");
    expect(said()).toBe(before);
  });
});
