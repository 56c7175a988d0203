// A person at a live table: the line to the server and the position that is shown. The hand that is played, the answer on its
// way, help and notices are parts of it; components are given the part that they need.

import { buzz } from "../../kit/buzz";
import { settings } from "../../kit/settings/settings.svelte";
import { version } from "../../kit/version.svelte";
import { onWaking } from "../../kit/waking";
import type {
  ErrorMessage,
  GameEvent,
  Begin,
  Depart,
  GiveUp,
  Leave,
  LegalAction,
  Lobby,
  Propose,
  Ready,
  Remove,
  Reply,
  Say,
  ServerMessage,
  Sit,
  TableView,
  TakeBack,
  Update,
} from "../../wire/generated";
import type { Told } from "../../wire/steps";
import { isAlone, mayGoBeyond } from "./beside";
import { Answering } from "./answering.svelte";
import { automatic, sortChoices, type Choices } from "./choices";
import { MoveClocks } from "./clocks.svelte";
import { Company } from "./company.svelte";
import { socketAddress } from "./address";
import { Connection, type Line, type LineState } from "./connection";
import { TableHelp } from "./help.svelte";
import { HandLog, type LogLine } from "./log";
import { narrate, tellOfItself } from "./narrator";
import { TableNotices } from "./notices.svelte";
import { whyNot, type Now, type Wish } from "./now";
import { GUARD_MS, OwnHand, type HandTable } from "./own-hand.svelte";
import { pauseAfter, PositionQueue } from "./pacing";
import type { SoundName } from "./sound-of";
import { cameAgain, Proposals } from "./proposals.svelte";
import { Talk } from "./talk.svelte";
import { Timers } from "../../kit/timers";
import { PassingWord } from "./word.svelte";
import { sayUnreadable } from "./unreadable";

/** The longest time for which the opening of a hand is told. */
const OPENING_MS = 6000;
/** Who sits among bots alone reads how a match begins for as long as he likes, up to this. */
const READING_MS = 120_000;
/** So long the position stands before the page answers it by itself. */
const MOMENT_MS = 450;
/** That a table was set back stands longer than what the page did by itself. */
const SET_BACK_MS = 20_000;
const NOTHING_LEFT = { autoFlowers: false, autoPass: false, passChows: false };
/** Refusals after which this table or seat is not to be had. */
const ENDS: ReadonlySet<ErrorMessage["code"]> = new Set([
  "wrong_token",
  "departed",
  "no_such_table",
  "removed",
  "begun_without",
]);
const NOTHING_ASKED: Choices = sortChoices([]);

export interface SessionOptions {
  table: string;
  token: string;
  /** What this browser adds to the shuffle; without one it is drawn with the first hello. */
  nonce?: string | undefined;
  openLine?: (url: string) => Line;
  play?: (sound: SoundName) => void;
  /** Whether what needs no decision is answered without asking, and a win is let go only at a second word. A lesson has its own. */
  byItself?: boolean;
}

export class TableSession implements HandTable, Now {
  line: LineState = $state("connecting");
  view: TableView | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  /** The hand has just been dealt: who leads and where the wall was broken is told, the whole seating for a new match. */
  opening: "match" | "hand" | null = $state(null);
  /** Nothing waits to be shown: what is seen is what is. */
  settled = $state(false);
  refusal: ErrorMessage | null = $state.raw(null);
  /** This table or seat is not to be had: nothing to wait for. */
  ended: ErrorMessage | null = $state.raw(null);
  lines: readonly LogLine[] = $state.raw([]);

  /** Several people began the match: no move is taken back, whoever has left since. */
  several = $state(false);

  /** Who has come, before the first deal; null where nobody else is waited for. */
  lobby: Lobby | null = $state.raw(null);
  readonly company = new Company(this);
  readonly clocks = new MoveClocks(this);
  readonly talk = new Talk();
  readonly proposals = new Proposals(this);

  readonly answering = new Answering();
  readonly notices = new TableNotices();
  readonly help = new TableHelp(() => this.#connection.send({ type: "advice" }));
  readonly hand = new OwnHand(this);
  /** Why the last click or key could not act. */
  readonly word = new PassingWord();
  /** The page is about to answer this position by itself: nobody is asked. */
  #byItself = $state(false);

  readonly choices: Choices = $derived(
    this.settled && !this.#byItself && !this.company.quiet && this.answering.sent === null && this.view
      ? sortChoices(this.view.legal)
      : NOTHING_ASKED,
  );
  readonly asked = $derived(this.choices !== NOTHING_ASKED && (this.view?.legal.length ?? 0) > 0);
  /** What the help puts first. */
  readonly best: LegalAction | null = $derived(this.help.best(this.view));
  readonly advised = $derived(this.best?.kind === "discard" ? this.best.tile : null);

  readonly #table: string;
  readonly #connection: Connection;
  readonly #queue: PositionQueue;
  readonly #log: HandLog;
  readonly #play: NonNullable<SessionOptions["play"]>;
  readonly #timers = new Timers();
  readonly #answersByItself: boolean;
  /** The position to which a move was taken back: nothing is answered there by itself. */
  #backAt = -1;
  #openedAt = 0;
  #sleep: (() => void) | undefined;

  constructor(options: SessionOptions) {
    this.#play = options.play ?? (() => undefined);
    this.#answersByItself = options.byItself ?? true;
    this.#table = options.table;
    this.#log = new HandLog(options.table);
    this.#queue = new PositionQueue({
      pace: () => settings.pace,
      show: (told, last) => this.#show(told, last, false),
      hidden: () => typeof document !== "undefined" && document.hidden,
    });
    this.#connection = new Connection({
      url: typeof location === "undefined" ? "" : socketAddress(options.table),
      token: options.token,
      nonce: options.nonce,
      onTold: (told, fresh) => this.#receive(told, fresh),
      onMessage: (message) => this.#hear(message),
      onUnreadable: sayUnreadable,
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
    this.#timers.stop();
    this.notices.stop();
    this.company.stop();
    this.clocks.stop();
    this.talk.stop();
    this.proposals.stop();
    this.word.stop();
  }

  // --- what the server says --------------------------------------------------------------------------------------------

  #receive(told: readonly Told[], fresh: boolean): void {
    this.lobby = null;
    const [first, ...others] = told;
    if (!first) return;
    if (fresh) {
      this.help.lineLost();
      // Nobody wants to sit through what went by while the line was down.
      this.#queue.stop();
      this.#show(first, others.length === 0, true);
      // The match has just begun: who rolled what takes longer to read than the deal of a later hand.
      if (this.opening) this.#queue.rest(this.#readsAlone ? READING_MS : 2 * pauseAfter(first.events, settings.pace));
    }
    const next = fresh ? others : told;
    if (next.some(({ events }) => events.length > 0)) this.settled = false;
    if (next.length > 0) this.#queue.push(...next);
  }

  #hear(message: Exclude<ServerMessage, Update>): void {
    if (message.type === "advice") this.help.take(message, this.view);
    if (message.type === "error") this.#refuse(message);
    if (message.type === "lobby") this.#wait(message);
    if (message.type === "watchers") this.company.watchers = message;
    if (message.type === "proposal") this.proposals.hear(message);
    if (message.type === "people") this.company.hear(message);
    if (message.type === "window") this.company.open(message);
    if (message.type === "clocks") this.clocks.hear(message);
    if (message.type === "ran_out") this.clocks.hearRanOut(message);
    if (message.type === "left_to") this.company.hearLeft(message);
    if (message.type === "said") this.talk.hear(message, this.lobby?.you ?? this.view?.me);
    if (message.type === "welcome") {
      version.told(message.build);
      if (message.several) this.several = true;
      if (message.set_back) this.notices.tell("table-set-back", {}, SET_BACK_MS);
    }
  }

  /** Before the first deal. Who has agreed to play here with the same people is ready. */
  #wait(lobby: Lobby): void {
    this.lobby = lobby;
    if (cameAgain(this.#table) && lobby.you !== lobby.opener) this.say({ type: "ready", ready: true });
  }

  #refuse(error: ErrorMessage): void {
    this.answering.refused(error);
    this.#byItself = false;
    if (ENDS.has(error.code)) {
      this.ended = error;
      this.lobby = null;
    }
    // Somebody else's answer was faster. If the same is still asked in the next position, it is played there; else what is
    // shown next explains it better than words.
    else if (error.code === "stale_version") this.#playLate();
    else this.refusal = error;
  }

  // --- positions -------------------------------------------------------------------------------------------------------

  #show(told: Told, last: boolean, fresh: boolean): void {
    const { view, events } = told;
    const before = this.view;
    // Who comes in anew is shown what holds, also where the table was set back meanwhile.
    if (!fresh && before && view.version < before.version && before.table === view.table) return;
    this.hand.hold(view, events, before?.hand === view.hand);
    this.view = view;
    this.several ||= !isAlone(view);
    this.#byItself = false;
    this.word.clear();
    this.events = events;
    this.lines = this.#log.add(events, view, fresh);
    this.settled = last;
    if (last) this.answering.arrived(view, events, fresh);
    if (events.some((event) => event.kind === "taken_back")) this.#backAt = view.version;
    if (events.some((event) => event.kind === "deal")) this.#beginOpening(view);
    else if (events.length > 0) this.opening = null;
    for (const { kind, seat, tile } of events)
      if (kind === "discard" && seat === view.me && tile) this.help.discarded(tile);
    if (view.legal.length > 0) this.#openedAt = Date.now();
    narrate(before, told, last, { play: this.#play, notices: this.notices, switches: settings });
    if (!last) return;
    if (!this.#playLate() && !this.#decideByItself(view)) this.#touch(before, view);
    this.askAdvice();
  }

  /**
   * The seat was given away before the first deal. Who was away then finds that the token proves nothing; in the middle of a line
   * that refuses only what was said while one changed seats in another window.
   */
  get seatIsLost(): boolean {
    const code = this.ended?.code;
    return code === "removed" || code === "begun_without" || (code === "wrong_token" && this.line !== "online");
  }

  /** Nobody is kept waiting by whoever reads how the match begins. */
  get #readsAlone(): boolean {
    return this.opening === "match" && this.view !== null && mayGoBeyond(this.view);
  }

  #beginOpening(view: TableView): void {
    if (settings.pace === "instant") return;
    this.opening = view.hand === 1 ? "match" : "hand";
    // Who leads has all the time in the world; the card does not stay that long.
    const told = this.opening === "match" ? OPENING_MS * 2 : OPENING_MS;
    this.#timers.after(this.#readsAlone ? READING_MS : told, () => {
      if (this.view?.version === view.version) this.opening = null;
    });
  }

  /** Plays an action again that somebody else's answer overtook, if the very same question stands. */
  #playLate(): boolean {
    const action = this.view && this.settled ? this.answering.again(this.view) : null;
    if (action) this.#send(action);
    return action !== null;
  }

  /** The telephone trembles when a question is put that was not put before. */
  #touch(before: TableView | null, view: TableView): void {
    if (settings.buzz && view.legal.length > 0 && !before?.legal.length) buzz();
  }

  /** Whether an action is played that needs no decision. */
  #decideByItself(view: TableView): boolean {
    // Where others play, the server does what it was left, and the page no more than take a win or what is no choice.
    const switches = this.company.isMet ? { ...NOTHING_LEFT, autoWin: settings.autoWin } : settings;
    const choice = automatic(sortChoices(view.legal), switches);
    if (!choice || !this.#answersByItself || view.version === this.#backAt) return false;
    this.#byItself = true;
    tellOfItself(choice, view, this.notices);
    // A moment, so that the person sees the position it happens in.
    this.#timers.after(choice.why === "nothing" || settings.pace === "instant" ? 0 : MOMENT_MS, () => {
      if (this.view?.version === view.version && this.settled) this.#send(choice.action);
    });
    return true;
  }

  // --- verbs -----------------------------------------------------------------------------------------------------------

  act(action: LegalAction): void {
    this.endOpening();
    if (!this.hand.waits(action)) this.#send(action);
  }

  #send(action: LegalAction): void {
    if (!this.view || this.answering.sent !== null || !this.settled) return;
    this.hand.putAside();
    this.answering.begin(this.view, action);
    this.#connection.act(this.view.version, action.word);
  }

  /** What is no move: before the first deal another seat, ready or not, the beginning; a phrase at any time. */
  say(message: Sit | Ready | Begin | Remove | Say | Propose | Reply | Depart | Leave): void {
    this.refusal = null;
    this.#connection.send(message);
  }

  /** Lets a tile go by in a window that all live through, also where there is nothing to claim. */
  letGo(): void {
    const { window } = this.company;
    if (window && this.answering.sent === null) this.#connection.act(window.version, "pass");
  }

  get sending(): boolean {
    return this.answering.sent !== null;
  }

  /** What was pressed cannot be done now: the reason is said. */
  cannot(wish: Wish): void {
    this.word.say(whyNot(wish, this));
  }

  nextHand(): void {
    if (!this.view || this.answering.sent !== null) return;
    this.answering.beginOther("next_hand");
    this.#connection.send({ type: "next_hand", hand: this.view.hand });
  }

  /** Whether a move may be taken back without asking anybody. */
  get mayTakeBack(): boolean {
    return !this.several && this.view !== null && mayGoBeyond(this.view);
  }

  /** Takes one's last move back, or begins the hand anew from its deal. What the page passes by itself is no move of a person. */
  takeBack(to: "move" | "deal" = "move"): void {
    if (!this.mayTakeBack) return;
    this.#beyond({ type: "take_back", version: this.view?.version ?? 0, to, passes: !settings.autoPass });
  }

  /** Leaves the hand to a bot, or ends the match. */
  giveUp(what: "hand" | "match"): void {
    this.#beyond({ type: "give_up", version: this.view?.version ?? 0, what });
  }

  #beyond(message: TakeBack | GiveUp): void {
    if (!this.view || !mayGoBeyond(this.view) || this.answering.sent !== null || !this.settled) return;
    this.endOpening();
    this.hand.putAside();
    this.answering.beginOther(message.type);
    this.#connection.send(message);
  }

  /** Puts the opening aside: the game goes on at once. */
  endOpening(): void {
    if (this.opening === null) return;
    this.opening = null;
    this.#queue.skip();
  }

  askAdvice(): void {
    this.help.wanted(this.view);
  }

  /** Shows at once what waits: who comes back to the page wants to see what is. */
  hurry(): void {
    this.#queue.hurry();
  }

  /** A lesson, which answers nothing by itself, has its own question about a win that is let go. */
  get guardsWin(): boolean {
    return this.#answersByItself;
  }

  /** Deaf for a moment after the question appeared: for keys only, a click sees what it hits. */
  get deaf(): boolean {
    return Date.now() - this.#openedAt < GUARD_MS;
  }
}
