// What the records of matches tell beyond their sums: how and by what hands were won, who paid whom. A match that is over is read
// once; what was found is kept.

import * as v from "valibot";
import { unionBy } from "../kit/joining";
import { amendAll, place, rememberedAll } from "../kit/storage";
import { storedTable, storedTables } from "../kit/seats";
import { toldApart } from "../kit/toldApart";
import { fetchRecord } from "../setup/tables";
import { ApiError } from "../wire/http";
import type { Kept } from "./figures";

const SEATS = 4;
const whole = v.pipe(v.number(), v.integer());
const counted = v.record(v.string(), whole);

/** What a match came to for a seat, read from its record. */
export interface Detail {
  table: string;
  /** Hands won, by where the winning tile came from. */
  ways: Record<string, number>;
  /** Hands won, by what stood on their bills. */
  rules: Record<string, number>;
  /** To each seat, and from each. */
  paid: number[];
  received: number[];
}

const kept = place<Detail>(
  "statistics-records",
  v.object({
    table: v.string(),
    ways: counted,
    rules: counted,
    paid: v.pipe(v.array(whole), v.length(SEATS)),
    received: v.pipe(v.array(whole), v.length(SEATS)),
  }),
  undefined,
  { joinAll: (one, other) => unionBy(one, other, ({ table }) => table) },
);

const won = v.object({ type: v.literal("mahjong"), seat: whole, by: v.string() });
const ended = v.object({
  type: v.literal("end_hand"),
  winners: v.array(whole),
  bills: v.array(v.object({ seat: whole, lines: v.array(v.object({ rule: v.string() })) })),
  payments: v.array(v.array(whole)),
});
/** What every win is paid for says nothing of a hand. */
const EVERY = "mahjong";

const noneYet = (): number[] => Array.from({ length: SEATS }, () => 0);
const add = (to: Record<string, number>, key: string): void => {
  to[key] = (to[key] ?? 0) + 1;
};

/** What a record tells of a seat; of lines that are no record nothing. */
export function detailOf(table: string, record: string, seat: number): Detail {
  const found: Detail = { table, ways: {}, rules: {}, paid: noneYet(), received: noneYet() };
  let by = "";
  for (const line of record.split("\n")) {
    if (!/^\{"type":"(mahjong|end_hand)"/.test(line)) continue;
    const said = JSON.parse(line) as unknown;
    const win = v.safeParse(won, said);
    if (win.success && win.output.seat === seat) by = win.output.by;
    const end = v.safeParse(ended, said);
    if (!end.success) continue;
    if (end.output.winners.includes(seat)) {
      if (by) add(found.ways, by);
      const lines = end.output.bills.find((bill) => bill.seat === seat)?.lines ?? [];
      for (const rule of new Set(lines.map((it) => it.rule))) if (rule !== EVERY) add(found.rules, rule);
    }
    by = "";
    for (let other = 0; other < SEATS; other += 1) {
      found.paid[other] = (found.paid[other] ?? 0) + (end.output.payments[seat]?.[other] ?? 0);
      found.received[other] = (found.received[other] ?? 0) + (end.output.payments[other]?.[seat] ?? 0);
    }
  }
  return found;
}

export class Details {
  /** By table. */
  known: ReadonlyMap<string, Detail> = $state.raw(new Map());
  done = $state(0);
  of = $state(0);
  failure: ApiError | null = $state.raw(null);
  readonly reading: boolean = $derived(this.done < this.of && this.failure === null);

  /** Reads the records of matches that are over and have not been read; one after the other, for as long as somebody wants it. */
  async read(matches: readonly Kept[], unless: AbortSignal): Promise<void> {
    const wanted = new Set(matches.filter(({ over }) => over).map(({ table }) => table));
    this.known = new Map(
      rememberedAll(kept)
        .filter(({ table }) => wanted.has(table))
        .map((detail) => [detail.table, detail]),
    );
    const open = matches.filter(({ table, over }) => over && !this.known.has(table));
    this.failure = null;
    this.of = wanted.size;
    this.done = wanted.size - open.length;
    for (const { table, seat } of open) {
      const stored = storedTable(table);
      try {
        if (stored) this.#keep(detailOf(table, await fetchRecord(stored), seat));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.failure = error;
        return;
      }
      if (unless.aborted) return;
      this.done += 1;
    }
  }

  #keep(detail: Detail): void {
    this.known = new Map([...this.known, [detail.table, detail]]);
    const held = new Set(storedTables().map(({ table }) => table));
    amendAll(kept, (all) => unionBy([detail], all, ({ table }) => table).filter(({ table }) => held.has(table)));
  }
}

/** Somebody at one's tables, with what passed between the two. */
export interface Between {
  name: string;
  hands: number;
  paid: number;
  received: number;
}

/**
 * Sums paid and received, by the name of the other one, those with whom one played most first. Of people with one name at one table each is
 * told by himself.
 */
export function betweenOf(matches: readonly Kept[], details: ReadonlyMap<string, Detail>): Between[] {
  const found = new Map<string, Between>();
  for (const { table, seat, opponents, hands } of matches) {
    const detail = details.get(table);
    if (!detail) continue;
    const seats = seatsOf(seat, opponents.length, detail);
    for (const [k, name] of toldApart(opponents.map((it) => it.name)).entries()) {
      const there = found.get(name) ?? { name, hands: 0, paid: 0, received: 0 };
      const other = seats[k] ?? 0;
      there.hands += hands.length;
      there.paid += detail.paid[other] ?? 0;
      there.received += detail.received[other] ?? 0;
      found.set(name, there);
    }
  }
  return [...found.values()].sort((one, other) => other.hands - one.hands);
}

/** The seats of the others, in the order of play from one's own: of two the one opposite, of three the three first. */
function seatsOf(seat: number, others: number, { paid, received }: Detail): number[] {
  const around = Array.from({ length: SEATS - 1 }, (_, k) => (seat + k + 1) % SEATS);
  if (others === SEATS - 1) return around;
  if (others === 1) return [(seat + 2) % SEATS];
  const moved = around.filter((other) => (paid[other] ?? 0) + (received[other] ?? 0) > 0);
  return moved.length === others ? moved : around.filter((other) => other < SEATS - 1);
}

/** Of all details of some matches: how many hands were won by each, the most frequent first. */
export function countsOf(
  matches: readonly Kept[],
  details: ReadonlyMap<string, Detail>,
  of: "ways" | "rules",
): [string, number][] {
  const found = new Map<string, number>();
  for (const { table } of matches)
    for (const [key, count] of Object.entries(details.get(table)?.[of] ?? {}))
      found.set(key, (found.get(key) ?? 0) + count);
  return [...found].sort(([, one], [, other]) => other - one);
}
