// Questions of the first page about the tables of this browser.

import type { StoredTable } from "../kit/seats";
import type { TableView, WhoseTurn } from "../wire/generated";
import { call } from "../wire/http";

/** Returns the view of a seat. Rejects at once, as `preparing`, where the table's master waits for the server's engine. */
export function fetchTable({ table, token }: StoredTable): Promise<TableView> {
  return call("GET /api/tables/{table}", { path: { table }, token, atOnce: true });
}

/** The seat that a table waits for, and at one by correspondence until when. */
export function fetchTurn({ table, token }: StoredTable): Promise<WhoseTurn> {
  return call("GET /api/tables/{table}/turn", { path: { table }, token });
}
