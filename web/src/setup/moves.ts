// What proves the seats of this browser goes to another device, by a ticket that is good for once.

import { forgetTable, rememberTable, storedTables, type StoredTable } from "../kit/seats";
import type { HeldSeat, MoveOpened } from "../wire/generated";
import { call } from "../wire/http";

/** Whether there is anything to be taken along. */
export const holdsSeats = (): boolean => storedTables().length > 0;

/** Hands over all seats of this browser; they wait for the other device. Answers which they were, too. */
export async function beginMove(): Promise<MoveOpened & { tables: readonly string[] }> {
  const stored = storedTables();
  const opened = await call("POST /api/moves", { body: { seats: stored.map((one) => heldOf(one)) } });
  return { ...opened, tables: stored.map(({ table }) => table) };
}

/** Whether the other device has fetched them. */
export async function isTaken(ticket: string): Promise<boolean> {
  return (await call("GET /api/moves/{ticket}", { path: { ticket } })).taken;
}

/** Fetches what another device has handed over; how many seats there were. The seats that one has here stay what they are. */
export async function takeMove(ticket: string): Promise<number> {
  const { seats } = await call("POST /api/moves/{ticket}", { path: { ticket } });
  const known = new Set(storedTables().map(({ table }) => table));
  for (const seat of seats.toReversed()) {
    if (!known.has(seat.table)) rememberTable(storedOf(seat));
  }
  return seats.length;
}

/** They are on the other device now. */
export function letGo(tables: readonly string[]): void {
  for (const table of tables) forgetTable(table);
}

function heldOf({ table, seat, token, name, opened, over, commitment, nonce, code }: StoredTable): HeldSeat {
  return { table, seat, token, name, opened, over, commitment: commitment ?? "", nonce: nonce ?? "", code: code ?? "" };
}

/** What a table kept before did not have it does not have here either. */
function storedOf({ commitment, nonce, code, ...rest }: HeldSeat): StoredTable {
  return { ...rest, commitment: commitment || undefined, nonce: nonce || undefined, code: code || undefined };
}
