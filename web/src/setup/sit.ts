// What opens a table, fetched when somebody is about to sit down.

import { ApiError } from "../wire/http";

/** Fetches it. Throws an `ApiError` where that cannot be done. */
export async function fetchSitting(): Promise<typeof import("./sitting.svelte")> {
  try {
    return await import("./sitting.svelte");
  } catch {
    throw new ApiError("offline", null, null);
  }
}
