// Where one is on the page: the part of the address after `#`, read and written here alone.

import { readAddress, writeAddress, type Given, type Params } from "./addresses";

/** The pages that there are, with the patterns of their addresses: `rooms.ts` says which. */
export interface Pages {}

export type PageName = keyof Pages & string;
type PatternOf<Name extends PageName> = Pages[Name] extends string ? Pages[Name] : never;
export type ParamsOf<Name extends PageName> = Params<PatternOf<Name>>;

/** A page, and what stands in its address; or an address that leads nowhere. */
export type Route =
  { [Name in PageName]: { page: Name; params: ParamsOf<Name> } }[PageName] | { page: null; params: Given };

type Said<Name extends PageName> =
  Record<never, never> extends ParamsOf<Name> ? [params?: ParamsOf<Name>] : [params: ParamsOf<Name>];

const patterns = new Map<string, string>();

/** Tells which pages there are. Those that stand first are looked for first. */
export function definePages(pages: Readonly<Record<string, string>>): void {
  patterns.clear();
  for (const [name, pattern] of Object.entries(pages)) patterns.set(name, pattern);
}

/** The address of a page. */
export function href<Name extends PageName>(page: Name, ...[params]: Said<Name>): string {
  const pattern = patterns.get(page);
  if (pattern === undefined) throw new Error(`no page is called ${page}`);
  return writeAddress(pattern, (params ?? {}) as Given);
}

/** The page that a hash leads to. */
export function parseHash(hash: string): Route {
  for (const [page, pattern] of patterns) {
    const params = readAddress(pattern, hash);
    if (params) return { page, params } as Route;
  }
  return { page: null, params: {} };
}

/** An address as it is sent to somebody: with the server in front. */
export function wholeAddress(address: string): string {
  return `${location.origin}${location.pathname}${address}`;
}

class Router {
  /** Anew with each address that somebody goes to, also where it is the one that was there before. */
  #hash = $state.raw({ text: typeof location === "undefined" ? "" : location.hash });
  /** What stands in the browser: the same, until a page writes its own address anew. */
  #standing = this.#hash.text;
  #route = $derived(parseHash(this.#hash.text));
  #leaving = new Set<() => void>();

  constructor() {
    if (typeof window !== "undefined") {
      window.addEventListener("hashchange", () => {
        for (const tell of this.#leaving) tell();
        this.#standing = location.hash;
        this.#hash = { text: location.hash };
      });
    }
  }

  /** Tells each time that one has gone on, while the page that one was on is still there. */
  onLeave(tell: () => void): void {
    this.#leaving.add(tell);
  }

  /** Where one went last; what a page has written since is its own affair. */
  get current(): Route {
    return this.#route;
  }

  /**
   * Writes another address of the page that one is on over the one that stands there, without a step in the history. Returns
   * whether it did: not where somebody has gone on, though what leads there has not been told yet.
   */
  rewrite<Name extends PageName>(page: Name, ...said: Said<Name>): boolean {
    if (this.#route.page !== page || location.hash !== this.#standing) return false;
    history.replaceState(history.state, "", href(page, ...said));
    this.#standing = location.hash;
    return true;
  }
}

export const route: Router = new Router();

/** Goes to an address of `href`; with `replace` the way back skips the page one is on. */
export function go(address: string, replace = false): void {
  if (replace) location.replace(address);
  else location.hash = address;
}
