// What comes over the socket is looked at before it is believed: a server of another build may say what this page does not know.

import type { ServerMessage } from "./generated";

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const areRecords = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

/** What each message must have for the page to go on with it. */
const KNOWN: Readonly<Record<ServerMessage["type"], (it: Loose) => boolean>> = {
  welcome: (it) => typeof it["build"] === "string",
  pong: () => true,
  error: (it) => [it["code"], it["expected"], it["got"]].every((text) => typeof text === "string"),
  advice: (it) =>
    isCount(it["version"]) && areRecords(it["waits"]) && areRecords(it["useful"]) && areRecords(it["discards"]),
  lobby: (it) => isCount(it["you"]) && isCount(it["opener"]) && areRecords(it["seats"]),
  clocks: (it) => isCount(it["version"]) && areRecords(it["asked"]),
  ran_out: (it) => isCount(it["seat"]),
  left_to: (it) => typeof it["passing"] === "string",
  said: (it) => isCount(it["seat"]) && typeof it["phrase"] === "string",
  proposal: (it) =>
    isCount(it["number"]) && [it["asked"], it["agreed"]].every((seats) => Array.isArray(seats) && seats.every(isCount)),
  watchers: (it) => isCount(it["count"]) && typeof it["mode"] === "string",
  watching: (it) => typeof it["mode"] === "string" && Array.isArray(it["hands"]) && it["hands"].every(isCount),
  people: (it) => areRecords(it["people"]),
  window: (it) => isCount(it["version"]) && isCount(it["left_ms"]),
  update: (it) => areRecords(it["steps"]) && (it["steps"] as Loose[]).every(isStep),
};

function isStep({ events, view, changed }: Loose): boolean {
  return (
    areRecords(events) && (view === null ? isRecord(changed) && isChange(changed) : isRecord(view) && isView(view))
  );
}

function isChange({ seats = [], wall = {} }: Loose): boolean {
  return (
    isRecord(wall) && areRecords(seats) && (seats as Loose[]).every(({ pond }) => pond === undefined || isPond(pond))
  );
}

const isPond = (pond: unknown): boolean => isRecord(pond) && isCount(pond["kept"]) && areRecords(pond["then"]);

function isView(view: Loose): boolean {
  const { seats, legal, history, wall, me } = view;
  return (
    isCount(view["version"]) &&
    isCount(view["hand"]) &&
    typeof view["table"] === "string" &&
    typeof view["phase"] === "string" &&
    isRecord(view["options"]) &&
    isRecord(wall) &&
    areRecords(legal) &&
    areRecords(history) &&
    Array.isArray(seats) &&
    seats.length === 4 &&
    areRecords(seats) &&
    isCount(me) &&
    (me as number) < 4
  );
}

/** The type that a message says it has, known or not; null where it says none. */
export function typeOf(data: unknown): string | null {
  const type = parsed(data)?.["type"];
  return typeof type === "string" ? type : null;
}

/** Whether this page knows messages of a type. */
export function isKnown(type: string): type is ServerMessage["type"] {
  return Object.hasOwn(KNOWN, type);
}

function parsed(data: unknown): Loose | null {
  try {
    const found: unknown = typeof data === "string" ? JSON.parse(data) : null;
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

/** A message of the server; null where it is none that this page knows. */
export function decode(data: unknown): ServerMessage | null {
  const found = parsed(data);
  const type = found?.["type"];
  if (!found || typeof type !== "string" || !isKnown(type)) return null;
  return KNOWN[type](found) ? (found as unknown as ServerMessage) : null;
}
