// Made from src/eastwind/server/wire/protocol.py by `make types`. Do not edit.

export type Seat = number;

export type TileCode = string;

export type Wind = "east" | "south" | "west" | "north";

export type Level = "novice" | "club";

export type PlayerKind = "person" | "novice" | "club" | "nobody";

export type TablePhase = "flowers" | "declare" | "turn" | "claim" | "rob" | "hand_over" | "match_over";

export type ReadyState = "no" | "ready" | "at_once";

export type MeldKind = "chow" | "pung" | "kong" | "added_kong" | "concealed_kong";

export type ActionKind =
  | "discard"
  | "concealed_kong"
  | "added_kong"
  | "flower"
  | "pass"
  | "chow"
  | "pung"
  | "kong"
  | "mahjong"
  | "ready_at_once";

export type WinSource = "wall" | "discard" | "loose" | "last_wall" | "last_discard" | "robbed_kong";

export type EventKind =
  | "deal"
  | "flower"
  | "replacement"
  | "draw"
  | "discard"
  | "ready"
  | "claim"
  | "chow"
  | "pung"
  | "kong"
  | "added_kong"
  | "concealed_kong"
  | "rob"
  | "mahjong"
  | "drawn_hand"
  | "refill"
  | "penalty"
  | "settle"
  | "match_over"
  | "time_up";

export type Direction = "counter-clockwise" | "clockwise";

export type SeatNames = "winds" | "numbers";

export type FirstEast = "highest-sum" | "seat-by-roll" | "seat-one";

export type MatchEnd = "played" | "stock" | "time";

export type StockEnd = "never" | "below-zero" | "at-zero";

export type TimeEnd = "finished" | "dropped";

export type WallEnd = "right" | "left";

export type BarKind =
  | "furiten"
  | "points"
  | "doubles"
  | "chows"
  | "exposed"
  | "pair"
  | "ready"
  | "dead_hand"
  | "claimed";

export type OptionKind = "bool" | "choice" | "int";

/** Why something was not done; nothing was changed. */
export type ErrorCode =
  | "malformed"
  | "unknown_type"
  | "impossible_hand"
  | "not_found"
  | "method_not_allowed"
  | "wrong_token"
  | "no_such_table"
  | "no_such_simulation"
  | "not_seated"
  | "illegal_action"
  | "stale_version"
  | "not_your_turn"
  | "hand_not_over"
  | "match_over"
  | "not_done"
  | "busy"
  | "internal";

/**
 * First message on a socket: who one is. Without a token nothing is shown.
 *
 * The first hello at a new table also brings the person's share in the shuffle, chosen after the server's commitment was
 * seen; then the first hand is dealt. Later ones change nothing.
 */
export interface Hello {
  type: "hello";
  token: string;
  /** the person's own contribution to the shuffle */
  nonce: string;
}

/** Plays one of the offered actions. `version` is that of the view it answers; sent twice it is applied once. */
export interface Act {
  type: "act";
  version: number;
  /** the `word` of an offered action */
  action: string;
}

/** Goes on to the next hand once the bill has been read. */
export interface NextHand {
  type: "next_hand";
  /** the number of the hand that is over */
  hand: number;
}

/** Asks "what could I do?" for the own seat. */
export interface AskAdvice {
  type: "advice";
}

export interface Ping {
  type: "ping";
}

/** An action on offer. `word` is what is sent back; the rest is for drawing it. */
export interface LegalAction {
  word: string;
  kind: ActionKind;
  /** the tile discarded, laid out or claimed */
  tile: TileCode | null;
  /** the set as it would lie, claimed tile included */
  tiles: TileCode[];
  /** declared together with a discard */
  ready: ReadyState;
}

/** An exposed set, or a concealed kong. Of another seat's concealed kong every tile is known once it is declared. */
export interface MeldView {
  kind: MeldKind;
  tiles: TileCode[];
  /** index in `tiles` of the tile taken from a discard */
  claimed: number | null;
  /** the seat it was taken from */
  source: Seat | null;
}

export interface PondTile {
  tile: TileCode;
  /** who claimed it: it no longer lies here */
  taken_by: Seat | null;
  ready: ReadyState;
}

export interface SeatView {
  seat: Seat;
  /** 1–4, what the seat is called where seats have numbers */
  number: number;
  /** the seat's own wind in this hand */
  wind: Wind;
  name: string;
  /** `nobody`: the seat is empty, as all its fields are */
  player: PlayerKind;
  plays: boolean;
  score: number;
  /** what is left of the stock; below 0 it is a debt */
  stock: number | null;
  /** how many of each of the table's counters make that up */
  counters: number[];
  /** the score at the table's stake, in hundredths */
  money: number;
  /** tiles in hand, the drawn one included */
  hand_count: number;
  /** None while it is hidden from this viewer; the drawn tile is not in it */
  hand: TileCode[] | null;
  /** the tile just drawn, if the viewer may see it */
  drawn: TileCode | null;
  /** true while the seat holds a drawn tile and has not discarded */
  has_drawn: boolean;
  melds: MeldView[];
  flowers: TileCode[];
  pond: PondTile[];
  ready: ReadyState;
  dead: boolean;
}

/** A throw of two dice for the wall. */
export interface WallThrow {
  seat: Seat;
  dice: number[];
  /** whether it names the side that is broken or counts the stack */
  what: "side" | "stack";
  /** the sums with which the thrower breaks his own wall; empty where every sum counts */
  wanted: number[];
  /** it was none of these: the next player throws */
  failed: boolean;
}

export interface WallPlace {
  seat: Seat;
  /** as in `heights` */
  stack: number;
}

/**
 * The square wall. Stacks are numbered from 0 at the `first_stack` end of each seat's own wall, on and on from there.
 *
 * Where the seats run counter-clockwise that is the right end, and they go clockwise; a table with its seats clockwise is the
 * mirror image.
 */
export interface WallView {
  /** stacks of two in each side: 17 or 18 */
  stacks: number;
  /** at which end of each own wall stack 0 stands, as its owner sees it */
  first_stack: WallEnd;
  /** how the wall is used up */
  drawn: Direction;
  /** the end from which the broken wall was counted, as its owner sees it */
  counted_from: WallEnd;
  /** whether the stack counted out stays the wall's end, or is the first to be dealt */
  counted_out: "last" | "first";
  /** two loose tiles lie apart; otherwise replacements come off the wall's end */
  loose_apart: boolean;
  /** in whose wall the stack counted out stands */
  break_seat: Seat;
  /** the stack counted out, from 1 at the end `counted_from` */
  break_stack: number;
  /** where the next tile is drawn from */
  next: WallPlace | null;
  /** the four dice that broke it: two for the side, two for the stack */
  dice: number[];
  /** all throws in order, the failed ones too */
  throws: WallThrow[];
  /** [seat][stack] → tiles standing there now, 0–2; 3 with a loose tile on top */
  heights: number[][];
  /** tiles that can still be drawn before the hand is over */
  left: number;
  /** loose tiles lying ready: 0, 1 or 2 */
  loose: number;
}

export interface BillLine {
  rule: string;
  /** notation, `` for none */
  tiles: string;
  points: number;
  doubles: number;
  limit: boolean;
  source: string;
  /** what a household calls a hand of its own; null: the page has the name */
  title: string | null;
}

export interface Bill {
  seat: Seat;
  won: boolean;
  lines: BillLine[];
  points: number;
  doubles: number;
  /** points × 2^doubles, before the limit; 0 for a limit hand */
  uncapped: number;
  total: number;
  /** the limit cut it, or it is a limit hand */
  limited: boolean;
}

/** A part of a payment: `loser` owes it by the rules, or another pays it for him. */
export interface PaymentPart {
  loser: Seat;
  amount: number;
  reasons: string[];
}

/** Why `payer` pays `payee` this much: rule ids `settle-winner`, `settle-losers`, `settle-east`, `penalty-…`. */
export interface PaymentReason {
  payer: Seat;
  payee: Seat;
  amount: number;
  reasons: string[];
  /** whose parts it is made of: several where one pays for all */
  parts: PaymentPart[];
}

/** What a hand came to; `dropped`: the time was over, and it counts for nothing. */
export interface HandResult {
  kind: "won" | "drawn" | "dropped";
  /** why a drawn hand was drawn */
  drawn_by: "wall" | "three_claims" | null;
  /** with `own_scores` nobody pays: `net` is what each adds to his own score, and has any sum */
  settlement: "payments" | "own_scores";
  /** the first of the winners */
  winner: Seat | null;
  /** all of them, in the order of play from the discarder */
  winners: Seat[];
  /** who gave the winning tile, None if it was drawn */
  discarder: Seat | null;
  tile: TileCode | null;
  source: WinSource | null;
  /** rule id of the penalty that the discarder pays, if any */
  penalty: string | null;
  /** the winners' first, then in the order of play; empty for a hand without winner */
  bills: Bill[];
  /** [seat] → what its hand came to */
  values: number[];
  payments: PaymentReason[];
  /** [seat] → gain of this hand; sums to zero where players pay each other */
  net: number[];
  /** [seat] → running score after this hand */
  scores: number[];
}

/** A finished hand in the match's history. */
export interface HandSummary {
  hand: number;
  round_wind: Wind;
  dealer: Seat;
  /** the first of the winners */
  winner: Seat | null;
  winners: Seat[];
  /** what the first winner's hand came to */
  total: number;
  /** [seat] → what its hand came to */
  values: number[];
  net: number[];
  scores: number[];
}

/** A throw of two dice that seated the players. */
export interface SeatingThrow {
  /** where the one who threw sits now */
  seat: Seat;
  /** 0 for the first throws, 1 for those of players who had tied, and so on */
  round: number;
  sum: number;
  /** the seat that the sum names, where it names one */
  wind: Wind | null;
  /** it tied with another for the highest, or named a seat that was taken: thrown again */
  again: boolean;
}

/** What everybody begins with. */
export interface Stock {
  start: number;
  /** what it is made of: how many, of what worth */
  counters: [number, number][];
  /** whether the match ends when somebody's stock does */
  ends: StockEnd;
}

/** The time of a match. It runs while a person sits at the table. */
export interface Clock {
  minutes: number;
  /** what is left, at the moment of this message */
  left_ms: number;
  running: boolean;
  /** it is over: no hand is dealt after this one */
  up: boolean;
  /** what becomes of the hand in play */
  at_end: TimeEnd;
}

/** Why a hand may not win: shown to its owner alone. */
export interface Bar {
  kind: BarKind;
  /** with the tile just drawn, with the last discard or a kong's tile, or with any discard */
  on: "drawn" | "discard" | "any";
  /** the tile that completes the hand */
  tile: TileCode | null;
  /** own discards that the hand waits for */
  tiles: TileCode[];
  /** the least, or of chows the most, that the rules ask for */
  needs: number | null;
  has: number | null;
  source: string;
}

/** Everything one seat may know of its table, and nothing more. */
export interface TableView {
  version: number;
  table: string;
  /** id of the rule set */
  rules: string;
  options: Record<string, string | number | boolean>;
  me: Seat;
  /** number of the hand, from 1 */
  hand: number;
  dealer: Seat;
  first_dealer: Seat;
  /** the seats that are played, in the order of play from seat 0 */
  playing: Seat[];
  /** the order of play as it is drawn; `clockwise`: the next seat is on the left */
  direction: Direction;
  seat_names: SeatNames;
  first_east: FirstEast;
  /** the throws that seated the players, in order */
  seating: SeatingThrow[];
  round_wind: Wind;
  /** 1–4, by the round's wind */
  round: number;
  /** 0: the match is not counted in rounds */
  rounds: number;
  /** hands of the match; 0: their number is not fixed */
  hands: number;
  /** everybody's tiles lie face up all the time */
  open_hands: boolean;
  /** how discards lie that nobody took */
  unclaimed: "face-up" | "face-down";
  stock: Stock | null;
  /** what a point is worth, in hundredths; 0: nothing */
  stake: number;
  clock: Clock | null;
  phase: TablePhase;
  /** whose turn it is; None between hands */
  turn: Seat | null;
  seats: SeatView[];
  wall: WallView;
  last_discard: TileCode | null;
  last_discarder: Seat | null;
  /** the kong's tile that may be robbed now */
  robbable: TileCode | null;
  /** empty when this seat has nothing to decide */
  legal: LegalAction[];
  /** own tiles whose discard risks the penalty */
  dangerous: TileCode[];
  /** why the own hand may not win */
  bars: Bar[];
  result: HandResult | null;
  match_end: MatchEnd | null;
  history: HandSummary[];
  /** SHA-256 of the match's shuffle secret, hex */
  commitment: string;
  /** revealed when the match is over, hex */
  secret: string | null;
}

/** One thing that happened, masked for the seat that reads it. `tile` is None where this seat may not see it. */
export interface GameEvent {
  kind: EventKind;
  seat: Seat | null;
  tile: TileCode | null;
  /** the seat a claimed tile came from */
  source: Seat | null;
  /** for `claim`: whether this claim prevailed */
  won: boolean | null;
  /** for `claim`: chow, pung, kong or mahjong; for `ready`: ready or at_once; for penalties and the end: why */
  word: string | null;
}

/** After every accepted action: what happened, and the view that now holds. */
export interface Update {
  type: "update";
  events: GameEvent[];
  view: TableView;
}

export interface WaitTile {
  tile: TileCode;
  /** copies that this seat can know to be possibly left */
  left: number;
  /** worth of the hand won with it by a discard, if it may be */
  total: number | null;
  /** worth of the hand won with it from the wall, if it may be */
  total_drawn: number | null;
  /** why it may not be won with it by a discard */
  bars: BarKind[];
  /** why it may not be won with it from the wall */
  bars_drawn: BarKind[];
}

export interface DiscardAdvice {
  tile: TileCode;
  /** tiles still missing after this discard; 0: one tile short */
  distance: number;
  /** tiles that bring the hand nearer */
  useful: WaitTile[];
  left: number;
  dangerous: boolean;
}

export interface Advice {
  type: "advice";
  version: number;
  /** -1: complete; 0: one tile short; n: n + 1 tiles short */
  distance: number;
  /** when one tile short (without a drawn tile): what completes the hand */
  waits: WaitTile[];
  useful: WaitTile[];
  /** best first; empty when it is not the own turn to discard */
  discards: DiscardAdvice[];
  /** what the hand is worth as it lies, or the best it would be if won now */
  bill: Bill | null;
  /** the tile with which `bill` would be won */
  bill_tile: TileCode | null;
  /** why the hand may not win now */
  bars: Bar[];
}

/** One thing that is wrong with a rule set that came, in plain English. */
export interface FaultTold {
  /** the key of its file at which it is wrong; the file where it is the file as a whole */
  place: string;
  expected: string;
  found: string;
}

/** A refusal. Nothing was changed, the connection stays open. */
export interface ErrorMessage {
  type: "error";
  code: ErrorCode;
  /** what would have been accepted, in plain English */
  expected: string;
  /** what came */
  got: string;
  /** everything that is wrong with a rule set that came; empty for all else */
  faults: FaultTold[];
  version: number | null;
  /** own hand in the notation, to be pasted into a report */
  position: string | null;
}

export interface Pong {
  type: "pong";
}

/** The answer to a hello, before anything else is told. */
export interface Welcome {
  type: "welcome";
  /** which page the server has to give; empty where none was built */
  build: string;
}

/** What a server is. */
export interface About {
  version: string;
  /** which page the server has to give; empty where none was built */
  build: string;
}

/** Opens a table for one person against bots: one for each other seat of the rule set with these options. */
export interface NewTable {
  rules: string;
  options: Record<string, string | number | boolean>;
  name: string;
  bots: Level[];
}

export interface TableOpened {
  table: string;
  seat: Seat;
  token: string;
  commitment: string;
}

export interface OptionInfo {
  name: string;
  kind: OptionKind;
  default: string | number | boolean;
  choices: (string | number)[];
  minimum: number | null;
  maximum: number | null;
  /** dotted keys of the rule set's file that it changes */
  keys: string[];
  /** choice → key → value, where not all keys are set to the choice itself */
  values: Record<string, Record<string, string | number | boolean>>;
  source: string;
}

/** A text that a rule set is taken from. */
export interface DocumentInfo {
  /** how sources cite it, such as RU */
  name: string;
  /** its own title, in its own language */
  title: string;
}

export interface RuleSetInfo {
  id: string;
  version: number;
  digest: string;
  /** what the file calls it, in English or as its household does */
  title: string;
  /** a preset in a line, in the language of the request; empty for others */
  about: string;
  players: number;
  /** the texts that it is taken from, its own before its parents' */
  documents: DocumentInfo[];
  options: OptionInfo[];
}

/** A line of the rule set as it stands at a table: for the page that explains it. */
export interface PatternInfo {
  rule: string;
  points: number;
  doubles: number;
  limit: boolean;
  /** half the limit, where that is more than the hand comes to */
  half_limit: boolean;
  /** a sum for the whole hand, whatever the limit; 0: none */
  flat: number;
  /** the form of a special hand as the rule set writes it; empty for others */
  tiles: string;
  /** what a household calls a hand of its own */
  title: string | null;
  winner_only: boolean;
  source: string;
}

export interface RuleSetPage {
  id: string;
  options: Record<string, string | number | boolean>;
  limit: number;
  seat_names: SeatNames;
  patterns: PatternInfo[];
  /** as in the list of rule sets */
  documents: DocumentInfo[];
}

/** A position of a finished hand, all hands open. */
export interface ReplayFrame {
  events: GameEvent[];
  view: TableView;
}

export interface Replay {
  hand: number;
  frames: ReplayFrame[];
}

export type ClientMessage = Hello | Act | NextHand | AskAdvice | Ping;

export type ServerMessage = Welcome | Update | Advice | ErrorMessage | Pong;
