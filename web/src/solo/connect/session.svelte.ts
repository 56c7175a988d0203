// A game of Connect as it is played: levels against the clock, six hints, a told shuffle when nothing fits. Only a new level, a hint
// and the shuffle need the server; the next level is fetched while one plays.

import { askConnectHint, askConnectShuffle, drawNumber, fetchLevels } from "../board/api";
import { Stopwatch } from "../board/clock.svelte";
import type { ConnectField } from "../../wire/generated";
import { isPreparing } from "../../wire/http";
import { History } from "../../kit/history.svelte";
import { preparation } from "../../kit/preparation.svelte";
import { Timers } from "../../kit/timers";
import { fieldAfter, tilesLeft, type Step } from "./field";
import { Fields } from "./fields";
import { anyFittingPair, EMPTY, pathBetween, type Corner, type Grid } from "./paths";
import {
  dropConnect,
  isAsFar,
  keepBest,
  keepLevel,
  keepMine,
  keepReached,
  saveConnect,
  savedGame,
  type SavedConnect,
  type Variant,
} from "./saved";
import { NOTHING_USED, starsOf, type Used } from "./stars";
import {
  CANNOT_SHUFFLE,
  HURRIES,
  hurriesAt,
  LINE_MS,
  POINTS_A_HINT,
  POINTS_A_PAIR,
  POINTS_A_SECOND,
  type Line,
  type Listeners,
  type Notice,
  type Phase,
} from "./terms";

const HINT_MS = 2500;
const LIT_MS = 2000;
/** So long it is said that two tiles do not go together. */
const APART_MS = 4000;
const SHUFFLE_AFTER_MS = 700;

export class Connect {
  readonly clock = new Stopwatch();
  readonly #listeners: Listeners;

  variant: Variant = $state.raw({ gravity: "none", families: false, calm: false });
  seed = $state(1);
  id = $state(0);
  first = $state(1);
  level = $state(1);
  levels = $state(12);
  field: ConnectField | null = $state.raw(null);
  cells: readonly number[] = $state.raw([]);
  chosen: number | null = $state(null);
  /** The group whose tiles the player asked to see. */
  lit: number | null = $state(null);
  /** A line just drawn, or the line of a hint. */
  line: Line | null = $state.raw(null);
  hint: Line | null = $state.raw(null);
  hints = $state(0);
  score = $state(0);
  bonus: { seconds: number; points: number } = $state.raw({ seconds: 0, points: 0 });
  best = $state(false);
  /** What the level that was just cleared has brought. */
  cleared: { stars: number; milliseconds: number; fastest: boolean } | null = $state.raw(null);
  used: Used = $state.raw(NOTHING_USED);
  /** Nothing was touched yet: the clock begins with the first tile. */
  waiting = $state(false);
  phase: Phase = $state("fetching");
  paused = $state(false);
  asking = $state(false);
  notice: Notice | null = $state(null);
  /** Two tiles that do not go together were touched one after the other. */
  refused: number | null = $state(null);

  readonly grid: Grid = $derived.by(() => ({
    columns: this.field?.columns ?? 0,
    rows: this.field?.rows ?? 0,
    groups: this.cells.map((tile) => (tile === EMPTY ? EMPTY : (this.field?.groups[tile] ?? EMPTY))),
  }));
  readonly left = $derived(tilesLeft(this.cells));
  /** Milliseconds until the time is up; null without a clock. */
  readonly remaining: number | null = $derived.by(() =>
    this.variant.calm || !this.field ? null : Math.max(0, this.field.seconds * 1000 - this.clock.elapsed),
  );

  #start: readonly number[] = [];
  /** The field as it was kept last. */
  #saved: readonly number[] = [];
  readonly #history = new History<Step>();
  readonly #fields = new Fields();
  readonly #timers = new Timers();
  #hurried = 0;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
    void fetchLevels().then(
      (levels) => (this.levels = levels.length),
      () => undefined,
    );
  }

  // --- A game --------------------------------------------------------------------------------------------------------------

  async begin(variant: Variant, level = 1, seed = drawNumber()): Promise<void> {
    this.#forget();
    if (this.#isUntouched) dropConnect(this.id);
    this.variant = variant;
    this.seed = seed;
    this.#is(drawNumber());
    this.first = level;
    this.score = 0;
    this.hints = 0;
    this.best = false;
    this.#fields.forget();
    await this.#open(level, true);
  }

  /** One in which nothing was done is no game to go on with. Of one that was kept long ago it may not be known what was done. */
  get #isUntouched(): boolean {
    const { phase, level, first, score, left } = this;
    const all = tilesLeft(this.field?.groups ?? []);
    return phase === "playing" && level === first && this.#history.done.length === 0 && score === 0 && left === all;
  }

  #is(id: number): void {
    this.id = id;
    keepMine(id);
  }

  /** Takes over how far another window has come in this game. */
  follow(saved: SavedConnect | null): void {
    const { field, id, cells } = this;
    if (saved?.id !== id || !field || (this.phase !== "playing" && this.phase !== "level-done")) return;
    if (!isAsFar({ ...saved, field, cells }, saved)) this.restore(saved);
  }

  /** Leaves this game for another one that is kept, as far as that has come by now; where it is over, this one goes on. */
  goOn(id: number): void {
    this.save();
    const saved = savedGame(id);
    if (!saved) return;
    this.paused = false;
    this.restore(saved);
  }

  restore(saved: SavedConnect): void {
    this.#forget();
    this.#saved = saved.cells;
    this.variant = saved.variant;
    this.#is(saved.id);
    this.seed = saved.seed;
    this.first = saved.first;
    this.level = saved.field.level;
    this.field = saved.field;
    this.cells = saved.cells;
    const led = fieldAfter(saved.start, saved.field.columns, saved.variant.gravity, saved.steps);
    const known = led.join() === saved.cells.join();
    this.#start = known ? saved.start : saved.cells;
    this.#history.clear();
    if (known) this.#history.done = saved.steps;
    this.used = saved.used;
    this.waiting = saved.elapsed === 0 && this.#history.done.length === 0;
    this.hints = saved.hints;
    this.score = saved.score;
    this.clock.stop();
    this.clock.set(saved.elapsed);
    this.#hurried = hurriesAt(saved.field.seconds * 1000 - saved.elapsed);
    this.phase = "playing";
    this.#fetchNext();
    if (this.left === 0) this.#showCleared();
    else {
      this.#runClock();
      this.#lookForPair();
    }
  }

  #runClock(): void {
    if (!this.waiting && !this.paused && !CANNOT_SHUFFLE.has(this.notice)) this.clock.start();
  }

  /** The player does something: from here on time counts. */
  #touch(): void {
    if (!this.waiting) return;
    this.waiting = false;
    this.clock.start();
  }

  async nextLevel(): Promise<void> {
    await this.#open(this.level + 1, false);
  }

  async retry(): Promise<void> {
    await this.#open(this.level, this.score === 0 && this.hints === 0);
  }

  async #open(level: number, fresh: boolean): Promise<void> {
    this.#forget();
    this.clock.stop();
    this.level = level;
    this.phase = "fetching";
    const { variant, seed } = this;
    const field = await this.#fields.open(level, seed, variant);
    if (field === null) {
      if (this.phase === "fetching" && this.level === level) this.phase = "away";
      return;
    }
    if (this.level !== level || this.seed !== seed || this.variant !== variant || this.phase !== "fetching") return;
    if (fresh) this.hints = field.hints;
    this.field = field;
    this.#start = this.cells = field.groups.map((group, cell) => (group === EMPTY ? EMPTY : cell));
    this.#history.clear();
    this.used = NOTHING_USED;
    this.cleared = null;
    this.waiting = true;
    this.clock.set(0);
    this.#hurried = 0;
    this.paused = false;
    this.phase = "playing";
    if (field.seed !== seed) {
      this.seed = field.seed;
      this.notice = "kept";
    }
    keepReached(level);
    this.save();
    this.#fetchNext();
  }

  #fetchNext(): void {
    if (this.level < this.levels) this.#fields.fetchAhead(this.level + 1, this.seed, this.variant);
  }

  close(): void {
    if (this.phase === "playing") this.save();
    this.clock.stop();
    this.#timers.stop();
  }

  save(): void {
    const { id, variant, seed, first, field, cells, used, hints, score } = this;
    if (!field || (this.phase !== "playing" && this.phase !== "level-done")) return;
    const [start, steps] = [this.#start, this.#history.done];
    saveConnect(
      { id, variant, seed, first, field, cells, start, steps, used, hints, score, elapsed: this.clock.read() },
      cells !== this.#saved,
    );
    this.#saved = cells;
  }

  pause(on = !this.paused): void {
    if (this.phase !== "playing" || this.paused === on) return;
    this.paused = on;
    if (on) this.clock.stop();
    else this.#runClock();
    this.save();
  }

  /** Pauses a game against the clock; whether there was one to pause. */
  interrupt(): boolean {
    if (this.phase !== "playing" || this.paused || this.variant.calm) return false;
    this.pause(true);
    return true;
  }

  /** From here on without a clock, also when the time was up. */
  calmDown(): void {
    this.variant = { ...this.variant, calm: true };
    this.best = false;
    if (this.phase === "time-up") {
      this.phase = "playing";
      this.#runClock();
    }
    this.save();
  }

  /** To be called while the clock runs. */
  tick(): void {
    if (this.phase !== "playing" || this.remaining === null || this.paused) return;
    if (this.remaining <= 0) {
      this.#forget();
      this.clock.stop();
      this.phase = "time-up";
      this.best = keepBest(this.variant, this.first, { score: this.score, level: this.level });
      dropConnect(this.id);
      return;
    }
    const hurried = hurriesAt(this.remaining);
    if (hurried > this.#hurried) this.#listeners.hurry(HURRIES[hurried - 1] ?? 0);
    this.#hurried = hurried;
  }

  // --- Moves ---------------------------------------------------------------------------------------------------------------

  get #idle(): boolean {
    return this.phase === "playing" && !this.paused && this.notice !== "stuck";
  }

  tileAt(cell: number): number {
    return this.cells[cell] ?? EMPTY;
  }

  choose(cell: number): void {
    if (!this.#idle || this.tileAt(cell) === EMPTY) return;
    this.#touch();
    this.#dropApart();
    this.lit = null;
    this.hint = null;
    const { chosen } = this;
    if (chosen === null || chosen === cell) {
      this.chosen = chosen === cell ? null : cell;
      if (this.chosen !== null) this.#listeners.play("draw");
      return;
    }
    if (this.grid.groups[chosen] !== this.grid.groups[cell]) {
      this.chosen = cell;
      this.#listeners.play("draw");
      return;
    }
    const path = pathBetween(this.grid, chosen, cell);
    if (path) this.#take(chosen, cell, path);
    else {
      this.#refuse(cell);
      this.chosen = cell;
    }
  }

  /** That two do not go together is said until the next tile is touched. */
  #dropApart(): void {
    if (this.notice === "apart") this.notice = null;
  }

  #refuse(cell: number): void {
    this.refused = cell;
    this.#timers.after(400, () => (this.refused = null), "refused");
    this.notice = "apart";
    this.#timers.after(APART_MS, () => this.#dropApart(), "apart");
  }

  #take(one: number, other: number, path: readonly Corner[]): void {
    const tiles = [this.tileAt(one), this.tileAt(other)] as const;
    this.chosen = null;
    this.notice = null;
    this.line = { path, pair: [one, other] };
    this.#timers.after(LINE_MS, () => (this.line = null), "line");
    this.#do({ pair: [one, other] });
    this.score += POINTS_A_PAIR;
    this.#listeners.play("claim");
    this.#listeners.taken(tiles);
    if (this.left === 0) this.#finishLevel();
    else {
      this.save();
      this.#lookForPair();
    }
  }

  #do(step: Step): void {
    this.#history.do(step);
    this.#stand();
  }

  #stand(): void {
    this.cells = fieldAfter(this.#start, this.field?.columns ?? 1, this.variant.gravity, this.#history.done);
  }

  get canUndo(): boolean {
    const pairs = this.#history.done.some((step) => "pair" in step);
    return pairs && this.variant.calm && this.phase === "playing" && !this.paused;
  }

  /** Lays the last pair back, where no clock runs; a shuffle that followed it goes too. */
  undo(): void {
    if (!this.canUndo) return;
    const last = this.#history.done.findLastIndex((step) => "pair" in step);
    this.#forget();
    this.#history.undo(this.#history.done.length - last);
    this.#stand();
    this.score -= POINTS_A_PAIR;
    this.used = { ...this.used, undos: this.used.undos + 1 };
    this.#listeners.undone();
    this.save();
  }

  /** Says what a cleared level has brought. What is kept of it has its points already. */
  #showCleared(): void {
    this.clock.stop();
    const seconds = this.remaining === null ? 0 : Math.floor(this.remaining / 1000);
    this.bonus = { seconds, points: seconds * POINTS_A_SECOND };
    const milliseconds = this.clock.read();
    const share = this.remaining === null ? null : this.remaining / ((this.field?.seconds ?? 1) * 1000);
    const stars = starsOf(this.used, share);
    this.cleared = { stars, milliseconds, fastest: keepLevel(this.variant, this.level, { stars, milliseconds }) };
    this.phase = "level-done";
  }

  #finishLevel(): void {
    this.#showCleared();
    this.score += this.bonus.points;
    this.#listeners.play("win");
    if (this.level < this.levels) {
      // a reload goes on from here
      this.save();
      return;
    }
    this.score += this.hints * POINTS_A_HINT;
    this.phase = "won";
    this.best = keepBest(this.variant, this.first, { score: this.score, level: this.level });
    dropConnect(this.id);
  }

  /** Lights all tiles that go with the one in a cell, for a while. */
  light(cell: number): void {
    if (!this.#idle) return;
    this.#touch();
    const group = this.grid.groups[cell] ?? EMPTY;
    this.lit = group === EMPTY ? null : group;
    this.#timers.after(LIT_MS, () => (this.lit = null), "lit");
  }

  // --- What needs the server ------------------------------------------------------------------------------------------------

  async askForHint(): Promise<void> {
    const { field, cells } = this;
    if (!this.#idle || this.asking || !field || preparation.left("solo") !== null) return;
    if (this.hints <= 0) {
      this.notice = "no-hints";
      return;
    }
    this.#touch();
    this.asking = true;
    try {
      const answer = await askConnectHint({
        ...this.grid,
        groups: [...this.grid.groups],
        gravity: this.variant.gravity,
      });
      if (this.cells !== cells || !answer.pair) return;
      this.hints -= 1;
      this.used = { ...this.used, hints: this.used.hints + 1 };
      this.chosen = null;
      this.notice = answer.answer === "winnable" ? null : answer.answer === "lost" ? "hint-lost" : "hint-unknown";
      this.hint = { path: answer.path, pair: answer.pair };
      this.#timers.after(HINT_MS, () => (this.hint = null), "hint");
      this.#listeners.hinted(answer.pair);
      this.save();
    } catch {
      this.notice = "away-hint";
    } finally {
      this.asking = false;
    }
  }

  /** Nothing fits: the rest is shuffled, and the player is told so. */
  #lookForPair(): void {
    if (anyFittingPair(this.grid)) return;
    this.notice = "stuck";
    this.shuffleSoon();
  }

  shuffleSoon(): void {
    this.#timers.after(SHUFFLE_AFTER_MS, () => void this.shuffle(), "shuffle");
  }

  async shuffle(): Promise<void> {
    const { cells } = this;
    if (this.asking || this.phase !== "playing") return;
    if (preparation.mayWait("solo")) return this.#cannotShuffle("stuck-waits");
    this.asking = true;
    try {
      const wish = { ...this.grid, groups: [...this.grid.groups], gravity: this.variant.gravity, seed: drawNumber() };
      const answer = await askConnectShuffle(wish);
      if (this.cells !== cells || answer.answer !== "shuffled") return;
      this.#do({ order: answer.order });
      this.used = { ...this.used, shuffles: this.used.shuffles + 1 };
      this.chosen = null;
      this.notice = "shuffled";
      this.#runClock();
      this.#listeners.play("flower");
      this.save();
    } catch (error) {
      if (this.cells === cells) this.#cannotShuffle(isPreparing(error) ? "stuck-waits" : "stuck-away");
    } finally {
      this.asking = false;
    }
  }

  #cannotShuffle(notice: "stuck-away" | "stuck-waits"): void {
    this.notice = notice;
    this.clock.stop();
  }

  // --- For a while ----------------------------------------------------------------------------------------------------------

  #forget(): void {
    this.#timers.stop();
    this.chosen = this.lit = this.refused = null;
    this.line = this.hint = null;
    this.notice = null;
  }
}
