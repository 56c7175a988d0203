// Made from src/eastwind/server/wire/calculator.py by `make types`. Do not edit.

export type MeldKind = "chow" | "pung" | "kong" | "added_kong" | "concealed_kong";

export type TileCode = string;

export type WinSource = "wall" | "discard" | "loose" | "last_wall" | "last_discard" | "robbed_kong";

export type WindLetter = "E" | "S" | "W" | "N";

export type HandEvent = "heavenly" | "earthly" | "ready" | "ready_at_once" | "nothing_drawn" | "kong_on_kong";

/** A set on the table. */
export interface CalculatorMeld {
  kind: MeldKind;
  /** its tiles, in any order */
  tiles: TileCode[];
}

/** A hand and what its worth depends on. */
export interface CalculatorHand {
  melds: CalculatorMeld[];
  /** the hidden tiles, a winning tile included */
  hand: TileCode[];
  /** the winning tile; None when the hand was dealt complete */
  last: TileCode | null;
  /** where the winning tile came from */
  source: WinSource | null;
  /** laid flowers and seasons; any of them switches that option on */
  flowers: TileCode[];
  /** the player's wind */
  seat: WindLetter;
  /** the prevailing wind */
  round: WindLetter;
  /** false counts the hand as a loser's */
  won: boolean;
  events: HandEvent[];
}

/** What is this hand worth? With fewer tiles than a hand has, or not complete: as it lies, and what it lacks. */
export interface CalculatorQuestion {
  melds: CalculatorMeld[];
  /** the hidden tiles, a winning tile included */
  hand: TileCode[];
  /** the winning tile; None when the hand was dealt complete */
  last: TileCode | null;
  /** where the winning tile came from */
  source: WinSource | null;
  /** laid flowers and seasons; any of them switches that option on */
  flowers: TileCode[];
  /** the player's wind */
  seat: WindLetter;
  /** the prevailing wind */
  round: WindLetter;
  /** false counts the hand as a loser's */
  won: boolean;
  events: HandEvent[];
  /** id of a rule set, see /api/rulesets */
  rules: string;
  /** options of the rule set by name */
  options: Record<string, string | number | boolean>;
  /** the number of tiles is wrong, and meant so; such a hand did not win */
  dead: boolean;
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

/** A tile that brings the hand nearer. */
export interface CalculatorTile {
  tile: TileCode;
  /** copies that are not in the hand itself */
  left: number;
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

/** A hand that cannot exist. `said` is for people, in the language that the request asks for. */
export interface HandRefusal {
  type: "error";
  code: "impossible_hand";
  /** what is wrong, a word: five, size, loose, … */
  reason: string;
  /** the tile at fault, None when it is the hand as a whole */
  tile: TileCode | null;
  /** tile and reason in a sentence */
  said: string;
  /** the same in English */
  expected: string;
  /** the hand in the notation */
  got: string;
}

/** A hand that shows a limit hand of the rule set. */
export interface ExampleHand {
  rule: string;
  hand: CalculatorHand;
  total: number;
}
