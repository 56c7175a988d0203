// How a hand ended at a real table: what everybody held or had counted, who won, by whose discard. Plain data, and its link.

import { writeHand, readHand } from "../hand/notation";
import { emptySheet, events, isClear, winds, type Sheet } from "../hand/sheet";
import type { RulesChoice } from "../rules/choice";
import { OTHER, OWN, readRules, writeRules } from "./link";
import type { Wind, WinSource } from "../wire/generated";

export interface Held {
  readonly sheet: Sheet;
  /** What the hand came to, where somebody has counted it already; null: it is counted by its tiles. */
  readonly points: number | null;
}

export interface Deal {
  readonly round: Wind;
  readonly held: Readonly<Record<Wind, Held>>;
  /** Nobody: a drawn hand. Several where the rules have them. */
  readonly winners: readonly Wind[];
  /** Whose discard won; null for a tile from the wall. */
  readonly discarder: Wind | null;
  readonly penalty: boolean;
  /** Of a drawn hand: who is paid for standing one tile short. */
  readonly waiting: readonly Wind[];
}

const nothing: Held = { sheet: emptySheet, points: null };

export const emptyDeal: Deal = {
  round: "E",
  held: { E: nothing, S: nothing, W: nothing, N: nothing },
  winners: [],
  discarder: null,
  penalty: false,
  waiting: [],
};

export const MOST_POINTS = 1_000_000;

/** Where a winning tile can come from when nobody else gave it, and when somebody did. */
export const BY_ONESELF: readonly WinSource[] = ["wall", "loose", "last_wall"];
export const BY_ANOTHER: readonly WinSource[] = ["discard", "last_discard", "robbed_kong"];

/** A seat's hand with what the table's end says of it: its wind, the round's, whether and how it won. */
export function sheetOf(deal: Deal, wind: Wind): Sheet {
  const { sheet } = deal.held[wind];
  const won = deal.winners.includes(wind);
  const from = deal.discarder === null ? BY_ONESELF : BY_ANOTHER;
  const source = from.find((it) => it === sheet.source) ?? from[0] ?? sheet.source;
  return { ...sheet, seat: wind, round: deal.round, won, source: won ? source : sheet.source };
}

export function withHeld(deal: Deal, wind: Wind, held: Partial<Held>): Deal {
  return { ...deal, held: { ...deal.held, [wind]: { ...deal.held[wind], ...held } } };
}

/** Somebody else won, or nobody. `several`: others may have won as well. */
export function withWinner(deal: Deal, wind: Wind | null, several: boolean): Deal {
  const others = several ? deal.winners.filter((it) => it !== wind) : [];
  const goes = several && wind !== null && deal.winners.includes(wind);
  const winners = wind === null ? [] : winds.filter((it) => others.includes(it) || (it === wind && !goes));
  const discarder =
    winners.length === 0 || (deal.discarder && winners.includes(deal.discarder)) ? null : deal.discarder;
  return { ...deal, winners, discarder, penalty: deal.penalty && discarder !== null };
}

export function withDiscarder(deal: Deal, discarder: Wind | null): Deal {
  return { ...deal, discarder, penalty: deal.penalty && discarder !== null };
}

/** The address of a deal, so that it can be sent on: `E=64`, `S=123m…`, what happened to a hand as `S.events`. */
export function writeDeal(deal: Deal, rules: RulesChoice, other: RulesChoice | null = null): string {
  const query = new URLSearchParams();
  for (const wind of winds) {
    const { sheet, points } = deal.held[wind];
    if (points !== null) query.set(wind, String(points));
    else if (!isClear(sheet)) query.set(wind, writeHand(sheetOf(deal, wind)).replaceAll(" ", ""));
    if (points !== null || isClear(sheet)) continue;
    if (sheet.events.length > 0) query.set(`${wind}.events`, sheet.events.join(","));
    if (sheet.source !== emptySheet.source) query.set(`${wind}.by`, sheet.source);
  }
  query.set("round", deal.round);
  if (deal.winners.length > 0) query.set("won", deal.winners.join(""));
  if (deal.discarder !== null) query.set("gave", deal.discarder);
  if (deal.penalty) query.set("penalty", "yes");
  if (deal.waiting.length > 0) query.set("waiting", deal.waiting.join(""));
  writeRules(query, "rules", OWN, rules);
  if (other) writeRules(query, "with", OTHER, other);
  return query
    .toString()
    .replaceAll("%5B", "[")
    .replaceAll("%5D", "]")
    .replaceAll("%28", "(")
    .replaceAll("%29", ")")
    .replaceAll("%2C", ",");
}

export interface LinkedDeal {
  deal: Deal;
  rules: RulesChoice | null;
  /** The rule set that the deal is compared under. */
  other: RulesChoice | null;
  /** Something in the link could not be read: what could be is there. */
  damaged: boolean;
}

/** Reads what `writeDeal` wrote. */
export function readDeal(text: string): LinkedDeal {
  const query = new URLSearchParams(text);
  let damaged = false;
  const seatsIn = (key: string): Wind[] => {
    const said = query.get(key) ?? "";
    const found = winds.filter((wind) => said.includes(wind));
    damaged ||= found.length !== said.length;
    return found;
  };
  let deal = emptyDeal;
  for (const wind of winds) {
    const said = query.get(wind);
    if (said === null) continue;
    if (/^\d+$/.test(said)) {
      damaged ||= Number(said) > MOST_POINTS;
      deal = withHeld(deal, wind, { points: Math.min(Number(said), MOST_POINTS) });
      continue;
    }
    const happened = (query.get(`${wind}.events`) ?? "").split(",");
    const by = [...BY_ONESELF, ...BY_ANOTHER].find((it) => it === query.get(`${wind}.by`)) ?? emptySheet.source;
    const reading = readHand(said, {
      ...emptySheet,
      source: by,
      events: events.filter((event) => happened.includes(event)),
    });
    if ("sheet" in reading) deal = withHeld(deal, wind, { sheet: reading.sheet });
    else damaged = true;
  }
  const winners = seatsIn("won");
  const [discarder = null] = seatsIn("gave").filter((wind) => winners.length > 0 && !winners.includes(wind));
  const [round = "E"] = seatsIn("round");
  return {
    deal: {
      ...deal,
      round,
      winners,
      discarder,
      penalty: query.get("penalty") === "yes" && discarder !== null,
      waiting: seatsIn("waiting"),
    },
    rules: readRules(query, "rules", OWN),
    other: readRules(query, "with", OTHER),
    damaged,
  };
}

/**
 * A table of which one hand is known so far. Whoever won by a discard did so by somebody's: until it is said whose, by East's
 * or, of East's own, by South's, who sit at every table: so the hand is worth what it was.
 */
export function dealOf(sheet: Sheet): Deal {
  const known = withHeld({ ...emptyDeal, round: sheet.round }, sheet.seat, { sheet });
  if (!sheet.won || isClear(sheet)) return known;
  const won = withWinner(known, sheet.seat, false);
  return BY_ANOTHER.includes(sheet.source) ? withDiscarder(won, sheet.seat === "E" ? "S" : "E") : won;
}
