// Made from src/eastwind/server/wire/simulate.py by `make types`. Do not edit.

export type SimulationLevel = "random" | "novice" | "club";

export type SimulationState = "waiting" | "running" | "done" | "cancelled" | "failed";

/**
 * A preset by its id, or a household's own file, with options.
 *
 * `file`: the text of a rule set's file, TOML or the exported JSON; then `rules` is not looked at.
 */
export interface SimulationRules {
  rules: string;
  options: Record<string, string | number | boolean>;
  file: string | null;
}

/**
 * What is to be played: under `before`, and under `after` too where the two are to be compared.
 *
 * `bots`: a level for each seat, one for all, or none at all: all of the strongest level.
 */
export interface SimulationWish {
  before: SimulationRules;
  after: SimulationRules | null;
  bots: SimulationLevel[];
  hands: number;
  seed: number;
}

/** `count` out of `of`, with its interval at 95 %; all from 0 to 1. */
export interface SimulationShare {
  count: number;
  of: number;
  value: number;
  low: number;
  high: number;
}

/** A mean with its interval at 95 %; without bounds where fewer than two were counted. */
export interface SimulationMean {
  count: number;
  value: number;
  low: number | null;
  high: number | null;
}

/** What came to whoever sat somewhere: see `eastwind.study.findings.PlayerFound`. */
export interface SimulationPlayer {
  name: string;
  won: SimulationShare;
  drawn_by_self: SimulationShare;
  gave: SimulationShare;
  points: SimulationMean;
  value: number;
}

/** How often a pattern stood in winners' bills and what it brought: see `eastwind.study.findings.PatternFound`. */
export interface SimulationPattern {
  rule: string;
  limit_hand: boolean;
  among_winners: SimulationShare;
  among_losers: SimulationShare;
  of_hands: SimulationShare;
  lines: number;
  value: SimulationMean;
  gain: SimulationMean;
}

/** What was found under one rule set. `seats` and `winds` (east first) have one entry each, `levels` one for each level. */
export interface SimulationFindings {
  rules: string;
  digest: string;
  hands: number;
  seed: number;
  bots: SimulationLevel[];
  drawn: SimulationShare;
  several_winners: SimulationShare;
  drawn_by_self: SimulationShare;
  discards: SimulationMean;
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

/** What was found, and after the change where one was asked for. */
export interface SimulationResult {
  before: SimulationFindings;
  after: SimulationFindings | null;
}

/**
 * How far a simulation is. `ahead`: others that are played before it begins; `result` when it is done.
 *
 * `hands`: all that are to be played, under both rule sets; `rate`: hands a second; `seconds_left`: null while unknown.
 */
export interface Simulation {
  id: string;
  state: SimulationState;
  ahead: number;
  hands: number;
  done: number;
  rate: number;
  seconds_left: number | null;
  result: SimulationResult | null;
}
