// What this browser keeps of Connect: the game under way, choices, the best scores, how far one has come.

import * as v from "valibot";
import { place, remember, remembered } from "../../kit/storage";
import { isTileCode, type TileCode } from "../../tiles/codes";
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

const whole = v.pipe(v.number(), v.integer());
const no = v.fallback(v.boolean(), false);

const variantSchema = v.object({ gravity: v.fallback(v.picklist(["none", "down"]), "none"), families: no, calm: no });

const field: v.GenericSchema<unknown, ConnectField> = v.pipe(
  v.object({
    level: v.number(),
    seed: v.number(),
    columns: v.number(),
    rows: v.number(),
    seconds: v.number(),
    hints: v.number(),
    gravity: v.picklist(["none", "down"]),
    families: v.boolean(),
    groups: v.array(whole),
    tiles: v.array(v.custom<TileCode | "">((it) => typeof it === "string" && (it === "" || isTileCode(it)))),
    solution: v.array(v.strictTuple([whole, whole])),
  }),
  v.check(({ columns, rows, groups, tiles }) => groups.length === columns * rows && tiles.length === groups.length),
);

const game = place<SavedConnect>(
  "connect.game",
  v.pipe(
    v.object({
      variant: v.fallback(variantSchema, () => v.parse(variantSchema, {})),
      seed: v.number(),
      first: v.number(),
      field,
      cells: v.array(whole),
      elapsed: v.number(),
      hints: v.number(),
      score: v.number(),
    }),
    v.check(({ cells, field: { groups } }) => cells.length === groups.length),
    v.check(({ cells }) => cells.every((tile) => tile >= -1 && tile < cells.length)),
  ),
  "kept-games",
);
const lastVariant = place<Variant>("connect.variant", variantSchema);
const bests = place<Record<string, ConnectBest>>(
  "connect.bests",
  v.record(v.string(), v.object({ score: v.number(), level: v.number() })),
  "kept-bests",
);
const reached = place("connect.reached", v.pipe(v.number(), v.minValue(1)));

export function savedConnect(): SavedConnect | null {
  return remembered(game) ?? null;
}

export function saveConnect(now: SavedConnect | null): void {
  remember(game, now);
}

export function readVariant(): Variant {
  return remembered(lastVariant) ?? v.parse(variantSchema, {});
}

export function keepVariant(variant: Variant): void {
  remember(lastVariant, variant);
}

/** What is compared with each other. */
export function sortOf({ gravity, families, calm }: Variant): string {
  return [gravity, families ? "families" : "equal", calm ? "calm" : "clock"].join(" ");
}

export function bestOf(variant: Variant): ConnectBest | null {
  return remembered(bests)?.[sortOf(variant)] ?? null;
}

/** Keeps a score if it is the best of its sort. Returns whether it is. */
export function keepBest(variant: Variant, result: ConnectBest): boolean {
  const before = bestOf(variant);
  if (result.score === 0 || (before && before.score >= result.score)) return false;
  remember(bests, { ...remembered(bests), [sortOf(variant)]: result });
  return true;
}

/** The highest level that was ever reached. */
export function reachedLevel(): number {
  return Math.floor(remembered(reached) ?? 1);
}

export function keepReached(level: number): void {
  if (level > reachedLevel()) remember(reached, level);
}
