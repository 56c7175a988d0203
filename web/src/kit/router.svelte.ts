// Where one is on the page: the part of the address after `#`, read and written.

export type Route =
  | { name: "home" }
  | { name: "play" }
  | { name: "settings" }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; hand: number }
  | { name: "solitaire"; layout: string | null; deal: string | null }
  | { name: "layout-editor"; layout: string | null }
  | { name: "connect" }
  | { name: "calculator"; query: string }
  | { name: "rules"; link: string }
  | { name: "book"; rules: string; table: string | null; anchor: string; query: string }
  | { name: "lost"; hash: string };

/** The parts between the slashes, or null where a percent sign leads nowhere. */
function partsOf(hash: string): string[] | null {
  try {
    return hash.replace(/^#?\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** A rulebook's address: the set, or `table` and its name; behind it the place in the book. */
function bookAt(path: string, query: string): Route | null {
  const parts = partsOf(path);
  if (parts === null) return null;
  const [rules = "", ...place] = parts;
  if (rules !== "table") return { name: "book", rules, table: null, anchor: place.join("/"), query };
  const [table = null, ...rest] = place;
  return table === null ? null : { name: "book", rules, table, anchor: rest.join("/"), query };
}

/** Reads an address such as `#/table/ab12/replay/3`. */
export function parseHash(hash: string): Route {
  // The calculator's address holds a whole hand, behind a question mark.
  const calculator = /^#?\/?calculator\/?(?:\?(.*))?$/.exec(hash);
  if (calculator) return { name: "calculator", query: calculator[1] ?? "" };
  // So has the rulebook's the options that a set is read with.
  const book = /^#?\/?rules\/book(\/[^?]*)?(?:\?(.*))?$/.exec(hash);
  if (book) return bookAt(book[1] ?? "", book[2] ?? "") ?? { name: "lost", hash };
  // So does that of house rules: a whole set of them.
  const rules = /^#?\/?rules\/?(?:\?(.*))?$/.exec(hash);
  if (rules) return { name: "rules", link: rules[1] ?? "" };
  const parts = partsOf(hash);
  if (parts === null) return { name: "lost", hash };
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { name: "home" };
  if (parts.length === 1 && first === "play") return { name: "play" };
  if (parts.length === 1 && first === "settings") return { name: "settings" };
  if (first === "table" && second !== undefined) {
    if (parts.length === 2) return { name: "table", table: second };
    if (parts.length === 4 && third === "replay" && /^[1-9]\d{0,3}$/.test(fourth ?? "")) {
      return { name: "replay", table: second, hand: Number(fourth) };
    }
  }
  if (first === "solitaire" && parts.length <= 3) {
    if (second === "editor") return { name: "layout-editor", layout: third ?? null };
    return { name: "solitaire", layout: second ?? null, deal: third ?? null };
  }
  if (parts.length === 1 && first === "connect") return { name: "connect" };
  return { name: "lost", hash };
}

/** The addresses that links lead to. */
export const href = {
  home: "#/",
  play: "#/play",
  settings: "#/settings",
  table: (table: string): string => `#/table/${encodeURIComponent(table)}`,
  connect: "#/connect",
  calculator: (query?: string): string => (query ? `#/calculator?${query}` : "#/calculator"),
  book: (rules?: string, anchor?: string, query?: string): string =>
    ["#/rules/book", ...[rules, anchor].filter(Boolean)].join("/") + (query ? `?${query}` : ""),
  rules: (link?: string): string => (link ? `#/rules?${link}` : "#/rules"),
  solitaire: (layout?: string, deal?: string): string =>
    ["#/solitaire", ...[layout, deal].filter((part) => part !== undefined).map(encodeURIComponent)].join("/"),
  layoutEditor: (layout?: string): string => ["#/solitaire/editor", ...(layout === undefined ? [] : [encodeURIComponent(layout)])].join("/"),
  replay: (table: string, hand: number): string => `#/table/${encodeURIComponent(table)}/replay/${hand}`,
} as const;

class Router {
  #hash = $state(typeof location === "undefined" ? "" : location.hash);
  #route = $derived(parseHash(this.#hash));

  constructor() {
    if (typeof window !== "undefined") {
      window.addEventListener("hashchange", () => {
        this.#hash = location.hash;
      });
    }
  }

  get current(): Route {
    return this.#route;
  }
}

export const route: Router = new Router();

/** Goes to an address of `href`; with `replace` the way back skips the page one is on. */
export function go(hash: string, replace = false): void {
  if (replace) location.replace(hash);
  else location.hash = hash;
}
