// Made from src/eastwind/server/wire/solo.py by `make types`. Do not edit.

export type TileCode = string;

export type SoloPlace = [number, number, number];

export type SoloPair = [number, number];

export type SoloNumber = number;

export type SoloAnswer = "winnable" | "lost" | "not_known";

export type SoloBand = "calm" | "easy" | "medium" | "hard" | "expert";

export type SoloShuffleAnswer = "shuffled" | "cannot_be_cleared" | "not_known";

export type ConnectGravity = "none" | "down";

/** A layout that comes with Eastwind; `name` is the id of its message. */
export interface SoloLayout {
  id: string;
  name: string;
  tiles: number;
  /** width in half tiles */
  columns: number;
  /** height in half tiles */
  rows: number;
  layers: number;
  places: SoloPlace[];
}

/** Measured: so many of so many random plays cleared the deal. */
export interface SoloDifficulty {
  plays: number;
  cleared: number;
  band: SoloBand;
}

/** Everything that is needed to play a deal to its end without a network. */
export interface SoloDeal {
  layout: string;
  number: number;
  /** the day of a daily deal, 2025-06-21 */
  daily: string | null;
  /** dealt at random and proved to be winnable, not built */
  shuffled: boolean;
  places: SoloPlace[];
  /** tiles of one group match; 34 flowers, 35 seasons */
  groups: number[];
  /** 0 to 3: which of its group a tile is; own faces: even the sign, odd the sound */
  copies: number[];
  /** the usual faces */
  tiles: TileCode[];
  difficulty: SoloDifficulty;
}

/** Asks for a deal on a layout of one's own. */
export interface SoloOwnDeal {
  places: SoloPlace[];
  number: SoloNumber;
  shuffled: boolean;
}

/** The tiles still on the table; `sides` 0, or 1 a sign and 2 its sound. */
export interface SoloPosition {
  places: SoloPlace[];
  groups: number[];
  sides: number[];
}

/** A whole deal, and the moves made on it. */
export interface SoloGame {
  places: SoloPlace[];
  groups: number[];
  sides: number[];
  moves: SoloPair[];
}

/** A position to be shuffled; another seed, another shuffle. */
export interface SoloRescueWish {
  places: SoloPlace[];
  groups: number[];
  sides: number[];
  seed: SoloNumber;
}

/** Whether a position can be cleared; if so, `moves` does it. */
export interface SoloSolution {
  answer: SoloAnswer;
  moves: SoloPair[];
}

/** A pair to take: it keeps a winnable position winnable. Else any pair that fits, null if none does. */
export interface SoloHint {
  answer: SoloAnswer;
  pair: SoloPair | null;
}

/** How many moves to keep to stand at the last position known to be winnable; −1: not even the first is known to be. */
export interface SoloWayBack {
  /** of the position now */
  answer: SoloAnswer;
  keep: number;
  /** false: a later position is not known to be lost */
  certain: boolean;
}

/** The place of tile i gets the tile that stood at `order[i]`. */
export interface SoloRescue {
  answer: SoloShuffleAnswer;
  order: number[];
}

/** What is wrong with a file. `line` and `column` from 1; 0: the whole line, the whole file. */
export interface SoloFault {
  line: number;
  column: number;
  expected: string;
  found: string;
}

/** The text of a layout: Eastwind's picture or KMahjongg's `.layout`. */
export interface SoloLayoutFile {
  text: string;
}

/** A layout of one's own. */
export interface SoloLayoutPlaces {
  places: SoloPlace[];
}

/** Asks for a layout's file. */
export interface SoloLayoutWish {
  places: SoloPlace[];
  name: string;
  format: "eastwind" | "kmahjongg";
}

/** The file of a layout. */
export interface SoloLayoutText {
  text: string;
}

/** A layout, moved into the corner, or all that is wrong with it. */
export interface SoloLayoutRead {
  name: string;
  places: SoloPlace[];
  faults: SoloFault[];
  /** whether there can be a deal on it; no if faulty */
  clearable: "yes" | "no" | "not_known";
}

/** A sign, and its sound in sets that have them. */
export interface SoloEntry {
  sign: string;
  sound: string;
}

/** Own faces. `sided`: a sign goes with its sound, not with an equal sign. */
export interface SoloFaces {
  id: string;
  name: string;
  language: string;
  sided: boolean;
  entries: SoloEntry[];
}

/** The text of a set of faces. */
export interface SoloFacesFile {
  text: string;
}

/** The set, or all that is wrong with its file. */
export interface SoloFacesRead {
  faces: SoloFaces | null;
  faults: SoloFault[];
}

/** A level of Connect: `groups` different faces, `seconds` on the clock. */
export interface ConnectLevel {
  level: number;
  columns: number;
  rows: number;
  groups: number;
  seconds: number;
}

/** A level's field. Cells run row after row; tiles of one group match; −1 and "" are empty. */
export interface ConnectField {
  level: number;
  seed: number;
  columns: number;
  rows: number;
  seconds: number;
  /** for a whole game */
  hints: number;
  gravity: ConnectGravity;
  families: boolean;
  groups: number[];
  tiles: (TileCode | "")[];
  /** pairs of cells as they are at the time of the move */
  solution: SoloPair[];
}

/** A field under way. */
export interface ConnectPosition {
  columns: number;
  rows: number;
  groups: number[];
  gravity: ConnectGravity;
}

/** A field to be shuffled; another seed, another shuffle. */
export interface ConnectShuffleWish {
  columns: number;
  rows: number;
  groups: number[];
  gravity: ConnectGravity;
  seed: SoloNumber;
}

/** A pair of cells and the corners of its line, ends included; it keeps a winnable field winnable. Null: nothing fits. */
export interface ConnectHint {
  answer: SoloAnswer;
  pair: SoloPair | null;
  /** [column, row]; −1 and the number of columns or rows lie outside the field */
  path: [number, number][];
}

/** Cell i gets what stood in cell `order[i]`, −1: it stays empty. It can be cleared again. */
export interface ConnectShuffle {
  answer: SoloShuffleAnswer;
  order: number[];
}
