// The others at a table of several persons: who is there, and the window that all live through together.

import type {
  Away,
  Leave,
  Left,
  Passing,
  People,
  PersonState,
  TableView,
  Watchers,
  Window,
} from "../../wire/generated";
import { Timers } from "../../kit/timers";
import type { TableNotices } from "./notices.svelte";

/** How often the time that is left is drawn anew. */
const TICK_MS = 200;

/** The table at which they sit. */
export interface Around {
  readonly view: TableView | null;
  readonly notices: TableNotices;
  say(message: Leave): void;
}

export type Presence = PersonState["state"];

export class Company {
  /** Of each person, by seat; nothing at a table for one. */
  states: ReadonlyMap<number, Presence> = $state.raw(new Map());
  /** Those of them for whom a bot plays until they are back. */
  playedFor: ReadonlySet<number> = $state.raw(new Set());
  /** What was agreed on for who is away. */
  away: Away = $state("wait");
  /** The window that stands open; null where none does. */
  window: Window | null = $state.raw(null);
  /** What is left of its time, in ms. */
  left = $state(0);
  /** Those who look on without a seat; null where nobody may. */
  watchers: Watchers | null = $state.raw(null);
  /** What the server lets pass for this person, and whether it lays out his flowers. */
  passing: Passing = $state("none");
  flowers = $state(false);
  readonly #around: Around;
  readonly #timers = new Timers();
  #until = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  /** The other persons for whom the table may decide that a bot plays. */
  missed: readonly number[] = $state.raw([]);

  /** Whether several persons play here. */
  readonly isMet: boolean = $derived(this.states.size > 1);

  /** Whether a person may still let go or claim. */
  readonly asked: boolean = $derived(this.window !== null && !this.window.answered && this.left > 0);

  /** Whether the tile could be but part of a chow, and those are let pass. */
  get quiet(): boolean {
    return this.window?.quiet === true && this.window.version === this.#around.view?.version;
  }

  hear({ people, away }: People): void {
    const before = this.states;
    const stoodIn = this.playedFor;
    this.away = away;
    this.playedFor = new Set(people.filter(({ played_for }) => played_for).map(({ seat }) => seat));
    this.missed = people.filter(({ may_stand_in }) => may_stand_in).map(({ seat }) => seat);
    this.states = new Map(people.map(({ seat, state }) => [seat, state]));
    for (const { seat, state } of people) {
      const was = before.get(seat);
      if (this.playedFor.has(seat) && !stoodIn.has(seat) && seat !== this.#around.view?.me)
        this.#around.notices.tell("away-bot-plays", { name: this.#around.view?.seats[seat]?.name ?? "" });
      if (was === undefined || seat === this.#around.view?.me || (was === "away") === (state === "away")) continue;
      const name = this.#around.view?.seats[seat]?.name ?? "";
      this.#around.notices.tell(state === "away" ? "friends-away" : "friends-back", { name });
    }
  }

  open(window: Window): void {
    this.window = window;
    this.#until = Date.now() + window.left_ms;
    this.#timers.stop();
    this.#tick();
  }

  /** What this person lets the server do; nobody else is told. */
  hearLeft({ passing, flowers }: Left): void {
    this.passing = passing;
    this.flowers = flowers;
  }

  leave(passing: Passing, flowers: boolean): void {
    this.#around.say({ type: "leave_to", passing, flowers });
  }

  stop(): void {
    this.#timers.stop();
  }

  #tick(): void {
    this.left = Math.max(0, this.#until - Date.now());
    if (this.left === 0) this.window = null;
    else this.#timers.after(Math.min(TICK_MS, this.left), () => this.#tick());
  }
}
