// The matches that this browser has a seat in, as the server counts them. One that is over stays as it is: it is kept here, and
// not asked about again.

import * as v from "valibot";
import { unionBy } from "../kit/joining";
import { amendAll, place, rememberedAll } from "../kit/storage";
import { markOver, storedTables, type StoredTable } from "../kit/seats";
import type { PlayedMatch, TableView } from "../wire/generated";
import { ApiError, call } from "../wire/http";
import type { Kept } from "./figures";

/** So many are asked about at once. */
const AT_ONCE = 50;

const number = v.pipe(v.number(), v.integer());
const kept = place<PlayedMatch>(
  "statistics",
  v.object({
    table: v.string(),
    opened: v.string(),
    rules: v.string(),
    title: v.string(),
    seat: number,
    opponents: v.array(v.object({ name: v.string(), player: v.string() })),
    hands: v.array(v.object({ hand: number, won: v.boolean(), worth: number, net: number })),
    score: number,
    place: number,
    left: v.boolean(),
    helped: v.object({ taken_back: number, again: number, given_up: number, repeated: v.boolean() }),
  }),
  undefined,
  { joinAll: (one, other) => unionBy(one, other, ({ table }) => table) },
);

/** How the dearest hand lay at its end. */
export async function fetchEnd({ table, token }: StoredTable, hand: number, unless: AbortSignal): Promise<TableView> {
  return await call("GET /api/tables/{table}/hands/{hand}/end", { path: { table, hand }, token, unless });
}

export class Matches {
  /** Those with a finished hand, in no order. */
  list: readonly Kept[] = $state.raw([]);
  /** Tables that the server keeps no longer. */
  gone = $state(0);
  done = $state(0);
  of = $state(0);
  failure: ApiError | null = $state.raw(null);
  readonly counting: boolean = $derived(this.done < this.of && this.failure === null);

  /** Asks for all that is not known yet, some at a time; what has come is there meanwhile. Ends when nobody wants it any more. */
  async count(unless: AbortSignal): Promise<void> {
    const seats = storedTables();
    const known = new Map(rememberedAll(kept).map((match) => [match.table, match]));
    this.list = [];
    this.gone = 0;
    this.failure = null;
    this.of = seats.length;
    const settled = seats.filter(({ table, over }) => over && known.has(table));
    this.#add(
      settled.flatMap(({ table }) => known.get(table) ?? []),
      seats,
    );
    this.done = settled.length;
    const open = seats.filter((seat) => !settled.includes(seat));
    for (let first = 0; first < open.length; first += AT_ONCE) {
      const some = open.slice(first, first + AT_ONCE);
      try {
        const body = { seats: some.map(({ table, token }) => ({ table, token })) };
        const found = await call("POST /api/statistics", { body, unless });
        if (unless.aborted) return;
        this.#add(found.matches, seats);
        this.gone += found.gone.length;
        this.done += some.length;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!unless.aborted) this.failure = error;
        return;
      }
    }
    await this.#learnEnds(seats, unless);
    if (unless.aborted) return;
    const over = this.list.filter((match) => match.over).map(({ over: _, ...match }) => match);
    // a match that another window has counted meanwhile stays, for as long as its seat is held here
    const held = new Set(storedTables().map(({ table }) => table));
    amendAll(kept, (all) => unionBy(over, all, ({ table }) => table).filter(({ table }) => held.has(table)));
  }

  /** A match may have come to its end while nobody looked: those that this browser takes for under way are asked, one by one. */
  async #learnEnds(seats: readonly StoredTable[], unless: AbortSignal): Promise<void> {
    const underWay = new Set(this.list.filter(({ over }) => !over).map(({ table }) => table));
    for (const { table, token } of seats.filter((seat) => underWay.has(seat.table))) {
      const turn = await call("GET /api/tables/{table}/turn", { path: { table }, token, unless }).catch(() => null);
      if (unless.aborted) return;
      if (!turn?.over) continue;
      markOver(table);
      this.list = this.list.map((match) => (match.table === table ? { ...match, over: true } : match));
    }
  }

  #add(matches: readonly PlayedMatch[], seats: readonly StoredTable[]): void {
    const over = new Set(seats.filter((seat) => seat.over).map(({ table }) => table));
    const counted = matches.filter(({ hands }) => hands.length > 0);
    this.list = [...this.list, ...counted.map((match) => ({ ...match, over: match.left || over.has(match.table) }))];
  }
}
