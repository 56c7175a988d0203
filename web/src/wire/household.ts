// Made from src/eastwind/server/wire/household.py by `make types`. Do not edit.

export type WorthWay = "points" | "doubles" | "limit" | "half_limit" | "flat";

export type Level = "novice" | "club";

export type TileCode = string;

export type HouseholdScalar = string | number | boolean;

export type HouseholdData = string | number | boolean | number[] | number[][];

export type HouseholdKind = "switch" | "choice" | "number" | "limit" | "figures" | "counters" | "fact";

export type HouseholdWorth = WorthWay | "none";

export type HouseholdWho = "all" | "winner";

export type HouseholdFaultKind = "contradiction" | "value" | "file";

/** The bill, and what the hand lacks. */
export interface CalculatorAnswer {
  /** whether the hand wins under the rule set */
  won: boolean;
  points: number;
  doubles: number;
  /** rules of the lines that make it a limit hand */
  limits: string[];
  total: number;
  lines: CalculatorLine[];
  /** points × 2^doubles, before the limit; 0 for a limit hand */
  uncapped: number;
  /** the limit cut it, or it is a limit hand */
  limited: boolean;
  /** None for a hand that wins */
  missing: CalculatorMissing | null;
}

/** A hand and what its worth depends on. */
export interface CalculatorHand {
  melds: CalculatorMeld[];
  /** the hidden tiles, a winning tile included */
  hand: TileCode[];
  /** the winning tile; None when the hand was dealt complete */
  last: TileCode | null;
  /** where the winning tile came from */
  source: "wall" | "discard" | "loose" | "last_wall" | "last_discard" | "robbed_kong" | null;
  /** laid flowers and seasons; any of them switches that option on */
  flowers: TileCode[];
  /** the player's wind */
  seat: "E" | "S" | "W" | "N";
  /** the prevailing wind */
  round: "E" | "S" | "W" | "N";
  /** false counts the hand as a loser's */
  won: boolean;
  events: ("heavenly" | "earthly" | "ready" | "ready_at_once" | "nothing_drawn" | "kong_on_kong")[];
}

/** A value that a household sets otherwise, and what it says about it. */
export interface HouseholdChange {
  value: HouseholdData;
  note: string;
}

/**
 * A pattern that a household counts otherwise. `amount`: points, doubles or the flat sum; the form of a hand of its own.
 *
 * `waiting_tenths`: of the limit, for a declared ready hand that waits for this hand; 0: nothing, also where the parent has it.
 */
export interface HouseholdRow {
  worth: HouseholdWorth;
  amount: number;
  who: HouseholdWho;
  tiles: string;
  title: string;
  waiting_tenths: number;
  note: string;
}

/**
 * In what a household's rules differ from their parent's.
 *
 * `id`: of a set that was taken in and keeps it; otherwise empty, and it is made from the title.
 */
export interface HouseholdDraft {
  title: string;
  id: string;
  /** id of a preset, see /api/rulesets */
  parent: string;
  /** text of an exported set that is the parent instead of a preset */
  base: string | null;
  values: Record<string, HouseholdChange>;
  patterns: Record<string, HouseholdRow>;
}

/** What a draft begins from. */
export interface HouseholdParent {
  parent: string;
  /** text of an exported set that is the parent instead of a preset */
  base: string | null;
}

/** One of the things that a value can be, and how it is called. */
export interface HouseholdChoice {
  value: HouseholdScalar;
  label: string;
}

/**
 * A value of the parent: what it is, what it changes in play, where it comes from.
 *
 * `kind` `limit`: a number or the word of its only choice; `fact`: it is played in one way only.
 */
export interface HouseholdValue {
  key: string;
  kind: HouseholdKind;
  value: HouseholdData;
  words: string;
  choices: HouseholdChoice[];
  minimum: number | null;
  maximum: number | null;
  label: string;
  about: string;
  source: string;
  source_label: string;
  note: string | null;
}

/** Values that belong together. */
export interface HouseholdSection {
  id: string;
  label: string;
  values: HouseholdValue[];
}

/** A pattern as the parent counts it; `worth` `none`: it is not played. `own`: a free place for a hand of one's own. */
export interface HouseholdPattern {
  rule: string;
  label: string;
  about: string;
  worth: HouseholdWorth;
  amount: number;
  worths: HouseholdWorth[];
  who: HouseholdWho;
  who_choices: HouseholdWho[];
  tiles: string;
  title: string;
  waiting_tenths: number;
  template: boolean;
  own: boolean;
  source: string;
  source_label: string;
  note: string | null;
}

/** What a source leaves open, and what was decided. */
export interface HouseholdUnclear {
  id: string;
  keys: string[];
  unclear: string;
  decided: string;
  source_label: string;
}

/** Everything that a parent says, in the language that the request asks for. */
export interface HouseholdBook {
  id: string;
  title: string;
  about: string;
  digest: string;
  sections: HouseholdSection[];
  patterns: HouseholdPattern[];
  notes: HouseholdUnclear[];
}

/** A way out of a contradiction: a value to set, or a pattern to play or not (`value` true or false). */
export interface HouseholdWay {
  key: string;
  value: HouseholdData;
  label: string;
  words: string;
}

/** Something wrong. `keys`: the values concerned, the one to look at first; `expected` and `found`: in English. */
export interface HouseholdFault {
  kind: HouseholdFaultKind;
  keys: string[];
  said: string;
  expected: string;
  found: string;
  ways: HouseholdWay[];
}

/** One thing that is otherwise than at the parent's, in words. */
export interface HouseholdDifference {
  key: string;
  label: string;
  before: string;
  after: string;
  note: string;
}

/** A hand and its worth under the parent and under the draft; null where it does not win there. `label`: what it shows. */
export interface HouseholdExample {
  id: string;
  label: string;
  hand: CalculatorHand;
  before: number | null;
  after: number | null;
}

/** The two bills of one hand. */
export interface HouseholdShown {
  id: string;
  before: CalculatorAnswer;
  after: CalculatorAnswer;
}

/** What does this draft come to? `example`: the hand whose bills are wanted. */
export interface HouseholdQuestion {
  draft: HouseholdDraft;
  example: string;
}

/** What a draft comes to. With faults there is no digest, nothing that differs and no example. */
export interface HouseholdAnswer {
  id: string;
  digest: string | null;
  players: number;
  faults: HouseholdFault[];
  differences: HouseholdDifference[];
  examples: HouseholdExample[];
  shown: HouseholdShown | null;
}

/** The form of a special hand, as it is being written. */
export interface HouseholdForm {
  tiles: string;
}

/** One hand that a form stands for. `wind`: of the seat that it is for, null for all. */
export interface HouseholdHand {
  tiles: TileCode[];
  wind: "east" | "south" | "west" | "north" | null;
}

/** What a form stands for: some of its hands, and how many there are; or what is wrong with it, in words. */
export interface HouseholdDrawn {
  count: number;
  hands: HouseholdHand[];
  faults: string[];
}

/** A file to take in: an exported set, or a household's own in TOML. */
export interface HouseholdFile {
  text: string;
}

/** A set that was taken in, as a draft that comes to the same set; `digest` is the one that the file says. */
export interface HouseholdTaken {
  draft: HouseholdDraft;
  digest: string;
}

/** Opens a table by a draft, for one person against bots. */
export interface HouseholdTable {
  draft: HouseholdDraft;
  name: string;
  bots: Level[];
}

/** Something that the rule set asks of a win and a complete hand has not. */
export interface CalculatorBar {
  /** too few points or doubles, too many chows, sets taken from others, a pair by a discard, not declared ready, a form that the rule set does not play */
  kind: "points" | "doubles" | "chows" | "exposed" | "pair" | "ready" | "form";
  /** the least points or doubles, the most chows */
  needs: number | null;
  /** points or doubles of the hand */
  has: number | null;
  /** the pattern that such a form is called by; empty for all else */
  form: string;
  /** where that is stated: document and section */
  source: string;
}

/** A tile that could go, and what the hand would be without it. */
export interface CalculatorDiscard {
  tile: TileCode;
  /** 0: one tile short; n: n + 1 tiles short */
  distance: number;
  /** what would then complete the hand */
  waits: CalculatorWait[];
  /** what would then bring it nearer; empty when one tile short */
  useful: CalculatorTile[];
}

/** A line of the bill. */
export interface CalculatorLine {
  /** id of the rule, as in the rule set's file */
  rule: string;
  /** notation, `` for none */
  tiles: string;
  points: number;
  doubles: number;
  /** where the worth is stated: document and section */
  source: string;
}

/** A set on the table. */
export interface CalculatorMeld {
  kind: "chow" | "pung" | "kong" | "added_kong" | "concealed_kong";
  /** its tiles, in any order */
  tiles: TileCode[];
}

/** What a hand lacks that has not won. */
export interface CalculatorMissing {
  /** tiles to be laid until the hand has thirteen, a kong counted as three */
  to_lay: number;
  /** -1: complete; 0: one tile short; n: n + 1 tiles short */
  distance: number;
  /** of thirteen tiles: what completes the hand */
  waits: CalculatorWait[];
  /** of thirteen tiles farther off: what brings them nearer */
  useful: CalculatorTile[];
  /** of fourteen tiles that are not complete, the best first */
  discards: CalculatorDiscard[];
  /** why a complete hand may not win, or one that waits could not win with anything that completes it */
  bars: CalculatorBar[];
}

/** A tile that brings the hand nearer. */
export interface CalculatorTile {
  tile: TileCode;
  /** copies that are not in the hand itself */
  left: number;
}

/** A tile that completes the hand. None: a hand that may not win in that way (`bars` says why if it may in none). */
export interface CalculatorWait {
  tile: TileCode;
  /** copies that are not in the hand itself */
  left: number;
  /** worth of the hand, won with it from the wall */
  by_wall: number | null;
  /** worth of the hand, won with it by a discard */
  by_discard: number | null;
}
