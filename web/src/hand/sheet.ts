// The hand on the calculator's felt: plain data, and what one can do to it. Nothing here can make a hand that cannot exist.

import { isTileCode, TILE_CODES, type TileCode } from "../tiles/codes";
import type { CalculatorHand, HandEvent, Wind, WinSource } from "../wire/generated";

/** Where a tapped tile goes. A chow, pung or kong is laid whole, the tapped tile its lowest. */
export const places = ["hand", "chow", "pung", "kong", "concealed_kong"] as const;
export type Place = (typeof places)[number];
export type SetKind = Exclude<Place, "hand">;

export interface LaidSet {
  kind: SetKind;
  tiles: readonly TileCode[];
}

export const winds: readonly Wind[] = ["E", "S", "W", "N"];
export const sources: readonly WinSource[] = ["wall", "discard", "loose", "last_wall", "last_discard", "robbed_kong"];
export const events: readonly HandEvent[] = [
  "heavenly",
  "earthly",
  "ready",
  "ready_at_once",
  "nothing_drawn",
  "kong_on_kong",
];

export interface Sheet {
  /** Hidden tiles in the order in which they were laid. */
  readonly hand: readonly TileCode[];
  /** The winning tile; null while there is no hidden tile. */
  readonly last: TileCode | null;
  readonly sets: readonly LaidSet[];
  readonly flowers: readonly TileCode[];
  readonly seat: Wind;
  readonly round: Wind;
  readonly source: WinSource;
  readonly won: boolean;
  readonly events: readonly HandEvent[];
}

export const emptySheet: Sheet = {
  hand: [],
  last: null,
  sets: [],
  flowers: [],
  seat: "E",
  round: "E",
  source: "discard",
  won: true,
  events: [],
};

export const COPIES = 4;
export const WHOLE = 14;
const MOST_SETS = 4;
const SET_SIZE = 3;

/** Why a tile cannot be laid: the text `calculator-why-<reason>`, and the tile that it speaks of. */
export interface Refusal {
  reason: "five" | "full" | "room" | "sets" | "copies" | "chow" | "flower";
  tile: TileCode;
}

/** Tiles of the hand, a kong counted as three. */
export function sizeOf(sheet: Sheet): number {
  return sheet.hand.length + SET_SIZE * sheet.sets.length;
}

export function isBonus(tile: TileCode): boolean {
  return tile[1] === "f";
}

/** How many tiles of a kind lie on the felt. */
export function laidOf(sheet: Sheet, tile: TileCode): number {
  const all = [...sheet.hand, ...sheet.sets.flatMap((set) => set.tiles), ...sheet.flowers];
  return all.filter((it) => it === tile).length;
}

/** The tiles of a set that a tapped tile stands for; null where there is no such set. A chow tapped at its end begins at 7. */
export function setTiles(kind: SetKind, tile: TileCode): TileCode[] | null {
  if (isBonus(tile)) return null;
  if (kind !== "chow") return Array.from({ length: kind === "pung" ? 3 : 4 }, () => tile);
  if (tile[1] === "z") return null;
  const first = Math.min(Number(tile[0]), 7);
  const tiles = [0, 1, 2].map((step) => `${first + step}${tile[1]}`);
  return tiles.every(isTileCode) ? tiles : null;
}

/** Why a tile cannot be tapped now, null where it can. */
export function whyNot(sheet: Sheet, tile: TileCode, place: Place): Refusal | null {
  if (isBonus(tile)) return laidOf(sheet, tile) > 0 ? { reason: "flower", tile } : null;
  if (laidOf(sheet, tile) >= COPIES) return { reason: "five", tile };
  if (place === "hand") return sizeOf(sheet) >= WHOLE ? { reason: "full", tile } : null;
  const tiles = setTiles(place, tile);
  if (!tiles) return { reason: "chow", tile };
  if (sheet.sets.length >= MOST_SETS) return { reason: "sets", tile };
  if (sizeOf(sheet) + SET_SIZE > WHOLE) return { reason: "room", tile };
  const lacking = tiles.find((it) => laidOf(sheet, it) + tiles.filter((other) => other === it).length > COPIES);
  return lacking === undefined ? null : { reason: "copies", tile: lacking };
}

/** Lays a tapped tile; the last hidden one laid is taken for the winning tile. Unchanged where it cannot be laid. */
export function lay(sheet: Sheet, tile: TileCode, place: Place): Sheet {
  if (whyNot(sheet, tile, place)) return sheet;
  if (isBonus(tile)) return { ...sheet, flowers: sorted([...sheet.flowers, tile]) };
  if (place === "hand") return { ...sheet, hand: [...sheet.hand, tile], last: tile };
  return { ...sheet, sets: [...sheet.sets, { kind: place, tiles: setTiles(place, tile) ?? [] }] };
}

export function takeTile(sheet: Sheet, tile: TileCode): Sheet {
  const at = sheet.hand.lastIndexOf(tile);
  if (at < 0) return sheet;
  const hand = sheet.hand.toSpliced(at, 1);
  const last = sheet.last !== null && hand.includes(sheet.last) ? sheet.last : (hand.at(-1) ?? null);
  return { ...sheet, hand, last };
}

export function takeSet(sheet: Sheet, at: number): Sheet {
  return { ...sheet, sets: sheet.sets.toSpliced(at, 1) };
}

export function takeFlower(sheet: Sheet, tile: TileCode): Sheet {
  return { ...sheet, flowers: sheet.flowers.filter((it) => it !== tile) };
}

/** Takes back what was laid last: a hidden tile, else a set, else a flower. */
export function takeLast(sheet: Sheet): Sheet {
  const tile = sheet.hand.at(-1);
  if (tile !== undefined) return takeTile(sheet, tile);
  if (sheet.sets.length > 0) return takeSet(sheet, sheet.sets.length - 1);
  return { ...sheet, flowers: sheet.flowers.slice(0, -1) };
}

/** No tiles any more; who one is and where one sits stays. */
export function cleared(sheet: Sheet): Sheet {
  return { ...sheet, hand: [], last: null, sets: [], flowers: [], events: [] };
}

export function isClear(sheet: Sheet): boolean {
  return sizeOf(sheet) === 0 && sheet.flowers.length === 0;
}

const order = new Map(TILE_CODES.map((tile, at) => [tile, at]));

export function sorted(tiles: readonly TileCode[]): TileCode[] {
  return tiles.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

/** The hidden tiles in order, the winning one apart: of a whole hand that won. */
export function shownHand(sheet: Sheet): { tiles: TileCode[]; last: TileCode | null } {
  if (sheet.last === null || !sheet.won || sizeOf(sheet) !== WHOLE || isHeavenly(sheet))
    return { tiles: sorted(sheet.hand), last: null };
  return { tiles: sorted(sheet.hand.toSpliced(sheet.hand.lastIndexOf(sheet.last), 1)), last: sheet.last };
}

const DRAWN: readonly WinSource[] = ["wall", "loose", "last_wall"];
const DISCARDED: readonly WinSource[] = ["discard", "last_discard"];

/** Whether it can have happened to this hand, whoever led: what the server would refuse otherwise. */
export function mayHappen(event: HandEvent, { won, sets, source, events: said }: Sheet): boolean {
  if (event === "ready" || event === "ready_at_once") return true;
  if (!won) return false;
  const dealt = said.includes("heavenly") && sets.length === 0;
  switch (event) {
    case "heavenly":
      return sets.length === 0;
    case "earthly":
      return !dealt && DISCARDED.includes(source) && sets.every(({ kind }) => kind === "concealed_kong");
    case "nothing_drawn":
      return dealt || !DRAWN.includes(source);
    case "kong_on_kong":
      return !dealt && DRAWN.includes(source) && sets.filter(({ kind }) => kind.endsWith("kong")).length > 1;
  }
}

/** What happened to it, as far as it can have. */
export function happened(sheet: Sheet): HandEvent[] {
  return sheet.events.filter((event) => mayHappen(event, sheet));
}

/** Of a hand that East was dealt, or that East's first discard completed: whether this seat can have it. Where seats have numbers,
    anybody may lead. */
export function fitsSeat(event: HandEvent, seat: Wind): boolean {
  if (event === "heavenly") return seat === "E";
  return event !== "earthly" || seat !== "E";
}

/** Dealt complete: there was no last tile. */
export function isHeavenly(sheet: Sheet): boolean {
  return happened(sheet).includes("heavenly");
}

/** The hand as the server is asked about it. */
export function asQuestion(sheet: Sheet): CalculatorHand {
  const dealt = isHeavenly(sheet);
  return {
    melds: sheet.sets.map(({ kind, tiles }) => ({ kind, tiles: [...tiles] })),
    hand: [...sheet.hand],
    last: dealt ? null : sheet.last,
    source: dealt || sheet.last === null ? null : sheet.source,
    flowers: [...sheet.flowers],
    seat: sheet.seat,
    round: sheet.round,
    won: sheet.won,
    events: happened(sheet),
  };
}

/** A hand as the server tells it, on the felt. An added kong is an exposed one. */
export function fromQuestion(hand: CalculatorHand): Sheet {
  return {
    hand: [...hand.hand],
    last: hand.last ?? hand.hand.at(-1) ?? null,
    sets: hand.melds.map(({ kind, tiles }) => ({ kind: kind === "added_kong" ? "kong" : kind, tiles })),
    flowers: [...hand.flowers],
    seat: hand.seat,
    round: hand.round,
    source: hand.source ?? "discard",
    won: hand.won,
    events: hand.events,
  };
}
