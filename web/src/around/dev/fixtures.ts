// Finished hands and matches to draw while working on the page, and to test with. Never part of the built page.

import type {
  Bill, BillLine, HandResult, HandSummary, MeldView, OptionInfo, PaymentReason, PatternInfo, Replay, RuleSetInfo, RuleSetPage, SeatView,
  TableView,
} from "../../lib/protocol";
import { tilesOf } from "../notation";

type Part<Whole> = Partial<Whole>;

const line = (rule: string, tiles: string, points: number, doubles = 0, limit = false): BillLine => ({
  rule, tiles, points, doubles, limit, source: "RU V", title: null,
});

function bill(seat: number, won: boolean, lines: BillLine[], cap = 2000): Bill {
  const points = lines.reduce((sum, it) => sum + it.points, 0);
  const doubles = lines.reduce((sum, it) => sum + it.doubles, 0);
  const limit = lines.some((it) => it.limit);
  const uncapped = limit ? 0 : points * 2 ** doubles;
  return { seat, won, lines, points, doubles, uncapped, total: limit ? cap : Math.min(cap, uncapped), limited: limit || uncapped > cap };
}

function meld(kind: MeldView["kind"], notation: string, claimed: number | null = null, source: number | null = null): MeldView {
  return { kind, tiles: tilesOf(notation), claimed, source };
}

function seat(number: number, wind: SeatView["wind"], name: string, part: Part<SeatView> = {}): SeatView {
  return {
    seat: number, number: number + 1, wind, name, player: number === 1 ? "person" : "club", plays: true, score: 0, stock: null, counters: [], money: 0, hand_count: 13, hand: [], drawn: null, has_drawn: false,
    melds: [], flowers: [], pond: [], ready: "no", dead: false, ...part,
  };
}

const history: HandSummary[] = [];
{
  const nets = [
    [64, -128, 32, 32], [-96, 160, -32, -32], [0, 0, 0, 0], [-128, 416, -144, -144], [48, -24, -48, 24], [-320, -160, 640, -160],
    [120, 60, -240, 60], [-16, -32, 24, 24], [0, 0, 0, 0], [208, -104, -52, -52], [-2000, 4000, -1000, -1000], [88, -22, -44, -22],
    [40, -160, 80, 40], [-52, -52, 208, -104], [240, -480, 120, 120], [-64, 128, -32, -32], [-104, 52, -104, 156],
  ];
  const scores = [0, 0, 0, 0];
  nets.forEach((net, k) => {
    net.forEach((gain, at) => (scores[at] = (scores[at] ?? 0) + gain));
    const best = Math.max(...net);
    history.push({
      hand: k + 1, round_wind: (["east", "south", "west", "north"] as const)[Math.floor(k / 4.5)] ?? "north", dealer: k % 4,
      winner: best === 0 ? null : net.indexOf(best), winners: best === 0 ? [] : [net.indexOf(best)], total: best === 0 ? 0 : Math.round(best / 3), values: [0, 0, 0, 0], net, scores: [...scores],
    });
  });
}

function view(part: Part<TableView>): TableView {
  return {
    version: 90, table: "fixture", rules: "ru-classic", options: { flowers: false, limit: 2000 }, me: 1, hand: 4, dealer: 1,
    first_dealer: 0, playing: [0, 1, 2, 3], direction: "counter-clockwise", seat_names: "winds", first_east: "highest-sum", seating: [],
    round_wind: "east", round: 1, rounds: 4, hands: 0, open_hands: false, unclaimed: "face-up", stock: null, stake: 0, clock: null, phase: "hand_over", turn: null, seats: [],
    wall: {
      stacks: 17, first_stack: "right", drawn: "clockwise", counted_from: "right", counted_out: "last", loose_apart: true, break_seat: 1,
      break_stack: 7, next: null, dice: [3, 5, 2, 4], throws: [], heights: [[], [], [], []], left: 31, loose: 2,
    },
    last_discard: null, last_discarder: null, robbable: null, legal: [], dangerous: [], bars: [], result: null, match_end: null, history: history.slice(0, 4),
    commitment: "6f3d0c1b77a9e2d2b4c98c2b1f6a0f35d1c8ae34b0c2f9e7714cf2a58be0917d", secret: null, ...part,
  };
}

function pay(square: Record<string, [number, ...string[]]>): PaymentReason[] {
  return Object.entries(square).map(([pair, [amount, ...reasons]]) => ({
    payer: Number(pair[0]), payee: Number(pair[1]), amount, reasons, parts: [{ loser: Number(pair[0]), amount, reasons }],
  }));
}

function finish(payments: PaymentReason[], before: readonly number[], part: Part<HandResult>): HandResult {
  const net = [0, 0, 0, 0];
  for (const { payer, payee, amount } of payments) {
    net[payer] = (net[payer] ?? 0) - amount;
    net[payee] = (net[payee] ?? 0) + amount;
  }
  return {
    kind: "won", drawn_by: null, settlement: "payments", winner: 1, winners: [1], values: [0, 0, 0, 0], discarder: 0, tile: "4p", source: "discard", penalty: null, bills: [], payments, net,
    scores: before.map((score, k) => score + (net[k] ?? 0)), ...part,
  };
}

const before = [-32, 32, 0, 0];

const wonResult = finish(
  pay({
    "01": [416, "settle-winner", "settle-east"], "21": [416, "settle-winner", "settle-east"], "31": [416, "settle-winner", "settle-east"],
    "03": [4, "settle-losers"], "20": [8, "settle-losers"], "23": [12, "settle-losers"],
  }),
  before,
  {
    bills: [
      bill(1, true, [
        line("pung_dragon_exposed", "777z", 4), line("pung_terminal_concealed", "999p", 8), line("pair_own_wind", "11z", 2),
        line("pair_prevailing_wind", "11z", 2), line("mahjong", "", 20), line("only_possible_tile", "4p", 2),
        line("dragon_set", "777z", 0, 1), line("one_suit_with_honours", "", 0, 1), line("no_chow", "", 0, 1),
      ]),
      bill(2, false, [line("chow", "345s", 0)]),
      bill(3, false, [line("kong_simple_exposed", "2222s", 8), line("pung_simple_concealed", "333s", 4)]),
      bill(0, false, [line("pung_simple_concealed", "888m", 4), line("pung_wind_exposed", "444z", 4)]),
    ],
  },
);

const wonSeats = [
  seat(0, "north", "Слава", { hand: tilesOf("13m888m25p39s5z"), hand_count: 10, melds: [meld("pung", "444z", 1, 2)], score: wonResult.scores[0] ?? 0 }),
  seat(1, "east", "Мария", { hand: tilesOf("23p999p11z"), hand_count: 10, melds: [meld("pung", "777z", 2, 2), meld("pung", "555p", 0, 0)], score: wonResult.scores[1] ?? 0 }),
  seat(2, "south", "Мира", { hand: tilesOf("1457m2489p16s25z"), score: wonResult.scores[2] ?? 0 }),
  seat(3, "west", "Ян", { hand: tilesOf("333s12m67p1z"), hand_count: 8, melds: [meld("kong", "2222s", 0, 2), meld("chow", "678s", 1, 2)], score: wonResult.scores[3] ?? 0 }),
];

const penaltyResult = finish(
  pay({ "32": [4160, "penalty-dragons", "settle-winner", "settle-east"] }),
  before,
  {
    winner: 2, winners: [2], discarder: 3, tile: "6z", penalty: "penalty-dragons",
    bills: [
      bill(2, true, [
        line("pung_dragon_exposed", "777z", 4), line("pung_dragon_exposed", "555z", 4), line("kong_terminal_concealed", "1111s", 32),
        line("mahjong", "", 20), line("flower", "1f", 4), line("flower", "5f", 4), line("dragon_set", "777z", 0, 1), line("dragon_set", "555z", 0, 1),
        line("two_dragons_and_pair", "66z", 0, 1), line("one_suit_with_honours", "", 0, 1), line("no_chow", "", 0, 1), line("own_season", "5f", 0, 1),
      ]),
      bill(3, false, [line("pung_simple_concealed", "333s", 4)]),
      bill(0, false, []),
      bill(1, false, [line("pair_prevailing_wind", "11z", 2)]),
    ],
  },
);

const limitResult = finish(
  pay({
    "01": [2000, "settle-winner"], "21": [4000, "settle-winner", "settle-east"], "31": [2000, "settle-winner"],
    "03": [16, "settle-losers"], "23": [32, "settle-losers", "settle-east"], "20": [16, "settle-losers", "settle-east"],
  }),
  before,
  {
    winner: 1, discarder: null, tile: "1p", source: "last_wall",
    bills: [
      bill(1, true, [line("moon_from_the_sea", "1p", 0, 0, true)]),
      bill(2, false, []),
      bill(3, false, [line("pung_wind_concealed", "444z", 8), line("prevailing_wind_set", "444z", 0, 1)]),
      bill(0, false, [line("pung_terminal_concealed", "111s", 8)]),
    ],
  },
);

const longNames = ["Константин Константинопольский", "Wawrzyniec Szczęsnowicz-Krzyżanowski", "Александра-Богдана Великотърновска", "Ян"];

const [slava, maria, mira, yan] = wonSeats as [SeatView, SeatView, SeatView, SeatView];

/** Two win with the same discard; the discarder pays for all to each. */
const twoWinners = view({
  result: {
    ...finish(pay({ "01": [228, "settle-winner"], "02": [36, "settle-winner"], "31": [76, "settle-winner"] }), before, {}),
    winners: [1, 2], winner: 1, discarder: 0, values: [0, 76, 12, 8],
    payments: [
      { payer: 0, payee: 1, amount: 228, reasons: ["settle-winner", "settle-discarder"], parts: [0, 2, 3].map((loser) => ({ loser, amount: 76, reasons: ["settle-winner"] })) },
      { payer: 0, payee: 2, amount: 36, reasons: ["settle-winner", "settle-discarder"], parts: [0, 1, 3].map((loser) => ({ loser, amount: 12, reasons: ["settle-winner"] })) },
    ],
    bills: [
      bill(1, true, [line("pung_dragon_exposed", "777z", 4), line("mahjong", "", 20), line("dragon_set", "777z", 0, 1), line("no_chow", "", 0, 1)]),
      bill(2, true, [line("mahjong", "", 10), line("last_from_wall", "4p", 2)]),
      bill(3, false, [line("kong_simple_exposed", "2222s", 8)]),
      bill(0, false, []),
    ],
  },
  seats: [slava, maria, { ...mira, hand: tilesOf("234m567p234567s5z"), hand_count: 13 }, yan],
});

const familyEnd = view({
  rules: "family", direction: "clockwise", seat_names: "numbers", playing: [0, 2], me: 0, rounds: 0, hands: 4, open_hands: true,
  result: {
    ...finish([], [0, 0, 0, 0], {}), settlement: "own_scores", winner: 2, winners: [2], discarder: 0, values: [7, 0, 12, 0], net: [7, 0, 12, 0], scores: [16, 0, 21, 0],
    bills: [
      bill(2, true, [line("chow", "345m", 3), line("chow", "234p", 3), line("pung_simple_exposed", "777s", 4), line("pair", "11z", 2)]),
      bill(0, false, [line("pung_simple_concealed", "888m", 4), line("chow", "123p", 3)]),
    ],
  },
  seats: [
    { ...slava, name: "Мария", player: "person", score: 16 }, seat(1, "south", "", { plays: false, player: "nobody", hand_count: 0 }),
    { ...maria, seat: 2, number: 3, wind: "west", name: "Мира", player: "club", score: 21 }, seat(3, "north", "", { plays: false, player: "nobody", hand_count: 0 }),
  ],
  history: [],
});

/** Counters of the Polish box, one player in debt. */
const counted = (score: number): Pick<SeatView, "score" | "stock" | "counters"> => {
  const stock = 810 + score;
  const counters = [500, 100, 10, 2].reduce<[number, number[]]>(([left, counts], worth) => [left % worth, [...counts, Math.floor(left / worth)]], [Math.max(0, stock), []])[1];
  return { score, stock, counters };
};

export const ends: Readonly<Record<string, TableView>> = {
  twoWinners,
  family: familyEnd,
  counters: view({
    rules: "pl-classic", result: wonResult, stock: { start: 810, counters: [[1, 500], [2, 100], [9, 10], [10, 2]], ends: "never" }, stake: 5,
    seats: wonSeats.map((it, k) => ({ ...it, ...counted([-412, 1280, -846, -22][k] ?? 0), money: ([-412, 1280, -846, -22][k] ?? 0) * 5 })),
  }),
  threeClaims: view({
    seats: wonSeats,
    result: { ...finish([], before, {}), kind: "drawn", drawn_by: "three_claims", winner: null, winners: [], discarder: null, tile: null, source: null, bills: [] },
  }),
  drawnPaid: view({
    seats: wonSeats,
    result: {
      ...finish(pay({ "01": [100, "settle-drawn"], "21": [100, "settle-drawn"], "31": [100, "settle-drawn"] }), before, {}), kind: "drawn", drawn_by: "wall", winner: null,
      winners: [], discarder: null, tile: null, source: null, bills: [],
    },
  }),
  dropped: view({
    phase: "match_over", match_end: "time", seats: wonSeats,
    result: { ...finish([], before, {}), kind: "dropped", winner: null, winners: [], discarder: null, tile: null, source: null, bills: [] },
  }),
  won: view({ result: wonResult, seats: wonSeats }),
  penalty: view({
    result: penaltyResult,
    seats: [
      seat(0, "north", "Слава", { hand: tilesOf("13m888m25p39s51z"), hand_count: 13 }),
      seat(1, "west", "Мария", { hand: tilesOf("23p999p1123z"), hand_count: 10, melds: [meld("chow", "345m", 1, 0)] }),
      seat(2, "east", "Мира", { hand: tilesOf("66z2s"), drawn: "2s", hand_count: 4, flowers: ["1f", "5f"], melds: [meld("pung", "777z", 2, 3), meld("pung", "555z", 1, 3), meld("concealed_kong", "1111s")] }),
      seat(3, "south", "Ян", { hand: tilesOf("333s12m67p12341z"), hand_count: 13, flowers: ["8f"] }),
    ],
  }),
  limit: view({
    result: limitResult,
    seats: wonSeats.map((it, k) => ({ ...it, name: longNames[k] ?? it.name, wind: (["west", "north", "east", "south"] as const)[k] ?? "east" })),
  }),
  drawn: view({
    seats: wonSeats,
    result: { ...finish([], before, {}), kind: "drawn", drawn_by: "wall", winner: null, winners: [], discarder: null, tile: null, source: null, bills: [] },
  }),
  match: view({
    phase: "match_over", hand: history.length, round: 4, round_wind: "north", history, seats: wonSeats,
    result: { ...wonResult, scores: history.at(-1)?.scores ?? [], net: history.at(-1)?.net ?? [] },
    secret: "0e5a7c2291b36dd84f7719c0aab5e4d3f60e12c98d7b3a4455667788990011aa",
  }),
};

const option = (name: string, kind: OptionInfo["kind"], value: OptionInfo["default"], part: Part<OptionInfo> = {}): OptionInfo => ({
  name, kind, default: value, choices: [], minimum: null, maximum: null, keys: [name.replace("_", ".")], values: {}, source: "RU II", ...part,
});

export const ruleSets: RuleSetInfo[] = [
  {
    id: "ru-classic", version: 1, digest: "0".repeat(64), title: "Russian classical", about: "", players: 4,
    documents: [{ name: "RU", title: "Правила настольной игры «Ма-джонг» (Стиль Жизни)" }],
    options: [
      option("flowers", "bool", false),
      option("limit", "int", 2000, { choices: [500, 1000, 2000, "none"], minimum: 1, maximum: 1_000_000 }),
      option("rounds", "int", 4, { choices: [1, 2, 3, 4], minimum: 1, maximum: 4 }),
      option("ready_hand", "choice", "required", { choices: ["required", "optional", "none"] }),
      option("ready_at_once", "bool", true),
      option("only_possible_tile", "choice", "sole-kind", { choices: ["sole-kind", "wait-shape"] }),
      option("penalty", "bool", true),
      option("robbing", "bool", true),
      option("tie", "choice", "farthest", { choices: ["farthest", "nearest"] }),
      option("lead_after_east_wins", "choice", "stays", { choices: ["stays", "passes"] }),
      option("lead_after_draw", "choice", "passes", { choices: ["passes", "stays"] }),
      option("dead_hand", "bool", true),
      option("unclaimed_discard", "choice", "face-up", { choices: ["face-up", "face-down"] }),
      option("danger_warning", "bool", true),
    ],
  },
];

const pattern = (rule: string, points: number, doubles: number, winner_only: boolean, limit = false): PatternInfo => ({
  rule, points, doubles, winner_only, limit, half_limit: false, flat: 0, tiles: "", title: null, source: limit ? "RU VII" : "RU V",
});

export const rulePage: RuleSetPage = {
  id: "ru-classic", options: Object.fromEntries((ruleSets[0]?.options ?? []).map((it) => [it.name, it.default])), limit: 2000,
  seat_names: "winds",
  documents: [{ name: "RU", title: "Правила настольной игры «Ма-джонг» (Стиль Жизни)" }],
  patterns: [
    pattern("chow", 0, 0, false), pattern("pung_simple_exposed", 2, 0, false), pattern("pung_simple_concealed", 4, 0, false),
    pattern("kong_terminal_concealed", 32, 0, false), pattern("pair_own_wind", 2, 0, false), pattern("flower", 4, 0, false),
    pattern("mahjong", 20, 0, true), pattern("last_from_wall", 2, 0, true), pattern("no_scoring_set", 0, 1, true),
    pattern("dragon_set", 0, 1, false), pattern("one_suit", 0, 3, false), pattern("own_flower", 0, 1, false),
    pattern("heavenly", 0, 0, true, true), pattern("four_blessings", 0, 0, true, true), pattern("thirteen_wonders", 0, 0, true, true),
  ],
};

/** A hand of thirty steps: everyone draws and discards in turn. */
export const replay: Replay = {
  hand: 4,
  frames: Array.from({ length: 30 }, (_, k) => {
    const turn = k % 4;
    const tile = tilesOf("1z9m4p7s2m3z6p1s8m5z9p2s4m7z3p")[Math.floor(k / 2)] ?? "1z";
    const seats = wonSeats.map((it) => ({
      ...it,
      pond: tilesOf("1z9m4p7s2m3z6p1s8m5z9p2s4m7z3p").filter((_, n) => n < k / 2 && n % 4 === it.seat).map((one) => ({ tile: one, taken_by: null, ready: "no" as const })),
    }));
    const heights = [0, 1, 2, 3].map((side) => Array.from({ length: 17 }, (_, n) => (side === 1 && n > 7 && n < 8 + k ? 0 : 2)));
    const position = view({ phase: "turn", turn, seats, wall: { ...view({}).wall, heights, left: 83 - k } });
    const kind = k === 0 ? ("deal" as const) : k === 29 ? ("mahjong" as const) : k % 6 === 5 ? ("pung" as const) : ("discard" as const);
    return { events: [{ kind, seat: turn, tile: kind === "deal" ? null : tile, source: (turn + 3) % 4, won: null, word: null }], view: position };
  }),
};
