// The own hand as a person plays it: the order of its tiles, which is lifted, what is declared with it, among what is chosen.

import { settings } from "../../kit/settings/settings.svelte";
import type { TileCode } from "../../tiles/codes";
import type { GameEvent, LegalAction, TableView } from "../../wire/generated";
import type { Point } from "../layout/scene";
import { discardWay, discardWord, voluntaryDeclarations, type Choices, type ReadyWay } from "./choices";
import { moved, reconcile, sorted, type HandTile } from "./hand-order";
import type { HandPlay } from "./hand-play";
import type { TableNotices } from "./notices.svelte";
import type { Wish } from "./now";

/** What the hand knows of the table, and what it asks of it. */
export interface HandTable {
  readonly view: TableView | null;
  /** What may be done now. */
  readonly choices: Choices;
  /** The tile that is advised to be discarded. */
  readonly advised: TileCode | null;
  readonly notices: TableNotices;
  /** Whether a win is let go only after a second word; a lesson has its own for it. */
  readonly guardsWin: boolean;
  act(action: LegalAction): void;
  /** What was pressed cannot be done now: the reason is said. */
  cannot(wish: Wish): void;
  /** The person has begun to play: nothing lies over the table any more. */
  endOpening(): void;
}

export class OwnHand implements HandPlay {
  tiles: readonly HandTile[] = $state.raw([]);
  chosenId: number | null = $state(null);
  focused: number | null = $state(null);
  playedFrom: { from: Point; w: number } | null = null;
  /** What is declared with the next discard. */
  declare: ReadyWay = $state("no");
  /** The tile whose dangerous discard waits for a second word. */
  warned: HandTile | null = $state(null);
  /** The tile with whose discard the hand could be declared ready, without which it cannot win: that is asked once a hand. */
  undeclared: HandTile | null = $state(null);
  /** What was pressed instead of a win that is on offer: it waits for a second word. */
  spared: LegalAction | null = $state.raw(null);
  /** Which sort of sets is being chosen among. */
  choosing: "chow" | "kong" | "own" | null = $state(null);

  readonly #table: HandTable;
  #playedId: number | null = null;
  /** The person has said in this hand that it is not to be declared. */
  #leftUndeclared = false;

  readonly active = $derived.by(() => this.#table.choices.discards.size > 0);
  readonly declarations = $derived.by(() => voluntaryDeclarations(this.#table.choices));
  readonly chosen = $derived(this.tiles.find((tile) => tile.id === this.chosenId) ?? null);
  /** The rules declare the hand ready with the lifted tile, whether one wants it or not. */
  readonly mustDeclare = $derived.by(
    () =>
      this.declare === "no" &&
      this.chosen !== null &&
      (discardWay(this.#table.choices, this.chosen.code, "no") ?? "no") !== "no",
  );

  constructor(table: HandTable) {
    this.#table = table;
  }

  /** Takes up the tiles of a position; `sameHand`: they are to lie as those before lay. */
  hold(view: TableView, events: readonly GameEvent[], sameHand: boolean): void {
    const own = view.seats.find((seat) => seat.seat === view.me);
    // Of two alike the one leaves that was played; a tile that another took the flight from is forgotten.
    this.tiles = reconcile(
      sameHand ? this.tiles : [],
      own?.hand ?? [],
      own?.drawn ?? null,
      settings.sortHand,
      this.#playedId,
    );
    const mine = events.some(
      (event) => event.seat === view.me && (event.kind === "discard" || event.kind === "flower"),
    );
    if (!mine) this.playedFrom = null;
    if (!this.tiles.some((tile) => tile.id === this.#playedId)) this.#playedId = null;
    if (this.chosenId !== null && !this.tiles.some((tile) => tile.id === this.chosenId)) this.chosenId = null;
    this.declare = "no";
    if (!sameHand) this.#leftUndeclared = false;
    this.putAside();
  }

  /** What was still to be decided is not any more. */
  putAside(): void {
    this.choosing = null;
    this.#askNothing();
  }

  /** Whether the action would let a win go that is on offer: then it waits, and is asked about once. */
  sparesWin(action: LegalAction): boolean {
    const { choices, guardsWin } = this.#table;
    if (!guardsWin || !choices.mahjong || action.kind === "mahjong" || this.spared?.word === action.word) return false;
    this.putAside();
    this.spared = action;
    return true;
  }

  canDiscard(code: TileCode): boolean {
    return discardWord(this.#table.choices, code, this.declare) !== null;
  }

  isDangerous(code: TileCode): boolean {
    return this.active && (this.#table.view?.dangerous.includes(code) ?? false);
  }

  /** Of twins only the first is pointed at. */
  isAdvised(tile: HandTile): boolean {
    const best = this.active ? this.#table.advised : null;
    return tile.code === best && this.tiles.find((it) => it.code === best)?.id === tile.id;
  }

  /** A click on a tile in hand, or Enter on it. */
  press(tile: HandTile, from: Point, w: number): void {
    this.#table.endOpening();
    this.focused = tile.id;
    if (!this.active || !this.canDiscard(tile.code)) {
      this.#table.cannot("tile");
      this.chosenId = this.chosenId === tile.id ? null : tile.id;
      return;
    }
    if (this.chosenId === tile.id || !settings.misclickGuard) this.discard(tile, from, w);
    else {
      this.chosenId = tile.id;
      this.#askNothing();
    }
  }

  discard(tile: HandTile, from: Point, w: number): void {
    if (this.#asksToDeclare(tile)) {
      this.chosenId = tile.id;
      this.undeclared = tile;
      return;
    }
    // Asked once more, it is what the rules need.
    if (this.undeclared?.id === tile.id) this.declare = this.#declaration(tile.code);
    const word = discardWord(this.#table.choices, tile.code, this.declare);
    if (word === null) {
      this.#table.cannot("tile");
      this.chosenId = tile.id;
      return;
    }
    if (this.isDangerous(tile.code) && this.warned?.id !== tile.id) {
      this.chosenId = tile.id;
      this.warned = tile;
      return;
    }
    const action = this.#table.view?.legal.find((it) => it.word === word);
    if (!action) return;
    if (this.sparesWin(action)) {
      this.chosenId = tile.id;
      return;
    }
    this.playedFrom = { from, w };
    this.#playedId = tile.id;
    this.chosenId = null;
    this.#table.act(action);
  }

  /** The hand stays undeclared, and is not asked about again. */
  leaveUndeclared(): void {
    this.#leftUndeclared = true;
    this.undeclared = null;
  }

  #asksToDeclare(tile: HandTile): boolean {
    if (this.#leftUndeclared || this.declare !== "no" || this.undeclared?.id === tile.id) return false;
    return this.#table.view?.options["ready_hand"] === "to-win" && this.#declaration(tile.code) !== "no";
  }

  /** What could be declared with a discard that need not be. */
  #declaration(code: TileCode): ReadyWay {
    const ways = this.#table.choices.discards.get(code) ?? [];
    if (!ways.includes("no")) return "no";
    return ways.find((way) => way === "at_once") ?? ways.find((way) => way === "ready") ?? "no";
  }

  move(tile: HandTile, to: number): void {
    this.tiles = moved(this.tiles, tile.id, to);
    if (!settings.sortHand) return;
    settings.sortHand = false;
    this.#table.notices.tell("table-auto-sort-off", {});
  }

  sort(): void {
    settings.sortHand = true;
    this.tiles = sorted(this.tiles);
  }

  focus(tile: HandTile): void {
    this.focused = tile.id;
  }

  /** Lifts a tile, whichever of its kind lies furthest to the right; `way`: what is then declared with it. */
  choose(code: TileCode, way: ReadyWay = "no"): void {
    const tile = this.tiles.findLast((it) => it.code === code);
    if (!tile) return;
    this.lift(tile);
    this.declare = this.declarations.find((it) => it === way) ?? "no";
  }

  lift(tile: HandTile): void {
    this.chosenId = tile.id;
    this.focused = tile.id;
    this.#askNothing();
  }

  #askNothing(): void {
    this.warned = null;
    this.undeclared = null;
    this.spared = null;
  }
}
