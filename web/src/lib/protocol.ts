// Made from src/eastwind/server/protocol.py by `make types`. Do not edit.

export type Seat = number;

export type TileCode = string;

export type Wind = "east" | "south" | "west" | "north";

export type Level = "novice" | "club";

export type PlayerKind = "person" | "novice" | "club";

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
  | "match_over";

export type OptionKind = "bool" | "choice" | "int";

export type ErrorCode =
  | "malformed"
  | "unknown_type"
  | "not_seated"
  | "wrong_token"
  | "no_such_table"
  | "illegal_action"
  | "stale_version"
  | "not_your_turn"
  | "hand_not_over"
  | "match_over"
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
  wind: Wind;
  name: string;
  player: PlayerKind;
  score: number;
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

/** The square wall. Stacks are numbered from 0 at the right end of each seat's own wall, going clockwise (to the left). */
export interface WallView {
  /** stacks of two in each side: 17 or 18 */
  stacks: number;
  /** whose wall was broken */
  break_seat: Seat;
  /** the stack counted out (1-based), whose tiles became the first loose tiles */
  break_stack: number;
  /** the four dice: the leader's two, then the owner's two */
  dice: number[];
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

/** Why `payer` pays `payee` this much: rule ids `settle-winner`, `settle-losers`, `settle-east`, `penalty-…`. */
export interface PaymentReason {
  payer: Seat;
  payee: Seat;
  amount: number;
  reasons: string[];
}

export interface HandResult {
  kind: "won" | "drawn";
  winner: Seat | null;
  /** who gave the winning tile, None if it was drawn */
  discarder: Seat | null;
  tile: TileCode | null;
  source: WinSource | null;
  /** rule id of the penalty that the discarder pays, if any */
  penalty: string | null;
  /** the winner's first, then in the order of play; empty for a drawn hand */
  bills: Bill[];
  payments: PaymentReason[];
  /** [seat] → gain of this hand; sums to zero */
  net: number[];
  /** [seat] → running score after this hand */
  scores: number[];
}

/** A finished hand in the match's history. */
export interface HandSummary {
  hand: number;
  round_wind: Wind;
  dealer: Seat;
  winner: Seat | null;
  total: number;
  net: number[];
  scores: number[];
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
  /** rolls of two dice that seated the players: one list of four sums a roll */
  seating_dice: number[][];
  round_wind: Wind;
  /** 1–4 */
  round: number;
  rounds: number;
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
  result: HandResult | null;
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
  /** for `claim`: chow, pung, kong or mahjong; for `ready`: ready or at_once */
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
  /** worth of the hand won with it by a discard */
  total: number | null;
  /** worth of the hand won with it from the wall */
  total_drawn: number | null;
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
}

/** A refusal. Nothing was changed, the connection stays open. */
export interface ErrorMessage {
  type: "error";
  code: ErrorCode;
  /** what would have been accepted, in plain English */
  expected: string;
  /** what came */
  got: string;
  version: number | null;
  /** own hand in the notation, to be pasted into a report */
  position: string | null;
}

export interface Pong {
  type: "pong";
}

/** Opens a table for one person against bots. */
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
}

export interface RuleSetInfo {
  id: string;
  version: number;
  digest: string;
  options: OptionInfo[];
}

/** A line of the rule set as it stands at a table: for the page that explains it. */
export interface PatternInfo {
  rule: string;
  points: number;
  doubles: number;
  limit: boolean;
  winner_only: boolean;
  source: string;
}

export interface RuleSetPage {
  id: string;
  options: Record<string, string | number | boolean>;
  limit: number;
  patterns: PatternInfo[];
  source_title: string;
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

export type ServerMessage = Update | Advice | ErrorMessage | Pong;
