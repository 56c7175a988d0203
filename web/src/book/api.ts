// What the rulebook asks of the server.

import { askJson } from "../wire/http";
import { storedTable } from "../kit/seats";
import type { BookOf } from "../rules/bookPlace";
import type { Book } from "../wire/book";

/** A book in a language. Rejects with `ApiError`. */
export function fetchBook(of: BookOf, language: string): Promise<Book> {
  if ("table" in of) {
    const token = storedTable(of.table)?.token;
    return askJson(`/api/tables/${encodeURIComponent(of.table)}/rulebook`, { language, ...(token === undefined ? {} : { token }) });
  }
  const options = encodeURIComponent(JSON.stringify(of.options));
  return askJson(`/api/rulesets/${encodeURIComponent(of.rules)}/book?options=${options}`, { language });
}
