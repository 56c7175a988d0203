// A link holds the whole hand, its circumstances and the rules: everything that its bill depends on.

import type { RulesChoice } from "../rules/choice";
import { readOption } from "../rules/options";
import { emptySheet, events, sources, winds, type Sheet } from "../hand/sheet";
import { readHand, writeHand } from "../hand/notation";

export interface Linked {
  sheet: Sheet;
  /** Null where the link names no rule set. */
  rules: RulesChoice | null;
  /** The rule set that the hand is compared under. */
  other: RulesChoice | null;
  /** Something in the link could not be read: what could be is there. */
  damaged: boolean;
}

/** How the options of the rules, and of those that are compared with, are marked in a link. */
export const OWN = "o.";
export const OTHER = "w.";

export function readRules(query: URLSearchParams, key: string, prefix: string): RulesChoice | null {
  const rules = query.get(key);
  if (!rules) return null;
  const chosen = [...query].filter(([name]) => name.startsWith(prefix));
  return {
    rules,
    options: Object.fromEntries(chosen.map(([name, value]) => [name.slice(prefix.length), readOption(value)])),
  };
}

/** Reads what stands after the question mark of a calculator's address. */
export function readLink(text: string): Linked {
  const query = new URLSearchParams(text);
  let damaged = false;
  function one<Value extends string>(key: string, known: readonly Value[], otherwise: Value): Value {
    const said = query.get(key);
    if (said === null) return otherwise;
    const found = known.find((it) => it === said);
    damaged ||= found === undefined;
    return found ?? otherwise;
  }
  const happened = (query.get("events") ?? "").split(",").filter(Boolean);
  const beside: Sheet = {
    ...emptySheet,
    seat: one("seat", winds, emptySheet.seat),
    round: one("round", winds, emptySheet.round),
    source: one("by", sources, emptySheet.source),
    won: one("won", ["yes", "no"], "yes") === "yes",
    events: events.filter((event) => happened.includes(event)),
  };
  damaged ||= beside.events.length !== happened.length;
  const reading = readHand(query.get("hand") ?? "", beside);
  damaged ||= !("sheet" in reading);
  return {
    sheet: "sheet" in reading ? reading.sheet : beside,
    rules: readRules(query, "rules", OWN),
    other: readRules(query, "with", OTHER),
    damaged,
  };
}

export function writeRules(query: URLSearchParams, key: string, prefix: string, choice: RulesChoice): void {
  query.set(key, choice.rules);
  for (const [name, value] of Object.entries(choice.options)) query.set(prefix + name, String(value));
}

/** What `readLink` reads; what is as by default is left out. */
export function writeLink(sheet: Sheet, rules: RulesChoice, other: RulesChoice | null = null): string {
  const query = new URLSearchParams();
  const hand = writeHand(sheet);
  if (hand) query.set("hand", hand.replaceAll(" ", ""));
  query.set("seat", sheet.seat);
  query.set("round", sheet.round);
  if (sheet.won) query.set("by", sheet.source);
  else query.set("won", "no");
  if (sheet.events.length > 0) query.set("events", sheet.events.join(","));
  writeRules(query, "rules", OWN, rules);
  if (other) writeRules(query, "with", OTHER, other);
  // Brackets may stand in an address as they are, and so it can be read.
  return query
    .toString()
    .replaceAll("%5B", "[")
    .replaceAll("%5D", "]")
    .replaceAll("%28", "(")
    .replaceAll("%29", ")")
    .replaceAll("%2C", ",");
}
