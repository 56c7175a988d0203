// Games that the page keeps for when no server answers: layouts and levels, some deals of every layout, some whole games of
// Connect. The engine made them (`python -m scripts.offline_games`): each is what the server would give.

import type {
  ConnectField,
  ConnectGravity,
  ConnectLevel,
  SoloBand,
  SoloDeal,
  SoloLayout,
  TileCode,
} from "../../wire/generated";
import text from "./offline.generated.json?raw";

/** Number, tiles, random plays, how many of them cleared it, how hard it is. */
type DealRow = readonly [number: number, tiles: string, plays: number, cleared: number, band: SoloBand];

interface Kept {
  /** A sign for each group of a deal and each kind of a field. */
  readonly letters: string;
  readonly layouts: SoloLayout[];
  /** By group: the tile that each of its copies shows. */
  readonly faces: readonly (readonly TileCode[])[];
  readonly deals: Readonly<
    Record<string, { readonly built: readonly DealRow[]; readonly shuffled: readonly DealRow[] }>
  >;
  readonly levels: ConnectLevel[];
  readonly hints: number;
  /** By kind: its group, alone or with its family. */
  readonly groups: { readonly equal: readonly number[]; readonly families: readonly number[] };
  /** By gravity and groups: games, the first of seed 1, each with the fields of all levels. */
  readonly games: Readonly<Record<string, readonly (readonly string[])[]>>;
}

// A file of our own, made together with the type above; tests of both sides hold them to each other.
const kept = JSON.parse(text) as Kept;

export const layouts = kept.layouts;
export const levels = kept.levels;

const rowsOf = (layout: string, shuffled: boolean): readonly DealRow[] =>
  kept.deals[layout]?.[shuffled ? "shuffled" : "built"] ?? [];

/** A deal as the server would give it; null where it is not kept. */
export function keptDeal(layout: string, number: number, shuffled: boolean): SoloDeal | null {
  const row = rowsOf(layout, shuffled).find(([of]) => of === number);
  const places = kept.layouts.find(({ id }) => id === layout)?.places;
  if (!row || !places) return null;
  const [, tiles, plays, cleared, band] = row;
  const groups = places.map((_, place) => kept.letters.indexOf(tiles[2 * place] ?? ""));
  const copies = places.map((_, place) => Number(tiles[2 * place + 1]));
  const codes = groups.flatMap((group, place) => kept.faces[group]?.[copies[place] ?? 0] ?? []);
  return {
    layout,
    number,
    daily: null,
    shuffled,
    places,
    groups,
    copies,
    tiles: codes,
    difficulty: { plays, cleared, band },
  };
}

/** The numbers of the deals of a layout that are kept. */
export function keptNumbers(layout: string, shuffled: boolean): number[] {
  return rowsOf(layout, shuffled).map(([number]) => number);
}

const gamesOf = (gravity: ConnectGravity, families: boolean): readonly (readonly string[])[] =>
  kept.games[`${gravity} ${families ? "families" : "equal"}`] ?? [];

/** A field as the server would give it, but for its solution, which is not kept; null where it is not kept. */
export function keptField(
  level: number,
  seed: number,
  gravity: ConnectGravity,
  families: boolean,
): ConnectField | null {
  const cells = gamesOf(gravity, families)[seed - 1]?.[level - 1];
  const of = kept.levels.find((it) => it.level === level);
  if (cells === undefined || !of) return null;
  const kinds = Array.from(cells, (letter) => kept.letters.indexOf(letter));
  return {
    level,
    seed,
    gravity,
    families,
    columns: of.columns,
    rows: of.rows,
    seconds: of.seconds,
    hints: kept.hints,
    groups: kinds.map((kind) => kept.groups[families ? "families" : "equal"][kind] ?? -1),
    tiles: kinds.map((kind) => codeOf(kind)),
    solution: [],
  };
}

/** The seeds of the games that are kept. */
export function keptSeeds(gravity: ConnectGravity, families: boolean): number[] {
  return gamesOf(gravity, families).map((_, at) => at + 1);
}

/** A kind's tile: the plain ones are groups of their own, flowers and seasons copies of two. */
function codeOf(kind: number): TileCode | "" {
  const group = kept.groups.families[kind] ?? 0;
  const copy = kind - kept.groups.families.indexOf(group);
  return kept.faces[group]?.[copy] ?? "";
}
