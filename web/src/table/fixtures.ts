// Positions to draw while working on the table and to test its layout with. Never part of the built page: only the
// development page and tests import this.

import { tilesOf } from "../around/notation";
import type { Advice, GameEvent, LegalAction, MeldView, PondTile, SeatView, TableView } from "../lib/protocol";

const WINDS = ["east", "south", "west", "north"] as const;

function pond(notation: string, taken: Record<number, number> = {}, ready: Record<number, "ready" | "at_once"> = {}): PondTile[] {
  return tilesOf(notation).map((tile, index) => ({ tile, taken_by: taken[index] ?? null, ready: ready[index] ?? "no" }));
}

function meld(kind: MeldView["kind"], notation: string, claimed: number | null = null, source: number | null = null): MeldView {
  return { kind, tiles: tilesOf(notation), claimed, source };
}

function seat(number: number, wind: number, part: Partial<SeatView>): SeatView {
  return {
    seat: number, wind: WINDS[wind] ?? "east", name: "", player: "club", score: 2000, hand_count: 13, hand: null, drawn: null,
    has_drawn: false, melds: [], flowers: [], pond: [], ready: "no", dead: false, ...part,
  };
}

/** A wall of which `drawn` tiles are gone, broken on the second side; the dead end stays. */
function heights(stacks: number, drawn: number): number[][] {
  const sides = Array.from({ length: 4 }, () => Array.from({ length: stacks }, () => 2));
  let left = drawn;
  // Clockwise from the break: first the rest of that side, then on along the side before it in the order of play.
  for (let step = 0; left > 0; step += 1) {
    const at = 7 + step;
    const side = sides[(1 - Math.floor(at / stacks) + 8) % 4];
    if (!side) break;
    const taken = Math.min(2, left);
    side[at % stacks] = 2 - taken;
    left -= taken;
  }
  const end = sides[1];
  if (end) {
    end[6] = 0;
    end[5] = 3;
    end[3] = 3;
  }
  return sides;
}

function view(part: Partial<TableView>, drawn: number, stacks = 17): TableView {
  return {
    version: 1, table: "fixture", rules: "ru-classic", options: { flowers: stacks === 18 }, me: 1, hand: 3, dealer: 0, first_dealer: 0,
    seating_dice: [[7, 9, 4, 11]], round_wind: "east", round: 1, rounds: 4, phase: "turn", turn: 1, seats: [],
    wall: { stacks, break_seat: 1, break_stack: 7, dice: [3, 5, 2, 4], heights: heights(stacks, drawn), left: 8 * stacks - drawn - 16, loose: 2 },
    last_discard: null, last_discarder: null, robbable: null, legal: [], dangerous: [], result: null, history: [], commitment: "00",
    secret: null, ...part,
  };
}

const act = (word: string, kind: LegalAction["kind"], tile: string | null = null, tiles = "", ready: LegalAction["ready"] = "no"): LegalAction => ({
  word, kind, tile, tiles: tilesOf(tiles), ready,
});

function discards(notation: string): LegalAction[] {
  return [...new Set(tilesOf(notation))].map((tile) => act(`discard ${tile}`, "discard", tile));
}

export interface Fixture {
  title: string;
  view: TableView;
  events: GameEvent[];
}

const event = (kind: GameEvent["kind"], part: Partial<GameEvent> = {}): GameEvent => ({
  kind, seat: null, tile: null, source: null, won: null, word: null, ...part,
});

const early: Fixture = {
  title: "early hand, own turn",
  events: [event("draw", { seat: 1, tile: "4s" })],
  view: view({
    seats: [
      seat(0, 0, { name: "Слава", score: 1380, pond: pond("1z9s") }),
      seat(1, 1, { name: "Мария", player: "person", score: 2244, hand: tilesOf("2346m5677p23s777z"), drawn: "4s", has_drawn: true, hand_count: 14, pond: pond("9m") }),
      seat(2, 2, { name: "Мира", score: 1964, pond: pond("1m4z") }),
      seat(3, 3, { name: "Ян", score: 2412, pond: pond("1z9p") }),
    ],
    legal: discards("2346m5677p234s777z"),
    last_discard: "9s", last_discarder: 0,
  }, 64),
};

const claims: Fixture = {
  title: "claim window: two chows, pung, kong, win",
  events: [event("discard", { seat: 0, tile: "6p" })],
  view: view({
    phase: "claim", turn: 0,
    seats: [
      seat(0, 0, { name: "Слава", score: 1380, hand_count: 10, melds: [meld("pung", "444m", 1, 2)], pond: pond("3z1s9s6m2z7p5p6p", { 6: 3 }) }),
      seat(1, 1, { name: "Мария", player: "person", score: 2244, hand: tilesOf("456667p23s33m"), hand_count: 10, melds: [meld("pung", "777z", 2, 2)], pond: pond("9m1p4z3z8s") }),
      seat(2, 2, { name: "Мира", score: 1964, hand_count: 10, melds: [meld("chow", "345p", 0, 1)], pond: pond("1m9m4z7z7s2p", { 3: 1 }) }),
      seat(3, 3, { name: "Ян", score: 2412, hand_count: 10, melds: [meld("chow", "456p", 1, 0)], pond: pond("1z9p8m3s5z") }),
    ],
    last_discard: "6p", last_discarder: 0,
    legal: [
      act("mahjong", "mahjong", "6p"), act("kong", "kong", "6p", "6666p"), act("pung", "pung", "6p", "666p"),
      act("chow 4p", "chow", "6p", "456p"), act("chow 5p", "chow", "6p", "567p"), act("pass", "pass"),
    ],
  }, 80),
};

const fourEach: Fixture = {
  title: "four sets each, kongs of every kind",
  events: [],
  view: view({
    turn: 1,
    seats: [
      seat(0, 0, { name: "Слава", score: -380, hand_count: 1, melds: [meld("pung", "444m", 1, 2), meld("kong", "9999s", 3, 1), meld("concealed_kong", "2222p"), meld("chow", "678m", 2, 3)], pond: pond("3z1s9s6m2z7p5p6p1z2s", { 6: 3 }) }),
      seat(1, 1, { name: "Мария", player: "person", score: 12244, hand: tilesOf("5z"), drawn: "6z", has_drawn: true, hand_count: 2, melds: [meld("pung", "777z", 2, 2), meld("added_kong", "3333p", 1, 3), meld("concealed_kong", "8888s"), meld("kong", "1111m", 0, 0)], pond: pond("9m1p4z3z8s6s6s") }),
      seat(2, 2, { name: "Мира", score: 1964, hand_count: 1, melds: [meld("chow", "345p", 0, 1), meld("pung", "222z", 0, 0), meld("added_kong", "1111z", 1, 3), meld("pung", "555s", 2, 3)], pond: pond("1m9m4z7z7s2p", { 3: 1 }) }),
      seat(3, 3, { name: "Ян", score: 2412, hand_count: 1, melds: [meld("chow", "456p", 1, 2), meld("kong", "7777m", 2, 1), meld("kong", "5555m", 0, 0), meld("pung", "333s", 2, 2)], pond: pond("1z9p8m3s5z") }),
    ],
    legal: [act("discard 5z", "discard", "5z"), act("discard 6z", "discard", "6z"), act("discard 6z ready", "discard", "6z", "", "ready")],
    dangerous: ["6z"],
  }, 104),
};

const fullPonds: Fixture = {
  title: "ponds of twenty-four, long names",
  events: [event("discard", { seat: 3, tile: "5z" })],
  view: view({
    turn: 3, hand: 12, round: 3, round_wind: "west",
    seats: [
      seat(0, 2, { name: "Константин Константинопольский", score: 138000, ready: "ready", pond: pond("1z9s2m4p6z7z1m1m9p9p3z2z4z4z5m6m7m8m2s3s4s5s6s7s", {}, { 14: "ready" }) }),
      seat(1, 3, { name: "Wawrzyniec Szczęsnowicz-Krzyżanowski", player: "person", score: -2244, hand: tilesOf("234m5678p223s77z1z"), pond: pond("9m1p4z3z8s6s6s5p5p2p3m3m1s1s1s2z2z2z3z7s7s8p8p9p", { 4: 2 }) }),
      seat(2, 0, { name: "Александра-Богдана Великотърновска", score: 1964, pond: pond("1m9m4z7z7s2p8s8s8m8m3p3p4m4m5s5s6p6p7p7p1p1p2p2s", { 3: 1 }) }),
      seat(3, 1, { name: "Ян", score: 24120, dead: true, pond: pond("1z9p8m3s5z6z6z6z9s9s9s1s2m2m2m3m5m5m6m6m7m7m4s5z") }),
    ],
    last_discard: "5z", last_discarder: 3,
  }, 118),
};

const flowers: Fixture = {
  title: "flowers, ready hands, ready at once to declare",
  events: [],
  view: view({
    turn: 1, round_wind: "south", round: 2, hand: 6,
    seats: [
      seat(0, 3, { name: "Слава", score: 1380, flowers: ["1f", "5f", "7f"], ready: "at_once", pond: pond("3z1s") }),
      seat(1, 0, { name: "Мария", player: "person", score: 2244, hand: tilesOf("234m56p77p234s777z"), drawn: "9s", has_drawn: true, hand_count: 14, flowers: ["2f", "8f"], pond: pond("9m1p4z") }),
      seat(2, 1, { name: "Мира", score: 1964, flowers: ["3f"], hand_count: 10, melds: [meld("chow", "345p", 0, 1)], ready: "ready", pond: pond("1m9m4z7z", { }, { 3: "ready" }) }),
      seat(3, 2, { name: "Ян", score: 2412, flowers: ["4f", "6f"], pond: pond("1z9p8m") }),
    ],
    legal: [...discards("234m567p234s7z"), act("discard 9s", "discard", "9s"), act("discard 9s ready", "discard", "9s", "", "ready"), act("concealed_kong 7z", "concealed_kong", "7z", "7777z")],
  }, 76, 18),
};

const bare: Fixture = {
  title: "just dealt, a new match",
  events: [event("deal")],
  view: view({
    turn: 0, hand: 1, seating_dice: [[10, 7, 10, 4], [8, 0, 5, 0]],
    seats: [
      seat(0, 0, { name: "Слава", hand_count: 14, has_drawn: true }),
      seat(1, 1, { name: "Мария", player: "person", hand: tilesOf("147m258p369s1357z") }),
      seat(2, 2, { name: "Мира" }),
      seat(3, 3, { name: "Ян" }),
    ],
  }, 53),
};

const open: Fixture = {
  title: "hands open",
  events: [],
  view: view({
    turn: null, phase: "hand_over",
    seats: [
      seat(0, 0, { name: "Слава", score: 1380, hand_count: 10, hand: tilesOf("123m55p678s77z"), melds: [meld("pung", "444m", 1, 2)], pond: pond("3z1s9s6m2z7p5p", { 6: 3 }) }),
      seat(1, 1, { name: "Мария", player: "person", score: 2244, hand: tilesOf("4566p23s33m11z"), hand_count: 10, melds: [meld("pung", "777z", 2, 2)], pond: pond("9m1p4z3z8s") }),
      seat(2, 2, { name: "Мира", score: 1964, hand_count: 11, hand: tilesOf("1199s234s55z8m"), drawn: "8m", has_drawn: true, melds: [meld("chow", "345p", 0, 1)], pond: pond("1m9m4z7z7s2p", { 3: 1 }) }),
      seat(3, 3, { name: "Ян", score: 2412, hand_count: 10, hand: tilesOf("1123s888p99m6z"), melds: [meld("chow", "456p", 1, 0)], pond: pond("1z9p8m3s5z") }),
    ],
  }, 80),
};

const rob: Fixture = {
  title: "a kong that may be robbed",
  events: [event("added_kong", { seat: 2, tile: "7p" })],
  view: view({
    phase: "rob", turn: 2, robbable: "7p",
    seats: [
      seat(0, 0, { name: "Слава", score: 1380, pond: pond("3z1s9s6m") }),
      seat(1, 1, { name: "Мария", player: "person", score: 2244, hand: tilesOf("234m56p234s77z888s"), ready: "ready", pond: pond("9m1p4z3z", {}, { 3: "ready" }) }),
      seat(2, 2, { name: "Мира", score: 1964, hand_count: 10, melds: [meld("added_kong", "7777p", 1, 3)], pond: pond("1m9m4z7z") }),
      seat(3, 3, { name: "Ян", score: 2412, pond: pond("1z9p8m7p", { 3: 2 }) }),
    ],
    legal: [act("mahjong", "mahjong", "7p"), act("pass", "pass")],
  }, 92),
};

const declare: Fixture = {
  title: "ready at once, to be declared before the first discard",
  events: [],
  view: view({
    phase: "declare", turn: 0, hand: 1,
    seats: [
      seat(0, 0, { name: "Слава", hand_count: 14, has_drawn: true }),
      seat(1, 1, { name: "Мария", player: "person", hand: tilesOf("234m567p23488s77z") }),
      seat(2, 2, { name: "Мира" }),
      seat(3, 3, { name: "Ян" }),
    ],
    legal: [act("ready_at_once", "ready_at_once"), act("pass", "pass")],
  }, 53),
};

export const FIXTURES: Readonly<Record<string, Fixture>> = { early, claims, fourEach, fullPonds, flowers, bare, open, rob, declare };

const useful = (notation: string, left: readonly number[]): Advice["useful"] =>
  tilesOf(notation).map((tile, place) => ({ tile, left: left[place] ?? 0, total: null, total_drawn: null }));

/** Help for the hand of `early`. */
export const ADVICE: Advice = {
  type: "advice", version: 1, distance: 1, waits: [], useful: useful("5m58p147s", [4, 3, 4, 3, 2, 4]),
  discards: [
    { tile: "6m", distance: 0, useful: useful("58p", [3, 4]), left: 7, dangerous: false },
    { tile: "7p", distance: 1, useful: useful("15m58p", [4, 4, 3, 4]), left: 15, dangerous: false },
    { tile: "2m", distance: 1, useful: useful("5m58p", [4, 3, 4]), left: 11, dangerous: true },
  ],
  bill: {
    seat: 1, won: true, points: 34, doubles: 1, uncapped: 68, total: 68, limited: false,
    lines: [
      { rule: "mahjong", tiles: "", points: 20, doubles: 0, limit: false, source: "RU III" },
      { rule: "pung_dragon_concealed", tiles: "777z", points: 8, doubles: 0, limit: false, source: "RU III" },
      { rule: "dragon_set", tiles: "777z", points: 0, doubles: 1, limit: false, source: "RU IV" },
    ],
  },
  bill_tile: "5m",
};
