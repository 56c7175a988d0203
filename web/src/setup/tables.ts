// What is asked of the server about tables: opened, seen, looked back at.

import { rememberTable, type StoredTable } from "../kit/seats";
import { keepTable } from "../rules/kept";
import type { HouseholdDraft } from "../wire/household";
import { ask, askJson } from "../wire/http";
import type { Level, NewTable, Replay, TableOpened, TableView } from "../wire/protocol";
import { i18n } from "../words/i18n.svelte";

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Opens a table and remembers the seat. The bots are given names of `language`; the shuffle's nonce follows with the hello. */
export async function openTable(wish: Omit<NewTable, "nonce">, language: string): Promise<StoredTable> {
  const opened = await askJson<TableOpened>("/api/tables", { body: wish, language });
  const stored: StoredTable = {
    table: opened.table,
    seat: opened.seat,
    token: opened.token,
    name: wish.name,
    opened: new Date().toISOString(),
  };
  rememberTable(stored);
  return stored;
}

export function fetchTable(stored: StoredTable): Promise<TableView> {
  return askJson(tablePath(stored.table), { token: stored.token });
}

/** A finished hand, position by position. */
export function fetchReplay(stored: StoredTable, hand: number): Promise<Replay> {
  return askJson(`${tablePath(stored.table)}/hands/${hand}/replay`, { token: stored.token });
}

/** The record of the match as JSON Lines. */
export async function fetchRecord(stored: StoredTable): Promise<string> {
  const response = await ask(`${tablePath(stored.table)}/record`, { token: stored.token });
  return response.text();
}

/** Opens a table by a draft and remembers the seat. `id`: of the rule set that the draft comes to. Answers the table's name. */
export async function openHousehold(draft: HouseholdDraft, id: string, name: string, bots: readonly Level[]): Promise<string> {
  const opened = await askJson<TableOpened>("/api/household/tables", { body: { draft, name, bots }, language: i18n.language });
  const { table, seat, token } = opened;
  keepTable({ table, id, draft });
  rememberTable({ table, seat, token, name, opened: new Date().toISOString() });
  return table;
}
