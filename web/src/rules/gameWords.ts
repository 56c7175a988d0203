// Which word of the book of the game a rule is about. Every rule has one: what fits nothing better is told by what sort of rule it is.

import { href } from "../kit/router/router.svelte";

type Rows = readonly (readonly [RegExp, string])[];

/** Lines of a bill, patterns and reasons of payments, by what their names hold; the first that fits. */
const RULES: Rows = [
  [/^penalty|^settle_(penalty|discarder)/, "penalty"],
  [/^settle_dealer/, "east"],
  [/^settle_drawn/, "drawn"],
  [/^settle/, "counters"],
  [/robb/, "robbing"],
  [/only_possible|only_kind|only_tile/, "only-tile"],
  [/ready/, "ready"],
  [/last_from_wall|self_drawn|nothing_drawn/, "self-drawn"],
  [/last_discard/, "off-discard"],
  [/last_wall_tile|^moon/, "wall"],
  [/loose_tile|^grapes/, "loose-tile"],
  [/season/, "seasons"],
  [/flower/, "flowers"],
  [/^(prevailing|pair_prevailing)/, "round-wind"],
  [/^(own_wind|pair_own_wind)/, "own-wind"],
  [/kong/, "kong"],
  [/pung/, "pung"],
  [/^(one_suit|no_scoring)/, "suits"],
  [/chow/, "chow"],
  [/dragon/, "dragons"],
  [/wind/, "winds"],
  [/^(last_)?pair|seven_pairs/, "pair"],
  [/^concealed_hand|^three_concealed/, "concealed"],
  [/^terminals/, "terminals"],
  [/^only_honours/, "honours"],
  [/^mahjong/, "mahjong"],
  [/^limit$/, "limit"],
];

/** Values of a rule set, by their keys. */
const VALUES: Rows = [
  [/furiten/, "furiten"],
  [/rob_/, "robbing"],
  [/dead_wall/, "dead-wall"],
  [/loose|replacement/, "loose-tile"],
  [/flowers/, "flowers"],
  [/dead_hand|undeclared/, "dead-hand"],
  [/kong/, "kong"],
  [/pung/, "pung"],
  [/chow/, "chow"],
  [/pair/, "pair"],
  [/only_possible/, "only-tile"],
  [/winds/, "round-wind"],
  [/doubles/, "double"],
  [/^ready/, "ready"],
  [/penalty|danger/, "penalty"],
  [/drawn_hand|after_draw/, "drawn"],
  [/east|lead_/, "east"],
  [/discard/, "discard"],
  [/^settlement/, "counters"],
  [/^claims/, "claim"],
  [/^wall/, "wall"],
  [/^tiles/, "tile"],
  [/^limit|earthly/, "limit"],
  [/^shapes/, "limit-hand"],
  [/^play/, "mahjong"],
  [/^scoring/, "points"],
  [/^(seats|deal|match|table)/, "hand-round-match"],
];

/** The word of a line of a bill, of a pattern or of a reason for a payment. */
export function wordOf(rule: string): string {
  // what is left are rare hands
  return first(RULES, rule.replaceAll("-", "_")) ?? "limit-hand";
}

/** The word of a value of a rule set: `claims.chow`. */
export function wordOfValue(key: string): string {
  return first(VALUES, key) ?? "mahjong";
}

function first(rows: Rows, name: string): string | undefined {
  return rows.find(([pattern]) => pattern.test(name))?.[1];
}

export const wordHref = (word: string): string => href("game", { page: "words", term: word });
