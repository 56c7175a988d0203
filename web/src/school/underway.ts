// Games that are under way, with what was done in each, so that it is there again after a reload, or after a slip out of it.

import * as v from "valibot";
import { unionBy } from "../kit/joining";
import { amendAll, forget, place, rememberedAll } from "../kit/storage";
import { readSchool, type Child } from "./course";
import type { Wanted } from "./games/play";
import type { Suit } from "./judge";
import { Piece, type Play } from "./play.svelte";
import { setFor } from "./signs";
import type { StepId } from "./steps";

/** Arguments of whatever is touched on the glass: a tile, or a value as it stands. */
const GIVEN = {
  tap: ["tile"],
  lay: ["tile", "plain"],
  push: ["tile", "plain", "plain"],
  bring: ["tile", "tile"],
  help: ["layout"],
  confirm: [],
  shut: [],
  choose: ["plain"],
  begin: [],
  birdOpensOne: [],
  throwDice: [],
  chooseSide: ["plain"],
  chooseStack: ["plain"],
  wrong: [],
  counted: [],
} as const satisfies Record<string, readonly ("tile" | "plain" | "layout")[]>;
type What = keyof typeof GIVEN;
const WHAT = Object.keys(GIVEN) as What[];

type Plain = string | number | null;
/** A deed with its arguments: tiles by their number, a layout by its width and height. */
type Deed = readonly [what: What, ...given: Plain[]];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const gameSchema = v.object({
  /** The child whose game it is; "" of nobody yet. */
  child: v.string(),
  step: v.string(),
  suit: v.string(),
  level: count,
  seed: count,
  length: count,
  handful: count,
  honours: v.boolean(),
  apart: v.boolean(),
  /** Number of own faces that stand for the pictures. */
  signs: count,
  deeds: v.array(
    v.pipe(
      v.array(v.nullable(v.union([v.string(), v.number()]))),
      v.check(([what]) => (WHAT as readonly unknown[]).includes(what)),
      v.transform((deed) => deed as unknown as Deed),
    ),
  ),
});
type Underway = v.InferOutput<typeof gameSchema>;
// what is lost with it is a game that was begun: nobody has to be told
const at = place("school.games", gameSchema as v.GenericSchema<unknown, Underway>, undefined, {
  joinAll: (kept, other) => unionBy(kept, other, ({ child, step, suit }) => [child, step, suit].join(" ")),
});

const idOf = (child: Child | undefined): string => child?.id ?? "";
const isOf = (game: Underway, child: Child | undefined, step: string, suit: string): boolean =>
  game.child === idOf(child) && game.step === step && game.suit === suit;

export interface Waiting {
  readonly wanted: Wanted;
  readonly deeds: readonly Deed[];
}

/** The game of a step that a child has begun and not ended; of another task than `seed`, if one is asked for, there is none. */
export function waitingGame(child: Child | undefined, step: StepId, suit: Suit, seed?: number): Waiting | null {
  const game = rememberedAll(at).find((one) => isOf(one, child, step, suit));
  if (!game || (seed !== undefined && seed !== game.seed)) return null;
  const { level, length, handful, honours, apart, signs, deeds } = game;
  const faces = signs > 0 ? setFor(child?.faces, step) : null;
  // the adult has changed what stands on the tiles: other tiles would lie there
  if ((faces?.entries.length ?? 0) !== signs) return null;
  return { wanted: { step, suit, seed: game.seed, level, length, handful, honours, apart, faces }, deeds };
}

function keep(child: Child | undefined, { step, suit, ...wanted }: Wanted, deeds: readonly Deed[]): void {
  // erased in another window: then nothing of the child is written down any more
  if (child && !readSchool().children.some(({ id }) => id === child.id)) return;
  const { level, seed, length, handful, honours = false, apart = false } = wanted;
  const signs = wanted.faces?.entries.length ?? 0;
  const mine = {
    child: idOf(child),
    step,
    suit,
    level,
    seed,
    length,
    handful,
    honours,
    apart,
    signs,
    deeds: [...deeds],
  };
  amendAll(at, (all) => [...all.filter((one) => !isOf(one, child, step, suit)), mine]);
}

/** Drops a game that is over. */
function drop(child: Child | undefined, { step, suit }: Wanted): void {
  amendAll(at, (all) => all.filter((one) => !isOf(one, child, step, suit)));
}

/** Forgets the games that a child has begun, or those of everybody. */
export function forgetGames(child?: string): void {
  if (child === undefined) forget(at);
  else amendAll(at, (all) => all.filter((one) => one.child !== child));
}

/** The method of a game by that name, if it is one: a game may call something else by the same name. */
function deedOf(play: Play, what: What): ((...given: unknown[]) => unknown) | null {
  const found: unknown = Reflect.get(play, what);
  return typeof found === "function" ? (...given) => Reflect.apply(found, play, given) as unknown : null;
}

const written = (given: unknown): Plain[] => {
  if (given instanceof Piece) return [given.id];
  if (typeof given === "string" || typeof given === "number") return [given];
  if (typeof given !== "object" || given === null) return [null];
  // a layout; where the tiles lie in it follows from it
  return "width" in given && "height" in given ? [Number(given.width), Number(given.height)] : [];
};

function again(play: Play, [what, ...given]: Deed): void {
  const tile = (id: Plain | undefined): Piece | null => play.pieces.find((piece) => piece.id === id) ?? null;
  if (what === "help") {
    const layout = play.layout(Number(given[0]), Number(given[1]));
    play.help(layout, play.scatter(layout));
    return;
  }
  const kinds: readonly string[] = GIVEN[what];
  deedOf(play, what)?.(...kinds.map((kind, i) => (kind === "tile" ? tile(given[i]) : given[i])));
}

/**
 * Does again in a game what was done in it, and from now on writes down what is: everything in a game follows from its seed and from
 * what is touched.
 */
export function continued(play: Play, child: Child | undefined, wanted: Wanted, before: readonly Deed[]): void {
  for (const deed of before) again(play, deed);
  const done: Deed[] = [...before];
  let inside = false;
  for (const what of WHAT) {
    const does = deedOf(play, what);
    if (!does) continue;
    const notes = (...given: unknown[]): unknown => {
      // what a game does by itself in the course of it happens again by itself
      if (inside) return does(...given);
      inside = true;
      try {
        return does(...given);
      } finally {
        inside = false;
        done.push([what, ...given.flatMap(written)]);
        if (play.done) drop(child, wanted);
        else keep(child, wanted, done);
      }
    };
    Reflect.set(play, what, notes);
  }
}
