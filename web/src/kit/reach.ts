// On which machines a link opens.

import type { Addresses } from "../wire/generated";
import { call } from "../wire/http";

export type Reach = "here" | "network" | "anybody";

const PRIVATE = [/^10\./, /^192\.168\./, /^172\.(1[6-9]|2\d|3[01])\./, /^169\.254\./, /^\[f[cde]/];
const HOME_NAMES = /(^|\.)(local|lan|home|internal|home\.arpa)$/;

/** Who can open what lies at a host: this machine alone, those in its network, or anybody. */
export function reachOf(host: string): Reach {
  const name = host.toLowerCase();
  if (name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || name.startsWith("127.")) return "here";
  if (PRIVATE.some((it) => it.test(name)) || HOME_NAMES.test(name)) return "network";
  // A name without a dot is one of the house.
  return /^\[/.test(name) || name.includes(".") ? "anybody" : "network";
}

/** A link with the server's address for others in front, where the one that it has leads to this machine alone. */
export function linkForOthers(link: string, addresses: readonly string[]): string {
  const [first] = addresses;
  if (link === "" || first === undefined) return link;
  const { hostname, origin } = new URL(link);
  return reachOf(hostname) === "here" ? link.replace(origin, first) : link;
}

/** Under which addresses others find this server. Rejects with `ApiError`. */
export async function fetchAddresses(): Promise<string[]> {
  const answer: Addresses = await call("GET /api/share/addresses");
  return answer.addresses;
}

/** Of a longer link no code is drawn: a camera could not tell its squares apart. */
export const MOST_CODED = 1200;

/** A link as a code, row by row. Rejects with `ApiError`. */
export async function fetchCode(text: string): Promise<string[]> {
  return (await call("POST /api/share/code", { body: { text } })).rows;
}

/** The dark squares of a code as the outline of one path, run by run. */
export function codePath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");
}
