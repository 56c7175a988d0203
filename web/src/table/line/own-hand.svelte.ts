// The own hand as a person plays it: the order of its tiles, which is lifted, what is declared with it, among what is chosen.

import { guarded } from "../../kit/guards";
import { settings } from "../../kit/settings/settings.svelte";
import type { TileCode } from "../../tiles/codes";
import type { GameEvent, LegalAction, TableView } from "../../wire/generated";
import type { Point } from "../layout/scene";
import { questionOf } from "./answering.svelte";
import { discardWay, discardWord, voluntaryDeclarations, type Choices, type ReadyWay } from "./choices";
import { moved, reconcile, sorted, type HandTile } from "./hand-order";
import type { HandPlay } from "./hand-play";
import type { TableNotices } from "./notices.svelte";
import type { Wish } from "./now";

/** So long nobody can have read a question that has come up: what was pressed until then was meant for something else. */
export const GUARD_MS = guarded(250);
/** Actions that let no win go: it is on offer after them too. */
const GOES_ON: ReadonlySet<LegalAction["kind"]> = new Set(["mahjong", "lay_chow", "lay_pung"]);

type Choosing = "chow" | "kong" | "own";

/** What was pressed and waits for a second word: the discard of a tile, or another action. */
export type Doubt = {
  /** A win that would be let go, a ready hand without which one cannot win (asked once a hand), a dangerous tile. */
  readonly about: "win" | "ready" | "danger";
} & ({ readonly tile: HandTile; readonly action: null } | { readonly tile: null; readonly action: LegalAction });

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
  #doubt: Doubt | null = $state.raw(null);
  #choosing: Choosing | null = $state(null);

  readonly #table: HandTable;
  #doubtedAt = 0;
  /** What the second word for the lifted tile was given about. */
  readonly #sure = new Set<Doubt["about"]>();
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

  /** Which sort of sets is being chosen among: there is one question at a time. */
  get choosing(): Choosing | null {
    return this.#choosing;
  }

  set choosing(sort: Choosing | null) {
    this.#choosing = sort;
    this.#askNothing();
  }

  get doubt(): Doubt | null {
    return this.#doubt;
  }

  /** What was asked about is not done, nor declared. */
  keep(): void {
    if (this.#sure.has("ready")) this.declare = "no";
    this.#askNothing();
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
    if (!sameHand) this.#leftUndeclared = false;
    // The answer of somebody else changes nothing of what one is asked.
    const before = this.#table.view;
    if (sameHand && before && view.legal.length > 0 && questionOf(before) === questionOf(view)) return;
    this.declare = "no";
    this.putAside();
  }

  /** What was still to be decided is not any more. */
  putAside(): void {
    this.choosing = null;
  }

  /** Whether an action waits, since it would let a win go that is on offer: that is asked about. */
  waits(action: LegalAction): boolean {
    if (GOES_ON.has(action.kind) || !this.#mayWin) return false;
    // the tile was asked about before it came here
    if (action.kind === "discard" && this.#sure.has("win")) return false;
    if (this.#doubt?.action?.word === action.word) return !this.#confirm();
    this.#sure.clear();
    this.#ask({ about: "win", tile: null, action });
    return true;
  }

  get #mayWin(): boolean {
    return this.#table.guardsWin && this.#table.choices.mahjong !== null;
  }

  #ask(doubt: Doubt): void {
    this.#choosing = null;
    this.#doubt = doubt;
    this.#doubtedAt = Date.now();
  }

  /** The second word for what is asked about. Returns whether it can be one: nobody has read the question at once. */
  #confirm(): boolean {
    const doubt = this.#doubt;
    if (!doubt || Date.now() - this.#doubtedAt < GUARD_MS) return false;
    this.#sure.add(doubt.about);
    if (doubt.about === "ready" && doubt.tile) this.declare = this.#declaration(doubt.tile.code);
    this.#doubt = null;
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
    if (this.#doubt?.tile?.id === tile.id && !this.#confirm()) return;
    if (this.chosenId !== tile.id) this.#sure.clear();
    const word = discardWord(this.#table.choices, tile.code, this.declare);
    const action = this.#table.view?.legal.find((it) => it.word === word);
    const about = action && this.#doubtAbout(tile);
    if (!action) this.#table.cannot("tile");
    if (!action || about) {
      this.chosenId = tile.id;
      if (about) this.#ask({ about, tile, action: null });
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
    this.declare = "no";
    this.#doubt = null;
  }

  /** What still has to be asked before the tile is discarded. */
  #doubtAbout(tile: HandTile): Doubt["about"] | undefined {
    const doubts = {
      win: this.#mayWin,
      ready: this.#couldDeclare(tile.code),
      danger: this.isDangerous(tile.code),
    };
    return (["win", "ready", "danger"] as const).find((about) => doubts[about] && !this.#sure.has(about));
  }

  /** Without declaring with this discard the hand cannot win, and it is not known yet that this is meant. */
  #couldDeclare(code: TileCode): boolean {
    if (this.#leftUndeclared || this.declare !== "no") return false;
    return this.#table.view?.options["ready_hand"] === "to-win" && this.#declaration(code) !== "no";
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
    this.#doubt = null;
    this.#sure.clear();
  }
}
