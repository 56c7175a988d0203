// What a family's match is played with, and what the adult has chosen. It stays in this browser; there is no name in it.

import * as v from "valibot";
import { amend, place, remembered, watchPlace } from "../kit/storage";
import type { FamilyGame } from "../wire/generated";
import type { MessageId } from "../words/i18n.svelte";

export const WAYS = ["named", "d4-d20", "one-and-two", "two-and-three"] as const;
/** Named hands that can be looked for, from the easiest on, and what the rules name them by. */
export const GOALS = {
  dragons: "pattern-dragon-set",
  alike: "pattern-no-chow",
  "one-suit-honours": "pattern-one-suit-with-honours",
  "one-suit": "pattern-one-suit",
  ends: "pattern-terminals-and-honours",
  "three-dragons": "pattern-three-scholars",
  "four-winds": "pattern-four-blessings",
} as const satisfies Record<Goal, MessageId>;
export const GOAL_IDS = Object.keys(GOALS) as Goal[];

/** How the wall is broken. */
export type Way = (typeof WAYS)[number];

export type Goal = NonNullable<FamilyGame["goal"]>;

export interface Choices {
  readonly partners: FamilyGame["partners"];
  readonly scoring: FamilyGame["scoring"];
  readonly flowers: boolean;
  readonly hands: number;
  /** A named hand that is looked for. */
  readonly goal: Goal | null;
  readonly way: Way;
  /** The child adds up. */
  readonly sums: boolean;
  /** Everybody's tiles lie face down but one's own. */
  readonly hidden: boolean;
  /** Somebody sits opposite: the far hand is turned round. */
  readonly opposite: boolean;
}

export const FIRST: Choices = {
  partners: ["person", "person"],
  scoring: "counting",
  flowers: true,
  hands: 1,
  goal: null,
  way: "named",
  sums: true,
  hidden: false,
  opposite: false,
};

const played = {
  partners: v.pipe(v.array(v.picklist(["person", "bot", "bird"])), v.minLength(2), v.maxLength(4)),
  scoring: v.picklist(["counting", "chronicle"]),
  flowers: v.boolean(),
  hands: v.picklist([1, 4, 8]),
  // choices that were kept before have no goal
  goal: v.fallback(v.nullable(v.picklist(GOAL_IDS)), null),
};
const choices: v.GenericSchema<unknown, Choices> = v.object({
  ...played,
  way: v.picklist(WAYS),
  sums: v.boolean(),
  hidden: v.boolean(),
  opposite: v.boolean(),
});

/** The match that is played: what it is played with stays, whatever the adult chooses meanwhile. */
export type Game = Readonly<Pick<Choices, "partners" | "scoring" | "flowers" | "hands" | "goal">> & {
  readonly seed: number;
  readonly moves: readonly string[];
};

export interface Kept {
  readonly choices: Choices;
  readonly game: Game | null;
}

const game: v.GenericSchema<unknown, Game> = v.object({
  ...played,
  seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  moves: v.pipe(v.array(v.string()), v.maxLength(6000)),
});
const at = place<Kept>("family", v.object({ choices, game: v.nullable(game) }));

export const readFamily = (): Kept => remembered(at) ?? { choices: FIRST, game: null };

/** Keeps a part of what is kept; the rest is as another window may have left it. */
export const keepFamily = (part: Partial<Kept>): boolean =>
  amend(at, (there = { choices: FIRST, game: null }) => ({ ...there, ...part }));

/** Calls `listener` whenever another window has written there. Returns how to stop that. */
export const watchFamily = (listener: () => void): (() => void) => watchPlace(at, listener);
