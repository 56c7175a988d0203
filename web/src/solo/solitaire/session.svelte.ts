// A game of solitaire as it is played: what was taken and undone, what is chosen, what the clock says, and what the server knows.
// Moves, undo and saving need no server.

import { History } from "../../kit/history.svelte";
import { preparation } from "../../kit/preparation.svelte";
import { today } from "../../kit/day";
import type { Sound } from "../../kit/sounds/sounds";
import { askHint, askRescue, askWayBack, drawNumber, solve } from "../board/api";
import { Stopwatch } from "../board/clock.svelte";
import type { SoloDeal, SoloFaces, SoloPair } from "../../wire/generated";
import { isDaily, type DealName } from "./deals";
import { facesOf, kindsOf } from "./faces";
import { Position, standingAfter, type Step } from "./game";
import { isHelped, NO_HELP, type Help } from "./help";
import { Knowledge, type Lamp } from "./knowledge.svelte";
import { countGame, keepDay } from "./record";
import { blockersOf, blockingOf, type Blocking } from "./rules";
import { forgetGame, keepResult, saveGame, type SavedGame } from "./saved";

/** What the player is told below the board; `pair`: the tiles it speaks of. */
export type Notice =
  | "hint-lost"
  | "hint-unknown"
  | "none-fits"
  | "blocked"
  | "just-lost"
  | "went-back"
  | "went-back-unsure"
  | "no-way-back"
  | "rescued"
  | "rescue-impossible"
  | "rescue-unknown"
  | "away-hint"
  | "away-lamp"
  | "away-back"
  | "away-rescue"
  | "kept";

/** What one may want to hear or have read out. */
export interface Listeners {
  play(sound: Sound): void;
  /** A pair was taken. */
  taken(pair: SoloPair): void;
  blocked(place: number): void;
  hinted(pair: SoloPair): void;
  undone(): void;
  redone(): void;
}

const BLOCKED_MS = 1100;
/** So long it can be read why. */
const WHY_MS = 4500;

export class Solitaire {
  readonly name: DealName;
  readonly deal: SoloDeal;
  readonly clock = new Stopwatch();
  readonly knowledge: Knowledge;
  readonly #blocking: Blocking;

  faces: SoloFaces | null = $state.raw(null);
  readonly #history = new History<Step>();
  chosen: number | null = $state(null);
  hint: SoloPair | null = $state.raw(null);
  /** A blocked tile that was tried, and what blocks it. */
  tried: { place: number; by: readonly number[] } | null = $state.raw(null);
  notice: Notice | null = $state(null);
  paused = $state(false);
  /** Something is being asked of the server because the player wants it. */
  asking = $state(false);
  help: Help = $state.raw(NO_HELP);
  /** Set once the board is clear. */
  result: { milliseconds: number; fastest: boolean } | null = $state.raw(null);

  readonly kinds = $derived.by(() => kindsOf(this.deal, this.faces));
  readonly shown = $derived.by(() => facesOf(this.deal, this.faces));
  readonly position: Position = $derived.by(
    () =>
      new Position(this.deal.places, this.#blocking, this.kinds, standingAfter(this.deal.places.length, this.steps)),
  );
  readonly stuck = $derived(this.position.left.length > 0 && this.position.fitting.length === 0);
  readonly cleared = $derived(this.position.left.length === 0);
  readonly lamp: Lamp = $derived.by(() => this.knowledge.lampAt(this.steps.length));

  #listeners: Listeners;
  /** The steps as they were kept last. */
  #saved: readonly Step[] | null = null;
  #triedTimer: ReturnType<typeof setTimeout> | undefined;
  #whyTimer: ReturnType<typeof setTimeout> | undefined;
  #lampOn = false;

  constructor(name: DealName, deal: SoloDeal, faces: SoloFaces | null, listeners: Listeners, saved?: SavedGame) {
    this.name = name;
    this.deal = deal;
    this.#blocking = blockingOf(deal.places);
    this.#listeners = listeners;
    this.faces = saved ? saved.faces : faces;
    this.knowledge = new Knowledge(() => this.position);
    if (saved) {
      this.#history.done = saved.steps;
      this.#history.undone = saved.undone;
      const { hints, rescues, undos, lamp, again } = saved;
      this.help = { hints, rescues, undos, lamp, again };
      this.clock.set(saved.elapsed);
    }
    this.#saved = saved ? this.steps : null;
    this.knowledge.begin(this.steps);
  }

  /** Takes over how far another window has come in this game. Nothing happens where it is as here, or this one is over. */
  follow(saved: SavedGame | undefined): void {
    if (!saved || this.result || JSON.stringify(saved.steps) === JSON.stringify(this.steps)) return;
    this.chosen = null;
    this.hint = null;
    this.notice = null;
    this.#history.done = saved.steps;
    this.#history.undone = saved.undone;
    const { hints, rescues, undos, lamp, again } = saved;
    this.help = { hints, rescues, undos, lamp, again };
    this.clock.set(saved.elapsed);
    if (this.stuck) this.clock.stop();
    else this.open();
    this.#saved = this.steps;
    this.knowledge.begin(this.steps);
  }

  get steps(): readonly Step[] {
    return this.#history.done;
  }

  get undone(): readonly Step[] {
    return this.#history.undone;
  }

  /** Shows the board and lets the clock run. */
  open(): void {
    if (this.#idle && !this.stuck) this.clock.start();
  }

  close(): void {
    this.clock.stop();
    clearTimeout(this.#triedTimer);
    clearTimeout(this.#whyTimer);
    this.save();
  }

  save(): void {
    if (this.result || this.steps.length + this.undone.length === 0) return;
    const { name, deal, faces, steps, undone, help } = this;
    saveGame(
      { ...name, dealt: deal, faces, steps, undone, elapsed: this.clock.read(), ...help },
      steps !== this.#saved,
    );
    this.#saved = steps;
  }

  pause(on = !this.paused): void {
    if (this.result || this.paused === on) return;
    this.paused = on;
    if (on) this.clock.stop();
    else this.open();
    this.save();
  }

  get #idle(): boolean {
    return !this.paused && !this.result;
  }

  // --- Moves ---------------------------------------------------------------------------------------------------------------

  /** The player touches a tile. */
  choose(place: number): void {
    if (!this.#idle || !this.position.there(place)) return;
    if (!this.position.isFree(place)) {
      this.#tryBlocked(place);
      return;
    }
    this.tried = null;
    this.#forgetWhy();
    if (this.chosen === null) {
      this.chosen = place;
      this.#listeners.play("draw");
    } else if (this.chosen === place) {
      this.chosen = null;
    } else if (this.position.matches(this.chosen, place)) {
      this.take([this.chosen, place]);
    } else {
      this.chosen = place;
      this.#listeners.play("draw");
    }
  }

  #tryBlocked(place: number): void {
    this.tried = { place, by: blockersOf(this.#blocking, place, this.position.there) };
    this.#listeners.blocked(place);
    clearTimeout(this.#triedTimer);
    this.#triedTimer = setTimeout(() => (this.tried = null), BLOCKED_MS);
    this.notice ??= "blocked";
    clearTimeout(this.#whyTimer);
    this.#whyTimer = setTimeout(() => this.#forgetWhy(), WHY_MS);
  }

  #forgetWhy(): void {
    if (this.notice === "blocked") this.notice = null;
  }

  take(pair: SoloPair): void {
    const tiles = pair.map((place) => this.position.tileAt(place)) as SoloPair;
    this.#go((history) => history.do({ pair }));
    this.knowledge.tookPair(pair, this.steps.length);
    this.#listeners.play("discard");
    this.#listeners.taken(tiles);
    if (this.cleared) this.#win();
    else void this.judge(true);
  }

  #go(way: (history: History<Step>) => void): void {
    const wasStuck = this.stuck;
    way(this.#history);
    // where nothing fits any more no time goes by, until one has a way on
    if (this.stuck) this.clock.stop();
    else if (wasStuck) this.open();
    this.chosen = null;
    this.hint = null;
    this.tried = null;
    this.notice = null;
    this.save();
  }

  #win(): void {
    this.clock.stop();
    const milliseconds = this.clock.read();
    const { layout, deal } = this.name;
    const helped = isHelped(this.help);
    const fastest = keepResult(layout, { milliseconds, deal, when: new Date().toISOString() }, helped);
    countGame({ layout, helped, milliseconds });
    if (isDaily(deal)) keepDay(deal, layout, today());
    this.result = { milliseconds, fastest };
    forgetGame(this.name);
    this.#listeners.play("win");
  }

  /** There is something to lose: moves were made, and the game can still be played on. */
  get underWay(): boolean {
    return this.steps.length > 0 && !this.result && !this.stuck;
  }

  /** Ends the game for good: it counts as played and not won, unless nothing was done in it. */
  giveUp(): void {
    if (this.result || this.steps.length + this.undone.length === 0) return;
    countGame({ layout: this.name.layout, helped: isHelped(this.help), milliseconds: null });
    this.#history.clear();
    forgetGame(this.name);
  }

  get canUndo(): boolean {
    return this.#history.canUndo && this.#idle;
  }

  get canRedo(): boolean {
    return this.#history.canRedo && this.#idle;
  }

  undo(): void {
    const { last } = this.#history;
    if (!last || !this.#idle) return;
    this.#helped({ undos: this.help.undos + 1 });
    this.#go((history) => history.undo());
    if ("pair" in last) this.knowledge.putBack(last.pair, this.steps.length);
    this.#listeners.undone();
    void this.judge();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#go((history) => history.redo());
    this.knowledge.stepped(this.steps.length);
    this.#listeners.redone();
    if (this.cleared) this.#win();
    else void this.judge();
  }

  #helped(more: Partial<Help>): void {
    this.help = { ...this.help, ...more };
  }

  /** The same deal from its beginning, perhaps with other faces. Whoever has made moves in it knows it: that helps. */
  again(faces: SoloFaces | null = this.faces): void {
    const known = this.result !== null || this.steps.length + this.undone.length > 0;
    const before = this.result ? { ...NO_HELP, again: this.help.again } : this.help;
    forgetGame(this.name);
    this.result = null;
    this.faces = faces;
    this.help = known ? { ...before, again: before.again + 1 } : before;
    this.paused = false;
    this.#go((history) => history.clear());
    this.knowledge.begin([]);
    this.clock.stop();
    this.clock.set(0);
    this.clock.start();
    void this.judge();
  }

  // --- What the server knows ------------------------------------------------------------------------------------------------

  /** Switches the lamp. */
  light(on: boolean): void {
    this.#lampOn = on;
    if (on) void this.judge();
    else this.knowledge.forgetDoubt();
  }

  /** With the lamp on: finds out whether the position can be won, and says so if the last move has lost it. */
  async judge(afterMove = false): Promise<void> {
    if (!this.#lampOn || this.result) return;
    const at = this.steps.length;
    const before = this.knowledge.lampAt(at - 1);
    if (["off", "away"].includes(this.knowledge.lampAt(at))) {
      const answer = await this.knowledge.ask(at, solve);
      if (answer === "stale") return;
      if (answer === "away" && before !== "away") this.notice = "away-lamp";
    }
    // Of the deal itself everybody knows that it can be cleared.
    if (at > 0 && !this.help.lamp && ["lit", "out"].includes(this.knowledge.lampAt(at))) {
      this.#helped({ lamp: true });
      this.save();
    }
    if (afterMove && this.knowledge.lampAt(at) === "out" && before !== "out" && !this.stuck) this.notice = "just-lost";
  }

  /** Approximate seconds until something can be asked of the server's engine; null: it can, or what is known answers it already. */
  get untilHint(): number | null {
    return this.knowledge.wayAt(this.steps.length)?.[0] ? null : preparation.left("solo");
  }

  get untilBack(): number | null {
    return this.knowledge.lastWinnable(this.steps.length) === null ? preparation.left("solo") : null;
  }

  async askForHint(): Promise<void> {
    if (!this.#idle || this.asking || this.stuck || this.untilHint !== null) return;
    this.chosen = null;
    const known = this.knowledge.wayAt(this.steps.length)?.[0];
    if (known) {
      this.#showHint(known);
      return;
    }
    const { position, steps } = this;
    const answer = await this.#wanted(() => askHint(position.forServer()), "away-hint");
    if (!answer || this.steps !== steps) return;
    this.knowledge.learn(steps.length, answer.answer);
    if (!answer.pair) this.notice = "none-fits";
    else this.#showHint(position.fromServer(answer.pair));
    if (answer.answer === "lost") this.notice = "hint-lost";
    if (answer.answer === "not_known") this.notice = "hint-unknown";
  }

  #showHint(pair: SoloPair): void {
    this.notice = null;
    this.hint = pair;
    this.#helped({ hints: this.help.hints + 1 });
    this.save();
    this.#listeners.hinted(pair);
  }

  /** Undoes to the last position from which the board can be cleared. */
  async goBack(): Promise<void> {
    if (!this.#idle || this.asking) return;
    const known = this.knowledge.lastWinnable(this.steps.length);
    if (known !== null) {
      this.#rewind(known, "went-back");
      return;
    }
    if (preparation.left("solo") !== null) return;
    // After a rescue the tiles stand otherwise than they were dealt: the game is told from there.
    const { steps } = this;
    const from = steps.findLastIndex((step) => "places" in step) + 1;
    const standing = standingAfter(this.deal.places.length, steps.slice(0, from));
    const start = new Position(this.deal.places, this.#blocking, this.kinds, standing);
    const index = new Map(start.left.map((place, at) => [place, at]));
    const moves = steps
      .slice(from)
      .flatMap((step) => ("pair" in step ? [step.pair.map((place) => index.get(place) ?? 0) as SoloPair] : []));
    const answer = await this.#wanted(() => askWayBack({ ...start.forServer(), moves }), "away-back");
    if (!answer || this.steps !== steps) return;
    if (answer.keep < 0) this.notice = "no-way-back";
    else {
      this.knowledge.learn(from + answer.keep, "winnable");
      if (answer.certain && from + answer.keep < steps.length) this.knowledge.learn(from + answer.keep + 1, "lost");
      this.#rewind(from + answer.keep, answer.certain ? "went-back" : "went-back-unsure");
    }
  }

  #rewind(keep: number, notice: Notice): void {
    if (keep < this.steps.length) {
      const count = this.steps.length - keep;
      this.#helped({ undos: this.help.undos + 1 });
      this.#go((history) => history.undo(count));
      this.#listeners.undone();
    }
    this.notice = notice;
    void this.judge();
  }

  /** Shuffles what is left so that it can be cleared. */
  async rescue(): Promise<void> {
    if (!this.#idle || this.asking || preparation.left("solo") !== null) return;
    const { position, steps } = this;
    const answer = await this.#wanted(() => askRescue({ ...position.forServer(), seed: drawNumber() }), "away-rescue");
    if (!answer || this.steps !== steps) return;
    if (answer.answer !== "shuffled") {
      this.notice = answer.answer === "not_known" ? "rescue-unknown" : "rescue-impossible";
      return;
    }
    this.#helped({ rescues: this.help.rescues + 1 });
    this.#go((history) => history.do({ places: position.left, order: answer.order }));
    this.knowledge.shuffled(this.steps.length);
    this.notice = "rescued";
    this.#listeners.play("flower");
    void this.judge();
  }

  async #wanted<Answer>(question: () => Promise<Answer>, away: Notice): Promise<Answer | null> {
    this.asking = true;
    try {
      return await question();
    } catch {
      this.notice = away;
      return null;
    } finally {
      this.asking = false;
    }
  }
}
