// What a browser does by itself when it goes from page to page, and does not do within one: at another page one begins at the
// top, with its heading; back on one that one has left, one is where one was.

import * as v from "valibot";
import { passingPlace, remember, remembered } from "../storage";

const kept = passingPlace("scroll", v.array(v.tuple([v.string(), v.number()])));

function nameIn({ history }: Window): string | null {
  const state = history.state as { at?: unknown } | null;
  return typeof state?.at === "string" ? state.at : null;
}

/** So long a page that is back where it was may still find out how tall its parts are. */
const SETTLING_MS = 1000;

/** Whatever a person does to the page by hand: from then on where it stands is theirs. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

export class Arrivals {
  readonly #window: Window;
  /** How far down each page in the history was left, by a name that stands in its entry. */
  readonly #left: Map<string, number>;
  #here: string;
  /** Whether the entry that was gone to had been left before. */
  #back = false;
  /** Ends what still waits for the page before. */
  #settle: (() => void)[] = [];

  constructor(of: Window = window) {
    this.#window = of;
    this.#left = new Map(remembered(kept));
    this.#back = nameIn(of) !== null;
    this.#here = this.#name();
    // The browser would put the page where it was before there is anything of it.
    of.history.scrollRestoration = "manual";
    of.addEventListener("pagehide", () => this.#keep());
  }

  /**
   * The page is another one, or has another address. `anew`: another page, which begins with its heading; else the page itself
   * goes to the place in it. `first`: it has only been opened, and nobody has gone anywhere.
   */
  come(root: HTMLElement, { anew, first }: { anew: boolean; first: boolean }): void {
    this.end();
    const left = this.#back ? this.#left.get(this.#here) : undefined;
    if (left !== undefined) this.#scrollBack(root, left);
    else if (anew && !first) this.#window.scrollTo(0, 0);
    if (anew && !first) this.#toHeading(root);
  }

  /** Waits for nothing any more. */
  end(): void {
    for (const settle of this.#settle.splice(0)) settle();
  }

  /** One has gone on, and the page that one was on is still there. */
  leave(): void {
    this.#left.set(this.#here, this.#window.scrollY);
    this.#back = nameIn(this.#window) !== null;
    this.#here = this.#name();
  }

  /** The name of the entry in the history that one is at; a new one is given it here. */
  #name(): string {
    const { history } = this.#window;
    const known = nameIn(this.#window);
    if (known !== null) return known;
    const name = `${Date.now().toString(36)}-${this.#left.size}`;
    history.replaceState({ ...(history.state as object | null), at: name }, "");
    return name;
  }

  #keep(): void {
    this.#left.set(this.#here, this.#window.scrollY);
    remember(kept, [...this.#left].slice(-100));
  }

  /** Puts the page where it was left, as soon as so much of it is there. */
  #scrollBack(root: HTMLElement, to: number): void {
    const put = (): void => this.#window.scrollTo(0, to);
    put();
    if (to === 0) return;
    let reached: number | undefined;
    const growing = new ResizeObserver(() => {
      put();
      if (Math.abs(this.#window.scrollY - to) <= 1) reached ??= this.#window.setTimeout(() => stop(), SETTLING_MS);
    });
    const stop = (): void => {
      this.#window.clearTimeout(reached);
      growing.disconnect();
      for (const sort of BY_HAND) this.#window.removeEventListener(sort, stop);
    };
    growing.observe(root);
    for (const sort of BY_HAND) this.#window.addEventListener(sort, stop, { passive: true });
    this.#settle.push(stop);
  }

  /** The heading of the new page takes the focus when it comes, unless something in it has by then. */
  #toHeading(root: HTMLElement): void {
    const { document } = this.#window;
    const take = (): boolean => {
      if (document.activeElement && document.activeElement !== document.body) return true;
      const heading = root.querySelector<HTMLElement>("h1");
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (take()) return;
    const coming = new MutationObserver(() => {
      if (take()) coming.disconnect();
    });
    coming.observe(root, { childList: true, subtree: true });
    this.#settle.push(() => coming.disconnect());
  }
}
