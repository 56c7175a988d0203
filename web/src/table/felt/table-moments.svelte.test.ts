// @vitest-environment jsdom
// What the table itself shows of a beginning and of an end: on a stage that has a size.
import "../../../tests/support/media";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ends } from "../../../dev/fixtures/ends";
import { FIXTURES } from "../../../dev/fixtures/table";
import { event } from "../../../tests/support/told";
import { noSizes } from "../../../tests/support/show";
import { settings } from "../../kit/settings/settings.svelte";
import { i18n } from "../../words/i18n.svelte";
import type { GameEvent, TableView } from "../../wire/generated";
import { limitHands } from "../line/moments";
import type { Manner } from "./ceremony";
import Table from "./Table.svelte";

const animate = vi.fn((..._told: unknown[]) => ({ cancel: () => undefined }));

beforeEach(() => {
  void i18n.choose("en");
  vi.useFakeTimers();
  noSizes();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  Object.assign(HTMLElement.prototype, { animate, getAnimations: () => [] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  animate.mockClear();
});

interface Shown {
  view: TableView;
  events: readonly GameEvent[];
  ceremony: Manner | null;
  openHands: boolean;
  inPieces: boolean;
}

function show(part: Partial<Shown>): Shown {
  const { view } = FIXTURES["bare"]!;
  const props: Shown = $state({ view, events: [], ceremony: null, openHands: false, inPieces: false, ...part });
  const mounted = mount(Table, { target: document.body, props });
  onTestFinished(() => void unmount(mounted));
  flushSync();
  return props;
}

const stacks = (): number => document.querySelectorAll(".spots [data-stance=down]").length;

describe("a table that is opened", () => {
  const laid = () => ({
    hand: document.querySelector(".hand") !== null,
    ground: document.querySelector(".spots") !== null,
    words: document.querySelector(".table .visually-hidden") !== null,
  });
  const goOn = (): void => {
    vi.advanceTimersToNextTimer();
    flushSync();
  };

  it("is laid piece by piece, each in a task of its own, and the hand first", () => {
    show({ inPieces: true });
    expect(laid()).toEqual({ hand: false, ground: false, words: false });
    goOn();
    expect(laid()).toEqual({ hand: true, ground: false, words: false });
    goOn();
    expect(laid()).toEqual({ hand: true, ground: true, words: false });
    goOn();
    expect(laid()).toEqual({ hand: true, ground: true, words: true });
  });

  it("lies there at once where the page has been about it already, but for the words", () => {
    show({});
    expect(laid()).toEqual({ hand: true, ground: true, words: false });
    goOn();
    expect(laid()).toEqual({ hand: true, ground: true, words: true });
  });

  it("keeps what the ceremony takes away out of sight until that begins", async () => {
    show({ inPieces: true, events: [event("deal", 0)], ceremony: "long" });
    goOn();
    await tick();
    expect(document.querySelector(".table.waiting .hand")).not.toBeNull();
    expect(animate).not.toHaveBeenCalled();
    goOn();
    await tick();
    expect(document.querySelector(".table.waiting")).toBeNull();
    expect(animate).toHaveBeenCalled();
  });
});

describe("the beginning of a hand", () => {
  it("is shown with the whole wall, and ends at once when it is put aside", async () => {
    const { view } = FIXTURES["bare"]!;
    show({ view });
    const without = stacks();
    const props = show({ view, events: [event("deal", 0)], ceremony: "long" });
    await tick();
    flushSync();
    expect(stacks()).toBeGreaterThan(2 * without);
    expect(animate.mock.calls.length).toBeGreaterThan(60);
    props.ceremony = null;
    flushSync();
    expect(stacks()).toBe(2 * without);
  });

  it("ends by itself", async () => {
    show({});
    const without = stacks();
    show({ events: [event("deal", 0)], ceremony: "brief" });
    await tick();
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(stacks()).toBe(2 * without);
  });

  it("is not shown where none is wanted", async () => {
    show({ events: [event("deal", 0)] });
    await tick();
    expect(animate).not.toHaveBeenCalled();
  });
});

describe("the end of a hand", () => {
  const limit = Object.values(ends).find((view) => limitHands(view).length > 0)!;
  const { seat, names } = limitHands(limit)[0]!;
  const tile = limit.seats.find((it) => it.seat === seat)?.hand?.at(-1) ?? null;
  const won = event("mahjong", seat, tile);

  it("names a hand at the limit for its moment", () => {
    show({ view: limit, openHands: true, events: [won] });
    expect(document.querySelector(".limit strong")?.textContent).toBe(names);
    expect(document.querySelector(".limit")?.getAttribute("aria-hidden")).toBe("true");
    vi.advanceTimersByTime(3000);
    flushSync();
    expect(document.querySelector(".limit")).toBeNull();
  });

  it("lights up the tile that won, unless nothing is to move", () => {
    const before = { ...limit, version: limit.version - 1 };
    const props = show({ view: before, openHands: true });
    props.view = limit;
    props.events = [won];
    flushSync();
    const lit = animate.mock.calls.filter(([frames]) => JSON.stringify(frames).includes("brightness"));
    expect(lit).toHaveLength(1);
    settings.motion = "off";
    onTestFinished(() => void (settings.motion = "system"));
    animate.mockClear();
    props.events = [{ ...won }];
    flushSync();
    expect(animate).not.toHaveBeenCalled();
  });
});
