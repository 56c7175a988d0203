// What this browser keeps of Connect: the game under way, choices, the best scores, how far one has come.

import { remember, remembered } from "../../kit/storage";
import type { ConnectField, ConnectGravity } from "../../wire/generated";

/** How a game is played. */
export interface Variant {
  readonly gravity: ConnectGravity;
  /** Any flower goes with any flower, any season with any season. */
  readonly families: boolean;
  /** Without a clock. */
  readonly calm: boolean;
}

export interface SavedConnect {
  readonly variant: Variant;
  readonly seed: number;
  /** Where the game began. */
  readonly first: number;
  readonly field: ConnectField;
  readonly cells: readonly number[];
  /** Milliseconds spent in this level. */
  readonly elapsed: number;
  readonly hints: number;
  readonly score: number;
}

export interface ConnectBest {
  readonly score: number;
  readonly level: number;
}

const GAME = "eastwind.connect.game";
const VARIANT = "eastwind.connect.variant";
const BESTS = "eastwind.connect.bests";
const REACHED = "eastwind.connect.reached";

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((n) => Number.isInteger(n));

export function asVariant(value: unknown): Variant {
  const of = isRecord(value) ? value : {};
  return {
    gravity: of["gravity"] === "down" ? "down" : "none",
    families: of["families"] === true,
    calm: of["calm"] === true,
  };
}

function isField(value: unknown): value is ConnectField {
  if (!isRecord(value)) return false;
  const { columns, rows, groups, tiles } = value;
  if (typeof columns !== "number" || typeof rows !== "number" || typeof value["seconds"] !== "number") return false;
  if (typeof value["level"] !== "number" || typeof value["seed"] !== "number") return false;
  return (
    isNumbers(groups) && groups.length === columns * rows && Array.isArray(tiles) && tiles.length === groups.length
  );
}

export function savedConnect(): SavedConnect | null {
  const stored = remembered<unknown>(GAME);
  if (!isRecord(stored) || !isField(stored["field"])) return null;
  const { field, cells, seed, first, elapsed, hints, score } = stored;
  if (
    !isNumbers(cells) ||
    cells.length !== field.groups.length ||
    cells.some((tile) => tile < -1 || tile >= cells.length)
  )
    return null;
  if (![seed, first, elapsed, hints, score].every((n) => typeof n === "number")) return null;
  return { ...(stored as unknown as SavedConnect), variant: asVariant(stored["variant"]) };
}

export function saveConnect(game: SavedConnect | null): void {
  remember(GAME, game);
}

export function readVariant(): Variant {
  return asVariant(remembered(VARIANT));
}

export function keepVariant(variant: Variant): void {
  remember(VARIANT, variant);
}

/** What is compared with each other. */
export function sortOf({ gravity, families, calm }: Variant): string {
  return [gravity, families ? "families" : "equal", calm ? "calm" : "clock"].join(" ");
}

export function bestOf(variant: Variant): ConnectBest | null {
  const stored = remembered<unknown>(BESTS);
  const best = isRecord(stored) ? stored[sortOf(variant)] : null;
  if (!isRecord(best) || typeof best["score"] !== "number" || typeof best["level"] !== "number") return null;
  return { score: best["score"], level: best["level"] };
}

/** Keeps a score if it is the best of its sort. Returns whether it is. */
export function keepBest(variant: Variant, result: ConnectBest): boolean {
  const before = bestOf(variant);
  if (result.score === 0 || (before && before.score >= result.score)) return false;
  const stored = remembered<unknown>(BESTS);
  remember(BESTS, { ...(isRecord(stored) ? stored : {}), [sortOf(variant)]: result });
  return true;
}

/** The highest level that was ever reached. */
export function reachedLevel(): number {
  const stored = remembered<unknown>(REACHED);
  return typeof stored === "number" && stored >= 1 ? Math.floor(stored) : 1;
}

export function keepReached(level: number): void {
  if (level > reachedLevel()) remember(REACHED, level);
}
