// What a server tells, made by tests: an event, a refusal.

import type { ErrorMessage, GameEvent } from "../../src/wire/generated";
import type { TileCode } from "../../src/tiles/codes";

export const event = (
  kind: GameEvent["kind"],
  seat: number | null = null,
  tile: TileCode | null = null,
  part: Partial<GameEvent> = {},
): GameEvent => ({ kind, seat, tile, source: null, won: null, word: null, ...part });

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
