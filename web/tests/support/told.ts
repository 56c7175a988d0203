// What a server tells, made by tests: an event, a refusal.

import type { ErrorMessage, GameEvent, TableView, Update } from "../../src/wire/generated";
import type { TileCode } from "../../src/tiles/codes";

export const event = (
  kind: GameEvent["kind"],
  seat: number | null = null,
  tile: TileCode | null = null,
  part: Partial<GameEvent> = {},
): GameEvent => ({ kind, seat, tile, source: null, won: null, word: null, ...part });

/** An update of one step, with the whole view. */
export const whole = (view: TableView, events: GameEvent[] = []): Update => ({
  type: "update",
  steps: [{ events, view, changed: null, after: null }],
});

export const refusal = (code: ErrorMessage["code"], part: Partial<ErrorMessage> = {}): ErrorMessage => ({
  type: "error",
  code,
  expected: "",
  got: "",
  faults: [],
  version: null,
  position: null,
  ...part,
});
