// Made from src/eastwind/server/wire/rulebook.py by `make types`. Do not edit.

/** A rule set as a book. */
export interface Book {
  /** id of the rule set */
  rules: string;
  version: number;
  digest: string;
  title: string;
  about: string;
  language: string;
  chapters: Chapter[];
}

/** A line of a bill. */
export interface BookLine {
  rule: string;
  label: string;
  points: number;
  doubles: number;
  limit: boolean;
}

/** A place in the book, and what it is called. */
export interface BookLink {
  anchor: string;
  label: string;
}

/** A set on the table. */
export interface BookMeld {
  kind: "chow" | "pung" | "kong" | "added_kong" | "concealed_kong";
  tiles: string[];
}

/** A settlement that the engine has worked. */
export interface Case {
  kind: "case";
  anchor: string;
  text: string;
  players: CasePlayer[];
  payments: CasePayment[];
}

/** Who pays whom how much. */
export interface CasePayment {
  payer: string;
  payee: string;
  amount: number;
}

/** Somebody in a worked case: what the hand is worth, and what the seat wins or loses. */
export interface CasePlayer {
  name: string;
  won: boolean;
  hand: DrawnHand | null;
  worth: number;
  net: number;
}

/** A field of a table; the anchor of what is told in it, empty where there is none. */
export interface Cell {
  text: string;
  anchor: string;
}

/** A chapter: `id` in its anchor, `chapter/<id>`. */
export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** Where a source is unclear, and what was decided. */
export interface Decision {
  kind: "decision";
  anchor: string;
  unclear: string;
  decided: string;
  source: string;
  about: BookLink[];
}

/** Something in which the set differs from what it builds on. */
export interface Difference {
  kind: "difference";
  anchor: string;
  here: string;
  there: string;
}

/** A hand with its bill, as the engine has valued it. The fields of the hand are those of a question to the calculator. */
export interface DrawnHand {
  melds: BookMeld[];
  hand: string[];
  last: string | null;
  source: "wall" | "discard" | "loose" | "last_wall" | "last_discard" | "robbed_kong" | null;
  flowers: string[];
  seat: "E" | "S" | "W" | "N";
  round: "E" | "S" | "W" | "N";
  won: boolean;
  events: ("heavenly" | "earthly" | "ready" | "ready_at_once" | "nothing_drawn" | "kong_on_kong")[];
  facts: string;
  lines: BookLine[];
  points: number;
  doubles: number;
  limited: boolean;
  total: number;
}

/** A pattern with its worth. */
export interface PatternEntry {
  kind: "pattern";
  anchor: string;
  rule: string;
  title: string;
  worth: string;
  who: string;
  about: string;
  /** what a hand has that waits for it, empty where it has nothing */
  waiting: string;
  source: string;
  /** hands of its template, drawn */
  forms: string[][];
  /** how many hands more its template has */
  more: string;
  example: DrawnHand | null;
  /** why there is no example */
  missing: string;
  notes: BookLink[];
}

/** A row of a table. */
export interface Row {
  label: string;
  tiles: string[];
  cells: Cell[];
}

/** What a value of the rule set means. */
export interface Sentence {
  kind: "sentence";
  anchor: string;
  text: string;
  /** the values it speaks of: its own, and those that it leaves without a say */
  keys: string[];
  source: string;
  /** a picture of what is said, none for most */
  tiles: string[];
  /** what was unclear about it */
  notes: BookLink[];
}

/** A heading within a chapter. */
export interface Subheading {
  kind: "subheading";
  anchor: string;
  text: string;
}

/** A table; the first of `head` stands over the labels. */
export interface Table {
  kind: "table";
  anchor: string;
  caption: string;
  head: string[];
  rows: Row[];
}

/** Tiles side by side, and what they are. */
export interface TileGroup {
  label: string;
  tiles: string[];
}

/** Groups of tiles below each other. */
export interface TilesDrawn {
  kind: "tiles";
  groups: TileGroup[];
}

/** What stands in every book. */
export interface Words {
  kind: "words";
  text: string;
}

export type Block = Sentence | Words | Subheading | TilesDrawn | PatternEntry | Table | Case | Difference | Decision;
