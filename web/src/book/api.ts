// What the rulebook asks of the server.

import { storedTable } from "../kit/seats";
import type { BookOf } from "../rules/bookPlace";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type { Book, GameBook } from "../wire/generated";
import { call } from "../wire/http";

/** The first book of a rule set is written when it is asked for, its hands valued and its settlements worked, in ms. */
const PATIENCE_MS = 60_000;

/** A book in a language. Rejects with `ApiError`. */
export async function fetchBook(of: BookOf, language: string): Promise<Book> {
  if ("table" in of) {
    const { table } = of;
    const token = storedTable(table)?.token ?? "";
    return await call("GET /api/tables/{table}/rulebook", { path: { table }, token, language, patience: PATIENCE_MS });
  }
  if ("code" in of) {
    const path = { code: of.code };
    return await call("GET /api/invitations/{code}/rulebook", { path, language, patience: PATIENCE_MS });
  }
  if (isOwnSet(of.rules)) {
    const body = await draftOfName(of.rules);
    return await call("POST /api/household/rulebook", { body, language, patience: PATIENCE_MS });
  }
  const query = { options: JSON.stringify(of.options) };
  return await call("GET /api/rulesets/{name}/book", {
    path: { name: of.rules },
    query,
    language,
    patience: PATIENCE_MS,
  });
}

/** The book of the game. Rejects with `ApiError`. */
export function fetchGameBook(language: string): Promise<GameBook> {
  return call("GET /api/game-book", { language });
}
