// Own faces in the school's games: on which tiles which signs stand, and what is said in place of lines that speak of pictures and numbers.
//
// The games know tiles as before; a sign only stands on them. Where the order of a suit is asked for, nine entries that follow one
// another stand for its numbers; where only pairs are, an entry stands for each kind, and a sign may go with its sound.

import { entryFace, type Face } from "../faces/face";
import type { TileCode } from "../tiles/codes";
import type { SoloFaces } from "../wire/generated";
import type { MessageId } from "../words/i18n.svelte";
import { below, chanceOf, shuffled } from "./chance";
import { rankOf } from "./judge";
import type { StepId } from "./steps";

/** So many signs stand for the numbers of a suit. */
const OF_A_SUIT = 9;
/** With so many there are pairs enough. */
const OF_PAIRS = 5;

/** The steps in which signs can stand on the tiles, with how many a set must have. In the others the pictures are what is learned. */
const FEWEST = {
  "line-up": OF_A_SUIT,
  "line-down": OF_A_SUIT,
  alike: OF_A_SUIT,
  "code-lock": OF_A_SUIT,
  memory: OF_PAIRS,
  solitaire: OF_PAIRS,
} as const satisfies Partial<Record<StepId, number>>;
export type SignStep = keyof typeof FEWEST;
export const SIGN_STEPS = Object.keys(FEWEST) as SignStep[];

const isSignStep = (step: string): step is SignStep => step in FEWEST;

/** Whether a set has signs enough for a step. */
export const isEnough = (set: SoloFaces, step: SignStep): boolean => set.entries.length >= FEWEST[step];

/** What an adult has chosen for a child. */
export interface OwnFaces {
  /** The set itself, so that it goes where the child's course goes, and stays when it is changed elsewhere. */
  readonly set: SoloFaces;
  /** The steps in which it stands on the tiles. */
  readonly steps: readonly string[];
}

/** The set that stands on the tiles of a step; null: the pictures. */
export function setFor(faces: OwnFaces | undefined, step: string): SoloFaces | null {
  return faces && isSignStep(step) && faces.steps.includes(step) && isEnough(faces.set, step) ? faces.set : null;
}

/** Lines that speak of numbers. */
const IN_ORDER: Partial<Record<MessageId, MessageId>> = {
  "path-line-up": "path-signs-line-up",
  "path-line-down": "path-signs-line-down",
  "path-next-up": "path-signs-next-up",
  "path-next-down": "path-signs-next-down",
  "path-begin-nine": "path-signs-begin-last",
  "path-lock-say": "path-signs-lock-say",
  "path-lock-then": "path-signs-lock-then",
};
/** Lines that say of a pair that it is alike: a sign and its sound are not. */
const TOGETHER: Partial<Record<MessageId, MessageId>> = {
  "path-memory": "path-signs-memory",
  "path-memory-look": "path-signs-memory-look",
  "path-solitaire": "path-signs-solitaire",
  "path-solitaire-other": "path-signs-solitaire-other",
  "path-solitaire-more": "path-signs-solitaire-more",
  "path-solitaire-help": "path-signs-solitaire-help",
};

interface Laid {
  readonly id: number;
  readonly code: TileCode;
}

export class Signs {
  readonly #set: SoloFaces;
  readonly #numbers: ReadonlyMap<TileCode, number>;
  /** Tiles that show the sound of their entry. */
  readonly #sounds: ReadonlySet<number>;
  readonly #lines: Partial<Record<MessageId, MessageId>>;

  constructor(step: SignStep, set: SoloFaces, seed: number, pieces: readonly Laid[]) {
    const chance = chanceOf(seed);
    const codes = [...new Set(pieces.map(({ code }) => code))];
    const paired = FEWEST[step] === OF_PAIRS;
    this.#set = set;
    if (paired) {
      const drawn = shuffled([...set.entries.keys()], chance);
      this.#numbers = new Map(codes.map((code, i) => [code, drawn[i % drawn.length] ?? 0]));
    } else {
      const first = below(chance, set.entries.length - OF_A_SUIT + 1);
      this.#numbers = new Map(codes.map((code) => [code, first + rankOf(code) - 1]));
    }
    const ofPair = (code: TileCode): number[] => pieces.filter((one) => one.code === code).map(({ id }) => id);
    this.#sounds = new Set(paired && set.sided ? codes.flatMap((code) => ofPair(code)[below(chance, 2)] ?? []) : []);
    this.#lines = paired ? (set.sided ? TOGETHER : {}) : IN_ORDER;
  }

  /** What stands on a tile. */
  of({ id, code }: Laid): Face {
    return entryFace(this.#set, this.#numbers.get(code) ?? 0, this.#sounds.has(id));
  }

  /** What is said in place of a line; null: it is true of signs too. */
  line(id: MessageId): MessageId | null {
    return this.#lines[id] ?? null;
  }
}
