// Which stretches of a book are made: those near to what is read at once, one after another, so that the page answers in between; the
// others when the browser is at leisure, for whoever looks for words with it; all of them for paper.

import { flushSync, untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { atLeisure } from "../kit/leisure";

/** So far beyond the window stretches are made, in windows. */
const AHEAD = "150%";

/** How high the stretches that were made turned out to be, by name and width, px: on the way back to a book everything stands where it was. */
const heights = new Map<string, number>();
const sized = (key: string, width: number): string => `${Math.round(width)} ${key}`;

export class Made {
  /** The book is on paper: all of it is there, with its bills open. */
  printed = $state(false);
  readonly #made = new SvelteSet<string>();
  /** In the order in which they stand. */
  readonly #waiting = new Map<string, Element>();
  readonly #near = new Set<string>();
  readonly #observer: IntersectionObserver | null = null;
  readonly #sizes: ResizeObserver | null = null;
  readonly #names = new WeakMap<Element, string>();
  #timer: number | undefined;
  #rest: () => void = () => undefined;

  constructor() {
    if (typeof IntersectionObserver === "undefined") return;
    this.#observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: `${AHEAD} 0px` });
    if (typeof ResizeObserver === "undefined") return;
    this.#sizes = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        const key = this.#names.get(target);
        if (key !== undefined && this.#made.has(key)) heights.set(sized(key, contentRect.width), contentRect.height);
      }
    });
  }

  has(key: string): boolean {
    return this.printed || this.#observer === null || this.#made.has(key);
  }

  /** How high a stretch was when it was there before, px; null where it never was. */
  heightOf(key: string, width: number): number | null {
    return heights.get(sized(key, width)) ?? null;
  }

  /** Makes a stretch at once: somebody goes to a place in it. */
  make(...keys: readonly string[]): void {
    for (const key of keys) {
      this.#forget(key);
      this.#made.add(key);
    }
  }

  /** For the element of a stretch: it is made when one comes near it. */
  readonly watch =
    (key: string) =>
    (element: Element): (() => void) => {
      if (!untrack(() => this.#made.has(key))) {
        this.#waiting.set(key, element);
        this.#observer?.observe(element);
        this.#names.set(element, key);
        this.#sizes?.observe(element);
        this.#wait();
      }
      return () => {
        this.#forget(key);
        this.#made.delete(key);
      };
    };

  /** Everything, at once, before it is printed; afterwards what was there before. */
  print(printed: boolean): void {
    flushSync(() => (this.printed = printed));
  }

  stop(): void {
    this.#observer?.disconnect();
    this.#sizes?.disconnect();
    this.#waiting.clear();
    this.#near.clear();
    clearTimeout(this.#timer);
    this.#rest();
  }

  #forget(key: string): void {
    const element = this.#waiting.get(key);
    if (element) this.#observer?.unobserve(element);
    this.#waiting.delete(key);
    this.#near.delete(key);
  }

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    const near = new Set(entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target));
    const far = new Set(entries.filter((entry) => !entry.isIntersecting).map((entry) => entry.target));
    for (const [key, element] of this.#waiting) {
      if (near.has(element)) this.#near.add(key);
      else if (far.has(element)) this.#near.delete(key);
    }
    this.#go();
  }

  /** One stretch in a turn of its own, those first that one looks at. */
  #go(): void {
    if (this.#timer !== undefined || this.#near.size === 0) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined;
      const next = this.#nearest();
      if (next !== undefined) this.make(next);
      this.#go();
    });
  }

  #nearest(): string | undefined {
    const middle = window.innerHeight / 2;
    const far = (key: string): number => {
      const { top, bottom } = this.#waiting.get(key)?.getBoundingClientRect() ?? { top: Infinity, bottom: Infinity };
      return top <= middle && bottom >= middle ? 0 : Math.min(Math.abs(top - middle), Math.abs(bottom - middle));
    };
    return [...this.#near].map((key) => ({ key, far: far(key) })).toSorted((one, other) => one.far - other.far)[0]?.key;
  }

  #wait(): void {
    this.#rest();
    this.#rest = atLeisure(() => {
      const [next] = this.#waiting.keys();
      if (next === undefined) return;
      if (this.#near.size === 0) this.make(next);
      this.#wait();
    });
  }
}
