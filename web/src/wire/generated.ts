// Made from src/eastwind/server by `make types`. Do not edit.

export type Seat = number;

export type TileCode =
  | "1m"
  | "2m"
  | "3m"
  | "4m"
  | "5m"
  | "6m"
  | "7m"
  | "8m"
  | "9m"
  | "1p"
  | "2p"
  | "3p"
  | "4p"
  | "5p"
  | "6p"
  | "7p"
  | "8p"
  | "9p"
  | "1s"
  | "2s"
  | "3s"
  | "4s"
  | "5s"
  | "6s"
  | "7s"
  | "8s"
  | "9s"
  | "1z"
  | "2z"
  | "3z"
  | "4z"
  | "5z"
  | "6z"
  | "7z"
  | "1f"
  | "2f"
  | "3f"
  | "4f"
  | "5f"
  | "6f"
  | "7f"
  | "8f";

export type Wind = "E" | "S" | "W" | "N";

export type Level = string;

export type TablePhase = "flowers" | "declare" | "turn" | "claim" | "rob" | "hand_over" | "match_over";

export type ReadyState = "no" | "ready" | "at_once";

export type MeldKind = "chow" | "pung" | "kong" | "added_kong" | "concealed_kong";

export type ActionKind =
  | "discard"
  | "concealed_kong"
  | "added_kong"
  | "lay_chow"
  | "lay_pung"
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
  | "laid_chow"
  | "laid_pung"
  | "rob"
  | "mahjong"
  | "drawn_hand"
  | "refill"
  | "penalty"
  | "settle"
  | "match_over"
  | "time_up"
  | "taken_back"
  | "again"
  | "given_up";

export type Direction = "counter-clockwise" | "clockwise";

export type SeatNames = "winds" | "numbers";

export type FirstEast = "highest-sum" | "seat-by-roll" | "seat-one";

export type HandEnd = "won" | "wall" | "claims" | "dropped";

export type MatchEnd = "played" | "stock" | "time" | "left";

export type StockEnd = "never" | "below-zero" | "at-zero";

export type TimeEnd = "finished" | "dropped";

export type WallEnd = "right" | "left";

export type DealWay = "two-at-once" | "five" | "draws" | "one-more";

export type ObstacleKind =
  | "furiten"
  | "points"
  | "doubles"
  | "chows"
  | "exposed"
  | "wall"
  | "pair"
  | "ready"
  | "form"
  | "claimed"
  | "robbing";

export type OptionKind = "switch" | "choice" | "number";

export type Phrase =
  | "hello"
  | "good-luck"
  | "thanks"
  | "well-played"
  | "congratulations"
  | "bad-luck"
  | "sorry"
  | "one-moment"
  | "back-again"
  | "your-turn"
  | "no-hurry"
  | "wow"
  | "laugh"
  | "another-hand"
  | "goodbye";

export type What = "take_back" | "end" | "again" | "stand_in";

export type Watch = "none" | "live" | "later";

export type Away = "wait" | "bot" | "vote";

export type Pace = "none" | "10" | "20" | "30" | "60" | "1d" | "2d" | "3d";

export type Passing = "none" | "chows" | "all";

export type ProposalOutcome = "open" | "agreed" | "refused" | "lapsed";

export type HandEvent = "heavenly" | "earthly" | "ready" | "ready_at_once" | "nothing_drawn" | "kong_on_kong";

export type ExampleShows = "limit" | "doubles" | "points";

export type Help = "none" | "tiles" | "coach";

export type Goal = "dragons" | "alike" | "one-suit-honours" | "one-suit" | "ends" | "three-dragons" | "four-winds";

export type Why = "wall" | "pair-wins-not" | "pair" | "neighbour" | "gap" | "honour" | "lonely";

export type Thought =
  | "take-chow"
  | "take-pung"
  | "take-kong"
  | "leave"
  | "win"
  | "kong"
  | "keep"
  | "put-lonely"
  | "put-other"
  | "bonus";

export type Partner = "person" | "bot" | "bird";

export type Scoring = "counting" | "chronicle";

export type WorthWay = "points" | "doubles" | "limit" | "half_limit" | "flat";

export type HouseholdScalar = string | number | boolean;

export type HouseholdData = string | number | boolean | number[] | number[][];

export type HouseholdKind = "switch" | "choice" | "number" | "limit" | "figures" | "counters" | "fact";

export type HouseholdWorth = WorthWay | "none";

export type HouseholdWho = "all" | "winner";

export type HouseholdFaultKind = "contradiction" | "value" | "file";

export type ReviewProgress = "waiting" | "running" | "done" | "cancelled" | "failed";

export type FaultKind = "hand" | "table" | "no_win" | "seats" | "settlement" | "sum";

export type Rest = "mixed" | "suit" | "suit_with_honours" | "honours" | "ends";

export type SoloPlace = [number, number, number];

export type SoloPair = [number, number];

export type SoloNumber = number;

export type SoloAnswer = "winnable" | "lost" | "not_known";

export type SoloBand = "calm" | "easy" | "medium" | "hard" | "expert";

export type SoloShuffleAnswer = "shuffled" | "cannot_be_cleared" | "not_known";

export type ConnectGravity = "none" | "down";

export type ReasonKind =
  | "win"
  | "nearer"
  | "tiles"
  | "waits"
  | "safe"
  | "doubles"
  | "suit"
  | "limit"
  | "pair"
  | "chance"
  | "worth"
  | "fed";

export type PutOff = "strong-bots" | "coach" | "review" | "replays" | "solo" | "moves" | "simulator";

export type Strength = number;

export type Trainer = "count" | "waits" | "discard" | "pays" | "allowed" | "limit";

/** Reason why a request was refused; nothing was changed. */
export type ErrorCode =
  | "malformed"
  | "unknown_type"
  | "impossible_hand"
  | "not_found"
  | "too_large"
  | "method_not_allowed"
  | "wrong_token"
  | "no_such_table"
  | "no_such_simulation"
  | "no_such_review"
  | "no_such_replay"
  | "not_seated"
  | "illegal_action"
  | "stale_version"
  | "not_your_turn"
  | "hand_not_over"
  | "no_such_hand"
  | "no_such_decision"
  | "match_not_over"
  | "match_over"
  | "not_alone"
  | "no_such_code"
  | "seat_taken"
  | "table_full"
  | "begun"
  | "not_opener"
  | "nobody_there"
  | "removed"
  | "begun_without"
  | "not_ready"
  | "alone"
  | "not_away"
  | "not_all_here"
  | "proposal_open"
  | "departed"
  | "not_watched"
  | "watched_by_many"
  | "no_such_move"
  | "no_help"
  | "no_coach"
  | "nothing_to_take_back"
  | "not_done"
  | "too_often"
  | "busy"
  | "crowded"
  | "too_costly"
  | "interrupted"
  | "closing"
  | "preparing"
  | "disk_full"
  | "not_writable"
  | "held_up"
  | "unreachable"
  | "database_gone"
  | "damaged"
  | "internal";

/**
 * First message on a socket: proof of one's seat. Without a token nothing is shown.
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

/** Request to play one of the offered actions. `version` is that of the view it answers; sent twice it is applied once. */
export interface Act {
  type: "act";
  version: number;
  /** the `word` of an offered action */
  action: string;
}

/** Request to go on to the next hand once the bill has been read. */
export interface NextHand {
  type: "next_hand";
  /** the number of the hand that is over */
  hand: number;
}

/** Request to undo one's last move, or to begin the hand again from its deal. Only in a match that one person began. */
export interface TakeBack {
  type: "take_back";
  /** of the view that is answered */
  version: number;
  to: "move" | "deal";
  /** whether a claim that was let go by is a move to be taken back */
  passes: boolean;
}

/** Request for a bot to play one's hand to its end, or to end the match. Only where no other person sits there. */
export interface GiveUp {
  type: "give_up";
  /** of the view that is answered */
  version: number;
  what: "hand" | "match";
}

/** Request for advice on the actions that the own seat could take. */
export interface AskAdvice {
  type: "advice";
}

/** Request to move to a free seat before the first deal. */
export interface Sit {
  type: "sit";
  seat: Seat;
}

/** Statement before the first deal that one is ready to play, or no longer is. */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** Request to deal the first hand: for the opener of the table, once all who are there are ready; bots take the free seats. */
export interface Begin {
  type: "begin";
  /** of the bots that play where a friend is missing */
  level: Level;
  /** also without those who are there and not ready: bots take their seats, and they are told */
  anyway: boolean;
  /** with `anyway`, without whom: it is refused while others are there and not ready; null for any */
  without: Sitter[] | null;
}

/**
 * Request to free the seat of another person before the first deal. Only the opener of the table may send it.
 *
 * That person's token is void, and the table has new letters, which only the opener receives.
 */
export interface Remove {
  type: "remove";
  seat: Seat;
  /** of that person: it is refused where somebody else sits there by now; null for any */
  name: string | null;
}

/** Request to say one of a few phrases to all at the table; each reads it in their own language. There is no free text. */
export interface Say {
  type: "say";
  phrase: Phrase;
}

/**
 * Proposal of an action that needs everybody's consent.
 *
 * To take back one's own discard while it has not been answered; to end the match; when it is over, to play once more; that a
 * bot plays for a person who is away, which those who are there decide.
 */
export interface Propose {
  type: "propose";
  what: What;
  /** of the view in which it is proposed */
  version: number;
  /** of who is away */
  seat: Seat | null;
}

/** Agreement to a proposal, or refusal. The proposer takes it back by not agreeing. */
export interface Reply {
  type: "reply";
  /** its number */
  proposal: number;
  agree: boolean;
}

/** Request to leave the table for good: from now on a bot has the seat. If it is the last person's, it ends the match. */
export interface Depart {
  type: "depart";
}

/**
 * Request to leave something to the server, or to take it back. No other player learns of it.
 *
 * `all` lets every tile pass, also one that would win; `chows` those that could only make a chow: then the window is as long as
 * ever.
 */
export interface Leave {
  type: "leave_to";
  passing: Passing;
  /** whether flowers and seasons are laid out */
  flowers: boolean;
}

export interface Ping {
  type: "ping";
}

/** Action on offer. `word` is what is sent back; the rest is for drawing it. */
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

/** Set on the table. Of another seat's concealed kong every tile is known once it is declared. */
export interface MeldView {
  kind: MeldKind;
  tiles: TileCode[];
  /** index in `tiles` of the tile taken from a discard; None for a set drawn oneself */
  claimed: number | null;
  /** the seat it was taken from */
  source: Seat | null;
}

export interface PondTile {
  /** None where it lies face down */
  tile: TileCode | null;
  /** who claimed it: it no longer lies here */
  taken_by: Seat | null;
  ready: ReadyState;
}

/** Seat of a table. Its public figures are among its fields. */
export interface SeatView {
  /** the seat's own wind in this hand */
  wind: Wind;
  /** tiles in hand, the drawn one included */
  hand_count: number;
  /** the tile just drawn, if the viewer may see it */
  drawn: TileCode | null;
  /** true while the seat holds a drawn tile and has not discarded */
  has_drawn: boolean;
  flowers: TileCode[];
  ready: ReadyState;
  seat: Seat;
  /** 1–4, what the seat is called where seats have numbers */
  number: number;
  name: string;
  /** `person`, the level of a bot, or `nobody`: the seat is empty, as all its fields are */
  player: string;
  /** who plays on since the seat's own bot failed */
  stand_in: Level | null;
  plays: boolean;
  score: number;
  /** what is left of the stock; below 0 it is a debt */
  stock: number | null;
  /** how many of each of the table's counters make that up */
  counters: number[];
  /** the score at the table's stake, in hundredths */
  money: number;
  /** None while it is hidden from this viewer; the drawn tile is not in it */
  hand: TileCode[] | null;
  melds: MeldView[];
  pond: PondTile[];
}

/** Throw of two dice for the wall. */
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

/** Stack of the wall. */
export interface WallPlace {
  seat: Seat;
  /** as in `heights` */
  stack: number;
}

/**
 * Square wall. Stacks are numbered from 0 at the `first_stack` end of each seat's own wall, on and on from there.
 *
 * Where the seats run counter-clockwise that is the right end, and they go clockwise; a table with its seats clockwise is the
 * mirror image.
 */
export interface WallView {
  /** tiles that can still be drawn before the hand is over */
  left: number;
  /** loose tiles lying ready: 0, 1 or 2 */
  loose: number;
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
  /** how the tiles reach the players, in turn from the one who leads: three times four, then one each, the leader two of them (`two-at-once`), one more behind the others (`one-more`) or none before drawing (`draws`); or four each, the leader five, then four times two, then one each (`five`) */
  deal: DealWay;
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
}

/** Line of a bill. */
export interface BillLine {
  /** id of the rule, as in the rule set's file */
  rule: string;
  /** notation, `` for none */
  tiles: string;
  points: number;
  doubles: number;
  /** it makes the hand a limit hand, or is named beside the one that does */
  limit: boolean;
  /** where the worth is stated: document and section */
  source: string;
  /** what a household calls a hand of its own; null: the rule's id has a name */
  title: string | null;
}

/** Worth of a hand, with its lines. */
export interface Bill {
  /** whether it counts as the hand of a winner */
  won: boolean;
  points: number;
  doubles: number;
  /** points × 2^doubles, before the limit; 0 for a limit hand */
  uncapped: number;
  total: number;
  /** the limit cut it, or it is a limit hand */
  limited: boolean;
  lines: BillLine[];
}

/** Bill of a seat. */
export interface SeatBill {
  /** whether it counts as the hand of a winner */
  won: boolean;
  points: number;
  doubles: number;
  /** points × 2^doubles, before the limit; 0 for a limit hand */
  uncapped: number;
  total: number;
  /** the limit cut it, or it is a limit hand */
  limited: boolean;
  lines: BillLine[];
  seat: Seat;
}

/** Part of a payment: `loser` owes it by the rules, or another pays it for them. */
export interface PaymentPart {
  loser: Seat;
  amount: number;
  /** rule ids: `settle-winner` (the winner's value), `settle-losers-points` (what the loser's own hand came to), `settle-losers` (the difference of two losers), `settle-dealer` (doubled, because one of the two is the dealer), `settle-discarder` (the discarder pays more), `settle-drawn` (nobody won), `penalty-…` */
  reasons: string[];
}

/** Payment of `payer` to `payee`. */
export interface Payment {
  payer: Seat;
  payee: Seat;
  amount: number;
  /** what it is made of: several where one pays for all */
  parts: PaymentPart[];
}

/** End of a hand with its settlement. */
export interface Ending {
  /** `wall`: nothing was left to draw; `claims`: three claimed mahjong on one discard; `dropped`: the match was over before, and it counts for nothing */
  how: HandEnd;
  /** with `own_scores` nobody pays: `net` is what each adds to his own score, and has any sum */
  settlement: "payments" | "own_scores";
  /** in the order of play from the discarder */
  winners: Seat[];
  /** who gave the winning tile, null if it was drawn */
  discarder: Seat | null;
  tile: TileCode | null;
  source: WinSource | null;
  /** [seat] → rule id of the penalty that the discarder pays this winner */
  penalties: (string | null)[];
  /** the winners' first, then in the order of play; empty for a hand without winner */
  bills: SeatBill[];
  /** [seat] → what its hand came to */
  values: number[];
  payments: Payment[];
  /** [seat] → gain of this hand; sums to zero where players pay each other */
  net: number[];
  /** [seat] → running score after this hand */
  scores: number[];
}

/** Finished hand in the match's history. */
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

/** Throw of two dice that seated the players. */
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

/** Stock that everybody begins with. */
export interface Stock {
  start: number;
  /** what it is made of: how many, of what worth */
  counters: [number, number][];
  /** whether the match ends when somebody's stock does */
  ends: StockEnd;
}

/** Time of a match. It runs while a person sits at the table. */
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

/** Help in this match that is never given to those who play with other persons: how often each. */
export interface Helped {
  /** moves taken back */
  taken_back: number;
  /** hands begun anew from their deal */
  again: number;
  /** the match has walls and dice that were played before */
  repeated: boolean;
  /** hands that a bot played to their end in the person's place */
  given_up: number;
}

/** Reason that keeps a complete hand from winning; of a hand at the table it is for its owner alone. */
export interface Obstacle {
  kind: ObstacleKind;
  /** with the tile just drawn, with the last discard or a kong's tile, or with any discard; null outside a game */
  on: "drawn" | "discard" | "any" | null;
  /** the tile that completes the hand */
  tile: TileCode | null;
  /** own discards that the hand waits for */
  tiles: TileCode[];
  /** the least, or of chows the most, that the rules ask for */
  needs: number | null;
  has: number | null;
  /** the pattern that a form is called by; empty for all else */
  form: string;
  /** where that is stated: document and section */
  source: string;
}

/** Everything one seat may know of its table, and nothing more. The public figures of the table are among its fields. */
export interface TableView {
  version: number;
  /** number of the hand, from 1 */
  hand: number;
  dealer: Seat;
  round_wind: Wind;
  /** 1–4, by the round's wind */
  round: number;
  phase: TablePhase;
  /** whose turn it is; None between hands */
  turn: Seat | null;
  last_discard: TileCode | null;
  last_discarder: Seat | null;
  /** the kong's tile that may be robbed now */
  robbable: TileCode | null;
  /** own tiles whose discard risks the penalty */
  dangerous: TileCode[];
  table: string;
  /** id of the rule set */
  rules: string;
  /** what the rule set calls itself */
  title: string;
  options: Record<string, HouseholdScalar>;
  me: Seat;
  first_dealer: Seat;
  /** the seats that are played, in the order of play from seat 0 */
  playing: Seat[];
  /** the order of play as it is drawn; `clockwise`: the next seat is on the left */
  direction: Direction;
  seat_names: SeatNames;
  first_east: FirstEast;
  /** the throws that seated the players, in order */
  seating: SeatingThrow[];
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
  seats: SeatView[];
  wall: WallView;
  /** empty when this seat has nothing to decide */
  legal: LegalAction[];
  /** why the own hand may not win */
  obstacles: Obstacle[];
  /** how the hand ended, and what it came to */
  result: Ending | null;
  match_end: MatchEnd | null;
  helped: Helped;
  /** what may be asked during a hand, as the table was opened */
  help: Help;
  history: HandSummary[];
  /** SHA-256 of the match's shuffle secret, hex */
  commitment: string;
  /** revealed when the match is over, hex */
  secret: string | null;
}

/** Change in a seat's discards: the first `kept` lie as they lay, behind them come others. */
export interface PondChange {
  kept: number;
  then: PondTile[];
}

/** What is different at a seat. */
export interface SeatChange {
  /** the seat's own wind in this hand */
  wind?: Wind;
  /** tiles in hand, the drawn one included */
  hand_count?: number;
  /** the tile just drawn, if the viewer may see it */
  drawn?: TileCode | null;
  /** true while the seat holds a drawn tile and has not discarded */
  has_drawn?: boolean;
  flowers?: TileCode[];
  ready?: ReadyState;
  seat: Seat;
  /** 1–4, what the seat is called where seats have numbers */
  number?: number;
  name?: string;
  /** `person`, the level of a bot, or `nobody`: the seat is empty, as all its fields are */
  player?: string;
  /** who plays on since the seat's own bot failed */
  stand_in?: Level | null;
  plays?: boolean;
  score?: number;
  /** what is left of the stock; below 0 it is a debt */
  stock?: number | null;
  /** how many of each of the table's counters make that up */
  counters?: number[];
  /** the score at the table's stake, in hundredths */
  money?: number;
  /** None while it is hidden from this viewer; the drawn tile is not in it */
  hand?: TileCode[] | null;
  melds?: MeldView[];
  pond?: PondChange;
}

/** What is different of the wall. */
export interface WallChange {
  /** tiles that can still be drawn before the hand is over */
  left?: number;
  /** loose tiles lying ready: 0, 1 or 2 */
  loose?: number;
  /** stacks of two in each side: 17 or 18 */
  stacks?: number;
  /** at which end of each own wall stack 0 stands, as its owner sees it */
  first_stack?: WallEnd;
  /** how the wall is used up */
  drawn?: Direction;
  /** the end from which the broken wall was counted, as its owner sees it */
  counted_from?: WallEnd;
  /** whether the stack counted out stays the wall's end, or is the first to be dealt */
  counted_out?: "last" | "first";
  /** how the tiles reach the players, in turn from the one who leads: three times four, then one each, the leader two of them (`two-at-once`), one more behind the others (`one-more`) or none before drawing (`draws`); or four each, the leader five, then four times two, then one each (`five`) */
  deal?: DealWay;
  /** two loose tiles lie apart; otherwise replacements come off the wall's end */
  loose_apart?: boolean;
  /** in whose wall the stack counted out stands */
  break_seat?: Seat;
  /** the stack counted out, from 1 at the end `counted_from` */
  break_stack?: number;
  /** where the next tile is drawn from */
  next?: WallPlace | null;
  /** the four dice that broke it: two for the side, two for the stack */
  dice?: number[];
  /** all throws in order, the failed ones too */
  throws?: WallThrow[];
  /** [seat][stack] → tiles standing there now, 0–2; 3 with a loose tile on top */
  heights?: number[][];
}

/** What is different of a view from the one before: fields that are missing are as they were. */
export interface TableChange {
  version?: number;
  /** number of the hand, from 1 */
  hand?: number;
  dealer?: Seat;
  round_wind?: Wind;
  /** 1–4, by the round's wind */
  round?: number;
  phase?: TablePhase;
  /** whose turn it is; None between hands */
  turn?: Seat | null;
  last_discard?: TileCode | null;
  last_discarder?: Seat | null;
  /** the kong's tile that may be robbed now */
  robbable?: TileCode | null;
  /** own tiles whose discard risks the penalty */
  dangerous?: TileCode[];
  table?: string;
  /** id of the rule set */
  rules?: string;
  /** what the rule set calls itself */
  title?: string;
  options?: Record<string, HouseholdScalar>;
  me?: Seat;
  first_dealer?: Seat;
  /** the seats that are played, in the order of play from seat 0 */
  playing?: Seat[];
  /** the order of play as it is drawn; `clockwise`: the next seat is on the left */
  direction?: Direction;
  seat_names?: SeatNames;
  first_east?: FirstEast;
  /** the throws that seated the players, in order */
  seating?: SeatingThrow[];
  /** 0: the match is not counted in rounds */
  rounds?: number;
  /** hands of the match; 0: their number is not fixed */
  hands?: number;
  /** everybody's tiles lie face up all the time */
  open_hands?: boolean;
  /** how discards lie that nobody took */
  unclaimed?: "face-up" | "face-down";
  stock?: Stock | null;
  /** what a point is worth, in hundredths; 0: nothing */
  stake?: number;
  clock?: Clock | null;
  /** the seats at which something is different */
  seats?: SeatChange[];
  wall?: WallChange;
  /** empty when this seat has nothing to decide */
  legal?: LegalAction[];
  /** why the own hand may not win */
  obstacles?: Obstacle[];
  /** how the hand ended, and what it came to */
  result?: Ending | null;
  match_end?: MatchEnd | null;
  helped?: Helped;
  /** what may be asked during a hand, as the table was opened */
  help?: Help;
  history?: HandSummary[];
  /** SHA-256 of the match's shuffle secret, hex */
  commitment?: string;
  /** revealed when the match is over, hex */
  secret?: string | null;
}

/** Event, masked for the seat that reads it. `tile` is None where this seat may not see it. */
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

/** Public event, and the view after it: whole, or as the difference from the view before. */
export interface Step {
  events: GameEvent[];
  /** the whole view, where it is not said what is different */
  view: TableView | null;
  /** what is different from the view after the step before */
  changed: TableChange | null;
  /** the version of the view that `changed` goes on from; null with a whole view */
  after: number | null;
}

/** All steps of one action, in order, up to the view that now holds. It goes on from the view that was sent last. */
export interface Update {
  type: "update";
  steps: Step[];
}

/** Tile that completes the hand, or brings it nearer: then its worth is left out. */
export interface Wait {
  tile: TileCode;
  /** copies that, by what is known, can still come */
  left: number;
  /** worth of the hand won with it by a discard, if it may be */
  by_discard: number | null;
  /** worth of the hand won with it from the wall, if it may be */
  by_wall: number | null;
  /** why it may not be won with it by a discard */
  barred_by_discard: ObstacleKind[];
  /** why it may not be won with it from the wall */
  barred_by_wall: ObstacleKind[];
}

/** Tile that could be discarded, and the hand without it. */
export interface DiscardAdvice {
  tile: TileCode;
  /** tiles still missing after this discard; 0: one tile short */
  distance: number;
  /** tiles that bring the hand nearer, or complete it */
  useful: Wait[];
  left: number;
  dangerous: boolean;
}

/** Advice on the actions that the seat could take in the view `version`. */
export interface Advice {
  /** -1: complete; 0: one tile short; n: n + 1 tiles short */
  distance: number;
  /** when one tile short (without a drawn tile): what completes the hand */
  waits: Wait[];
  useful: Wait[];
  /** best first; empty when it is not the own turn to discard */
  discards: DiscardAdvice[];
  /** everything that the seat may do, best first; empty when it is not asked */
  actions: RankedAction[];
  /** what the hand is worth as it lies, or the best it would be if won now */
  bill: Bill;
  /** the tile with which `bill` would be won */
  bill_tile: TileCode | null;
  /** why the hand may not win now */
  obstacles: Obstacle[];
  type: "advice";
  version: number;
}

/** One fault of a rule set that was sent in; for a file that is taken in, in the language of the request. */
export interface FaultTold {
  /** the key of its file at which it is wrong; the file where it is the file as a whole */
  place: string;
  expected: string;
  found: string;
  /** all of it in a sentence; empty where `expected` and `found` say it */
  said: string;
  /** the options in whose choice it lies; of a contradiction all that have a part in it */
  options: string[];
}

/** Refusal of a request. Nothing was changed, the connection stays open. */
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

/** Answer to a hello, before any other message. */
export interface Welcome {
  type: "welcome";
  /** which page the server has to give; empty where none was built */
  build: string;
  /** what came after this position could not be read any more: in this hand the table was set back */
  set_back: boolean;
  /** several persons began the match: no move is taken back, whoever has left since */
  several: boolean;
}

/** Seat before the first deal, as all see it who are there. */
export interface LobbySeat {
  seat: Seat;
  player: string;
  name: string;
  free: boolean;
  here: boolean;
  ready: boolean;
}

/** People at the table before the first deal: sent to each who says hello, and again with every change. */
export interface Lobby {
  type: "lobby";
  you: Seat;
  /** who opened the table: only he begins */
  opener: Seat;
  /** everybody who is there, but for who begins, is ready */
  may_begin: boolean;
  /** the letters by which others find the table; empty for all but the opener once they are new */
  code: string;
  first_east: FirstEast;
  seats: LobbySeat[];
}

export interface PersonState {
  seat: Seat;
  state: "here" | "thinking" | "away";
  /** a bot plays for this person until he is back */
  played_for: boolean;
  /** those who are there may agree now that a bot plays for this person */
  may_stand_in: boolean;
}

/** Persons who are there, and whose turn it is: sent with every change at a table of several. */
export interface People {
  type: "people";
  people: PersonState[];
  /** who plays for somebody who is away: so it was agreed */
  away: Away;
}

/**
 * Window in which a tile may be claimed. All persons see the same one, regardless of who could claim.
 *
 * It is answered by an `act` with a claim on offer, or with `pass`, which everybody may send.
 */
export interface Window {
  type: "window";
  version: number;
  left_ms: number;
  /** whether this seat has answered, or is not to: the tile is its own, or it lets every tile pass */
  answered: boolean;
  /** whether nothing but a chow could be made of the tile, and the seat lets those pass */
  quiet: boolean;
}

/** Person whose time runs. */
export interface Asked {
  seat: Seat;
  /** of the time for this move */
  left_ms: number;
  /** of the bank in this hand, which is drawn on when the time for the move is gone */
  bank_ms: number;
}

/** Persons whose time runs, at a table with clocks: sent with every question, and to each who comes back. */
export interface Clocks {
  type: "clocks";
  version: number;
  asked: Asked[];
}

/** End of a person's time: the server answers for them with what commits them to nothing. */
export interface RanOut {
  type: "ran_out";
  seat: Seat;
}

/** Decisions that a seat has left to the server: sent to that seat alone, on its connecting and with every change. */
export interface Left {
  type: "left_to";
  passing: Passing;
  flowers: boolean;
}

/** Phrase that a player said. */
export interface Said {
  type: "said";
  seat: Seat;
  phrase: Phrase;
}

/** Table at which the same people play once more. The token of the old seat proves the new one. */
export interface NextTable {
  table: string;
  seat: Seat;
  /** SHA-256 of the new match's shuffle secret, hex */
  commitment: string;
  code: string;
}

/** Open or closed proposal, its progress and its outcome: sent to all with every change. */
export interface Proposal {
  type: "proposal";
  number: number;
  what: What;
  by: Seat;
  /** of who is away, where a bot is to play for him */
  seat: Seat | null;
  outcome: ProposalOutcome;
  /** who has to agree, whoever proposed it included */
  asked: Seat[];
  agreed: Seat[];
  left_ms: number;
  /** who has not agreed, where it was refused */
  refused_by: Seat | null;
  /** where all have agreed to play once more */
  again: NextTable | null;
}

/** Number of people who look on without a seat, and what they see: sent to all persons, with every change. */
export interface Watchers {
  type: "watchers";
  mode: Watch;
  count: number;
}

/** State of the table for a client that looks on: sent when it connects and with every change. */
export interface Watching {
  type: "watching";
  mode: Watch;
  /** stands for the six letters from now on, also when these have ended with the match */
  key: string;
  begun: boolean;
  over: boolean;
  /** those that may be walked through, where hands that are over are shown */
  hands: number[];
}

/** Description of a server. */
export interface About {
  version: string;
  /** which page the server has to give; empty where none was built */
  build: string;
  /** the part of the engine that is being compiled; empty once it is there */
  preparing: string;
  /** what has to wait until the engine is compiled, each with about how many seconds are left */
  put_off: Record<string, number>;
  /** why nothing can be kept at this moment, and so nothing played; null when all is well */
  unkept: ErrorCode | null;
}

/** Bot that may be asked to a table: what it is called where no text `level-<name>` names it. */
export interface BotInfo {
  name: Level;
  /** whether it has to wait for the compiled engine, as `strong-bots` of `put_off` */
  searches: boolean;
}

/** Request to open a table under a rule set with these options. */
export interface NewTable {
  name: string;
  /** one for each seat that no person is to have */
  bots: Level[];
  /** how many sit there, with whoever opens it */
  persons: number;
  /** seconds in which a discard may be claimed, where several sit */
  window: number;
  /** what may be asked during a hand: nothing, which tiles are useful, the coach as well */
  help: Help;
  /** what others see who look on without a seat, where several sit */
  watch: Watch;
  /** who plays for somebody who is away, where several sit */
  away: Away;
  /** whether a bot that does may win and declare a ready hand */
  stand_in_wins: boolean;
  /** seconds for a move, or days (by correspondence), where several sit */
  pace: Pace;
  /** seconds in each hand for moves that take longer, where several sit */
  bank: number;
  rules: string;
  options: Record<string, string | number | boolean>;
}

export interface TableOpened {
  table: string;
  seat: Seat;
  token: string;
  commitment: string;
  /** by which others find the table; empty at one for one person */
  code: string;
}

/** Seat of a table whose first hand is not dealt yet. The dice of the rule set may still move its player. */
export interface InvitedSeat {
  seat: Seat;
  /** `person`, the level of a bot, or `nobody`: the seat is not played */
  player: string;
  /** empty where the seat is free */
  name: string;
  free: boolean;
}

/** All there is to know of a table before one sits down at it. */
export interface Invitation {
  table: string;
  code: string;
  /** id of the rule set */
  rules: string;
  /** what the rule set calls itself */
  title: string;
  options: Record<string, HouseholdScalar>;
  seats: InvitedSeat[];
  /** seconds in which a discard may be claimed */
  window: number;
  /** what may be asked during a hand: nothing, which tiles are useful, the coach as well */
  help: Help;
  /** the first hand has been dealt: nobody can sit down any more */
  begun: boolean;
  /** SHA-256 of the match's shuffle secret, hex */
  commitment: string;
  /** what others see who look on without a seat: nothing, the table, hands that are over */
  watch: Watch;
  /** how many look on now */
  watchers: number;
  /** who plays for somebody who is away: nobody, a bot until he is back, a bot once the others have agreed */
  away: Away;
  /** whether such a bot may win and declare a ready hand */
  stand_in_wins: boolean;
  /** seconds for a move, or days where it is played by correspondence */
  pace: Pace;
  /** seconds in each hand for moves that take longer */
  bank: number;
  /** what the dice of the rules decide: who is East first, everybody's seat, or nothing */
  first_east: FirstEast;
}

/** Tables of the house that wait for more players. */
export interface OpenTables {
  /** whether this server lists its tables at all: it does with `--lan` */
  listed: boolean;
  tables: Invitation[];
}

/** Request to sit down at a table that is open to several persons. */
export interface SeatWish {
  name: string;
  /** the table's six letters; needed once somebody was removed from it */
  code: string;
  /** a free one; null for the first that is free */
  seat: Seat | null;
}

/** Turn at a table: for the list of one's tables. */
export interface WhoseTurn {
  begun: boolean;
  over: boolean;
  /** whether it is for this seat to do something now */
  asked: boolean;
  /** the persons whose turn it is, as everybody can see it; empty in a window */
  waits_for: Seat[];
  /** ISO 8601, until when, at a table by correspondence */
  until: string | null;
}

export interface OptionInfo {
  name: string;
  kind: OptionKind;
  default: HouseholdScalar;
  choices: (string | number)[];
  minimum: number | null;
  maximum: number | null;
  /** dotted keys of the rule set's file that it changes */
  keys: string[];
  /** choice → key → value, where not all keys are set to the choice itself */
  values: Record<string, Record<string, HouseholdScalar>>;
  source: string;
  /** false: it counts only where hands are told, at a table it changes nothing */
  at_table: boolean;
}

/** Text that a rule set is taken from. */
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

/** Line of the rule set as it is played at a table: for the page that explains it. */
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
  options: Record<string, HouseholdScalar>;
  limit: number;
  seat_names: SeatNames;
  /** whether a ready hand can be declared */
  ready_hand: boolean;
  patterns: PatternInfo[];
  /** as in the list of rule sets */
  documents: DocumentInfo[];
}

/** Position of a finished hand, all hands open. */
export interface ReplayFrame {
  events: GameEvent[];
  view: TableView;
}

export interface Replay {
  hand: number;
  frames: ReplayFrame[];
}

/** Action with its place in what the help ranks. */
export interface Weighed {
  action: LegalAction;
  ranked: RankedAction;
}

/** Player's own decision, and the help's choice with what the seat knew. */
export interface Judged {
  /** the position in which it was asked: its place among the frames of the replay */
  frame: number;
  best: Weighed;
  did: Weighed;
  /** of what was done among everything that could be, 1: the first */
  place: number;
  of: number;
  /** what was done serves as well as what the help puts first */
  same: boolean;
}

/** Opinion of the help on a hand that is over. */
export interface Opinion {
  hand: number;
  decisions: Judged[];
}

/** Move that was tried, and its results. */
export interface TriedMove {
  action: LegalAction;
  /** points of the settlement against the best move; 0 for the best itself */
  difference: number;
  /** of the interval at 95 % in which the difference lies */
  low: number;
  high: number;
  /** how often the seat won, from 0 to 1 */
  won: number;
  /** how often somebody won by its discard */
  fed: number;
  /** how often another won by a tile that he drew himself */
  drawn_on: number;
  /** how often another won by a third one's discard */
  passed_by: number;
  /** what the seat's winning hands were worth */
  worth: number;
}

/** Way in which the best move is better than the one made: the numbers of both. */
export interface ReasonTold {
  kind: ReasonKind;
  best: number;
  other: number;
}

/** Moves of one decision, tried in deals that agree with what the seat knew. */
export interface Trial {
  /** the position in which it was asked: its place among the frames of the replay */
  frame: number;
  /** the word of what was done */
  did: string;
  /** in how many deals each was tried */
  deals: number;
  /** those that may be best, the best first, and what was done */
  moves: TriedMove[];
  /** empty where what was done is not shown to have cost anything */
  reasons: ReasonTold[];
}

/** Moves that a seat may make now, tried in deals that agree with what it knows. */
export interface Tries {
  /** of the view in which they may be made */
  version: number;
  /** with how much effort, from 0 */
  round: number;
  /** in how many deals each was tried */
  deals: number;
  /** all of them, the best first */
  moves: TriedMove[];
  /** in which way the best is better than the next one; often there is none */
  reasons: ReasonTold[];
}

/** Game record that is to be stepped through. */
export interface RecordToReplay {
  /** its lines, as `/api/tables/{table}/record` gives them */
  record: string;
}

/** Record that was played again: its hands can be asked for. */
export interface ReplayOpened {
  /** what it is called here, for a while */
  replay: string;
  /** from which it is seen: the first person's, or seat 0 */
  seat: Seat;
  /** the numbers of those that were played to their end */
  hands: number[];
  /** whether it may be gone on with from a decision: it is over, and its walls follow from its secret */
  goes_on: boolean;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** Set on the table. */
export interface CalculatorMeld {
  kind: MeldKind;
  /** its tiles, in any order */
  tiles: TileCode[];
}

/** Hand and the circumstances that its worth depends on. */
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
  seat: Wind;
  /** the prevailing wind */
  round: Wind;
  /** false counts the hand as a loser's */
  won: boolean;
  events: HandEvent[];
}

/** Question about the worth of a hand. With too few tiles, or incomplete: its worth as it lies, and what it lacks. */
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
  seat: Wind;
  /** the prevailing wind */
  round: Wind;
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

/** Tile that could be discarded, and the hand without it. */
export interface CalculatorDiscard {
  tile: TileCode;
  /** 0: one tile short; n: n + 1 tiles short */
  distance: number;
  /** what would then complete the hand */
  waits: Wait[];
  /** what would then bring it nearer; empty when one tile short */
  useful: Wait[];
}

/** Tiles that a hand lacks which has not won. */
export interface CalculatorMissing {
  /** tiles to be laid until the hand has thirteen, a kong counted as three */
  to_lay: number;
  /** -1: complete; 0: one tile short; n: n + 1 tiles short */
  distance: number;
  /** of thirteen tiles: what completes the hand */
  waits: Wait[];
  /** of thirteen tiles farther off: what brings them nearer */
  useful: Wait[];
  /** of fourteen tiles that are not complete, the best first */
  discards: CalculatorDiscard[];
  /** why a complete hand may not win, or one that waits could not win with anything that completes it */
  obstacles: Obstacle[];
}

/** Bill of a hand, and what it lacks. */
export interface CalculatorAnswer {
  /** whether it counts as the hand of a winner */
  won: boolean;
  points: number;
  doubles: number;
  /** points × 2^doubles, before the limit; 0 for a limit hand */
  uncapped: number;
  total: number;
  /** the limit cut it, or it is a limit hand */
  limited: boolean;
  lines: BillLine[];
  /** null for a hand that wins */
  missing: CalculatorMissing | null;
}

/** Refusal of a hand that cannot exist. `said` is for people, in the language that the request asks for. */
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

/** Example of a limit hand of the rule set, of a pattern that doubles a winner's hand, or of one that counts points. */
export interface ExampleHand {
  rule: string;
  shows: ExampleShows;
  hand: CalculatorHand;
  total: number;
}

/** Person on a seat: both are named, so that the message never applies to another person who has taken the seat meanwhile. */
export interface Sitter {
  seat: Seat;
  name: string;
}

/** Match, and all its moves so far. */
export interface FamilyGame {
  /** of all its walls */
  seed: number;
  /** who plays, in the order of the seats that are taken */
  partners: Partner[];
  scoring: Scoring;
  flowers: boolean;
  hands: number;
  /** a named hand that is looked for */
  goal: Goal | null;
  /** `break SIDE STACK` deals; `0 discard 5m` is done at seat 0; `go` leaves a discard */
  moves: string[];
}

/** Reason why a seat may not take the discard. */
export interface FamilyReason {
  why: Why;
  /** those of its hand that it is seen by */
  tiles: TileCode[];
}

/** Seat that is played. */
export interface FamilySeat {
  seat: Seat;
  /** 1–4, what it is called */
  number: number;
  partner: Partner;
  /** the drawn tile is not among them */
  hand: TileCode[];
  drawn: TileCode | null;
  /** laid out */
  sets: TileCode[][];
  /** laid out */
  bonus: TileCode[];
  /** of the hands that are over */
  score: number;
  /** what may be done at it now, by somebody before the screen */
  moves: string[];
  /** why it may not take the discard */
  reason: FamilyReason | null;
}

/** Tile that was put down and not taken. */
export interface FamilyDiscard {
  tile: TileCode;
  seat: Seat;
}

/** Explanation that the bird gives of its move. */
export interface FamilyThought {
  thought: Thought;
  tile: TileCode | null;
  tiles: TileCode[];
}

/** Event since the last move. */
export interface FamilyEvent {
  /** of the event at the table; `think`: the bird says something */
  kind: string;
  /** −1: nobody's */
  seat: number;
  tile: TileCode | null;
  thought: FamilyThought | null;
}

/** Item that counts at the end of a hand. */
export interface FamilyPart {
  rule: string;
  tiles: TileCode[];
  points: number;
}

/** Sum that a seat adds up. */
export interface FamilySum {
  seat: Seat;
  parts: FamilyPart[];
  total: number;
}

/** Result of a hand. */
export interface FamilyResult {
  /** null: the wall is used up */
  winner: Seat | null;
  tile: TileCode | null;
  /** in the order of the seats; empty where nobody has won */
  sums: FamilySum[];
  /** whether the winner's hand is the one looked for; null: none was */
  goal: boolean | null;
}

/** State of a match. */
export interface FamilyMoment {
  phase: "break" | "flowers" | "turn" | "discard" | "hand_over" | "match_over";
  /** from 1; 0 before the first */
  hand: number;
  hands: number;
  /** who begins the hand, or the next one */
  leader: Seat;
  turn: Seat | null;
  seats: FamilySeat[];
  pond: FamilyDiscard[];
  /** how high each stack is, clockwise from the right end of seat 1's side */
  wall: number[];
  /** which of them is next */
  drawn_from: number | null;
  /** tiles that can be drawn */
  left: number;
  happened: FamilyEvent[];
  result: FamilyResult | null;
}

/** Result of a hand at a table, in any rules. */
export interface SettlementHands {
  /** what each hand is worth, the limit applied; a seat left out: 0 */
  values: Record<string, number>;
  /** who won; nobody: a drawn hand */
  winners: Wind[];
  /** whose discard won; null for a drawn tile */
  discarder: Wind | null;
  /** the discarder pays for all */
  penalty: boolean;
  /** of a drawn hand: who is paid for standing one tile short, where the rules pay it */
  waiting: Wind[];
}

/** Order for a table, for one person against bots or for several: its players and its terms. */
export interface TableWish {
  name: string;
  /** one for each seat that no person is to have */
  bots: Level[];
  /** how many sit there, with whoever opens it */
  persons: number;
  /** seconds in which a discard may be claimed, where several sit */
  window: number;
  /** what may be asked during a hand: nothing, which tiles are useful, the coach as well */
  help: Help;
  /** what others see who look on without a seat, where several sit */
  watch: Watch;
  /** who plays for somebody who is away, where several sit */
  away: Away;
  /** whether a bot that does may win and declare a ready hand */
  stand_in_wins: boolean;
  /** seconds for a move, or days (by correspondence), where several sit */
  pace: Pace;
  /** seconds in each hand for moves that take longer, where several sit */
  bank: number;
}

/** Value that a household sets otherwise, with its note. */
export interface HouseholdChange {
  value: HouseholdData;
  note: string;
}

/**
 * Pattern that a household counts otherwise. `amount`: points, doubles or the flat sum; the form of a hand of its own.
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
  /** whether a hand with an exposed set is not this one */
  concealed: boolean;
  note: string;
}

/**
 * Differences of a household's rules from their parent's.
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

/** Rule set that a draft begins from. */
export interface HouseholdParent {
  parent: string;
  /** text of an exported set that is the parent instead of a preset */
  base: string | null;
}

/** One choice for a value, and its label. */
export interface HouseholdChoice {
  value: HouseholdScalar;
  label: string;
}

/**
 * Value of the parent: what it is, what it changes in play, where it comes from.
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

/** Pattern as the parent counts it; `worth` `none`: it is not played. `own`: a free place for a hand of one's own. */
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
  concealed: boolean;
  /** whether it can be asked that the hand be concealed */
  may_be_exposed: boolean;
  template: boolean;
  own: boolean;
  source: string;
  source_label: string;
  note: string | null;
}

/** Point that a source leaves open, and the decision on it. */
export interface HouseholdUnclear {
  id: string;
  keys: string[];
  unclear: string;
  decided: string;
  source_label: string;
}

/** All values and patterns of a parent, in the language that the request asks for. */
export interface HouseholdBook {
  id: string;
  title: string;
  about: string;
  digest: string;
  sections: HouseholdSection[];
  patterns: HouseholdPattern[];
  notes: HouseholdUnclear[];
}

/** Resolution of a contradiction: a value to set, or a pattern to play or not (`value` true or false). */
export interface HouseholdWay {
  key: string;
  value: HouseholdData;
  label: string;
  words: string;
}

/** Fault of a draft. `keys`: the values concerned, the one to look at first; `expected` and `found`: in English. */
export interface HouseholdFault {
  kind: HouseholdFaultKind;
  keys: string[];
  said: string;
  expected: string;
  found: string;
  ways: HouseholdWay[];
}

/** One difference from the parent, in words. */
export interface HouseholdDifference {
  key: string;
  label: string;
  before: string;
  after: string;
  note: string;
}

/** Hand and its worth under the parent and under the draft; null where it does not win there. `label`: what it shows. */
export interface HouseholdExample {
  id: string;
  label: string;
  hand: CalculatorHand;
  before: number | null;
  after: number | null;
}

/** Two bills of one hand, under the parent and under the draft. */
export interface HouseholdShown {
  id: string;
  before: Bill;
  after: Bill;
}

/** Question about the outcome of a draft. `example`: the hand whose bills are wanted. */
export interface HouseholdQuestion {
  draft: HouseholdDraft;
  example: string;
}

/** Outcome of a draft. With faults there is no digest, nothing that differs and no example. */
export interface HouseholdAnswer {
  id: string;
  digest: string | null;
  players: number;
  faults: HouseholdFault[];
  differences: HouseholdDifference[];
  examples: HouseholdExample[];
  shown: HouseholdShown | null;
}

/** Question about the worth of a hand under a draft. */
export interface HouseholdScore {
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
  seat: Wind;
  /** the prevailing wind */
  round: Wind;
  /** false counts the hand as a loser's */
  won: boolean;
  events: HandEvent[];
  draft: HouseholdDraft;
}

/** Question about the payments of a hand under a draft. */
export interface HouseholdSettlement {
  /** what each hand is worth, the limit applied; a seat left out: 0 */
  values: Record<string, number>;
  /** who won; nobody: a drawn hand */
  winners: Wind[];
  /** whose discard won; null for a drawn tile */
  discarder: Wind | null;
  /** the discarder pays for all */
  penalty: boolean;
  /** of a drawn hand: who is paid for standing one tile short, where the rules pay it */
  waiting: Wind[];
  draft: HouseholdDraft;
}

/** Question about the differences of `draft` from `other`. A preset is a draft that changes nothing of it. */
export interface HouseholdPair {
  draft: HouseholdDraft;
  other: HouseholdDraft;
}

/** Differences from the other set, in words. */
export interface HouseholdComparison {
  differences: HouseholdDifference[];
}

/** Form of a special hand, as it is being written. */
export interface HouseholdForm {
  tiles: string;
}

/** One hand that a form describes. `wind`: of the seat that it is for, null for all. */
export interface HouseholdHand {
  tiles: TileCode[];
  wind: Wind | null;
}

/** Hands that a form describes: some of them, and their number; or its faults, in words. */
export interface HouseholdDrawn {
  count: number;
  hands: HouseholdHand[];
  faults: string[];
}

/** File to take in: an exported set, or a household's own in TOML. */
export interface HouseholdFile {
  text: string;
}

/**
 * Set that was taken in, as a draft that amounts to it. `digest`: that of an exported file; TOML says none.
 *
 * `mended`: the file is an earlier version's, with text that is not allowed since; that is left out, and the digest is another.
 */
export interface HouseholdTaken {
  draft: HouseholdDraft;
  digest: string | null;
  mended: boolean;
}

/** Request to open a table by a draft. */
export interface HouseholdTable {
  name: string;
  /** one for each seat that no person is to have */
  bots: Level[];
  /** how many sit there, with whoever opens it */
  persons: number;
  /** seconds in which a discard may be claimed, where several sit */
  window: number;
  /** what may be asked during a hand: nothing, which tiles are useful, the coach as well */
  help: Help;
  /** what others see who look on without a seat, where several sit */
  watch: Watch;
  /** who plays for somebody who is away, where several sit */
  away: Away;
  /** whether a bot that does may win and declare a ready hand */
  stand_in_wins: boolean;
  /** seconds for a move, or days (by correspondence), where several sit */
  pace: Pace;
  /** seconds in each hand for moves that take longer, where several sit */
  bank: number;
  draft: HouseholdDraft;
}

/** Step of a lesson and its goal. */
export interface LessonStep {
  name: string;
  goal: string;
}

/** Lesson with its steps. */
export interface LessonInfo {
  name: string;
  title: string;
  line: string;
  /** the entry of the book of the game that it is about */
  word: string;
  minutes: number;
  steps: LessonStep[];
}

/** Answers so far, and the one that is given now. */
export interface LessonAnswers {
  /** words of actions, or `=` and the name of a choice; each was accepted */
  answers: string[];
  /** null: where does one stand? */
  answer: string | null;
}

/** Answers in a lesson under a household's own rules. */
export interface LessonOfHousehold {
  /** words of actions, or `=` and the name of a choice; each was accepted */
  answers: string[];
  /** null: where does one stand? */
  answer: string | null;
  draft: HouseholdDraft;
}

/** One of the choices to answer with. */
export interface LessonChoice {
  name: string;
  label: string;
}

/** State of a lesson. */
export interface LessonMoment {
  /** the rule set that is played: another one where the chosen has nothing to show */
  rules: string;
  /** whether that is another one */
  other_rules: boolean;
  answers: string[];
  /** which step is asked; as many as there are steps: it is done */
  step: number;
  /** which of its deals lies on the table */
  deal: number;
  asked: string;
  asks: "turn" | "claim" | "choice" | "hand" | "done";
  choices: LessonChoice[];
  tiles: TileCode[];
  /** to the answer, empty where none was given */
  said: string;
  /** whether the answer was; null where none was given */
  accepted: boolean | null;
  /** an accepted answer, for whoever wants it shown; empty where there is none */
  shown: string;
  /** a message of a table's socket: the whole view, or what the answer set off */
  update: string;
  advice: Advice | null;
}

/** Seat that a browser holds. */
export interface HeldSeat {
  table: string;
  seat: Seat;
  token: string;
  name: string;
  opened: string;
  over: boolean;
  commitment: string;
  nonce: string;
  code: string;
}

/** All parts of a person's key. */
export interface SeatsHeld {
  seats: HeldSeat[];
}

/** Ticket for a key that waits for the other device. */
export interface MoveOpened {
  /** proves who may fetch it, once */
  ticket: string;
  left_seconds: number;
}

/** Progress of a transfer. */
export interface MoveState {
  taken: boolean;
}

/**
 * Decision of the seat where more than one action was possible.
 *
 * Its cost is in points of the settlement against the best move, 0 or less where something is shown, with its interval at 95 %.
 */
export interface ReviewedDecision {
  /** the position in which it was asked: its place among the frames of the replay */
  frame: number;
  /** the hand and its sets, in the notation */
  position: string;
  /** tiles in the wall that could still be drawn */
  left: number;
  did: LegalAction;
  best: LegalAction;
  /** all that could be done there, where the move is shown to have cost something; else empty */
  moves: LegalAction[];
  cost: number;
  low: number;
  high: number;
  /** how often the seat wins after the best move, from 0 to 1 */
  won: number;
  reasons: ReasonTold[];
}

/** Hand of the seat, with the sources of its points: the deal, the seat's own moves, and all else. */
export interface ReviewedHand {
  hand: number;
  leads: boolean;
  /** points of the settlement */
  result: number;
  /** what the tiles of the first decision were worth to a master, above what that place usually is to one */
  deal: number | null;
  /** what the moves cost that are shown to have cost something */
  cost: number;
  decisions: ReviewedDecision[];
}

export interface DecisionPlace {
  hand: number;
  frame: number;
}

/** Match gone through: each decision of a seat, tried in deals that agree with what it knew. */
export interface MatchReview {
  seat: Seat;
  name: string;
  /** the id of the rule set */
  rules: string;
  /** in how many deals each decision was tried for what is told of it */
  deals: number;
  hands: ReviewedHand[];
  /** the decisions that cost most, the dearest first */
  dearest: DecisionPlace[];
}

/** Progress of a review. `ahead`: other work that is done before it begins; `seconds_left`: null while unknown. */
export interface ReviewState {
  id: string;
  state: ReviewProgress;
  ahead: number;
  decisions: number;
  done: number;
  seconds_left: number | null;
  review: MatchReview | null;
}

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

/** Link to a place in the book, with its label. */
export interface BookLink {
  anchor: string;
  label: string;
}

/** A set on the table. */
export interface BookMeld {
  kind: MeldKind;
  tiles: TileCode[];
}

/** Settlement computed by the engine. */
export interface Case {
  kind: "case";
  anchor: string;
  text: string;
  players: CasePlayer[];
  payments: CasePayment[];
}

/** Payment from one player to another. */
export interface CasePayment {
  payer: string;
  payee: string;
  amount: number;
}

/** Player in a worked case, with the worth of the hand and the net win or loss. */
export interface CasePlayer {
  name: string;
  won: boolean;
  hand: DrawnHand | null;
  worth: number;
  net: number;
}

/** Cell of a table; `anchor` is the place of its subject, empty if it has none. */
export interface Cell {
  text: string;
  anchor: string;
}

/** Chapter; its anchor is `chapter/<id>`. */
export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** Unclear point of a source, and the decision made. */
export interface Decision {
  kind: "decision";
  anchor: string;
  unclear: string;
  decided: string;
  source: string;
  about: BookLink[];
}

/** Difference of the set from its parent. */
export interface Difference {
  kind: "difference";
  anchor: string;
  here: string;
  there: string;
}

/** A hand with the engine's bill; the fields of the hand are those of a question to the calculator. */
export interface DrawnHand {
  melds: BookMeld[];
  hand: TileCode[];
  last: TileCode | null;
  source: WinSource | null;
  flowers: TileCode[];
  seat: Wind;
  round: Wind;
  won: boolean;
  events: HandEvent[];
  facts: string;
  bill: Bill;
}

/** Book of the game, valid under any rules. */
export interface GameBook {
  language: string;
  chapters: Chapter[];
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
  forms: TileCode[][];
  /** how many hands more its template has */
  more: string;
  example: DrawnHand | null;
  /** why there is no example */
  missing: string;
  notes: BookLink[];
}

/** Row of a table. */
export interface Row {
  label: string;
  tiles: TileCode[];
  cells: Cell[];
}

/** Sentence about a value of the rule set. */
export interface Sentence {
  kind: "sentence";
  anchor: string;
  text: string;
  /** the values it speaks of: its own, and those that it leaves without a say */
  keys: string[];
  source: string;
  /** a picture of what is said, none for most */
  tiles: TileCode[];
  /** what was unclear about it */
  notes: BookLink[];
}

/** Household's set, to be read as a book. */
export interface SetToRead {
  /** the whole set, as a record holds it */
  rules: Record<string, JsonValue>;
}

/** A heading within a chapter. */
export interface Subheading {
  kind: "subheading";
  anchor: string;
  text: string;
}

/** Table; the first entry of `head` is above the labels. */
export interface Table {
  kind: "table";
  anchor: string;
  caption: string;
  head: string[];
  rows: Row[];
}

/** Word of the game, with its meaning and its names in other languages and sources. */
export interface Term {
  kind: "term";
  anchor: string;
  name: string;
  text: string;
  /** drawn with it, none for most */
  tiles: TileCode[];
  called: TermWords[];
}

/** Names of a term in a language, our own word first. */
export interface TermWords {
  language: "en" | "ru" | "bg" | "pl" | "zh" | "ja";
  words: string[];
}

/** Tiles side by side, with a label. */
export interface TileGroup {
  label: string;
  tiles: TileCode[];
}

/** Groups of tiles below each other. */
export interface TilesDrawn {
  kind: "tiles";
  groups: TileGroup[];
}

/** Text that is the same in every book. */
export interface Words {
  kind: "words";
  text: string;
}

/** Inputs that the settlement depends on under a rule set; nothing else needs to be asked of a person. */
export interface SettlementAsks {
  /** who sits at the table, from East on */
  seats: Wind[];
  /** what the hands of losers come to counts as well */
  losers: boolean;
  /** what hands come to counts also when nobody won */
  drawn: boolean;
  /** several can win on one discard */
  several: boolean;
  /** a discarder may have to pay for all */
  penalty: boolean;
  /** who is paid when nobody won: who declared a ready hand, or whoever stands one tile short */
  waiting: "ready" | "waiting" | null;
}

/** Question about the payments of a hand, as `eastwind settle --jsonl` takes it; hands worth nothing may be left out. */
export interface SettlementWish {
  /** what each hand is worth, the limit applied; a seat left out: 0 */
  values: Record<string, number>;
  /** who won; nobody: a drawn hand */
  winners: Wind[];
  /** whose discard won; null for a drawn tile */
  discarder: Wind | null;
  /** the discarder pays for all */
  penalty: boolean;
  /** of a drawn hand: who is paid for standing one tile short, where the rules pay it */
  waiting: Wind[];
  /** id of a rule set, see /api/rulesets */
  rules: string;
  /** options of the rule set by name */
  options: Record<string, string | number | boolean>;
}

/** Payments of a hand. Seats of payments are numbers from East (0) on: `E`, `S`, `W`, `N`. */
export interface SettlementAnswer {
  payments: Payment[];
  /** what each wins or loses; where nobody pays, what each adds to his own score */
  net: Record<string, number>;
  asks: SettlementAsks;
}

/** Addresses of this server for others, the likeliest first; none where it listens to its own machine alone. */
export interface Addresses {
  /** origins such as http://192.168.1.5:8765 */
  addresses: string[];
}

/** Text to be written as a code. */
export interface TextToCode {
  text: string;
}

/** QR code without its margin. */
export interface Code {
  /** row by row, 1 a dark square, 0 a light one */
  rows: string[];
}

/** Book as it was written last. */
export interface BookFollowed {
  book: ScoreBook;
  revision: number;
}

/** Confirmation that a book was kept, or that a later one is there already. */
export interface BookKept {
  /** of the book that is there now */
  revision: number;
}

/** Book, for others to follow. */
export interface BookPublished {
  book: ScoreBook;
  /** counted by whoever writes; an earlier one changes nothing */
  revision: number;
  /** a secret of the one device that writes */
  pen: string;
  /** from now on the pen is this: another device has it */
  next_pen: string | null;
}

/** Amounts booked by hand. */
export interface Correction {
  type: "correction";
  /** whoever enters it chooses it; it never changes */
  id: string;
  /** by seat */
  amounts: number[];
  reason: string;
}

/** Amount that a player cannot pay with the counters they have. */
export interface Debt {
  debtor: Seat;
  creditor: Seat;
  amount: number;
}

/** A player's hand: a plain number, or tiles. For a loser the tiles that score are enough. */
export interface EnteredHand {
  /** a plain number, the limit applied, instead of tiles */
  points: number | null;
  melds: MeldJson[];
  /** hidden tiles */
  hand: TileCode[];
  /** the winning tile; null: the one entered last */
  last: TileCode | null;
  flowers: TileCode[];
  events: HandEvent[];
  /** what the tiles are that were not entered */
  rest: Rest;
  /** the number of tiles was wrong, and it cannot win */
  dead: boolean;
}

/** Fault of an entry that cannot be; such an entry changes no scores. */
export interface EntryFault {
  kind: FaultKind;
  seat: Seat | null;
  tile: TileCode | null;
  /** who has how many of that tile */
  others: Held[];
  /** for people, in the language that was asked for */
  said: string;
}

/** A false declaration of a win, for which the player pays the amount that the table agrees on. */
export interface FalseWin {
  type: "false_win";
  /** whoever enters it chooses it; it never changes */
  id: string;
  seat: Seat;
  /** what he pays each other player */
  amount: number;
  /** the hand ends as one that nobody won; false: it is played on */
  ends: boolean;
}

/** Counters that one player gives another; piles in the order of `Sheet.piles`. */
export interface Handed {
  payer: Seat;
  payee: Seat;
  amount: number;
  given: number[];
  /** what the payee gives back */
  change: number[];
}

/** A drawn hand. */
export interface NobodyWon {
  type: "drawn";
  /** whoever enters it chooses it; it never changes */
  id: string;
  /** whom the rules pay for waiting */
  waiting: Seat[];
  hands: EnteredHand[];
}

/** A match as it was entered. */
export interface ScoreBook {
  /** whoever enters it chooses it; it never changes */
  id: string;
  name: string;
  /** day and time, ISO 8601 */
  begun: string;
  /** id of a rule set, or a household's as it was exported */
  rules: string | Record<string, JsonValue>;
  options: Record<string, string | number | boolean>;
  /** of these rules, once known */
  digest: string | null;
  /** in the order of play */
  names: string[];
  first_dealer: Seat;
  /** null: as the rules have it */
  rounds: number | null;
  /** what everybody begins with; null: as the rules have it */
  stock: number | null;
  entries: Entry[];
}

/** Everything that follows from a book. */
export interface Sheet {
  rules: string;
  /** what a household calls its set; null: the rule's id has a name */
  title: string | null;
  digest: string;
  /** own winds from the dealer on */
  winds: Wind[];
  /** how the table finds out who leads first */
  seating: FirstEast;
  /** numbers: seats keep theirs, whoever leads, and no wind prevails */
  seat_names: SeatNames;
  stock: number;
  /** the counters of each player: how many, of what worth */
  piles: [number, number][];
  /** of the match; 0: counted in hands */
  rounds: number;
  asks: SettlementAsks;
  flowers: boolean;
  entries: SheetEntry[];
  scores: number[];
  next: SheetNext;
  /** what else does not add up, for people */
  doubts: string[];
}

/** All that follows from a book. */
export interface SheetAnswer {
  sheet: Sheet;
  files: SheetFiles | null;
}

/** Results of an entry. */
export interface SheetEntry {
  id: string;
  /** which hand of the match it is, or was booked after */
  hand: number;
  dealer: Seat;
  round_wind: Wind;
  /** by seat; empty where hands do not count */
  worths: SeatWorth[];
  payments: Payment[];
  net: number[];
  /** after it, without the stock */
  scores: number[];
  handed: Handed[];
  /** what each then has, pile by pile */
  counters: number[][];
  debts: Debt[];
  /** the danger by which the discarder should pay for all, a rule id */
  penalty: string | null;
  /** it ends a hand */
  ends: boolean;
  match_over: MatchEnd | null;
  faults: EntryFault[];
}

/** Book, with all that follows from it, as files. */
export interface SheetFiles {
  /** JSON Lines, what `eastwind sheet` reads */
  jsonl: string;
  /** a table, a row for each entry */
  csv: string;
}

/** Question about the results of a book. */
export interface SheetWish {
  book: ScoreBook;
  /** the book as files, too */
  files: boolean;
  /** between the cells of the table among the files: `;` for spreadsheets, with a byte order mark; `,` for programs */
  delimiter: ";" | ",";
}

/** A hand with one or more winners. */
export interface SomebodyWon {
  type: "won";
  /** whoever enters it chooses it; it never changes */
  id: string;
  winners: Seat[];
  /** whose discard, or robbed kong, won; null: it was drawn */
  discarder: Seat | null;
  /** how the last tile came; null: by discard or from the wall */
  by: WinSource | null;
  /** by seat; left out: nothing that counts */
  hands: EnteredHand[];
  /** the discarder pays for all */
  penalty: boolean;
}

/**
 * Preset by its id, or a household's own file, with options.
 *
 * `file`: the text of a rule set's file, TOML or the exported JSON; then `rules` is not looked at.
 */
export interface SimulationRules {
  rules: string;
  options: Record<string, string | number | boolean>;
  file: string | null;
}

/**
 * Order to simulate hands: under `before`, and under `after` too where the two are to be compared.
 *
 * `bots`: a level for each seat, one for all, or none at all: all of the strongest level.
 */
export interface SimulationWish {
  before: SimulationRules;
  after: SimulationRules | null;
  bots: Level[];
  hands: number;
  seed: number;
}

/** Share: `count` out of `of`, with its interval at 95 %; all from 0 to 1. */
export interface SimulationShare {
  count: number;
  of: number;
  value: number;
  low: number;
  high: number;
}

/** Mean with its interval at 95 %; without bounds where fewer than two were counted. */
export interface SimulationMean {
  count: number;
  value: number;
  low: number | null;
  high: number | null;
}

/** Results of the players of one seat, wind or level: see `eastwind.study.findings.PlayerFound`. */
export interface SimulationPlayer {
  name: string;
  won: SimulationShare;
  drawn_by_self: SimulationShare;
  gave: SimulationShare;
  points: SimulationMean;
  value: number;
}

/** Frequency of a pattern in winners' bills and what it brought: see `eastwind.study.findings.PatternFound`. */
export interface SimulationPattern {
  rule: string;
  /** what a household calls a hand of its own; empty for what everybody knows */
  title: string;
  limit_hand: boolean;
  among_winners: SimulationShare;
  among_losers: SimulationShare;
  of_hands: SimulationShare;
  lines: number;
  value: SimulationMean;
  gain: SimulationMean;
}

/**
 * Findings under one rule set. `seats` and `winds` (east first) have one entry each, `levels` one for each level.
 *
 * `lengths`: hands by their number of discards, from none to the most.
 */
export interface SimulationFindings {
  rules: string;
  digest: string;
  hands: number;
  seed: number;
  bots: Level[];
  /** by whose weights the bots played: a preset's id, general, or general+ID for general ones with the net of ID; empty where no bot plays by weights */
  weights: string;
  drawn: SimulationShare;
  several_winners: SimulationShare;
  drawn_by_self: SimulationShare;
  discards: SimulationMean;
  lengths: number[];
  winning_value: SimulationMean;
  losing_value: SimulationMean;
  median_value: number;
  limit: number;
  cut: SimulationShare;
  limit_hands_won: SimulationShare;
  lost_by_cut: number;
  seats: SimulationPlayer[];
  winds: SimulationPlayer[];
  levels: SimulationPlayer[];
  patterns: SimulationPattern[];
}

/**
 * Increase of a figure after the change, with its interval at 95 %; without bounds where nothing is known.
 *
 * `figure`: `drawn`, `winning_value`, `discards`, `drawn_by_self`, `east_points`, `cut`, `limit_hands_won`, `several_winners`,
 * `points_0` … by seat, or a pattern's key for its share of winners' hands.
 */
export interface SimulationDifference {
  figure: string;
  value: number;
  low: number | null;
  high: number | null;
  /** how likely chance alone brings about so large a difference, taken by itself */
  chance: number;
  /** chance alone hardly explains it, all differences taken together (Holm's correction at 5 %) */
  sure: boolean;
}

/** Findings, and those after the change where one was asked for, with the differences between the two. */
export interface SimulationResult {
  before: SimulationFindings;
  after: SimulationFindings | null;
  differences: SimulationDifference[];
}

/**
 * Progress of a simulation. `ahead`: others that are played before it begins; `result` when it is done, or was ended
 * after some hands: of those that were played.
 *
 * `hands`: all that are to be played, under both rule sets; `rate`: hands a second; `seconds_left`: null while unknown.
 */
export interface Simulation {
  id: string;
  state: ReviewProgress;
  ahead: number;
  hands: number;
  done: number;
  rate: number;
  seconds_left: number | null;
  result: SimulationResult | null;
}

/** Layout that comes with Eastwind; `name` is the id of its message. */
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

/** Measured difficulty: the random plays that cleared the deal, and all that were tried. */
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

/** Request for a deal on a layout of one's own. */
export interface SoloOwnDeal {
  places: SoloPlace[];
  number: SoloNumber;
  shuffled: boolean;
}

/** Tiles still on the table; `sides` 0, or 1 a sign and 2 its sound. */
export interface SoloPosition {
  places: SoloPlace[];
  groups: number[];
  sides: number[];
}

/** Whole deal, and the moves made on it. */
export interface SoloGame {
  places: SoloPlace[];
  groups: number[];
  sides: number[];
  moves: SoloPair[];
}

/** Position to be shuffled; another seed, another shuffle. */
export interface SoloRescueWish {
  places: SoloPlace[];
  groups: number[];
  sides: number[];
  seed: SoloNumber;
}

/** Solution of a position: if it can be cleared, `moves` does it. */
export interface SoloSolution {
  answer: SoloAnswer;
  moves: SoloPair[];
}

/** Pair to take: it keeps a winnable position winnable. Else any pair that fits, null if none does. */
export interface SoloHint {
  answer: SoloAnswer;
  pair: SoloPair | null;
}

/** Number of moves to keep, up to the last position known to be winnable; −1: not even the first is known to be. */
export interface SoloWayBack {
  /** of the position now */
  answer: SoloAnswer;
  keep: number;
  /** false: a later position is not known to be lost */
  certain: boolean;
}

/** Shuffle: the place of tile i gets the tile that was at `order[i]`. */
export interface SoloRescue {
  answer: SoloShuffleAnswer;
  order: number[];
}

/** Fault of a file. `line` and `column` from 1; 0: the whole line, the whole file. */
export interface SoloFault {
  line: number;
  column: number;
  expected: string;
  found: string;
}

/** Text of a layout: Eastwind's picture, KMahjongg's `.layout` or Kyodai's `.lay`. */
export interface SoloLayoutFile {
  text: string;
}

/** Layout of one's own. */
export interface SoloLayoutPlaces {
  places: SoloPlace[];
}

/** Request for a layout's file. */
export interface SoloLayoutWish {
  places: SoloPlace[];
  name: string;
  format: "eastwind" | "kmahjongg";
}

/** File of a layout. */
export interface SoloLayoutText {
  text: string;
}

/** Layout, moved into the corner, or all its faults. */
export interface SoloLayoutRead {
  name: string;
  places: SoloPlace[];
  faults: SoloFault[];
  /** whether there can be a deal on it; no if faulty */
  clearable: "yes" | "no" | "not_known";
}

/** Sign, and its sound in sets that have them. */
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

/** Text of a set of faces. */
export interface SoloFacesFile {
  text: string;
}

/** Set of faces, or all faults of its file. */
export interface SoloFacesRead {
  faces: SoloFaces | null;
  faults: SoloFault[];
}

/** Level of Connect: `groups` different faces, `seconds` on the clock. */
export interface ConnectLevel {
  level: number;
  columns: number;
  rows: number;
  groups: number;
  seconds: number;
}

/** Field of a level. Cells run row after row; tiles of one group match; −1 and "" are empty. */
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

/** Field under way. */
export interface ConnectPosition {
  columns: number;
  rows: number;
  groups: number[];
  gravity: ConnectGravity;
}

/** Field to be shuffled; another seed, another shuffle. */
export interface ConnectShuffleWish {
  columns: number;
  rows: number;
  groups: number[];
  gravity: ConnectGravity;
  seed: SoloNumber;
}

/** Pair of cells and the corners of its line, ends included; it keeps a winnable field winnable. Null: nothing fits. */
export interface ConnectHint {
  answer: SoloAnswer;
  pair: SoloPair | null;
  /** [column, row]; −1 and the number of columns or rows lie outside the field */
  path: [number, number][];
}

/** Shuffle: cell i gets the tile of cell `order[i]`, −1: it stays empty. The field can be cleared again. */
export interface ConnectShuffle {
  answer: SoloShuffleAnswer;
  order: number[];
}

/** Seat, and its proof. */
export interface KeptSeat {
  table: string;
  token: string;
}

/** Seats whose matches are asked about: many are asked about in several questions. */
export interface StatisticsWish {
  seats: KeptSeat[];
}

/** Finished hand, as it went for the seat. */
export interface PlayedHand {
  hand: number;
  won: boolean;
  /** what the seat's hand came to */
  worth: number;
  /** its gain or loss */
  net: number;
}

export interface Opponent {
  name: string;
  /** `person`, or the level of a bot */
  player: string;
}

/** Match as far as it was played. */
export interface PlayedMatch {
  table: string;
  /** ISO 8601, UTC */
  opened: string;
  /** id of the rule set */
  rules: string;
  /** what its file calls it */
  title: string;
  seat: Seat;
  /** the others, in the order of play from the seat */
  opponents: Opponent[];
  hands: PlayedHand[];
  /** of the seat, after the last finished hand */
  score: number;
  /** 1 for the highest score; equal scores share one */
  place: number;
  /** the person ended it before its time */
  left: boolean;
  helped: Helped;
}

/** Matches that are kept. `gone`: tables with nothing kept here, or at which the token proves no seat. */
export interface Statistics {
  matches: PlayedMatch[];
  gone: string[];
}

/** Legal action in its place among all. */
export interface RankedAction {
  word: string;
  reason:
    | "win"
    | "bonus"
    | "declare"
    | "double"
    | "kong"
    | "nearer"
    | "discard"
    | "pass"
    | "bind"
    | "apart"
    | "barred"
    | "open";
  /** tiles still missing after it; 0: one tile short, −1: complete */
  distance: number;
  /** tiles that then bring the hand nearer, as far as they can still come */
  left: number;
  dangerous: boolean;
}

/** Claim for a discard. */
export interface Claim {
  seat: Wind;
  action: "chow" | "pung" | "kong" | "mahjong";
  /** the set that it makes; empty for mahjong */
  tiles: TileCode[];
}

/** Tiles of a seat's hand that matter. */
export interface ClaimSeat {
  seat: Wind;
  tiles: TileCode[];
}

/** Question for claims: `may`: those that the asked seat has; `gets`: all of them are made, those that prevail. */
export interface ClaimsAsked {
  kind: "claims";
  sort: "may" | "gets";
  seats: Wind[];
  discarder: Wind;
  tile: TileCode;
  hands: ClaimSeat[];
  offered: Claim[];
  /** places in `offered` */
  right: number[];
}

/** Task of a day. */
export interface DailyTask {
  day: string;
  rules: string;
  task: Task;
}

/** Worth of a seat's hand. */
export interface HandWorth {
  seat: Wind;
  worth: number;
}

/** Question for the lines that are on the bill, and for its total. */
export interface LinesAsked {
  kind: "lines";
  offered: BillLine[];
  /** places in `offered` */
  right: number[];
  bill: Bill;
}

/** Question for the name of a hand. Null: none that the rules have a name for. */
export interface NameAsked {
  kind: "name";
  offered: string[];
  right: string | null;
  total: number;
  /** of `offered`: what a household calls it */
  titles: (string | null)[];
}

/** Payment of `payer` to `payee`; without a payee, the total win or loss of `payer`. */
export interface SumAsked {
  payer: Wind;
  payee: Wind | null;
  sum: number;
}

/** Question for payments. */
export interface SumsAsked {
  kind: "sums";
  worths: HandWorth[];
  winner: Wind;
  /** null: the last tile was drawn */
  discarder: Wind | null;
  /** the discard was a dangerous one: its discarder pays for all */
  penalty: boolean;
  asked: SumAsked[];
  payments: Payment[];
}

/** Task with its answer. */
export interface Task {
  trainer: Trainer;
  level: Strength;
  seed: number;
  hand: TaskHand | null;
  asked: LinesAsked | TilesAsked | SumsAsked | ClaimsAsked | NameAsked;
}

/** Hand with the circumstances of its worth, as in the calculator. */
export interface TaskHand {
  melds: TaskMeld[];
  hand: TileCode[];
  last: TileCode | null;
  source: WinSource | null;
  flowers: TileCode[];
  seat: Wind;
  round: Wind;
  won: boolean;
  events: HandEvent[];
}

/** Set on the table. */
export interface TaskMeld {
  kind: MeldKind;
  tiles: TileCode[];
}

/** Reason why a tile is right, or is not. */
export interface TileTold {
  tile: TileCode;
  /** how many tiles help, or how many of it are left */
  left: number;
  /** of a discard: 0 one tile short, n: n + 1 tiles short */
  distance: number | null;
  /** of a discard: what would then help */
  helping: TileCode[];
  /** of a tile that wins: what the hand comes to with it */
  total: number | null;
}

/** Question for tiles. */
export interface TilesAsked {
  kind: "tiles";
  offered: TileCode[];
  right: TileCode[];
  /** any one of `right` is the whole answer; otherwise all of them are */
  one: boolean;
  told: TileTold[];
}

/** An event that the tiles do not show, and the worth of the hand with it, or without it if it was entered. */
export interface EventAsked {
  event: HandEvent;
  total: number;
}

/** Number of tiles of a kind that a seat holds. */
export interface Held {
  seat: Seat;
  count: number;
}

/** A set on the table. */
export interface MeldJson {
  kind: MeldKind;
  tiles: TileCode[];
}

/** A kind of the tiles that were not entered, and the worth of the hand with such tiles. */
export interface RestAsked {
  rest: Rest;
  total: number;
}

/** Worth of a player's hand. */
export interface SeatWorth {
  seat: Seat;
  /** his own wind in this hand */
  wind: Wind;
  total: number;
  /** null: a plain number was entered, or nothing */
  bill: Bill | null;
  events: EventAsked[];
  rests: RestAsked[];
  /** why complete tiles do not win */
  obstacles: Obstacle[];
}

/** The hand to be played next. */
export interface SheetNext {
  hand: number;
  dealer: Seat;
  round_wind: Wind;
  over: MatchEnd | null;
}

export type ClientMessage =
  | Hello
  | Act
  | NextHand
  | TakeBack
  | GiveUp
  | AskAdvice
  | Sit
  | Ready
  | Begin
  | Remove
  | Say
  | Propose
  | Reply
  | Depart
  | Leave
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Advice
  | ErrorMessage
  | Lobby
  | People
  | Window
  | Clocks
  | RanOut
  | Left
  | Said
  | Proposal
  | Watchers
  | Watching
  | Pong;

export type Block =
  | Sentence
  | Words
  | Subheading
  | TilesDrawn
  | PatternEntry
  | Table
  | Case
  | Difference
  | Decision
  | Term;

export type Entry = SomebodyWon | NobodyWon | FalseWin | Correction;

/** What may come in the place of an answer. */
export type Refusal = ErrorMessage | HandRefusal;

/** Every address of the server: what it takes, what it answers. */
export interface Endpoints {
  /** Return which Eastwind this is, and which page it has to give: a page that is another one is out of date. */
  "GET /api/about": {
    answer: About;
  };
  /** Return all rule sets with the options that they offer. */
  "GET /api/rulesets": {
    answer: RuleSetInfo[];
  };
  /** Return the worth of every pattern under a rule set with these options. */
  "GET /api/rulesets/{name}": {
    path: { name: string };
    query?: { options?: string };
    answer: RuleSetPage;
  };
  /** Return example hands of a rule set with these options. */
  "GET /api/rulesets/{name}/examples": {
    path: { name: string };
    query?: { options?: string };
    answer: ExampleHand[];
  };
  /** Return the rulebook of a rule set with these options, in the language that the request asks for. */
  "GET /api/rulesets/{name}/book": {
    path: { name: string };
    query?: { options?: string };
    answer: Book;
  };
  /** Return the book of the game, in the language that the request asks for. */
  "GET /api/game-book": {
    answer: GameBook;
  };
  /** Return the rulebook of a set that is brought along whole, as a game record holds it. */
  "POST /api/rulebook": {
    body: SetToRead;
    answer: Book;
  };
  /** Return the rulebook of a household's draft. */
  "POST /api/household/rulebook": {
    body: HouseholdDraft;
    answer: Book;
  };
  /** Return the rulebook of the rules that are played at a table. */
  "GET /api/tables/{table}/rulebook": {
    path: { table: string };
    token: string;
    answer: Book;
  };
  /** Return the rulebook of the rules at a table, for an invited person before they sit down. */
  "GET /api/invitations/{code}/rulebook": {
    path: { code: string };
    answer: Book;
  };
  /** Return the worth of a hand under a rule set, line by line. */
  "POST /api/score": {
    body: CalculatorQuestion;
    answer: CalculatorAnswer;
  };
  /** Return the payments between the seats at the end of a hand, and their reasons, by the settlement of the tables. */
  "POST /api/settle": {
    body: SettlementWish;
    answer: SettlementAnswer;
  };
  /** Return dealer, winds, bills, payments, counters and standing of a whole match, worked out of the entries. */
  "POST /api/sheet": {
    body: SheetWish;
    answer: SheetAnswer;
  };
  /** Let others follow a book, or go on with it. It is kept until it has not been written to for thirty days. */
  "PUT /api/sheet/published/{name}": {
    path: { name: string };
    body: BookPublished;
    answer: BookKept;
  };
  /** Return a published book in its present state. */
  "GET /api/sheet/published/{name}": {
    path: { name: string };
    answer: BookFollowed;
  };
  /** Return the bots that may be asked to a table, the weakest first, then those added by users. */
  "GET /api/bots": {
    answer: BotInfo[];
  };
  /** Open a table; the answer holds the promise of the shuffle. The first hand is dealt at the first hello. */
  "POST /api/tables": {
    body: NewTable;
    answer: TableOpened;
  };
  /** Open a table at which a match that is over is played once more: the same players, walls and dice. */
  "POST /api/tables/{table}/again": {
    path: { table: string };
    token: string;
    answer: TableOpened;
  };
  /** Return the tables of the house that wait for more players. Nothing where the server is not one of a house. */
  "GET /api/invitations": {
    answer: OpenTables;
  };
  /** Open a table at which a match that is over goes on from one of the seat's own decisions; `frame`: of the hand's replay. */
  "POST /api/tables/{table}/hands/{hand}/on/{frame}": {
    path: { table: string; hand: number; frame: number };
    token: string;
    answer: TableOpened;
  };
  /** Return all there is to know of a table before one sits down at it. */
  "GET /api/invitations/{code}": {
    path: { code: string };
    answer: Invitation;
  };
  /** Return a hand that is over, for those who look on without a seat at a table that shows them such hands. */
  "GET /api/invitations/{code}/hands/{hand}/replay": {
    path: { hand: number; code: string };
    answer: Replay;
  };
  /** Sit down at a table that is open to several persons: the answer's token proves the seat. */
  "POST /api/tables/{table}/seats": {
    path: { table: string };
    body: SeatWish;
    answer: TableOpened;
  };
  /** Return the table as the token's seat sees it now. */
  "GET /api/tables/{table}": {
    path: { table: string };
    token: string;
    answer: TableView;
  };
  /** Return whose turn it is at the table, and at one by correspondence until when: for the list of a person's tables. */
  "GET /api/tables/{table}/turn": {
    path: { table: string };
    token: string;
    answer: WhoseTurn;
  };
  /** Return a hand that is over, position by position, all hands open. */
  "GET /api/tables/{table}/hands/{hand}/replay": {
    path: { table: string; hand: number };
    token: string;
    answer: Replay;
  };
  /** Return the last position of a hand that is over, all hands open. */
  "GET /api/tables/{table}/hands/{hand}/end": {
    path: { table: string; hand: number };
    token: string;
    answer: TableView;
  };
  /** Return the help's choice at each of the seat's own decisions in a hand that is over. */
  "GET /api/tables/{table}/hands/{hand}/opinion": {
    path: { table: string; hand: number };
    token: string;
    answer: Opinion;
  };
  /** Return the results of trying the moves of one of the seat's own decisions in a hand that is over. */
  "GET /api/tables/{table}/hands/{hand}/trials/{frame}": {
    path: { table: string; hand: number; frame: number };
    token: string;
    answer: Trial;
  };
  /** Return the results of trying the moves that the seat may make now, with what it knows. */
  "GET /api/tables/{table}/tries/{version}/{round}": {
    path: { table: string; version: number; round: number };
    token: string;
    answer: Tries;
  };
  /** Return the game record as JSON Lines: the finished hands; when the match is over, with the shuffle's secret. */
  "GET /api/tables/{table}/record": {
    path: { table: string };
    token: string;
    answer: string;
  };
  /** Take a game record, of this server or of another, and play it again. It is kept in memory for a while. */
  "POST /api/replays": {
    body: RecordToReplay;
    answer: ReplayOpened;
  };
  /** Return the hands of a record that was brought. */
  "GET /api/replays/{replay}": {
    path: { replay: string };
    answer: ReplayOpened;
  };
  /** Return a hand of a record, position by position, all hands open. */
  "GET /api/replays/{replay}/hands/{hand}": {
    path: { replay: string; hand: number };
    answer: Replay;
  };
  /** Return the help's choice at each decision of the seat from which a record is seen. */
  "GET /api/replays/{replay}/hands/{hand}/opinion": {
    path: { replay: string; hand: number };
    answer: Opinion;
  };
  /** Return the results of trying the moves of one decision of the seat from which a record is seen. */
  "GET /api/replays/{replay}/hands/{hand}/trials/{frame}": {
    path: { replay: string; hand: number; frame: number };
    answer: Trial;
  };
  /** Open a table at which the match of a record goes on from a decision of the seat from which it is seen, against bots. */
  "POST /api/replays/{replay}/hands/{hand}/on/{frame}": {
    path: { replay: string; hand: number; frame: number };
    answer: TableOpened;
  };
  /** Let the coach go through the seat's decisions in all hands that are over. Ask for the answer's `id` until it is done. */
  "POST /api/tables/{table}/review": {
    path: { table: string };
    token: string;
    answer: ReviewState;
  };
  /** Review a record that was brought in the same way, for the seat from which it is seen. */
  "POST /api/replays/{replay}/review": {
    path: { replay: string };
    answer: ReviewState;
  };
  /** Return the progress of a review, and its findings once it is done. One that is not asked after for a minute is given up. */
  "GET /api/reviews/{review}": {
    path: { review: string };
    answer: ReviewState;
  };
  /** End a review; one that is done stays as it is. */
  "DELETE /api/reviews/{review}": {
    path: { review: string };
    answer: ReviewState;
  };
  /** Return every value of a rule set, with its other choices. */
  "POST /api/household/book": {
    body: HouseholdParent;
    answer: HouseholdBook;
  };
  /** Check a draft: return all its faults at once, or its digest, its differences from the parent, and hands to compare. */
  "POST /api/household/draft": {
    body: HouseholdQuestion;
    answer: HouseholdAnswer;
  };
  /** Return hands that the form of a special hand describes. */
  "POST /api/household/form": {
    body: HouseholdForm;
    answer: HouseholdDrawn;
  };
  /** Return the differences of a draft from another, or from a preset. */
  "POST /api/household/compare": {
    body: HouseholdPair;
    answer: HouseholdComparison;
  };
  /** Return the worth of a hand under a draft, in the form of `/api/score`. */
  "POST /api/household/score": {
    body: HouseholdScore;
    answer: CalculatorAnswer;
  };
  /** Return the payments of a hand under a draft, in the form of `/api/settle`. */
  "POST /api/household/settle": {
    body: HouseholdSettlement;
    answer: SettlementAnswer;
  };
  /** Return the worth of every pattern under a draft. */
  "POST /api/household/page": {
    body: HouseholdDraft;
    answer: RuleSetPage;
  };
  /** Return example hands of a draft. */
  "POST /api/household/examples": {
    body: HouseholdDraft;
    answer: ExampleHand[];
  };
  /** Return the whole set of a draft as a file with its digest. */
  "POST /api/household/export": {
    body: HouseholdDraft;
    answer: Record<string, unknown>;
  };
  /** Return a draft from a file; one that was changed since it was exported is refused. */
  "POST /api/household/import": {
    body: HouseholdFile;
    answer: HouseholdTaken;
  };
  /** Open a table under a draft. The table keeps the whole set, and so do its records. */
  "POST /api/household/tables": {
    body: HouseholdTable;
    answer: TableOpened;
  };
  /** Return the worth of every pattern at a table that is played by a household's rules. */
  "GET /api/household/tables/{table}": {
    path: { table: string };
    token: string;
    answer: RuleSetPage;
  };
  /** Begin to play in the background. Ask for the answer's `id` until its state is `done`. */
  "POST /api/simulate": {
    body: SimulationWish;
    answer: Simulation;
  };
  /** Return the progress of a simulation, and its findings once it is over: also in the hands before it was ended. */
  "GET /api/simulate/{simulation}": {
    path: { simulation: string };
    answer: Simulation;
  };
  /** End a simulation; one that is over stays as it is. */
  "DELETE /api/simulate/{simulation}": {
    path: { simulation: string };
    answer: Simulation;
  };
  /** Return the report with its plots, before and after side by side: a file that needs nothing else, for keeping. */
  "GET /api/simulate/{simulation}/report": {
    path: { simulation: string };
    query?: { language?: string | null };
    answer: string;
  };
  /** Return all layouts, the smallest first. */
  "GET /api/solo/layouts": {
    answer: SoloLayout[];
  };
  /** Return the deal of a day, 2025-06-21, the same for everybody. */
  "GET /api/solo/deals/{layout}/daily/{day}": {
    path: { layout: string; day: string };
    answer: SoloDeal;
  };
  /** Return a numbered deal. */
  "GET /api/solo/deals/{layout}/{number}": {
    path: { layout: string; number: SoloNumber };
    query?: { shuffled?: boolean };
    answer: SoloDeal;
  };
  /** Return a numbered deal on a layout of one's own. */
  "POST /api/solo/deals": {
    body: SoloOwnDeal;
    answer: SoloDeal;
  };
  /** Return whether a position can still be cleared, and how. */
  "POST /api/solo/solve": {
    body: SoloPosition;
    answer: SoloSolution;
  };
  /** Return a pair that does not lose a winnable position. */
  "POST /api/solo/hint": {
    body: SoloPosition;
    answer: SoloHint;
  };
  /** Return how far to undo to be able to win again. */
  "POST /api/solo/back": {
    body: SoloGame;
    answer: SoloWayBack;
  };
  /** Shuffle the remaining tiles so that they can be cleared. */
  "POST /api/solo/rescue": {
    body: SoloRescueWish;
    answer: SoloRescue;
  };
  /** Return a layout from its file, Eastwind's, KMahjongg's or Kyodai's, or all its faults. */
  "POST /api/solo/layouts/read": {
    body: SoloLayoutFile;
    answer: SoloLayoutRead;
  };
  /** Check whether places make a layout, and one that can be cleared. */
  "POST /api/solo/layouts/check": {
    body: SoloLayoutPlaces;
    answer: SoloLayoutRead;
  };
  /** Return the file of a layout. */
  "POST /api/solo/layouts/write": {
    body: SoloLayoutWish;
    answer: SoloLayoutText;
  };
  /** Return sets of own faces that are ready to use. */
  "GET /api/solo/faces": {
    answer: SoloFaces[];
  };
  /** Return a set of faces from its file, or all its faults. */
  "POST /api/solo/faces/read": {
    body: SoloFacesFile;
    answer: SoloFacesRead;
  };
  /** Return the levels of Connect, each harder than the one before. */
  "GET /api/solo/connect/levels": {
    answer: ConnectLevel[];
  };
  /** Return a level's field. `gravity`: tiles fall; `families`: any flower goes with any flower, any season with any season. */
  "GET /api/solo/connect/levels/{level}/{seed}": {
    path: { level: number; seed: SoloNumber };
    query?: { gravity?: ConnectGravity; families?: boolean };
    answer: ConnectField;
  };
  /** Return a pair with its line, one that does not lose a winnable field. */
  "POST /api/solo/connect/hint": {
    body: ConnectPosition;
    answer: ConnectHint;
  };
  /** Shuffle the remaining tiles so that they can be cleared. */
  "POST /api/solo/connect/shuffle": {
    body: ConnectShuffleWish;
    answer: ConnectShuffle;
  };
  /** Return the task of a day, 2025-06-21, the same for everybody. */
  "GET /api/trainers/daily/{day}": {
    path: { day: string };
    answer: DailyTask;
  };
  /** Return the trainers that have something to ask for under a rule set with these options. */
  "GET /api/trainers/rules/{name}": {
    path: { name: string };
    query?: { options?: string };
    answer: Trainer[];
  };
  /** Return a task under a rule set with these options. */
  "GET /api/trainers/rules/{name}/{trainer}/{level}/{seed}": {
    path: { trainer: Trainer; level: Strength; seed: SoloNumber; name: string };
    query?: { options?: string };
    answer: Task;
  };
  /** Return the trainers that have something to ask for under a household's draft. */
  "POST /api/trainers/household": {
    body: HouseholdDraft;
    answer: Trainer[];
  };
  /** Return a task under a household's draft. */
  "POST /api/trainers/household/{trainer}/{level}/{seed}": {
    path: { trainer: Trainer; level: Strength; seed: SoloNumber };
    body: HouseholdDraft;
    answer: Task;
  };
  /** Return all lessons in their order, in the language that the request asks for. */
  "GET /api/lessons": {
    answer: LessonInfo[];
  };
  /** Return the state of a lesson under a rule set with these options, and the outcome of an answer. */
  "POST /api/lessons/{lesson}/rules/{name}": {
    path: { lesson: string; name: string };
    query?: { options?: string };
    body: LessonAnswers;
    answer: LessonMoment;
  };
  /** Return the same under a household's draft. */
  "POST /api/lessons/{lesson}/household": {
    path: { lesson: string };
    body: LessonOfHousehold;
    answer: LessonMoment;
  };
  /** Return the state of a family's match after its moves, the bots' among them. */
  "POST /api/family": {
    body: FamilyGame;
    answer: FamilyMoment;
  };
  /** Return tasks of a step on A4, with a sheet of answers. */
  "GET /api/worksheets/{step}": {
    path: { step: string };
    query?: { seed?: number; count?: number; level?: number; language?: "en" | "ru" | "bg" | "pl" };
    answer: string;
  };
  /** Hand over the proofs of one's seats; they wait some minutes for the other device. */
  "POST /api/moves": {
    body: SeatsHeld;
    answer: MoveOpened;
  };
  /** Fetch the key on the other device. It is given out only once. */
  "POST /api/moves/{ticket}": {
    path: { ticket: string };
    answer: SeatsHeld;
  };
  /** Return whether the other device has fetched the key. */
  "GET /api/moves/{ticket}": {
    path: { ticket: string };
    answer: MoveState;
  };
  /** Return the results of the matches of some seats, hand by hand. A seat that its token does not prove is left out. */
  "POST /api/statistics": {
    body: StatisticsWish;
    answer: Statistics;
  };
  /** Return the addresses under which others find this server, if it listens to others at all. */
  "GET /api/share/addresses": {
    answer: Addresses;
  };
  /** Return a short text, such as a link, as a QR code. */
  "POST /api/share/code": {
    body: TextToCode;
    answer: Code;
  };
}

/** The addresses that answer with a text; all others answer with JSON. */
export const TEXTS: ReadonlySet<keyof Endpoints> = new Set<keyof Endpoints>([
  "GET /api/tables/{table}/record",
  "GET /api/simulate/{simulation}/report",
  "GET /api/worksheets/{step}",
]);
