// Which game a step is.

import { levelFor, stickersOf, triesOf, type Child } from "../course";
import { nextLength, type Suit } from "../judge";
import type { Play } from "../play.svelte";
import type { StepId } from "../steps";
import { setFor, Signs, type SignStep } from "../signs";
import { gameOfSuits } from "../tasks/laying";
import type { SoloFaces } from "../../wire/generated";
import { Bonus } from "./bonus.svelte";
import { BreakWall } from "./breakWall.svelte";
import { BuildWall } from "./buildWall.svelte";
import { Claim } from "./claim.svelte";
import { CodeLock } from "./codeLock.svelte";
import { Combinations } from "./combinations.svelte";
import { CountUp } from "./countUp.svelte";
import { FindSuit } from "./findSuit.svelte";
import { Line } from "./line.svelte";
import { Memory } from "./memory.svelte";
import { Racks } from "./racks.svelte";
import { Snake } from "./snake.svelte";
import { mostLevel, Solitaire } from "./solitaire.svelte";
import { Tidy } from "./tidy.svelte";

export interface Wanted {
  step: StepId;
  suit: Suit;
  level: number;
  seed: number;
  /** Tiles that the lock shows. */
  length: number;
  /** Tiles on the glass at a time. */
  handful: number;
  /** Dragons and winds are known: they come into the games that were there before them. */
  honours?: boolean;
  /** All three suits are known: they are told apart. */
  apart?: boolean;
  /** What stands on the tiles in place of their pictures. */
  faces?: SoloFaces | null;
  /** A suit that is known already, of which some lie among the others. */
  strangers?: Suit;
}

export const MOST_LEVEL = 4;
/** Step 7 plays six games with bamboo, then with characters. */
const SUITS_LEVELS = 12;

type Maker = (wanted: Wanted) => Play;

const MAKERS: Record<StepId, Maker> = {
  "find-suit": ({ seed, suit, handful, apart }) => new FindSuit(seed, apart ? "psm" : suit, handful),
  "line-up": ({ seed, suit, level }) => new Line(seed, suit, level, false),
  "line-down": ({ seed, suit, level }) => new Line(seed, suit, level, true),
  neighbours: ({ seed, suit, level, strangers }) => new Racks("neighbours", seed, suit, level, strangers),
  alike: ({ seed, suit, level }) => new Racks("alike", seed, suit, level),
  "code-lock": ({ seed, suit, length }) => new CodeLock(seed, suit, length),
  // one level harder than at first: the games are known by now
  suits: (wanted) => {
    const { game, suit } = gameOfSuits(wanted.level);
    return makePlay({ ...wanted, step: game, suit, level: 2, strangers: suit === "s" ? "p" : "s" });
  },
  snake: ({ seed, level }) => new Snake(seed, level),
  memory: ({ seed, level, honours, faces }) => new Memory(seed, level, honours, faces?.entries.length),
  combinations: ({ seed, level, honours }) => new Combinations(seed, level, honours),
  honours: ({ seed, level }) => new Racks("honours", seed, "z", level),
  bonus: ({ seed }) => new Bonus(seed),
  "build-wall": ({ seed, level }) => new BuildWall(seed, level),
  "break-wall": ({ seed, level }) => new BreakWall(seed, level),
  solitaire: ({ seed, level }) => new Solitaire(seed, level),
  "game-two": ({ seed, level }) => new CountUp(seed, level),
  "game-four": ({ seed, level }) => new Claim(seed, level),
  tidy: ({ seed }) => new Tidy(seed),
};

export function makePlay(wanted: Wanted): Play {
  const play = MAKERS[wanted.step](wanted);
  if (wanted.faces) play.dress(new Signs(wanted.step as SignStep, wanted.faces, wanted.seed, play.pieces));
  return play;
}

/** What a child is asked next in a step. */
export function wantedFor(child: Child | undefined, step: StepId, suit: Suit, seed: number, handful: number): Wanted {
  const faces = setFor(child?.faces, step);
  const most = step === "solitaire" && faces ? mostLevel(faces.entries.length) : MOST_LEVEL;
  const level = step === "suits" ? nextOfSuits(child) : levelFor(child, step, suit, most);
  const honours = stickersOf(child).has("honours");
  const apart = step === "find-suit" && childSorts(child);
  return { step, suit, seed, handful, level, honours, apart, faces, length: lengthFor(child, suit) };
}

/** Characters were looked for, after bamboo: whoever looks for a suit again tells all three apart. */
const childSorts = (child: Child | undefined): boolean =>
  triesOf(child, "suits").some(({ level, byHand }) => !byHand && level > SUITS_LEVELS / 2);

/** Each game of step 7 comes in its turn, however it went; after the last one the first. */
function nextOfSuits(child: Child | undefined): number {
  return (triesOf(child, "suits").filter(({ byHand }) => !byHand).length % SUITS_LEVELS) + 1;
}

/** The lock begins with four tiles, and grows with the child. */
export function lengthFor(child: Child | undefined, suit: Suit): number {
  let length = 4;
  for (const { span, inOrder = false, level, suit: of, byHand } of triesOf(child, "code-lock"))
    if (span !== undefined && of === suit && !byHand) length = nextLength(level, { span, inOrder });
  return length;
}
