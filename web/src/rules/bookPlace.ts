// Where a thing stands in the rulebook: addresses of books and of places in them.

import { getContext, setContext } from "svelte";
import { readOption, type Options, type OptionValue } from "./options";
import { tHas } from "../words/i18n.svelte";
import { href } from "../kit/router/router.svelte";

/** What the book is made of: a rule set with its options, what is played at a table, or at one to which six letters invite. */
export type BookOf = { rules: string; options: Options } | { table: string } | { code: string };

const OPTION = "o.";

/** Options as they stand behind the question mark of an address. */
export function writeOptions(options: Options): string {
  return new URLSearchParams(
    Object.entries(options).map(([name, value]) => [`${OPTION}${name}`, String(value)]),
  ).toString();
}

export function readOptions(query: string): Record<string, OptionValue> {
  const chosen = [...new URLSearchParams(query)].filter(([name]) => name.startsWith(OPTION));
  return Object.fromEntries(chosen.map(([name, text]) => [name.slice(OPTION.length), readOption(text)]));
}

/** What settles a hand is told beside the value of the rule set that it follows from. */
const SETTLED: Readonly<Record<string, string>> = {
  "settle-winner": "settlement.winner",
  "settle-losers": "settlement.losers",
  "settle-dealer": "settlement.east_with_winner",
  "settle-discarder": "settlement.discarder",
  "settle-drawn": "settlement.drawn_hand",
  "settle-own": "settlement.winner",
  "penalty-one-suit": "settlement.penalty_tiles_of_suit",
  "penalty-winds": "settlement.penalty_wind_sets",
  "penalty-dragons": "settlement.penalty_dragon_sets",
  "penalty-terminals": "settlement.penalty_terminal_sets",
};

/** The anchor of a line of a bill, or of a reason for a payment. */
export function anchorOf(rule: string): string {
  const dashed = rule.replaceAll("_", "-");
  if (dashed in SETTLED) return `value/${SETTLED[dashed]}`;
  if (dashed.startsWith("penalty")) return "value/settlement.penalty_rule";
  return dashed === "limit" ? "value/limit.cap" : `pattern/${rule}`;
}

/** The address of a book, or of a place in it. */
export function bookHref(of: BookOf, anchor = ""): string {
  if ("table" in of) return href("tableBook", { table: of.table, anchor });
  if ("code" in of) return href("invitedBook", { code: of.code, anchor });
  return href("book", { rules: of.rules, anchor, query: writeOptions(of.options) });
}

/** The book of a table, or of one to which somebody is invited: its rule set's own; of a household's rules that of the place alone. */
export function bookOfPlace(place: { table: string } | { code: string }, rules: string, options: Options): BookOf {
  return tHas(`ruleset-${rules}`) ? { rules, options } : place;
}

export interface OpenBook {
  of: BookOf;
  /** In another window: nobody leaves a table to read. */
  apart: boolean;
}

const key = Symbol("book");

/** Bills below this component can say where their lines stand in the book. `open` is asked anew each time. */
export function offerBook(open: () => OpenBook | null): void {
  setContext(key, open);
}

/** What was offered by a component above. */
export function offeredBook(): () => OpenBook | null {
  return getContext<(() => OpenBook | null) | undefined>(key) ?? (() => null);
}
