// A finished match checked from its record, in this browser alone: the promise, who sat where, every wall and all dice.

import { hexToBytes } from "@noble/hashes/utils.js";
import * as v from "valibot";
import { withoutMark } from "../kit/textFile";
import { tilesOf } from "../tiles/notation";
import type { TileCode } from "../tiles/codes";
import { commitmentOf, FIRST_EAST, placeNamed, seatedBy, Shuffle, type FirstEast } from "./shuffle";

const value = <Of extends v.GenericSchema>(of: Of): v.ObjectSchema<{ readonly value: Of }, undefined> =>
  v.object({ value: of });
const whole = v.pipe(v.number(), v.integer());

const start = v.object({
  type: v.literal("start_game"),
  table: v.string(),
  /** The match whose walls were played once more. */
  repeats: v.optional(v.string()),
  rules: v.object({
    rules: v.object({
      seats: v.object({ players: value(v.picklist([2, 3, 4])), first_east: value(v.picklist(FIRST_EAST)) }),
      wall: v.object({ broken_side: value(v.string()) }),
    }),
  }),
  seats: v.pipe(v.array(v.object({ name: v.string(), nonce: v.string() })), v.length(4)),
  commitment: v.string(),
  first_dealer: whole,
  rolls: v.array(v.pipe(v.array(whole), v.length(4))),
});
const dealt = v.object({
  type: v.literal("start_hand"),
  dealer: whole,
  wall: v.string(),
  dice: v.array(whole),
  failed: v.optional(v.array(v.array(whole))),
});
const ended = v.object({ type: v.literal("end_game"), secret: v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{64}$/)) });

/** What this browser itself was told, and gave, before the match. */
export interface Remembered {
  commitment?: string | undefined;
  nonce?: string | undefined;
}

export interface HandChecked {
  hand: number;
  /** As they follow from the secret. */
  wall: TileCode[];
  dice: number[];
  wallHolds: boolean;
  diceHold: boolean;
}

export interface Checked {
  table: string;
  names: string[];
  commitment: string;
  secret: string;
  /** The secret is the one that was promised. */
  promiseKept: boolean;
  /** The promise is the one that this browser was given; null where it was given none. */
  promiseKnown: boolean | null;
  /** What this browser gave is in the shuffle; null where it gave nothing. */
  nonceKnown: boolean | null;
  seatsHold: boolean;
  hands: HandChecked[];
  /** All of it. */
  holds: boolean;
}

/** Why a text cannot be checked at all. */
export type Unfit = "empty" | "unreadable" | "not-over";

const PLAYING: Readonly<Record<number, readonly number[]>> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };
const SIZES = [136, 144];
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The records of a text in which they stand one behind another. */
export function recordsIn(text: string): string[] {
  const parts: string[][] = [];
  // Files that were put behind one another have a mark each.
  for (const line of text.split("\n").map(withoutMark)) {
    if (/^\{\s*"type"\s*:\s*"start_game"/.test(line) || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => `${lines.join("\n")}\n`);
}

/** Which match a record says that it is of; "" where it says none. */
export function tableOf(text: string): string {
  const first = linesOf(text.slice(0, Math.max(0, text.indexOf("\n"))))?.[0];
  return isLine(first, "start_game") ? String((first as { table?: unknown }).table) : "";
}

/** Computes the shuffle of a match again from its record. */
export function verify(text: string, known: Remembered = {}): Checked | Unfit {
  const lines = linesOf(text);
  if (lines === null) return "unreadable";
  if (lines.length === 0) return "empty";
  const opening = v.safeParse(start, lines[0]);
  if (!opening.success) return "unreadable";
  const last = lines.at(-1);
  if (!isLine(last, "end_game")) return "not-over";
  const end = v.safeParse(ended, last);
  const deals = lines.filter((line) => isLine(line, "start_hand")).map((line) => v.safeParse(dealt, line));
  if (!end.success || !deals.every(({ success }) => success)) return "unreadable";
  return checked(
    opening.output,
    end.output.secret,
    deals.map(({ output }) => output as Dealt),
    known,
  );
}

type Start = v.InferOutput<typeof start>;
type Dealt = v.InferOutput<typeof dealt>;

function checked(first: Start, hex: string, deals: readonly Dealt[], known: Remembered): Checked {
  const { seats, wall } = first.rules.rules;
  const playing = PLAYING[seats.players.value] ?? [];
  const how: FirstEast = seats.first_east.value;
  const nonces = noncesOf(first, how, playing);
  const secret = hexToBytes(hex.toLowerCase());
  const shuffle = new Shuffle(secret, first.repeats ?? first.table, nonces);
  const seated = shuffle.seat(how, playing);
  const hands = deals.map((deal, k) =>
    handOf(shuffle, k + 1, deal, wall.broken_side.value === "by-turns" ? turnsFrom(playing, deal.dealer) : null),
  );
  const promiseKept = commitmentOf(secret) === first.commitment;
  const promiseKnown = known.commitment === undefined ? null : known.commitment === first.commitment;
  const nonceKnown = known.nonce === undefined ? null : nonces.includes(known.nonce);
  const seatsHold = seated.firstDealer === first.first_dealer && same(seated.rolls, first.rolls);
  const holds =
    promiseKept &&
    promiseKnown !== false &&
    nonceKnown !== false &&
    seatsHold &&
    hands.every(({ wallHolds, diceHold }) => wallHolds && diceHold);
  return {
    table: first.table,
    names: first.seats.map(({ name }) => name),
    commitment: first.commitment,
    secret: hex,
    promiseKept,
    promiseKnown,
    nonceKnown,
    seatsHold,
    hands,
    holds,
  };
}

function handOf(shuffle: Shuffle, hand: number, told: Dealt, turns: readonly number[] | null): HandChecked {
  const found = tilesOf(told.wall);
  // A wall of another length is none: then what should stand there is shown in the size without flowers.
  const size = SIZES.includes(found.length) ? found.length : (SIZES[0] ?? 0);
  const { wall, dice, failed } = shuffle.deal(hand, size, turns);
  const throwsHold = told.failed === undefined || same(told.failed, failed);
  return { hand, wall, dice, wallHolds: same(found, wall), diceHold: same(told.dice, dice) && throwsHold };
}

/** The nonces by player: where the dice named the seats, players sit elsewhere by the time the record names them. */
function noncesOf(first: Start, how: FirstEast, playing: readonly number[]): string[] {
  const bySeat = first.seats.map(({ nonce }) => nonce);
  if (how !== "seat-by-roll") return bySeat;
  return seatsOfRolls(first.rolls, playing).map((seat) => bySeat[seat] ?? "");
}

/** Where the rolls of a record have sent the players: the last of each counts. */
function seatsOfRolls(rolls: readonly number[][], playing: readonly number[]): number[] {
  const named = new Map<number, number>();
  for (const row of rolls)
    for (const player of playing) {
      const sum = row[player] ?? 0;
      if (sum > 0) named.set(player, placeNamed(sum));
    }
  return seatedBy(named, playing).seats;
}

/** The places of those who play, counted from the dealer's 0 in the order of play. */
function turnsFrom(playing: readonly number[], dealer: number): number[] {
  const first = Math.max(0, playing.indexOf(dealer));
  return [...playing.slice(first), ...playing.slice(0, first)].map((seat) => (seat - dealer + 4) % 4);
}

const isLine = (line: unknown, type: string): boolean =>
  typeof line === "object" && line !== null && (line as { type?: unknown }).type === type;

function linesOf(text: string): unknown[] | null {
  try {
    return withoutMark(text)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line) as unknown);
  } catch {
    return null;
  }
}
