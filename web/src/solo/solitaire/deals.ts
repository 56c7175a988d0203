// What a deal is called in addresses and in what is kept: "turtle/271828", "turtle/s271828" a shuffled one, "turtle/2025-06-21" a
// day's one, "own-1a2b/7" one on a layout of one's own.

import { OWN_PREFIX } from "../../kit/chance";
import { today } from "../../kit/day";
import { drawKept, drawNumber, fetchDailyDeal, fetchDeal, fetchOwnDeal } from "../board/api";
import type { SoloDeal, SoloPlace } from "../../wire/generated";

export interface DealName {
  readonly layout: string;
  /** "271828", "s271828" or "2025-06-21". */
  readonly deal: string;
}

export const FIRST_LAYOUT = "turtle";

export function keyOf({ layout, deal }: DealName): string {
  return `${layout}/${deal}`;
}

const NUMBERED = /^(s?)([1-9]\d{0,8})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Digits, by themselves or in groups of three as people part them. */
const WRITTEN_NUMBER = /^(?:\d+|\d{1,3}(?:[\s.,'’]\d{3})+)$/;

/** The deal that somebody has written the number of; null where it is no number of a deal. A sign is not overlooked: −1 is none. */
export function dealWritten(text: string, shuffled: boolean): string | null {
  const written = text.trim();
  if (!WRITTEN_NUMBER.test(written)) return null;
  const deal = numbered(Number(written.replace(/\D/g, "")), shuffled);
  return isDealName(deal) ? deal : null;
}

/** Whether a part of an address names a deal that there is by now. */
export function isDealName(text: string, now: Date = new Date()): boolean {
  return NUMBERED.test(text) || (DAY.test(text) && dayFault(text, now) === null);
}

/** Why a day has no deal: the calendar does not have it, or it lies ahead. */
export type DayFault = "none" | "ahead";

export function dayFault(day: string, now: Date = new Date()): DayFault | null {
  const date = new Date(`${day}T00:00:00Z`);
  // The 30th of February is read as a day of March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, day.length) !== day) return "none";
  return day > today(now) ? "ahead" : null;
}

/** There is no such deal. */
export class NoDeal extends RangeError {
  /** Null: it is not a day's. */
  readonly fault: DayFault | null;

  constructor(name: DealName, fault: DayFault | null = null) {
    super(`no deal ${keyOf(name)}`);
    this.name = "NoDeal";
    this.fault = fault;
  }
}

export function isOwn(layout: string): boolean {
  return layout.startsWith(OWN_PREFIX);
}

export function isDaily(deal: string): boolean {
  return DAY.test(deal);
}

const numbered = (number: number, shuffled: boolean): string => `${shuffled ? "s" : ""}${number}`;

/** Deals that a lot has named: another one does as well. */
const drawn = new Set<string>();
/** The kept deal that was given last. */
let given: number | undefined;

/** A deal drawn by lot. */
export function drawDeal(shuffled: boolean): string {
  const deal = numbered(drawNumber(), shuffled);
  drawn.add(deal);
  return deal;
}

/** In place of a deal that was drawn by lot and is not to be had now: one that the page keeps; null where it was asked for by name. */
export async function insteadOf({ layout, deal }: DealName): Promise<string | null> {
  if (!drawn.has(deal)) return null;
  const shuffled = deal.startsWith("s");
  const number = await drawKept(layout, shuffled, given);
  if (number === null) return null;
  given = number;
  return numbered(number, shuffled);
}

/** Asks the server for a deal. `own`: the places of a layout of one's own. @throws ApiError, NoDeal for what names none */
export function loadDeal(name: DealName, own: (layout: string) => SoloPlace[] | null): Promise<SoloDeal> {
  const { layout, deal } = name;
  const [, mark = "", digits = ""] = NUMBERED.exec(deal) ?? [];
  const number = Number(digits);
  const shuffled = mark === "s";
  if (isOwn(layout)) {
    const places = own(layout);
    if (!places || !number) throw new NoDeal(name);
    return fetchOwnDeal({ places, number, shuffled });
  }
  if (isDaily(deal)) {
    const fault = dayFault(deal);
    if (fault) throw new NoDeal(name, fault);
    return fetchDailyDeal(layout, deal);
  }
  if (!number) throw new NoDeal(name);
  return fetchDeal(layout, number, shuffled);
}
