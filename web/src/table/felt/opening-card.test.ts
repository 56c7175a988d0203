// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FIXTURES } from "../../../dev/fixtures/table";
import type { TableView } from "../../wire/generated";
import { i18n } from "../../words/i18n.svelte";
import { timelineOf } from "./ceremony";
import Opening from "./Opening.svelte";

const view = FIXTURES["bare"]?.view as TableView;
let mounted: Record<string, unknown> | undefined;

function show(part: Partial<TableView>, timeline: ReturnType<typeof timelineOf> | null): HTMLElement {
  if (mounted) void unmount(mounted);
  mounted = mount(Opening, {
    target: document.body,
    props: { view: { ...view, ...part }, whole: true, onClose: () => undefined, timeline },
  });
  flushSync();
  return document.querySelector<HTMLElement>(".opening")!;
}

beforeEach(() => void i18n.choose("en"));
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
});

describe("the dice that broke the wall", () => {
  const dice = [6, 1, 3, 4];
  const pips = (card: HTMLElement): number[] =>
    [...card.querySelectorAll(".wall .dice svg")].map((die) => die.querySelectorAll("circle").length);

  it("show what fell, while they roll too, and what they say is told when they lie still", () => {
    const timeline = timelineOf("long", 1);
    const card = show({ wall: { ...view.wall, dice } }, timeline);
    expect(pips(card)).toEqual(dice);
    expect(card.querySelectorAll(".rolling")).toHaveLength(dice.length);
    const told = card.querySelector<HTMLElement>(".wall p.later");
    expect(told?.style.getPropertyValue("--at")).toBe(`${timeline.roll + timeline.rolled}ms`);
    // everything can be read from the beginning by who listens
    expect(told?.textContent.trim()).not.toBe("");
  });

  it("lie still from the beginning where no ceremony is wanted", () => {
    const card = show({ wall: { ...view.wall, dice } }, null);
    expect(pips(card)).toEqual(dice);
    expect(card.querySelectorAll(".rolling, .later")).toHaveLength(0);
  });
});

it("the card takes the focus, so that it is heard and one key puts it aside", () => {
  const card = show({}, null);
  expect(card.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe("Go to the table");
});

it("the card of a match says when what nobody takes is turned face down", () => {
  const note = "Unclaimed discards are turned face down.";
  expect(show({ unclaimed: "face-down" }, null).textContent).toContain(note);
  expect(show({ unclaimed: "face-up" }, null).textContent).not.toContain(note);
});

it("the card says that it is the last hand", () => {
  expect(show({ hands: 8, hand: 8 }, null).querySelector(".last")?.textContent).toBe("The last hand of the match");
  expect(show({ hands: 8, hand: 7 }, null).querySelector(".last")).toBeNull();
});
