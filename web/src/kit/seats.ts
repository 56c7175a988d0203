// The tables that this browser holds a seat at.

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
  remember(
    storageKey,
    storedTables().filter((stored) => stored.table !== table),
  );
}
