// Positions to draw while working on the table and to test its layout with. Never part of the built page: only the
// development page and tests import this.

import { tilesOf } from "../around/notation";
import type { Advice, GameEvent, LegalAction, MeldView, PondTile, SeatView, TableView, WallView } from "../lib/protocol";

const WINDS = ["east", "south", "west", "north"] as const;

function pond(notation: string, taken: Record<number, number> = {}, ready: Record<number, "ready" | "at_once"> = {}): PondTile[] {
  return tilesOf(notation).map((tile, index) => ({ tile, taken_by: taken[index] ?? null, ready: ready[index] ?? "no" }));
}

function meld(kind: MeldView["kind"], notation: string, claimed: number | null = null, source: number | null = null): MeldView {
  return { kind, tiles: tilesOf(notation), claimed, source };
}

function seat(number: number, wind: number, part: Partial<SeatView>): SeatView {
  return {
    seat: number, number: number + 1, wind: WINDS[wind] ?? "east", name: "", player: "club", plays: true, score: 2000, stock: null, counters: [], money: 0, hand_count: 13, hand: null, drawn: null,
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

function wall(drawn: number, stacks: number, part: Partial<WallView> = {}): WallView {
  return {
    stacks, first_stack: "right", drawn: "clockwise", counted_from: "right", counted_out: "last", loose_apart: true, break_seat: 1,
    break_stack: 7, next: { seat: (1 - Math.floor((7 + Math.floor(drawn / 2)) / stacks) + 8) % 4, stack: (7 + Math.floor(drawn / 2)) % stacks },
    dice: [3, 5, 2, 4], throws: [
      { seat: 0, dice: [3, 5], what: "side", wanted: [], failed: false }, { seat: 3, dice: [2, 4], what: "stack", wanted: [], failed: false },
    ],
    heights: heights(stacks, drawn), left: 8 * stacks - drawn - 16, loose: 2, ...part,
  };
}

function view(part: Partial<TableView>, drawn: number, stacks = 17): TableView {
  return {
    version: 1, table: "fixture", rules: "ru-classic", options: { flowers: stacks === 18 }, me: 1, hand: 3, dealer: 0, first_dealer: 0,
    playing: [0, 1, 2, 3], direction: "counter-clockwise", seat_names: "winds", first_east: "highest-sum",
    seating: [7, 11, 4, 9].map((sum, thrower) => ({ seat: thrower, round: 0, sum, wind: null, again: false })),
    round_wind: "east", round: 1, rounds: 4, hands: 0, open_hands: false, unclaimed: "face-up", stock: null, stake: 0, clock: null,
    phase: "turn", turn: 1, seats: [], wall: wall(drawn, stacks),
    last_discard: null, last_discarder: null, robbable: null, legal: [], dangerous: [], bars: [], result: null, match_end: null,
    history: [], commitment: "00", secret: null, ...part,
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
    turn: 0, hand: 1,
    seating: [
      { seat: 2, round: 0, sum: 10, wind: null, again: true }, { seat: 1, round: 0, sum: 7, wind: null, again: false },
      { seat: 0, round: 0, sum: 10, wind: null, again: true }, { seat: 3, round: 0, sum: 4, wind: null, again: false },
      { seat: 2, round: 1, sum: 5, wind: null, again: false }, { seat: 0, round: 1, sum: 8, wind: null, again: false },
    ],
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

const nobody = (number: number): SeatView => seat(number, number, { player: "nobody", plays: false, score: 0, hand_count: 0 });

/** A mirrored wall: counted and drawn from the left, loose tiles at its end or none. */
function mirrored(drawn: number, stacks: number, part: Partial<WallView> = {}): WallView {
  return wall(drawn, stacks, { first_stack: "left", drawn: "counter-clockwise", counted_from: "left", loose: 0, loose_apart: false, left: 8 * stacks - drawn, ...part });
}

const family = (part: Partial<TableView>, drawn: number): TableView => {
  const it = view({
    rules: "family", options: { players: part.playing?.length ?? 4, open_hands: true }, direction: "clockwise", seat_names: "numbers", first_east: "seat-one", seating: [], rounds: 0,
    hands: 4, open_hands: true, wall: mirrored(drawn, 18), ...part,
  }, drawn, 18);
  it.wall.heights = it.wall.heights.map((side) => side.map((height) => Math.min(2, height)));
  return it;
};

const familyTwo: Fixture = {
  title: "two at the family table, hands open",
  events: [event("discard", { seat: 2, tile: "6p" })],
  view: family({
    me: 0, turn: 2, phase: "claim", dealer: 0, playing: [0, 2],
    seats: [
      seat(0, 0, { name: "Мария", player: "person", score: 9, hand: tilesOf("1234578p24s33m11z"), pond: pond("9m1p4z3z8s1m2m9s"), flowers: ["1f", "7f"] }),
      nobody(1),
      seat(2, 2, { name: "Мира", score: 14, hand: tilesOf("1199s234s556m"), hand_count: 10, melds: [meld("chow", "345p", 0, 0)], flowers: ["3f"], pond: pond("1m9m4z7z7s2p8s6p", { 3: 0 }) }),
      nobody(3),
    ],
    last_discard: "6p", last_discarder: 2,
    legal: [act("chow 4p", "chow", "6p", "456p"), act("chow 5p", "chow", "6p", "567p"), act("chow 6p", "chow", "6p", "678p"), act("pass", "pass")],
  }, 46),
};

const familyTwoLate: Fixture = {
  title: "two at the family table, late",
  events: [],
  view: family({
    me: 0, turn: 0, playing: [0, 2],
    seats: [
      seat(0, 0, { name: "Мария", player: "person", score: 9, hand: tilesOf("1234578p24s33m11z"), drawn: "5s", has_drawn: true, hand_count: 14, pond: pond("9m1p4z3z8s1m2m9s9m1p4z3z8s1m2m9s9m1p4z3z8s1m2m9s9m1p4z3z8s1m2m9s9m1p4z3z8s1m2m9s5z5z6z7z6m6m"), flowers: ["1f", "7f", "2f"] }),
      nobody(1),
      seat(2, 2, { name: "Мира", score: 14, hand: tilesOf("1199s2m"), hand_count: 5, melds: [meld("chow", "345p", 0, 0), meld("kong", "5555m", 1, 0), meld("pung", "444z", 1, 0)], flowers: ["3f", "5f", "6f", "8f"], pond: pond("1m9m4z7z7s2p8s6p1m9m4z7z7s2p8s6p1m9m4z7z7s2p8s6p1m9m4z7z7s2p8s6p1m9m4z7z7s2p8s6p", { 3: 0 }) }),
      nobody(3),
    ],
    legal: discards("12345578p245s33m11z"),
  }, 132),
};

const familyFour: Fixture = {
  title: "four at the family table, hands open",
  events: [],
  view: family({
    me: 1, turn: 1, dealer: 0,
    seats: [
      seat(0, 0, { name: "Слава", score: 3, hand: tilesOf("123m55p678s77z"), hand_count: 10, melds: [meld("pung", "444m", 1, 2)], pond: pond("3z1s9s6m2z7p5p", { 6: 3 }) }),
      seat(1, 1, { name: "Мария", player: "person", score: 12, hand: tilesOf("4566p23s33m11z"), drawn: "5z", has_drawn: true, hand_count: 11, melds: [meld("chow", "567p", 0, 0)], pond: pond("9m1p4z3z8s") }),
      seat(2, 2, { name: "Мира", score: 9, hand_count: 13, hand: tilesOf("1199s234s555z8m12p"), flowers: ["3f"], pond: pond("1m9m4z7z7s2p", { 3: 1 }) }),
      seat(3, 3, { name: "Ян", score: 20, hand_count: 10, hand: tilesOf("1123s888p99m6z"), melds: [meld("chow", "456p", 2, 2)], flowers: ["4f", "8f"], pond: pond("1z9p8m3s5z") }),
    ],
    legal: discards("4566p23s33m11z5z"),
  }, 80),
};

const three: Fixture = {
  title: "three players, discards face down, stake",
  events: [],
  view: view({
    rules: "bg-classic", options: { players: 3 }, me: 0, turn: 1, playing: [0, 1, 2], unclaimed: "face-down", stake: 5, first_east: "seat-by-roll",
    seats: [
      seat(0, 0, { name: "Мария", player: "person", score: 120, money: 600, hand: tilesOf("1234578p24s33m11z"), pond: pond("9m1p4z3z8s1m2m9s") }),
      seat(1, 1, { name: "Великотърновска", score: -240, money: -1200, has_drawn: true, hand_count: 14, pond: pond("1m9m4z7z7s2p8s6p", { 3: 0 }) }),
      seat(2, 2, { name: "Ян", score: 120, money: 600, melds: [meld("pung", "777z", 1, 1)], hand_count: 10, pond: pond("1z9p8m3s5z") }),
      nobody(3),
    ],
    last_discard: "9s", last_discarder: 0,
  }, 80),
};

const counters: Fixture = {
  title: "Polish counters, a debt, the clock, furiten",
  events: [],
  view: view({
    rules: "pl-classic", options: {}, turn: 1,
    wall: wall(64, 17, { drawn: "counter-clockwise", counted_from: "left", next: { seat: 3, stack: 9 } }),
    stock: { start: 810, counters: [[1, 500], [2, 100], [9, 10], [10, 2]], ends: "never" },
    clock: { minutes: 60, left_ms: 754_000, running: true, up: false, at_end: "finished" },
    bars: [
      { kind: "furiten", on: "any", tile: null, tiles: ["9m", "6m"], needs: null, has: null, source: "WEB" },
      { kind: "doubles", on: "drawn", tile: "4s", tiles: [], needs: 2, has: 1, source: "WEB" },
    ],
    seats: [
      seat(0, 0, { name: "Слава", score: -846, stock: -36, counters: [0, 0, 0, 0], pond: pond("1z9s") }),
      seat(1, 1, { name: "Мария", player: "person", score: 846, stock: 1656, counters: [3, 1, 5, 3], hand: tilesOf("2346m5677p23s777z"), drawn: "4s", has_drawn: true, hand_count: 14, pond: pond("9m") }),
      seat(2, 2, { name: "Мира", score: 0, stock: 810, counters: [1, 3, 1, 0], pond: pond("1m4z") }),
      seat(3, 3, { name: "Ян", score: 0, stock: 810, counters: [1, 3, 1, 0], pond: pond("1z9p") }),
    ],
    legal: discards("2346m5677p234s777z"),
  }, 64),
};

/** BG's ceremony: the sums name the seats, and the wall is found by turns. */
const byTurns: Fixture = {
  title: "seats by roll, the wall by turns",
  events: [event("deal")],
  view: view({
    rules: "bg-classic", options: {}, turn: 0, hand: 1, me: 1, first_east: "seat-by-roll",
    seating: [
      { seat: 2, round: 0, sum: 7, wind: "west", again: false }, { seat: 1, round: 0, sum: 11, wind: "west", again: true },
      { seat: 1, round: 1, sum: 6, wind: "south", again: false }, { seat: 0, round: 0, sum: 9, wind: "east", again: false },
      { seat: 3, round: 0, sum: 6, wind: "south", again: true }, { seat: 3, round: 1, sum: 12, wind: "north", again: false },
    ],
    wall: wall(53, 17, {
      dice: [3, 4, 2, 4], break_seat: 2, counted_out: "first",
      throws: [
        { seat: 0, dice: [3, 1], what: "side", wanted: [5, 9], failed: true }, { seat: 1, dice: [6, 6], what: "side", wanted: [2, 6, 10], failed: true },
        { seat: 2, dice: [3, 4], what: "side", wanted: [3, 7, 11], failed: false }, { seat: 2, dice: [2, 4], what: "stack", wanted: [], failed: false },
      ],
    }),
    seats: [
      seat(0, 0, { name: "Слава", score: 0, hand_count: 14, has_drawn: true }),
      seat(1, 1, { name: "Мария", score: 0, player: "person", hand: tilesOf("147m258p369s1357z") }),
      seat(2, 2, { name: "Мира", score: 0 }),
      seat(3, 3, { name: "Ян", score: 0 }),
    ],
  }, 53),
};

/** The family's: seat one begins, and nothing was thrown for it. */
const seatOne: Fixture = { ...familyTwo, title: "seat one begins", events: [event("deal")], view: { ...familyTwo.view, hand: 1, phase: "turn", legal: [], last_discard: null, last_discarder: null } };

export const FIXTURES: Readonly<Record<string, Fixture>> = {
  early, claims, fourEach, fullPonds, flowers, bare, open, rob, declare, familyTwo, familyTwoLate, familyFour, three, counters, byTurns, seatOne,
};

const useful = (notation: string, left: readonly number[]): Advice["useful"] =>
  tilesOf(notation).map((tile, place) => ({ tile, left: left[place] ?? 0, total: null, total_drawn: null, bars: [], bars_drawn: [] }));

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
      { rule: "mahjong", tiles: "", points: 20, doubles: 0, limit: false, source: "RU III", title: null },
      { rule: "pung_dragon_concealed", tiles: "777z", points: 8, doubles: 0, limit: false, source: "RU III", title: null },
      { rule: "dragon_set", tiles: "777z", points: 0, doubles: 1, limit: false, source: "RU IV", title: null },
    ],
  },
  bill_tile: "5m",
  bars: [],
};
