// What the page asks of the server over HTTP, and the tables that this browser holds a seat at.

import type { ErrorMessage, NewTable, Replay, RuleSetInfo, RuleSetPage, TableOpened, TableView } from "./protocol";
import { remember, remembered } from "./storage";

/** A seat that this browser holds: without its token nobody sees that seat's view. */
export interface StoredTable {
  table: string;
  seat: number;
  token: string;
  name: string;
  /** ISO 8601, when the table was opened. */
  opened: string;
}

const storageKey = "eastwind.tables";

function isStoredTable(value: unknown): value is StoredTable {
  if (typeof value !== "object" || value === null) return false;
  const it = value as Record<string, unknown>;
  const texts = ["table", "token", "name", "opened"] as const;
  return texts.every((key) => typeof it[key] === "string") && typeof it["seat"] === "number";
}

/** The tables this browser knows, the newest first. */
export function storedTables(): StoredTable[] {
  const stored = remembered<unknown>(storageKey);
  return Array.isArray(stored) ? stored.filter(isStoredTable) : [];
}

export function storedTable(table: string): StoredTable | undefined {
  return storedTables().find((stored) => stored.table === table);
}

export function rememberTable(table: StoredTable): void {
  remember(storageKey, [table, ...storedTables().filter((stored) => stored.table !== table.table)]);
}

export function forgetTable(table: string): void {
  remember(storageKey, storedTables().filter((stored) => stored.table !== table));
}

/** Why the server did not do what was asked. */
export class ApiError extends Error {
  /** `offline`: no answer; `refused`: a typed refusal or a client error; `broken`: the server failed or answered nonsense. */
  readonly kind: "offline" | "refused" | "broken";
  readonly status: number | null;
  readonly body: ErrorMessage | null;

  constructor(kind: "offline" | "refused" | "broken", status: number | null, body: ErrorMessage | null) {
    super(body ? `${body.code}: expected ${body.expected}, got ${body.got}` : `${kind} (${status ?? "no answer"})`);
    this.name = "ApiError";
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

function asErrorMessage(value: unknown): ErrorMessage | null {
  if (typeof value !== "object" || value === null) return null;
  const it = value as Record<string, unknown>;
  return it["type"] === "error" && typeof it["code"] === "string" ? (value as ErrorMessage) : null;
}

interface Ask {
  token?: string;
  body?: unknown;
  /** Asks for names in the page's language, not in the browser's. */
  language?: string;
}

async function ask(path: string, { token, body, language }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  if (language !== undefined) headers["Accept-Language"] = language;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("offline", null, null);
  }
  if (response.ok) return response;
  const refusal = asErrorMessage(await response.json().catch(() => null));
  throw new ApiError(response.status >= 500 ? "broken" : "refused", response.status, refusal);
}

/** The server and the page are of one build, so an answer with a good status has the shape that its address promises. */
export async function askJson<Answer>(path: string, how?: Ask): Promise<Answer> {
  const response = await ask(path, how);
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new ApiError("broken", response.status, null);
  }
}

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export function fetchRuleSets(): Promise<RuleSetInfo[]> {
  return askJson("/api/rulesets");
}

/** The rule set as it stands with these options. */
export function fetchRuleSet(id: string, options: TableView["options"]): Promise<RuleSetPage> {
  return askJson(`/api/rulesets/${encodeURIComponent(id)}?options=${encodeURIComponent(JSON.stringify(options))}`);
}

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
