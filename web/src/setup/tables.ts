// What is asked of the server about tables: opened, seen, looked back at.

import { rememberTable, type StoredTable } from "../kit/seats";
import { draftOfTable, keepTable } from "../rules/kept";
import type { HouseholdDraft, Level, NewTable, Opinion, Replay, TableView } from "../wire/generated";
import { call } from "../wire/http";
import { i18n } from "../words/i18n.svelte";

/** Opens a table and remembers the seat. The bots are given names of `language`; the shuffle's nonce follows with the hello. */
export async function openTable(wish: NewTable, language: string): Promise<StoredTable> {
  const { table, seat, token } = await call("POST /api/tables", { body: wish, language });
  const stored: StoredTable = { table, seat, token, name: wish.name, opened: new Date().toISOString(), over: false };
  rememberTable(stored);
  return stored;
}

/** Opens a table at which a match that is over is played once more, with its walls and dice, and remembers the seat. */
export async function openSameWalls(
  { table: old, token: proof, name }: StoredTable,
  rules: string,
): Promise<StoredTable> {
  const { table, seat, token } = await call("POST /api/tables/{table}/again", { path: { table: old }, token: proof });
  const stored: StoredTable = { table, seat, token, name, opened: new Date().toISOString(), over: false };
  rememberTable(stored);
  const draft = draftOfTable(old);
  if (draft) keepTable({ table, id: rules, draft });
  return stored;
}

export function fetchTable({ table, token }: StoredTable): Promise<TableView> {
  return call("GET /api/tables/{table}", { path: { table }, token });
}

/** A finished hand, position by position. */
export function fetchReplay({ table, token }: StoredTable, hand: number): Promise<Replay> {
  return call("GET /api/tables/{table}/hands/{hand}/replay", { path: { table, hand }, token });
}

/** What the help says of the own decisions in a finished hand, worked out for as long as it is wanted. */
export function fetchOpinion({ table, token }: StoredTable, hand: number, unless: AbortSignal): Promise<Opinion> {
  return call("GET /api/tables/{table}/hands/{hand}/opinion", { path: { table, hand }, token, unless });
}

/** The same of a game record that was brought to the server. */
export function fetchRecordedOpinion(record: string, hand: number, unless: AbortSignal): Promise<Opinion> {
  return call("GET /api/replays/{replay}/hands/{hand}/opinion", { path: { replay: record, hand }, unless });
}

/** The numbers of the hands of a game record that was brought to the server. */
export async function fetchRecordedHands(record: string): Promise<number[]> {
  return (await call("GET /api/replays/{replay}", { path: { replay: record } })).hands;
}

/** A hand of such a record, position by position. */
export function fetchRecordedHand(record: string, hand: number): Promise<Replay> {
  return call("GET /api/replays/{replay}/hands/{hand}", { path: { replay: record, hand } });
}

/** The record of the match as JSON Lines. */
export function fetchRecord({ table, token }: StoredTable): Promise<string> {
  return call("GET /api/tables/{table}/record", { path: { table }, token });
}

/** Opens a table by a draft and remembers the seat. `id`: of the rule set that the draft comes to. Answers the table's name. */
export async function openHousehold(
  draft: HouseholdDraft,
  id: string,
  name: string,
  bots: readonly Level[],
): Promise<string> {
  const opened = await call("POST /api/household/tables", {
    body: { draft, name, bots: [...bots] },
    language: i18n.language,
  });
  const { table, seat, token } = opened;
  keepTable({ table, id, draft });
  rememberTable({ table, seat, token, name, opened: new Date().toISOString(), over: false });
  return table;
}
