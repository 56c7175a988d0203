// Hands entered as people tap them: the sources' worked examples and two whole matches of sixteen hands, which the server's tests
// hold against the engine.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import type { EnteredHand, ScoreBook, SomebodyWon } from "../wire/generated";
import type { Place } from "../hand/sheet";
import { Entering } from "./entering.svelte";

const file = resolve(import.meta.dirname, "../../../tests/sheet/entered.json");
const entered = JSON.parse(readFileSync(file, "utf-8")) as ScoreBook[];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.resetModules();
});

/** Somebody who taps, and how often. */
class Tapping {
  taps = 0;
  readonly entering: Entering;

  constructor(book: ScoreBook, entry: SomebodyWon | null = null, id?: string) {
    this.entering = new Entering(
      () => book,
      () => null,
      entry,
      id,
    );
  }

  private tap(what: () => void): void {
    this.taps += 1;
    what();
  }

  hand(won: SomebodyWon): this {
    const { entering } = this;
    const winner = won.winners[0] ?? 0;
    this.tap(() => entering.pick(winner));
    if (won.discarder !== null) this.tap(() => entering.from(won.discarder, won.by));
    this.laid(won.hands[winner]);
    for (const [seat, hand] of won.hands.entries()) {
      if (seat === winner || (hand.points === null && hand.melds.length === 0)) continue;
      this.tap(() => entering.show(seat));
      this.laid(hand);
    }
    return this;
  }

  private laid(hand: EnteredHand | undefined): void {
    if (!hand) return;
    const { entering } = this;
    if (hand.points !== null) this.tap(() => entering.points(entering.open, hand.points));
    for (const { kind, tiles } of hand.melds) {
      this.to(kind as Place);
      this.tap(() => entering.tap(tiles[0] ?? "1m"));
    }
    if (hand.hand.length > 0) this.to("hand");
    for (const tile of hand.hand) this.tap(() => entering.tap(tile));
  }

  private to(place: Place): void {
    if (this.entering.place !== place) this.tap(() => (this.entering.place = place));
  }
}

test("every worked example of the sources, and every hand of two matches, is tapped in as it lies", () => {
  const hands = entered.flatMap((book) => book.entries.flatMap((it) => (it.type === "won" ? [{ book, it }] : [])));
  expect(hands.length).toBeGreaterThan(40);
  for (const { book, it } of hands) {
    const { entering } = new Tapping(book, null, it.id).hand(it);
    expect(entering.said).toBe("");
    expect(entering.entry).toEqual(it);
  }
});

test("two exposed sets of the winner's and a pung of each loser's take at most thirty taps", () => {
  const pung = (tile: string): EnteredHand =>
    ({ points: null, melds: [{ kind: "pung", tiles: [tile, tile, tile] }], hand: [] }) as unknown as EnteredHand;
  const winner = {
    points: null,
    melds: [
      { kind: "chow", tiles: ["1m", "2m", "3m"] },
      { kind: "pung", tiles: ["5z", "5z", "5z"] },
    ],
    hand: ["4p", "5p", "6p", "9s", "9s", "7s", "8s", "6s"],
  } as unknown as EnteredHand;
  const hands = [winner, pung("5m"), pung("6z"), pung("1s")];
  const typical = { winners: [0], discarder: 1, by: null, hands } as unknown as SomebodyWon;
  const { taps } = new Tapping(entered.at(-1)!).hand(typical);
  // and the two keys of the page: the hand is over, write it down
  expect(taps + 2).toBeLessThanOrEqual(30);
});

test("a match is written hand by hand; the third is changed after the tenth, and taken back", async () => {
  const { books } = await import("./books.svelte");
  const match = entered.at(-1)!;
  const { entries } = match;
  books.add({ ...match, entries: [] });
  for (const it of entries.slice(0, 10))
    books.write(match.id, it.type === "won" ? new Tapping(match, null, it.id).hand(it).entering.entry : it);
  expect(books.find(match.id)?.book.entries).toEqual(entries.slice(0, 10));
  const third = entries[2] as SomebodyWon;
  const { entering } = new Tapping(match, third);
  expect(entering.entry).toEqual(third);
  entering.points(0, 12);
  books.write(match.id, entering.entry);
  const changed = books.find(match.id)?.book.entries ?? [];
  expect(changed.map((it) => it.id)).toEqual(entries.slice(0, 10).map((it) => it.id));
  expect(changed[2]).toMatchObject({ hands: [{ points: 12 }, {}, {}, {}] });
  expect(changed.toSpliced(2, 1)).toEqual(entries.slice(0, 10).toSpliced(2, 1));
  books.undo(match.id);
  expect(books.find(match.id)?.book.entries).toEqual(entries.slice(0, 10));
});

test("a hand that nobody won, as it was said, becomes one that somebody won in the same place", async () => {
  const { books } = await import("./books.svelte");
  const match = entered.at(-1)!;
  books.add(match);
  const { entering } = new Tapping(match, null, "e3");
  entering.pick(2);
  entering.points(2, 64);
  books.write(match.id, entering.entry);
  const { entries } = books.find(match.id)!.book;
  expect(entries).toHaveLength(16);
  expect(entries[3]).toMatchObject({ id: "e3", type: "won", winners: [2] });
});

test("a tile that the others have is refused by name, one of a chow as well", () => {
  const { entering } = new Tapping(entered.at(-1)!);
  entering.pick(0);
  entering.show(1);
  entering.tap("5m");
  entering.show(2);
  entering.tap("5m");
  expect(entering.said).toContain("Piotr");
  entering.show(0);
  entering.place = "hand";
  entering.tap("5m");
  expect(entering.said).toBe("");
  entering.place = "chow";
  entering.tap("4m");
  expect(entering.said).toContain("Piotr");
  expect(entering.draft.held[0]?.laid.sets).toEqual([]);
});

test("steps back and forth in a hand that is being entered, never to before it was begun", () => {
  const { entering } = new Tapping(entered.at(-1)!);
  entering.pick(0);
  entering.tap("4p");
  entering.undo();
  expect(entering.draft.held[0]?.laid.hand).toEqual([]);
  entering.history.redo();
  expect(entering.draft.held[0]?.laid.hand).toEqual(["4p"]);
  for (let k = 0; k < 5; k += 1) entering.undo();
  expect(entering.won).toBe(false);
  entering.pick(3);
  expect(entering.draft.winners).toEqual([3]);
});

test("whoever gave the tile had declared a ready hand: said, and taken back", () => {
  const { entering } = new Tapping(entered.at(-1)!);
  entering.pick(0);
  entering.from(2, null);
  entering.saysReady(2);
  expect(entering.entry.hands[2]?.events).toEqual(["ready"]);
  expect(entering.giverReady).toBe(true);
  entering.saysReady(2);
  expect(entering.entry.hands[2]?.events).toEqual([]);
});
