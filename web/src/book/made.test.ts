// @vitest-environment jsdom
// Which stretches of a book are there: what one is near to, one in a turn; the rest at leisure; all on paper.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Made } from "./made.svelte";

type Told = { target: Element; isIntersecting: boolean };
let tell: (entries: Told[]) => void;
let idle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  vi.stubGlobal("requestIdleCallback", (then: () => void) => idle.push(then));
  vi.stubGlobal("cancelIdleCallback", (number: number) => idle.splice(number - 1, 1));
});
afterEach(() => vi.useRealTimers());

function placed(made: Made, tops: Readonly<Record<string, number>>): (key: string) => Told {
  const places = new Map<string, Element>();
  for (const [key, top] of Object.entries(tops)) {
    const element = document.createElement("div");
    element.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
    places.set(key, element);
    made.watch(key)(element);
  }
  return (key) => ({ target: places.get(key) as Element, isIntersecting: true });
}

const has = (made: Made, ...keys: string[]): string => keys.filter((key) => made.has(key)).join("");

it("makes what is near, the nearest first, one in a turn", () => {
  const made = new Made();
  const near = placed(made, { a: -900, b: 300, c: 900, d: 9000 });
  expect(has(made, "a", "b", "c", "d")).toBe("");
  tell([near("a"), near("b"), near("c")]);
  const turns = [];
  for (let turn = 0; turn < 3; turn += 1) {
    vi.advanceTimersToNextTimer();
    turns.push(has(made, "a", "b", "c", "d"));
  }
  expect(turns).toEqual(["b", "bc", "abc"]);
  made.stop();
});

it("makes the rest when nothing else is to be done, and a place at once where somebody goes to it", () => {
  const made = new Made();
  placed(made, { a: 0, b: 5000, c: 9000 });
  made.make("c");
  expect(has(made, "a", "b", "c")).toBe("c");
  for (let turn = 0; turn < 3; turn += 1) for (const then of idle.splice(0)) then();
  expect(has(made, "a", "b", "c")).toBe("abc");
  made.stop();
});

it("is all there on paper, and afterwards what was there before", () => {
  const made = new Made();
  placed(made, { a: 0, b: 5000 });
  made.print(true);
  expect(has(made, "a", "b")).toBe("ab");
  made.print(false);
  expect(has(made, "a", "b")).toBe("");
  made.stop();
});

it("is all there where a browser cannot say what is near", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  const made = new Made();
  placed(made, { a: 0, b: 5000 });
  expect(has(made, "a", "b")).toBe("ab");
  made.stop();
});
