// @vitest-environment jsdom
// The end of a hand: what it brought everybody comes first, one's own first of all; nobody turns a page that was not had.
import "../../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ends } from "../../../dev/fixtures/ends";
import type { TableView } from "../../wire/generated";
import { i18n } from "../../words/i18n.svelte";
import HandEnd from "./HandEnd.svelte";

let mounted: Record<string, unknown> | undefined;
const onNext = vi.fn();

function show(view: TableView): HTMLElement {
  mounted = mount(HandEnd, {
    target: document.body,
    props: { view, token: "token", onNext, onTable: () => undefined },
  });
  flushSync();
  return document.querySelector<HTMLElement>(".ending")!;
}

const won = ends["won"]!;
const page = (ending: HTMLElement): HTMLElement => ending.querySelector<HTMLElement>("[role=region]")!;

function enter(ending: HTMLElement, how: KeyboardEventInit = {}): void {
  page(ending).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...how }));
  flushSync();
}

function later(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const watches = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  vi.stubGlobal("ResizeObserver", function ResizeObserver() {
    return watches;
  });
  onNext.mockClear();
  void i18n.choose("en");
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  vi.useRealTimers();
});

// a bill has many parts, and a machine that does other things beside draws it slowly
describe("the page of a hand's end", { timeout: 30_000 }, () => {
  it("takes the focus, and Enter goes on only when it was had for a second", () => {
    const ending = show(won);
    expect(document.activeElement).toBe(page(ending));
    enter(ending);
    later(999);
    enter(ending);
    expect(onNext).not.toHaveBeenCalled();
    later(1);
    enter(ending, { repeat: true });
    expect(onNext).not.toHaveBeenCalled();
    enter(ending);
    expect(onNext).toHaveBeenCalledOnce();
  });

  it("shows that it waits, and a press in that second counts when it is over", () => {
    const ending = show(won);
    const next = ending.querySelector<HTMLElement>("footer .button-main")!;
    expect(next.classList.contains("waiting")).toBe(true);
    next.click();
    flushSync();
    expect(onNext).not.toHaveBeenCalled();
    later(1000);
    expect(next.classList.contains("waiting")).toBe(false);
    expect(onNext).toHaveBeenCalledOnce();
  });

  it("tells before the bills what everybody won or lost and has now, oneself first", () => {
    const ending = show(won);
    const rows = [...ending.querySelectorAll<HTMLElement>(".outcome li")];
    expect(rows).toHaveLength(won.playing.length);
    expect(rows[0]?.classList.contains("me")).toBe(true);
    const net = won.result!.net;
    const own = rows[0]?.querySelector(".gain")?.textContent ?? "";
    expect(own.replace(/\D/g, "")).toBe(String(Math.abs(net[won.me]!)));
    const outcome = ending.querySelector(".outcome")!;
    const bill = ending.querySelector("article.bill")!;
    expect(outcome.compareDocumentPosition(bill) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("of a drawn hand is a line, without bars or gains of nothing", () => {
    const drawn = Object.values(ends).find(
      (it) => it.phase === "hand_over" && it.result?.how !== "won" && it.result?.payments.length === 0,
    )!;
    const ending = show(drawn);
    expect(ending.querySelectorAll(".outcome .gain")).toHaveLength(0);
    expect(ending.querySelector(".how")?.textContent.trim()).not.toBe("");
  });
});
