// The shuffle, written anew after `docs/shuffle.md`: walls, dice and seats out of the secret that was promised before the match.
// Nothing of the server is in it. The browser's own `crypto.subtle` is not there over plain http, where a house plays: so a library.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { TILE_CODES, type TileCode } from "../tiles/codes";

const SCHEME = "eastwind-shuffle-1";
/** The "hand" whose key seats the players. */
const SEATING = 0;
const SEATS = 4;
const PLAIN = 136;
const WORD = 2 ** 32;
const WORDS_OF_A_BLOCK = 8;

export const FIRST_EAST = ["highest-sum", "seat-by-roll", "seat-one"] as const;
/** How it is found out who is East first. */
export type FirstEast = (typeof FIRST_EAST)[number];
export type Throw = readonly [number, number];

export interface Deal {
  /** The standing wall by places. */
  wall: TileCode[];
  /** The two dice of the leader, then those of the owner of the broken wall. */
  dice: number[];
  /** Throws for the wall that named another's place. */
  failed: Throw[];
}

export interface Seated {
  firstDealer: number;
  /** The seat of each player: players are numbered by the seats on which they threw. */
  seats: number[];
  /** What was thrown: a sum for each player, 0 for one who did not throw. */
  rolls: number[][];
}

/** What is published before the match: the SHA-256 of the secret, in hex. */
export function commitmentOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/** Uniform numbers from a key: HMAC-SHA256 over a counter, read as words of 32 bits. */
class Stream {
  readonly #key: Uint8Array;
  #block = 0;
  #at = WORDS_OF_A_BLOCK;
  #words = new DataView(new ArrayBuffer(0));

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** Words of the uneven rest at the top are skipped, so that all numbers are as likely. */
  below(bound: number): number {
    const fair = WORD - (WORD % bound);
    for (;;) {
      const word = this.#next();
      if (word < fair) return word % bound;
    }
  }

  pair(): Throw {
    const one = 1 + this.below(6);
    return [one, 1 + this.below(6)];
  }

  #next(): number {
    if (this.#at === WORDS_OF_A_BLOCK) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(this.#block));
      const digest = hmac(sha256, this.#key, new Uint8Array(counter.buffer));
      this.#words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      this.#block += 1;
      this.#at = 0;
    }
    const word = this.#words.getUint32(4 * this.#at);
    this.#at += 1;
    return word;
  }
}

const sumOf = ([one, other]: Throw): number => one + other;
/** The place that a sum of two dice names, counted from East's 0. */
export const placeNamed = (sum: number): number => (sum - 1) % SEATS;

/** The tiles in order, before they are mixed. `size`: 136, or 144 with flowers and seasons. */
function sorted(size: number): TileCode[] {
  return Array.from({ length: size }, (_, at) => {
    const kind = at < PLAIN ? Math.floor(at / 4) : at - PLAIN + PLAIN / 4;
    const code = TILE_CODES[kind];
    if (!code) throw new RangeError(`no wall has ${size} tiles`);
    return code;
  });
}

function shuffled(stream: Stream, size: number): TileCode[] {
  const wall = sorted(size);
  for (let last = size - 1; last > 0; last -= 1) {
    const other = stream.below(last + 1);
    [wall[last], wall[other]] = [wall[other] as TileCode, wall[last] as TileCode];
  }
  return wall;
}

/** All chance of one match. */
export class Shuffle {
  readonly #secret: Uint8Array;
  readonly #table: string;
  readonly #nonces: readonly string[];

  /** `nonces`: what each player added, in order of players, "" for none. */
  constructor(secret: Uint8Array, table: string, nonces: readonly string[]) {
    this.#secret = secret;
    this.#table = table;
    this.#nonces = Array.from({ length: SEATS }, (_, k) => nonces[k] ?? "");
  }

  key(hand: number): Uint8Array {
    const parts = [SCHEME, this.#table, String(hand), ...this.#nonces].map((part) => utf8ToBytes(part));
    const message = parts.flatMap((part) => {
      const length = new DataView(new ArrayBuffer(4));
      length.setUint32(0, part.length);
      return [new Uint8Array(length.buffer), part];
    });
    return hmac(sha256, this.#secret, concatBytes(...message));
  }

  /**
   * Wall and dice of a hand, from 1. `turns`: where players throw in turn for the wall, the places of those who play, counted from
   * the leader's 0 in the order of play.
   */
  deal(hand: number, size: number, turns: readonly number[] | null = null): Deal {
    const stream = new Stream(this.key(hand));
    const wall = shuffled(stream, size);
    const failed: Throw[] = [];
    let first = stream.pair();
    while (turns && placeNamed(sumOf(first)) !== turns[failed.length % turns.length]) {
      failed.push(first);
      first = stream.pair();
    }
    return { wall, dice: [...first, ...stream.pair()], failed };
  }

  /** Who sits where and is East first. `playing`: the seats that are played, in order. */
  seat(how: FirstEast, playing: readonly number[]): Seated {
    const stays = Array.from({ length: SEATS }, (_, seat) => seat);
    if (how === "seat-one") return { firstDealer: playing[0] ?? 0, seats: stays, rolls: [] };
    const stream = new Stream(this.key(SEATING));
    if (how === "highest-sum") {
      const { first, rolls } = highestSum(stream, playing);
      return { firstDealer: first, seats: stays, rolls };
    }
    return seatsByRoll(stream, playing);
  }
}

/** The highest sum leads; those who share it throw again. */
function highestSum(stream: Stream, playing: readonly number[]): { first: number; rolls: number[][] } {
  let leading = [...playing];
  const rolls: number[][] = [];
  while (leading.length > 1) {
    const sums = Array.from({ length: SEATS }, () => 0);
    for (const seat of leading) sums[seat] = sumOf(stream.pair());
    rolls.push(sums);
    leading = leading.filter((seat) => sums[seat] === Math.max(...sums));
  }
  return { first: leading[0] ?? 0, rolls };
}

/** Each in turn throws until the sum names a wind that is free; then all sit as their winds lie from that of the first. */
function seatsByRoll(stream: Stream, playing: readonly number[]): Seated {
  const winds = windsOf(playing);
  const named = new Map<number, number>();
  const rolls: number[][] = [];
  for (const player of playing) {
    while (!named.has(player)) {
      const sum = sumOf(stream.pair());
      rolls.push(Array.from({ length: SEATS }, (_, k) => (k === player ? sum : 0)));
      const place = placeNamed(sum);
      if (winds.includes(place) && ![...named.values()].includes(place)) named.set(player, place);
    }
  }
  return { ...seatedBy(named, playing), rolls };
}

/** The winds that are played, as numbers from East. */
const windsOf = (playing: readonly number[]): number[] => (playing.length === 2 ? [0, 2] : playing.map((_, k) => k));

/** Where players sit whose throws have named these winds. `named`: player → wind. */
export function seatedBy(named: ReadonlyMap<number, number>, playing: readonly number[]): Omit<Seated, "rolls"> {
  const winds = windsOf(playing);
  const placeOf = (player: number): number => winds.indexOf(named.get(player) ?? 0);
  const count = playing.length;
  const first = (count - placeOf(playing[0] ?? 0)) % count;
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  for (const player of playing) seats[player] = playing[(first + placeOf(player)) % count] ?? player;
  return { firstDealer: playing[first] ?? 0, seats };
}
