// A match as it was entered: plain data, and what one can do to it. What follows from it the server works out.

import { emptySheet, isClear, type Sheet as Laid } from "../hand/sheet";
import type {
  EnteredHand,
  Entry,
  EntryFault,
  Rest,
  ScoreBook,
  Seat,
  SheetEntry,
  SomebodyWon,
  TileCode,
  WinSource,
} from "../wire/generated";

/** What a player's hand is known by while it is entered: tiles as they lie, or a plain number. */
export interface Held {
  readonly laid: Laid;
  readonly points: number | null;
  readonly rest: Rest;
  readonly dead: boolean;
}

/** A won hand while it is entered. */
export interface Draft {
  readonly id: string;
  readonly winners: readonly Seat[];
  readonly discarder: Seat | null;
  readonly by: WinSource | null;
  readonly held: readonly Held[];
  readonly penalty: boolean;
}

/** A hand that is known by a number alone. */
export function plainHand(points: number | null): EnteredHand {
  return { points, melds: [], hand: [], last: null, flowers: [], events: [], rest: "mixed", dead: false };
}

/** More than any hand or correction comes to. */
export const MOST_AMOUNT = 100_000;

export const nothingHeld: Held = { laid: { ...emptySheet, won: false }, points: null, rest: "mixed", dead: false };

/** A change of a book: what stood at a place, and what stands there now; null: nothing. */
export interface Change {
  readonly at: number;
  readonly before: Entry | null;
  readonly after: Entry | null;
}

export function applied(entries: readonly Entry[], { at, before, after }: Change): Entry[] {
  const there = before === null ? 0 : 1;
  return entries.toSpliced(at, there, ...(after === null ? [] : [after]));
}

export function reversed({ at, before, after }: Change): Change {
  return { at, before: after, after: before };
}

/** Of nobody else's: entries and books made on two devices never have the same. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).reduce((text, part) => text + part.toString(36), "");
}

export function newDraft(players: number): Draft {
  return {
    id: newId(),
    winners: [],
    discarder: null,
    by: null,
    held: Array.from({ length: players }, () => nothingHeld),
    penalty: false,
  };
}

/** A hand that was entered, to be changed. */
export function draftOf(entry: SomebodyWon, players: number): Draft {
  const held = Array.from({ length: players }, (_, seat) => heldOf(entry.hands[seat], entry.winners.includes(seat)));
  return { ...entry, held };
}

function heldOf(hand: EnteredHand | undefined, won: boolean): Held {
  if (!hand) return nothingHeld;
  const laid: Laid = {
    ...emptySheet,
    hand: hand.hand,
    last: hand.last ?? hand.hand.at(-1) ?? null,
    sets: hand.melds.map(({ kind, tiles }) => ({ kind: kind === "added_kong" ? "kong" : kind, tiles })),
    flowers: hand.flowers,
    events: hand.events,
    won,
  };
  return { laid, points: hand.points, rest: hand.rest, dead: hand.dead };
}

export function entryOf(draft: Draft): SomebodyWon {
  return {
    type: "won",
    id: draft.id,
    winners: [...draft.winners],
    discarder: draft.discarder,
    by: draft.by,
    // a hand is known by a number or by tiles: what lies behind a number counts for nothing, but that a ready hand was declared
    hands: draft.held.map(handOf),
    penalty: draft.penalty,
  };
}

/** A hand is known by a number or by tiles: what lies behind a number counts for nothing, but that a ready hand was declared does. */
function handOf({ laid, points, rest, dead }: Held): EnteredHand {
  const events = [...laid.events];
  if (points !== null) return { ...plainHand(points), events };
  return {
    points,
    melds: laid.sets.map(({ kind, tiles }) => ({ kind, tiles: [...tiles] })),
    hand: [...laid.hand],
    last: laid.won ? laid.last : null,
    flowers: [...laid.flowers],
    events,
    rest,
    dead,
  };
}

/** Says who won; whose tile it was stays where it can. */
export function withWinner(draft: Draft, seat: Seat, several: boolean): Draft {
  const others = several ? draft.winners.filter((it) => it !== seat) : [];
  const winners = draft.winners.includes(seat) && several ? others : [...others, seat].toSorted((a, b) => a - b);
  const freed = draft.discarder !== null && winners.includes(draft.discarder);
  return {
    ...draft,
    winners,
    discarder: freed ? null : draft.discarder,
    by: freed ? null : draft.by,
    held: draft.held.map((held, at) => ({ ...held, laid: { ...held.laid, won: winners.includes(at) } })),
  };
}

/** Says how the last tile came: drawn, or from somebody. */
export function withSource(draft: Draft, discarder: Seat | null, by: WinSource | null): Draft {
  return { ...draft, discarder, by, penalty: discarder !== null && draft.penalty };
}

export function withHeld(draft: Draft, seat: Seat, changed: Partial<Held>): Draft {
  return { ...draft, held: draft.held.map((held, at) => (at === seat ? { ...held, ...changed } : held)) };
}

export function isEmpty({ laid, points }: Held): boolean {
  return points === null && isClear(laid);
}

/** Who else has how many of a tile. */
export function othersWith(draft: Draft, seat: Seat, tile: TileCode): { seat: Seat; count: number }[] {
  return draft.held.flatMap(({ laid, points }, at) => {
    if (at === seat || points !== null) return [];
    const all = [...laid.hand, ...laid.flowers, ...laid.sets.flatMap((set) => set.tiles)];
    const count = all.filter((it) => it === tile).length;
    return count > 0 ? [{ seat: at, count }] : [];
  });
}

/** What writing an entry down changes: it goes in the place of the one with its number, or before the one that is named, or behind all. */
export function writing(entries: readonly Entry[], entry: Entry, before?: string): Change {
  const there = entries.findIndex((it) => it.id === entry.id);
  if (there >= 0) return { at: there, before: entries[there] ?? null, after: entry };
  const next = entries.findIndex((it) => it.id === before);
  return { at: next < 0 ? entries.length : next, before: null, after: entry };
}

export function withEntry(book: ScoreBook, entry: Entry, before?: string): ScoreBook {
  return { ...book, entries: applied(book.entries, writing(book.entries, entry, before)) };
}

/** Whether two books say the same, in whatever order; what was once known of the rules aside. */
export function sameBook(one: ScoreBook, other: ScoreBook): boolean {
  return inOrder({ ...one, digest: null }) === inOrder({ ...other, digest: null });
}

/** JSON with the names of every object in the order of the alphabet. */
export function inOrder(it: unknown): string {
  return JSON.stringify(it ?? null, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What speaks against keeping an entry as it is. */
export function faultsOf(worked: SheetEntry | undefined): readonly EntryFault[] {
  return worked?.faults ?? [];
}
