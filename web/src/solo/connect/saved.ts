// Connect in this browser's storage: games under way, choices, best scores, the level reached.

import * as v from "valibot";
import { unionBy, unionOf } from "../../kit/joining";
import {
  amend,
  amendAll,
  passingPlace,
  place,
  remember,
  remembered,
  rememberedAll,
  takeFormer,
  watchPlace,
} from "../../kit/storage";
import { isTileCode, type TileCode } from "../../tiles/codes";
import type { ConnectField, ConnectGravity } from "../../wire/generated";
import type { Step } from "./field";
import { MOST_STARS, NOTHING_USED, type Used } from "./stars";

/** How a game is played. */
export interface Variant {
  readonly gravity: ConnectGravity;
  /** Any flower goes with any flower, any season with any season. */
  readonly families: boolean;
  /** Without a clock. */
  readonly calm: boolean;
}

export interface SavedConnect {
  /** Tells the games of one browser apart: two that are played without the server may have one seed. */
  readonly id: number;
  readonly variant: Variant;
  readonly seed: number;
  /** Where the game began. */
  readonly first: number;
  readonly field: ConnectField;
  readonly cells: readonly number[];
  /** What has led to `cells`, from `start` on. Of a game kept before this was, nothing is known. */
  readonly start: readonly number[];
  readonly steps: readonly Step[];
  readonly used: Used;
  /** Milliseconds spent in this level. */
  readonly elapsed: number;
  readonly hints: number;
  readonly score: number;
}

/** Of a whole game. */
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

/**
 * So many games under way are kept; with another one that is begun the oldest goes. Of what a file brings none is left out: nobody would be
 * told, and a game that was carried from one device to another is one that somebody wants to go on with.
 */
const MOST_GAMES = 16;

const game: v.GenericSchema<unknown, SavedConnect> = v.pipe(
  v.object({
    id: v.optional(v.number()),
    variant: v.fallback(variantSchema, () => v.parse(variantSchema, {})),
    seed: v.number(),
    first: v.number(),
    field,
    cells: v.array(whole),
    start: v.fallback(v.array(whole), []),
    steps: v.fallback(
      v.array(v.union([v.object({ pair: v.strictTuple([whole, whole]) }), v.object({ order: v.array(whole) })])),
      [],
    ),
    used: v.fallback(v.object({ hints: whole, undos: whole, shuffles: whole }), NOTHING_USED),
    elapsed: v.number(),
    hints: v.number(),
    score: v.number(),
  }),
  v.check(({ cells, field: { groups } }) => cells.length === groups.length),
  v.check(({ cells }) => cells.every((tile) => tile >= -1 && tile < cells.length)),
  // a game that was kept while there was room for one alone has no id
  v.transform((it) => ({ ...it, id: it.id ?? it.seed })),
);

/** The last played first. */
const games = place<SavedConnect>("connect.games", game, "kept-games", { joinAll: union });

/** Where the version before has its only game. Its pages may still be open in other windows, and write there. */
const former = place<readonly SavedConnect[]>(
  "connect.game",
  v.union([
    v.array(game),
    v.pipe(
      game,
      v.transform((only) => [only]),
    ),
  ]),
  "kept-games",
  { join: union },
);

function union(kept: readonly SavedConnect[], other: readonly SavedConnect[]): SavedConnect[] {
  return unionBy(kept, other, ({ id }) => String(id), further);
}

/** Of two states of one game the one with more points; with as many the one that has come further, or was played longer. */
function further(one: SavedConnect, other: SavedConnect): SavedConnect {
  const by = other.score - one.score || other.field.level - one.field.level || other.elapsed - one.elapsed;
  return by > 0 ? other : one;
}

/** Id of the game that this window plays and goes on with, whatever other windows have played since. */
const mine = passingPlace("connect.mine", v.number());

/** Calls `listener` whenever another window has played on. Returns how to stop that. */
export function watchConnect(listener: () => void): () => void {
  const stops = [watchPlace(games, listener), watchPlace(former, listener)];
  return () => stops.forEach((stop) => stop());
}

const lastVariant = place<Variant>("connect.variant", variantSchema);
const bests = place<Record<string, ConnectBest>>(
  "connect.bests",
  v.record(v.string(), v.object({ score: v.number(), level: v.number() })),
  "kept-bests",
  { join: (kept, other) => unionOf(kept, other, (one, two) => (two.score > one.score ? two : one)) },
);
const explained = place("connect.explained", v.boolean());
const reached = place("connect.reached", v.pipe(v.number(), v.minValue(1)), undefined, {
  join: (kept, other) => Math.max(kept, other),
});

/** Games under way, the last played first. */
export function savedGames(): readonly SavedConnect[] {
  takeFormer(former, games);
  return rememberedAll(games);
}

export function savedGame(id: number): SavedConnect | null {
  return savedGames().find((it) => it.id === id) ?? null;
}

/** The game that this window goes on with: its own, else the last one played. */
export function savedConnect(): SavedConnect | null {
  const own = remembered(mine);
  return (own === undefined ? null : savedGame(own)) ?? savedGames()[0] ?? null;
}

/** Remembers the id of the game that this window plays. */
export function keepMine(id: number): void {
  remember(mine, id);
}

/** Keeps the game. `touched`: something was done in it here; otherwise what another window has made of it stays. */
export function saveConnect(now: SavedConnect, touched = true): void {
  takeFormer(former, games);
  amendAll(games, (all) => {
    const there = all.find(({ id }) => id === now.id);
    if (!touched) return there && isAsFar(there, now) ? all.map((it) => (it === there ? now : it)) : all;
    return [now, ...all.filter((it) => it !== there)].slice(0, Math.max(MOST_GAMES, all.length));
  });
}

/** Drops the game with this id, which is over or was never played. */
export function dropConnect(id: number): void {
  takeFormer(former, games);
  amendAll(games, (all) => all.filter((it) => it.id !== id));
}

/** Returns whether two states are of one game and as far in it. */
export function isAsFar(one: SavedConnect, other: SavedConnect): boolean {
  return one.id === other.id && one.field.level === other.field.level && one.cells.join() === other.cells.join();
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

/** Games that began at different levels are not compared. What was kept when they were is taken for games from the first one. */
const bestsKey = (variant: Variant, first: number): string => `${sortOf(variant)} ${first}`;

export function bestOf(variant: Variant, first: number): ConnectBest | null {
  const kept = remembered(bests);
  return kept?.[bestsKey(variant, first)] ?? (first === 1 ? kept?.[sortOf(variant)] : undefined) ?? null;
}

/** Keeps a score if it is the best of its sort from this level on. Returns whether it is. */
export function keepBest(variant: Variant, first: number, result: ConnectBest): boolean {
  const before = bestOf(variant, first);
  if (result.score === 0 || (before && before.score >= result.score)) return false;
  const key = bestsKey(variant, first);
  amend(bests, (all) => {
    const there = all?.[key];
    return { ...all, [key]: there && there.score >= result.score ? there : result };
  });
  return true;
}

/** The record of a level: the most stars, and the least time, not necessarily of the same game. */
export interface LevelBest {
  readonly stars: number;
  readonly milliseconds: number;
}

const levels = place<Record<string, Record<string, LevelBest>>>(
  "connect.levels",
  v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({ stars: v.pipe(whole, v.minValue(1), v.maxValue(MOST_STARS)), milliseconds: v.number() }),
    ),
  ),
  "kept-bests",
  { join: (kept, other) => unionOf(kept, other, (one, two) => unionOf(one, two, betterLevel)) },
);

function betterLevel(one: LevelBest, other: LevelBest): LevelBest {
  return { stars: Math.max(one.stars, other.stars), milliseconds: Math.min(one.milliseconds, other.milliseconds) };
}

export function levelBest(variant: Variant, level: number): LevelBest | null {
  return remembered(levels)?.[sortOf(variant)]?.[level] ?? null;
}

/** Keeps what is better than before of a cleared level. Returns whether it was the fastest. */
export function keepLevel(variant: Variant, level: number, result: LevelBest): boolean {
  const before = levelBest(variant, level);
  const sort = sortOf(variant);
  amend(levels, (kept = {}) => ({
    ...kept,
    [sort]: unionOf(kept[sort] ?? {}, { [level]: result }, betterLevel),
  }));
  return !before || result.milliseconds <= before.milliseconds;
}

/** All that was ever reached, over all sorts of games. */
export interface ConnectRecord {
  readonly level: number;
  /** The best score, and how far that game came. */
  readonly best: ConnectBest | null;
  /** Levels cleared, and their stars together: of each level the most that were won in any sort of game. */
  readonly cleared: number;
  readonly stars: number;
}

/** Null where nothing is kept yet. */
export function connectRecord(): ConnectRecord | null {
  const most = new Map<string, number>();
  for (const ofSort of Object.values(remembered(levels) ?? {}))
    for (const [level, { stars }] of Object.entries(ofSort)) most.set(level, Math.max(stars, most.get(level) ?? 0));
  const [best] = Object.values(remembered(bests) ?? {}).toSorted((one, other) => other.score - one.score);
  if (most.size === 0 && !best) return null;
  const stars = [...most.values()].reduce((sum, of) => sum + of, 0);
  return { level: reachedLevel(), best: best ?? null, cleared: most.size, stars };
}

/** Whether somebody has read here how it is played, and put it away. */
export function isExplained(): boolean {
  return remembered(explained) ?? false;
}

export function keepExplained(): void {
  remember(explained, true);
}

/** The highest level that was ever reached. */
export function reachedLevel(): number {
  return Math.floor(remembered(reached) ?? 1);
}

export function keepReached(level: number): void {
  amend(reached, (there = 1) => (level > there ? level : undefined));
}
