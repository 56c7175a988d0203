// A person at a live table: the line to the server, the position that is shown, the hand as it is held, what is chosen, what
// was refused. Components read it and call its verbs; everything that can be tested alone lives in the modules it uses.

import { announce } from "../../kit/announcer/announcer.svelte";
import { failures } from "../../kit/errors/failures.svelte";
import { version } from "../../kit/version.svelte";
import { onWaking } from "../../kit/waking";
import { Connection, socketAddress, type Line, type LineState } from "./connection";
import { pauseAfter, UpdateQueue } from "./pacing";
import type { Advice, Obstacle, ErrorMessage, GameEvent, LegalAction, TableView, Update } from "../../wire/generated";
import { steps } from "./steps";
import { settings } from "../../kit/settings/settings.svelte";
import { barText, freshBars } from "./bars";
import {
  automatic,
  discardWay,
  discardWord,
  sortChoices,
  voluntaryDeclarations,
  type Choices,
  type ReadyWay,
} from "./choices";
import { describeEvent, describeQuestion } from "./describe";
import { moved, reconcile, sorted, type HandTile } from "./hand-order";
import type { HandPlay } from "./hand-play";
import type { Point } from "../layout/scene";
import { HandLog, type LogLine } from "./log";
import { soundOf } from "./sound-of";
import type { TileCode } from "../../tiles/codes";
import type { MessageId } from "../../words/i18n.svelte";

/** Something the page did by itself, or wants to be known: shown for a while. */
export interface Notice {
  id: number;
  /** Message id and arguments; the words follow the language. */
  message: MessageId | "";
  args: Record<string, string | number>;
  /** Why a hand may not win, told when that becomes so. */
  bar?: Obstacle;
}

/** After a claim window opened, keys are deaf for this long: a key meant for the hand must not pass or claim. */
const GUARD_MS = 250;
const NOTICE_MS = 3500;
/** A reason takes longer to read. */
const BAR_MS = 8000;
/** The longest time for which the opening of a hand is told. */
const OPENING_MS = 6000;
const EMPTY: Choices = sortChoices([]);

export interface SessionOptions {
  table: string;
  token: string;
  openLine?: (url: string) => Line;
  play?: (sound: "discard" | "draw" | "claim" | "win" | "flower") => void;
}

interface Flight {
  version: number;
  word: string;
  question: string;
}

/** What is being asked: the same as long as nothing but answers have come in. */
function questionOf(view: TableView): string {
  const own = view.seats.find((seat) => seat.seat === view.me);
  return [
    view.hand,
    view.phase,
    view.turn,
    view.last_discarder,
    view.last_discard,
    view.robbable,
    view.wall.left,
    own?.hand_count,
    own?.drawn,
  ].join(" ");
}

export class TableSession implements HandPlay {
  line: LineState = $state("connecting");
  view: TableView | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  /** The hand has just been dealt: who leads and where the wall was broken is told, the whole seating for a new match. */
  opening: "match" | "hand" | null = $state(null);
  /** Nothing waits to be shown: what is seen is what is. */
  settled = $state(false);
  /** An action was sent and not answered yet. */
  sent: string | null = $state(null);
  tiles: readonly HandTile[] = $state.raw([]);
  chosenId: number | null = $state(null);
  focused: number | null = $state(null);
  playedFrom: { from: Point; w: number } | null = null;
  /** What is declared with the next discard. */
  declare: ReadyWay = $state("no");
  /** The tile whose dangerous discard waits for a second word. */
  warned: HandTile | null = $state(null);
  /** Which sort of sets is being chosen among. */
  choosing: "chow" | "kong" | "own" | null = $state(null);
  advice: Advice | null = $state.raw(null);
  refusal: ErrorMessage | null = $state.raw(null);
  /** This table or seat is not to be had: nothing to wait for. */
  ended: ErrorMessage | null = $state.raw(null);
  notices: readonly Notice[] = $state.raw([]);
  lines: readonly LogLine[] = $state.raw([]);

  readonly choices: Choices = $derived(
    this.settled && this.sent === null && this.view ? sortChoices(this.view.legal) : EMPTY,
  );
  readonly asked = $derived(this.choices !== EMPTY && (this.view?.legal.length ?? 0) > 0);
  readonly active = $derived(this.choices.discards.size > 0);
  readonly declarations = $derived(voluntaryDeclarations(this.choices));
  readonly chosen = $derived(this.tiles.find((tile) => tile.id === this.chosenId) ?? null);
  /** The rules declare the hand ready with the lifted tile, whether one wants it or not. */
  readonly mustDeclare = $derived(
    this.declare === "no" &&
      this.chosen !== null &&
      (discardWay(this.choices, this.chosen.code, "no") ?? "no") !== "no",
  );

  readonly #connection: Connection;
  readonly #queue: UpdateQueue;
  readonly #log: HandLog;
  readonly #play: NonNullable<SessionOptions["play"]>;
  #openedAt = 0;
  #playedId: number | null = null;
  #noticeId = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  /** For which version advice is asked for or there. */
  #asking = -1;
  #sleep: (() => void) | undefined;
  /** The newest position that was told, shown or not. */
  #received: TableView | null = null;
  /** The action sent last, and what it answered. */
  #flight: Flight | null = null;
  /** An action that came too late for its position; its version is now the one that the server wants answered. */
  #late: Flight | null = null;

  constructor(options: SessionOptions) {
    this.#play = options.play ?? (() => undefined);
    this.#log = new HandLog(options.table);
    this.#queue = new UpdateQueue({
      pace: () => settings.pace,
      show: (update, last) => this.#show(update, last, false),
      hidden: () => typeof document !== "undefined" && document.hidden,
    });
    this.#connection = new Connection({
      url: typeof location === "undefined" ? "" : socketAddress(options.table),
      token: options.token,
      onUpdate: (update, fresh) => {
        const before = this.#received;
        this.#received = update.view;
        if (fresh) {
          // Advice that was on its way went down with the line: it is asked for again.
          this.#asking = this.advice?.version ?? -1;
          // Nobody wants to sit through what went by while the line was down.
          this.#queue.stop();
          this.#show(update, true, true);
          // The match has just begun: who rolled what takes longer to read than the deal of a later hand.
          if (this.opening) this.#queue.rest(2 * pauseAfter(update.events, settings.pace));
          return;
        }
        if (update.events.length > 0) this.settled = false;
        // Without pauses there is nothing that could tell, and each message is drawn as it comes.
        this.#queue.push(...(settings.pace === "instant" ? [update] : steps(update, before)));
      },
      onMessage: (message) => {
        if (message.type === "advice") this.#take(message);
        if (message.type === "error") this.#refuse(message);
        if (message.type === "welcome") version.told(message.build);
      },
      onUnreadable: () => {
        // Most likely this page is out of date; if it is not, something else is wrong, and that has to be said.
        void version.ask().then((newer) => {
          if (!newer) failures.tell("unreadable");
        });
      },
      onState: (state) => {
        this.line = state;
      },
      ...(options.openLine ? { open: options.openLine } : {}),
    });
  }

  open(): void {
    this.#connection.open();
    this.#sleep = onWaking(() => this.#connection.wake());
  }

  close(): void {
    this.#sleep?.();
    this.#connection.close();
    this.#queue.stop();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  // --- positions -------------------------------------------------------------------------------------------------------

  #show(update: Update, last: boolean, fresh: boolean): void {
    const { view, events } = update;
    const before = this.view;
    if (before && view.version < before.version && before.table === view.table) return;
    const own = view.seats.find((seat) => seat.seat === view.me);
    const sameHand = before?.hand === view.hand;
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
    this.view = view;
    this.events = events;
    this.lines = this.#log.add(events, view, fresh);
    this.settled = last;
    if (last && !this.#stillInFlight(view, events, fresh)) this.sent = null;
    if (events.some((event) => event.kind === "deal")) this.#open(view);
    else if (events.length > 0) this.opening = null;
    this.declare = "no";
    this.choosing = null;
    this.warned = null;
    if (this.chosenId !== null && !this.tiles.some((tile) => tile.id === this.chosenId)) this.chosenId = null;
    if (view.legal.length > 0) this.#openedAt = Date.now();
    for (const event of events) {
      const sound = soundOf(event);
      if (sound) this.#play(sound);
    }
    const bars = view.result ? [] : freshBars(before, view);
    // Of a drawn tile one is told where one is asked.
    for (const bar of bars) if (bar.on !== "drawn") this.#tellBar(bar);
    for (const seat of view.seats) {
      const failed =
        seat.stand_in !== null && !before?.seats.some((it) => it.seat === seat.seat && it.stand_in !== null);
      if (failed) this.notify("table-bot-failed", { name: seat.name, bot: seat.player }, BAR_MS);
    }
    const words = [...events.map((event) => describeEvent(event, view)), ...bars.map(barText)];
    // What the page answers by itself is not asked.
    if (last && !automatic(sortChoices(view.legal), settings)) words.push(describeQuestion(sortChoices(view.legal)));
    const said = words.filter(Boolean).join(" ");
    if (said) announce(said);
    if (!last) return;
    if (!this.#playLate()) this.#decideByItself(view);
    this.askAdvice();
  }

  #open(view: TableView): void {
    if (settings.pace === "instant") return;
    this.opening = view.hand === 1 ? "match" : "hand";
    // Who leads has all the time in the world; the card does not stay that long.
    const { version } = view;
    this.#later(this.opening === "match" ? OPENING_MS * 2 : OPENING_MS, () => {
      if (this.view?.version === version) this.opening = null;
    });
  }

  /** Whether the action on its way can still be meant for this position: nothing has happened but somebody else's answer. */
  #stillInFlight(view: TableView, events: readonly GameEvent[], fresh: boolean): boolean {
    if (fresh) return view.version === this.#flight?.version;
    return events.length === 0 && view.legal.some((action) => action.word === this.sent);
  }

  /** Plays an action again that somebody else's answer overtook, if the very same question stands. */
  #playLate(): boolean {
    const late = this.#late;
    if (!late || !this.view || !this.settled || this.view.version < late.version) return false;
    this.#late = null;
    const action =
      questionOf(this.view) === late.question ? this.view.legal.find((it) => it.word === late.word) : undefined;
    if (action) this.#send(action);
    return action !== undefined;
  }

  #decideByItself(view: TableView): void {
    const choice = automatic(sortChoices(view.legal), settings);
    if (!choice) return;
    const { action, why } = choice;
    if (why === "flower") this.notify("table-auto-flower", { tile: action.tile ?? "" });
    if (why === "pass") this.notify("table-auto-pass", { tile: view.last_discard ?? view.robbable ?? "" });
    if (why === "win") this.notify("table-auto-win", {});
    // A moment, so that the person sees the position it happens in.
    this.#later(why === "nothing" || settings.pace === "instant" ? 0 : 450, () => {
      if (this.view?.version === view.version && this.settled) this.#send(action);
    });
  }

  #refuse(error: ErrorMessage): void {
    this.sent = null;
    if (error.code === "wrong_token" || error.code === "no_such_table") {
      this.ended = error;
      return;
    }
    // Somebody else's answer was faster. If the same is still asked in the next position, it is played there; else what is
    // shown next explains it better than words.
    if (error.code !== "stale_version") this.refusal = error;
    else {
      this.#late = this.#flight && error.version !== null ? { ...this.#flight, version: error.version } : null;
      this.#playLate();
    }
  }

  #take(advice: Advice): void {
    if (advice.version === this.view?.version) this.advice = advice;
  }

  // --- verbs -----------------------------------------------------------------------------------------------------------

  act(action: LegalAction): void {
    this.endOpening();
    this.#send(action);
  }

  #send(action: LegalAction): void {
    if (!this.view || this.sent !== null || !this.settled) return;
    this.sent = action.word;
    this.choosing = null;
    this.warned = null;
    this.#flight = { version: this.view.version, word: action.word, question: questionOf(this.view) };
    this.#connection.act(this.view.version, action.word);
  }

  /** Puts the opening aside: the game goes on at once. */
  endOpening(): void {
    if (this.opening === null) return;
    this.opening = null;
    this.#queue.skip();
  }

  /** Deaf for a moment after the question appeared: for keys only, a click sees what it hits. */
  get deaf(): boolean {
    return Date.now() - this.#openedAt < GUARD_MS;
  }

  nextHand(): void {
    if (!this.view || this.sent !== null) return;
    this.sent = "next_hand";
    this.#connection.send({ type: "next_hand", hand: this.view.hand });
  }

  askAdvice(): void {
    const { view } = this;
    if (!view || !settings.help || view.result || this.#asking === view.version) return;
    this.#asking = view.version;
    this.advice = null;
    this.#connection.send({ type: "advice" });
  }

  /** Shows at once what waits: who comes back to the page wants to see what is. */
  hurry(): void {
    this.#queue.hurry();
  }

  canDiscard(code: TileCode): boolean {
    return discardWord(this.choices, code, this.declare) !== null;
  }

  isDangerous(code: TileCode): boolean {
    return this.active && (this.view?.dangerous.includes(code) ?? false);
  }

  /** Of twins only the first is pointed at. */
  isAdvised(tile: HandTile): boolean {
    if (!this.active || !settings.help || this.advice?.version !== this.view?.version) return false;
    const best = this.advice?.discards[0]?.tile;
    return tile.code === best && this.tiles.find((it) => it.code === best)?.id === tile.id;
  }

  /** A click on a tile in hand, or Enter on it. */
  press(tile: HandTile, from: Point, w: number): void {
    this.endOpening();
    this.focused = tile.id;
    if (!this.active || !this.canDiscard(tile.code)) {
      this.chosenId = this.chosenId === tile.id ? null : tile.id;
      return;
    }
    if (this.chosenId === tile.id || !settings.misclickGuard) this.discard(tile, from, w);
    else {
      this.chosenId = tile.id;
      this.warned = null;
    }
  }

  discard(tile: HandTile, from: Point, w: number): void {
    const word = discardWord(this.choices, tile.code, this.declare);
    if (word === null) {
      this.chosenId = tile.id;
      return;
    }
    if (this.isDangerous(tile.code) && this.warned?.id !== tile.id) {
      this.chosenId = tile.id;
      this.warned = tile;
      return;
    }
    const action = this.view?.legal.find((it) => it.word === word);
    if (!action) return;
    this.playedFrom = { from, w };
    this.#playedId = tile.id;
    this.chosenId = null;
    this.act(action);
  }

  move(tile: HandTile, to: number): void {
    this.tiles = moved(this.tiles, tile.id, to);
    if (!settings.sortHand) return;
    settings.sortHand = false;
    this.notify("table-auto-sort-off", {});
  }

  sort(): void {
    settings.sortHand = true;
    this.tiles = sorted(this.tiles);
  }

  focus(tile: HandTile): void {
    this.focused = tile.id;
  }

  choose(code: TileCode): void {
    const tile = this.tiles.findLast((it) => it.code === code);
    if (!tile) return;
    this.chosenId = tile.id;
    this.focused = tile.id;
    this.warned = null;
  }

  notify(message: MessageId, args: Record<string, string | number>, ms = NOTICE_MS): void {
    this.#noticeId += 1;
    const notice: Notice = { id: this.#noticeId, message, args };
    // The same once more stays one notice.
    const others = this.notices.filter(
      (it) => it.message !== message || (message === "table-auto-flower" && it.args["tile"] !== args["tile"]),
    );
    this.notices = [...others.slice(-2), notice];
    this.#later(ms, () => {
      this.notices = this.notices.filter((it) => it.id !== notice.id);
    });
  }

  #tellBar(bar: Obstacle): void {
    this.#noticeId += 1;
    const notice: Notice = { id: this.#noticeId, message: "", args: {}, bar };
    this.notices = [...this.notices.filter((it) => it.bar?.kind !== bar.kind).slice(-2), notice];
    this.#later(BAR_MS, () => {
      this.notices = this.notices.filter((it) => it.id !== notice.id);
    });
  }

  #later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, ms);
    this.#timers.add(timer);
  }
}
