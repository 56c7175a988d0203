// What this browser keeps of the solitaire: games under way, best times, choices and own layouts.

import * as v from "valibot";
import { facesSchema } from "../../faces/kept";
import { unionBy, unionOf } from "../../kit/joining";
import { keepChanges } from "../../kit/keptChanges";
import {
  amend,
  amendAll,
  passingPlace,
  place,
  remember,
  remembered,
  rememberedAll,
  watchPlace,
} from "../../kit/storage";
import { isTileCode, type TileCode } from "../../tiles/codes";
import type { SoloDeal, SoloFaces, SoloPlace } from "../../wire/generated";
import { keyOf, type DealName } from "./deals";
import type { Step } from "./game";
import type { Help } from "./help";

/** A game under way, with its deal: it is continued without the server. */
export interface SavedGame extends DealName, Help {
  readonly dealt: SoloDeal;
  readonly faces: SoloFaces | null;
  readonly steps: readonly Step[];
  readonly undone: readonly Step[];
  /** Milliseconds on the clock. */
  readonly elapsed: number;
}

/** So many games under way are kept; with another one that is begun the oldest goes. Of what a file brings none is left out. */
const MOST_GAMES = 16;

const whole = v.pipe(v.number(), v.integer());
const soloPlace: v.GenericSchema<unknown, SoloPlace> = v.strictTuple([whole, whole, whole]);
const tileCode = v.custom<TileCode>((it) => typeof it === "string" && isTileCode(it));

const dealt: v.GenericSchema<unknown, SoloDeal> = v.pipe(
  v.object({
    layout: v.string(),
    number: v.number(),
    daily: v.nullable(v.string()),
    shuffled: v.boolean(),
    places: v.array(soloPlace),
    groups: v.array(whole),
    copies: v.array(whole),
    tiles: v.array(tileCode),
    difficulty: v.object({
      plays: v.number(),
      cleared: v.number(),
      band: v.picklist(["calm", "easy", "medium", "hard", "expert"]),
    }),
  }),
  v.check((it) => [it.groups, it.copies, it.tiles].every((row) => row.length === it.places.length)),
);

const step: v.GenericSchema<unknown, Step> = v.union([
  v.object({ pair: v.strictTuple([whole, whole]) }),
  v.pipe(
    v.object({ places: v.array(whole), order: v.array(whole) }),
    v.check((it) => it.places.length === it.order.length),
  ),
]);

function fits(one: Step, places: number): boolean {
  const numbers = "pair" in one ? one.pair : [...one.places, ...one.order];
  return numbers.every((number) => number >= 0 && number < places);
}

const games = place<SavedGame>(
  "solo.games",
  v.pipe(
    v.object({
      layout: v.string(),
      deal: v.string(),
      dealt,
      faces: v.nullable(facesSchema),
      steps: v.array(step),
      undone: v.array(step),
      elapsed: v.number(),
      hints: v.number(),
      rescues: v.number(),
      // Games that were kept before these were counted.
      undos: v.fallback(v.number(), 0),
      lamp: v.fallback(v.boolean(), false),
      again: v.fallback(v.number(), 0),
    }),
    v.check((game) => [...game.steps, ...game.undone].every((one) => fits(one, game.dealt.places.length))),
  ),
  "kept-games",
  {
    // of one game the state in which it was played longer
    joinAll: (kept, other) => unionBy(kept, other, keyOf, (one, two) => (two.elapsed > one.elapsed ? two : one)),
  },
);

/** Calls `listener` whenever another window has played one of the games. Returns how to stop that. */
export function watchGames(listener: () => void): () => void {
  return watchPlace(games, listener);
}

/** Games under way, the last played first. */
export function savedGames(): SavedGame[] {
  return rememberedAll(games);
}

export function savedGame(name: DealName): SavedGame | undefined {
  return savedGames().find((game) => keyOf(game) === keyOf(name));
}

/** Key of the game that this window plays and goes on with, whatever other windows have played since. */
const mine = passingPlace("solo.mine", v.string());

export function keepMine(name: DealName): void {
  remember(mine, keyOf(name));
}

/** The game that this window goes on with: its own, else the last one played. `layout`: only of this one. */
export function lastGame(layout?: string): SavedGame | undefined {
  const own = remembered(mine);
  const all = savedGames().filter((game) => layout === undefined || game.layout === layout);
  return all.find((game) => keyOf(game) === own) ?? all[0];
}

/** Keeps a game. `touched`: something was done in it here; otherwise what another window has made of it stays. */
export function saveGame(game: SavedGame, touched = true): void {
  amendAll(games, (all) => {
    const there = all.find((other) => keyOf(other) === keyOf(game));
    if (!touched && JSON.stringify(there?.steps) !== JSON.stringify(game.steps)) return all;
    return [game, ...all.filter((other) => other !== there)].slice(0, Math.max(MOST_GAMES, all.length));
  });
}

export function forgetGame(name: DealName): void {
  amendAll(games, (all) => all.filter((game) => keyOf(game) !== keyOf(name)));
}

/** A deal that was cleared. */
export interface Result {
  readonly milliseconds: number;
  readonly deal: string;
  /** ISO 8601. */
  readonly when: string;
}

/** What a layout's player has done: without any help, and with some. */
export interface Best {
  readonly cleared: number;
  readonly alone: Result | null;
  readonly helped: Result | null;
}

const NO_BEST: Best = { cleared: 0, alone: null, helped: null };
const result = v.fallback(
  v.nullable(v.object({ milliseconds: v.number(), deal: v.string(), when: v.fallback(v.string(), "") })),
  null,
);
const bests = place<Record<string, Best>>(
  "solo.bests",
  v.record(
    v.string(),
    v.fallback(v.object({ cleared: v.fallback(v.number(), 0), alone: result, helped: result }), NO_BEST),
  ),
  "kept-bests",
  {
    join: (kept, other) =>
      unionOf(kept, other, (one, two) => ({
        cleared: Math.max(one.cleared, two.cleared),
        alone: faster(one.alone, two.alone),
        helped: faster(one.helped, two.helped),
      })),
  },
);

function faster(one: Result | null, other: Result | null): Result | null {
  if (!one || !other) return one ?? other;
  return other.milliseconds < one.milliseconds ? other : one;
}

export function bestOf(layout: string): Best {
  return remembered(bests)?.[layout] ?? NO_BEST;
}

/** Counts a cleared deal. Returns whether it was the fastest of its sort on this layout. */
export function keepResult(layout: string, result: Result, helped: boolean): boolean {
  const sort = helped ? "helped" : "alone";
  const kept = bestOf(layout)[sort];
  amend(bests, (all) => {
    const before = all?.[layout] ?? NO_BEST;
    return { ...all, [layout]: { ...before, cleared: before.cleared + 1, [sort]: faster(before[sort], result) } };
  });
  return !kept || result.milliseconds < kept.milliseconds;
}

/** By layout. */
export function bestTimes(): ReadonlyMap<string, Best> {
  return new Map(Object.entries(remembered(bests) ?? {}));
}

export function forgetBests(): void {
  remember(bests, {});
}

export interface Choices {
  /** The lamp that says whether the game can still be won. */
  lamp: boolean;
  /** Blocked tiles are darker. */
  dim: boolean;
  /** New deals are shuffled rather than built. */
  shuffled: boolean;
  /** Id of the faces for new deals; "" the tiles of the set. */
  faces: string;
  /** What was played last. */
  layout: string;
}

const off = v.fallback(v.boolean(), false);
const none = v.fallback(v.string(), "");
const choicesSchema = v.object({ lamp: off, dim: off, shuffled: off, faces: none, layout: none });
const chosen = place<Choices>("solo.choices", choicesSchema);

export function readChoices(): Choices {
  return remembered(chosen) ?? v.parse(choicesSchema, {});
}

/** Keeps what has changed of the choices, as `keepChanges` does. */
export function keepChoices(before: Choices, now: Choices): Choices {
  return keepChanges(chosen, before, now, () => v.parse(choicesSchema, {}));
}

/** Calls `listener` whenever another window has chosen something. Returns how to stop that. */
export function watchChoices(listener: () => void): () => void {
  return watchPlace(chosen, listener);
}

/** A layout that the player has drawn or brought along. */
export interface OwnLayout {
  readonly id: string;
  readonly name: string;
  readonly places: SoloPlace[];
}

const layouts = place<OwnLayout>(
  "solo.layouts",
  v.object({ id: v.string(), name: v.string(), places: v.array(soloPlace) }),
  "kept-layouts",
  { joinAll: (kept, other) => unionBy(kept, other, ({ id }) => id) },
);

export function ownLayouts(): OwnLayout[] {
  return rememberedAll(layouts);
}

/** Keeps a layout, in place of the one with the same id. Returns whether that worked. */
export function keepLayout(layout: OwnLayout): boolean {
  return amendAll(layouts, (all) => [layout, ...all.filter((other) => other.id !== layout.id)]);
}

export function forgetLayout(id: string): void {
  amendAll(layouts, (all) => all.filter((layout) => layout.id !== id));
}
