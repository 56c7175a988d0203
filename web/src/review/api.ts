// What the review asks of the server: a match gone through by the coach.

import type { StoredTable } from "../kit/seats";
import type { ReviewState } from "../wire/generated";
import { call } from "../wire/http";

/** The match of a table at which this browser holds a seat. */
export function reviewTable({ table, token }: StoredTable): Promise<ReviewState> {
  return call("POST /api/tables/{table}/review", { path: { table }, token });
}

/** The match of a record that was brought to the server. */
export function reviewRecord(replay: string): Promise<ReviewState> {
  return call("POST /api/replays/{replay}/review", { path: { replay } });
}

export function askReview(id: string): Promise<ReviewState> {
  return call("GET /api/reviews/{review}", { path: { review: id } });
}

/** Ends it. Who does not ask any more has it ended anyway: a failure here is none. */
export async function endReview(id: string): Promise<void> {
  await call("DELETE /api/reviews/{review}", { path: { review: id } }).catch(() => undefined);
}
