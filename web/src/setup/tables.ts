// What is asked of the server about tables: opened, seen, looked back at.

import { freshNonce } from "../kit/chance";
import { rememberTable, type StoredTable } from "../kit/seats";
import { draftOfTable, keepTable } from "../rules/kept";
import type {
  HouseholdDraft,
  HouseholdTable,
  Invitation,
  NewTable,
  OpenTables,
  Opinion,
  Replay,
  ReplayOpened,
  TableOpened,
  TableWish,
  Trial,
  Tries,
} from "../wire/generated";
import { call } from "../wire/http";
import { i18n } from "../words/i18n.svelte";

/** The seat that a table's opening gave, with the promise as it was given and what will be added to the shuffle. */
function seatOf({ table, seat, token, commitment, code }: TableOpened, name: string): StoredTable {
  const opened = new Date().toISOString();
  return { table, seat, token, name, opened, over: false, commitment, nonce: freshNonce(), code };
}

/** What holds where nothing else is said. */
const ALONE: Omit<TableWish, "name" | "bots"> = {
  persons: 1,
  window: 4,
  help: "coach",
  watch: "none",
  away: "bot",
  stand_in_wins: false,
  pace: "none",
  bank: 0,
};

/** Who is to play at a new table, and on what: one person where nothing else is said. */
export type Company = Pick<TableWish, "name" | "bots"> & Partial<TableWish>;

/** Opens a table and remembers the seat. The bots are given names of `language`; the shuffle's nonce follows with the hello. */
export async function openTable(
  wish: Company & Pick<NewTable, "rules" | "options">,
  language: string,
): Promise<StoredTable> {
  const body: NewTable = { ...ALONE, ...wish };
  const stored = seatOf(await call("POST /api/tables", { body, language }), wish.name);
  rememberTable(stored);
  return stored;
}

/** What one is invited to by six letters. */
export function fetchInvitation(code: string): Promise<Invitation> {
  return call("GET /api/invitations/{code}", { path: { code } });
}

/** The tables of the house at which somebody waits for others. */
export function fetchOpenTables(): Promise<OpenTables> {
  return call("GET /api/invitations");
}

/** Sits down at a table that somebody has opened, and remembers the seat. `seat`: null for any that is free. */
export async function takeSeat({ table, code }: Invitation, name: string, seat: number | null): Promise<StoredTable> {
  const opened = await call("POST /api/tables/{table}/seats", { path: { table }, body: { name, seat, code } });
  const stored = { ...seatOf(opened, name), code };
  rememberTable(stored);
  return stored;
}

/** Opens a table at which a match that is over is played once more, with its walls and dice, and remembers the seat. */
export async function openSameWalls(old: StoredTable, rules: string): Promise<StoredTable> {
  const { table, token } = old;
  return withSameWalls(old, rules, await call("POST /api/tables/{table}/again", { path: { table }, token }));
}

/** Opens a table at which a match that is over goes on from one of the seat's own decisions, and remembers the seat. */
export async function openFrom(old: StoredTable, rules: string, hand: number, frame: number): Promise<StoredTable> {
  const { table, token } = old;
  const path = { table, hand, frame };
  return withSameWalls(old, rules, await call("POST /api/tables/{table}/hands/{hand}/on/{frame}", { path, token }));
}

/** The same for the match of a record that was brought: a seat is remembered that nobody has had here. */
export async function openRecordFrom(record: string, name: string, hand: number, frame: number): Promise<StoredTable> {
  const path = { replay: record, hand, frame };
  const opened = await call("POST /api/replays/{replay}/hands/{hand}/on/{frame}", { path });
  const stored: StoredTable = { ...seatOf(opened, name), nonce: undefined };
  rememberTable(stored);
  return stored;
}

function withSameWalls(
  { table: old, name, commitment, nonce }: StoredTable,
  rules: string,
  opened: TableOpened,
): StoredTable {
  // The walls are the old ones, and so are the promise and what was added to it.
  const stored: StoredTable = { ...seatOf(opened, name), commitment, nonce };
  rememberTable(stored);
  const draft = draftOfTable(old);
  if (draft) keepTable({ table: stored.table, id: rules, draft });
  return stored;
}

/** A finished hand, position by position. */
export function fetchReplay({ table, token }: StoredTable, hand: number): Promise<Replay> {
  return call("GET /api/tables/{table}/hands/{hand}/replay", { path: { table, hand }, token });
}

/** A finished hand of a table at which one looks on without a seat. */
export function fetchWatchedHand(code: string, hand: number): Promise<Replay> {
  return call("GET /api/invitations/{code}/hands/{hand}/replay", { path: { code, hand } });
}

/** What the help says of the own decisions in a finished hand, worked out for as long as it is wanted. */
export function fetchOpinion({ table, token }: StoredTable, hand: number, unless: AbortSignal): Promise<Opinion> {
  return call("GET /api/tables/{table}/hands/{hand}/opinion", { path: { table, hand }, token, unless });
}

/** The same of a game record that was brought to the server. */
export function fetchRecordedOpinion(record: string, hand: number, unless: AbortSignal): Promise<Opinion> {
  return call("GET /api/replays/{replay}/hands/{hand}/opinion", { path: { replay: record, hand }, unless });
}

/** The moves of one own decision in a finished hand, tried. */
export function fetchTrial(
  { table, token }: StoredTable,
  hand: number,
  frame: number,
  unless: AbortSignal,
): Promise<Trial> {
  return call("GET /api/tables/{table}/hands/{hand}/trials/{frame}", { path: { table, hand, frame }, token, unless });
}

/** The same of a game record that was brought to the server. */
export function fetchRecordedTrial(record: string, hand: number, frame: number, unless: AbortSignal): Promise<Trial> {
  const path = { replay: record, hand, frame };
  return call("GET /api/replays/{replay}/hands/{hand}/trials/{frame}", { path, unless });
}

/** The moves that the seat may make now, tried; each round takes longer and says it more closely. */
export function fetchTries(
  { table, token }: StoredTable,
  version: number,
  round: number,
  unless: AbortSignal,
): Promise<Tries> {
  return call("GET /api/tables/{table}/tries/{version}/{round}", { path: { table, version, round }, token, unless });
}

/** A game record that was brought to the server: its hands, and whether it may be gone on with. */
export function fetchRecorded(record: string): Promise<ReplayOpened> {
  return call("GET /api/replays/{replay}", { path: { replay: record } });
}

/** The numbers of the hands of such a record. */
export async function fetchRecordedHands(record: string): Promise<number[]> {
  return (await fetchRecorded(record)).hands;
}

/** A hand of such a record, position by position. */
export function fetchRecordedHand(record: string, hand: number): Promise<Replay> {
  return call("GET /api/replays/{replay}/hands/{hand}", { path: { replay: record, hand } });
}

/** The record of the match as JSON Lines. */
export function fetchRecord({ table, token }: StoredTable): Promise<string> {
  return call("GET /api/tables/{table}/record", { path: { table }, token });
}

/** The records of several matches in one file, one behind the other. */
export async function recordsOf(seats: readonly StoredTable[]): Promise<string> {
  let all = "";
  for (const seat of seats) all += await fetchRecord(seat);
  return all;
}

/** Opens a table by a draft and remembers the seat. `id`: of the rule set that the draft comes to. Answers the table's name. */
export async function openHousehold(draft: HouseholdDraft, id: string, wish: Company): Promise<string> {
  const body: HouseholdTable = { ...ALONE, ...wish, draft };
  const opened = await call("POST /api/household/tables", { body, language: i18n.language });
  keepTable({ table: opened.table, id, draft });
  rememberTable(seatOf(opened, wish.name));
  return opened.table;
}
