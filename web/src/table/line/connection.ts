// The wire to one table: says hello, keeps the line alive, comes back after a loss and repeats what got no answer.

import { freshNonce } from "../../kit/chance";
import { decode, isKnown, typeOf } from "../../wire/decode";
import type { Act, ClientMessage, ErrorMessage, ServerMessage, TableView, Update } from "../../wire/generated";
import { toldBy, type Told } from "../../wire/steps";
import { takeAhead } from "./ahead";
import { Pulse } from "./pulse";
import { Unanswered } from "./unanswered";

/** `put-off`: closed with the request to come again, above all because the table's master waits for the server's engine. */
export type LineState = "connecting" | "online" | "offline" | "put-off";

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface ConnectionOptions {
  url: string;
  /** null: somebody who looks on without a seat has nothing to prove, and says no hello. */
  token: string | null;
  /** The person's share in the shuffle: heard with the first hello at a new table, chosen here when left out. */
  nonce?: string | undefined;
  /** `fresh`: the first on this line begins with a position to be shown at once and not to be played. */
  onTold(told: readonly Told[], fresh: boolean): void;
  onMessage(message: Exclude<ServerMessage, Update>): void;
  onState(state: LineState): void;
  /** Something came that this page does not know, and asking again did not help: most likely the server is of another build. */
  onUnreadable(): void;
  open?: (url: string) => Line;
  /** 0 ≤ n < 1, spreads the moments at which many pages come back. */
  random?: () => number;
}

/** Waits before the first, second, … attempt to come back, in ms; the last one holds from there on. */
export const BACKOFF_MS: readonly number[] = [300, 700, 1500, 3000, 6000, 10_000];
/** Longest wait before a line is opened again at the server's request: the server was there a moment ago. */
export const PUT_OFF_MS = 3000;
/** Close code of a line that the server asks to open again later. */
const TRY_AGAIN = 1013;
/** So long a line may take to come about; by themselves browsers try for minutes. */
export const OPENING_MS = 8000;
/** An attempt that is older when the page wakes was begun in another network, or before a sleep. */
const STALE_MS = 1000;

/** The wait before attempt number `attempt` (from 0): between three quarters and the whole of the step. */
export function backoff(attempt: number, random: () => number): number {
  const step = BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 0;
  return Math.round(step * (0.75 + 0.25 * random()));
}

/** Refusals after which it is of no use to try again. */
const FINAL: ReadonlySet<ErrorMessage["code"]> = new Set([
  "wrong_token",
  "removed",
  "begun_without",
  "no_such_table",
  "no_such_code",
  "not_watched",
  "watched_by_many",
]);

/** What is on the screen follows from these: when one cannot be read, what is shown is not so any more. */
const VITAL: ReadonlySet<string> = new Set<ServerMessage["type"]>(["update", "lobby", "watching"]);

/** The line that was opened while this part of the page was on its way, or one of its own. */
function opened(url: string): Line {
  return takeAhead(url) ?? new WebSocket(url);
}

export class Connection {
  readonly #options: ConnectionOptions;
  #line: Line | null = null;
  #attempt = 0;
  #fresh = true;
  /** What was told last: what is told next goes on from it. */
  #view: TableView | null = null;
  #closed = false;
  /** How often in a row a line was given up because something on it could not be read. */
  #unread = 0;
  /** What the screen follows from and has been read on this line, by kind. */
  readonly #readHere = new Set<ServerMessage["type"]>();
  /** What got lost with the line before has been said again on this one. */
  #saidAgain = false;
  #unanswered: Act | null = null;
  /** What else was said and got no answer. */
  readonly #others = new Unanswered();
  /** When the attempt under way was begun; null once the line is open. */
  #begun: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  readonly #pulse = new Pulse(
    () => this.#write({ type: "ping" }),
    () => this.#abandon(),
  );

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** Opens the line, or at once tries again when it is down. */
  open(): void {
    if (this.#closed || this.#line) return;
    clearTimeout(this.#retry);
    // While it tries again and again the line stays what it is: lost.
    if (this.#attempt === 0) this.#options.onState("connecting");
    const line = (this.#options.open ?? opened)(this.#options.url);
    this.#line = line;
    this.#fresh = true;
    this.#others.begin();
    this.#readHere.clear();
    this.#saidAgain = false;
    this.#begun = Date.now();
    this.#opening = setTimeout(() => this.#abandon(), OPENING_MS);
    line.onopen = () => {
      this.#begun = null;
      clearTimeout(this.#opening);
      const { token, nonce = freshNonce() } = this.#options;
      if (token !== null) this.#write({ type: "hello", token, nonce });
      this.#pulse.start();
    };
    line.onmessage = (event) => this.#receive(event.data);
    line.onclose = ({ code }) => this.#lost(line, code === TRY_AGAIN ? "put-off" : "offline");
  }

  /** The page or its network woke up: a lost line is tried again at once, one that is there has to prove it. */
  wake(): void {
    if (this.#closed) return;
    if (!this.#line) this.open();
    else if (this.#begun === null) this.#pulse.doubt();
    else if (Date.now() - this.#begun > STALE_MS) {
      this.#abandon();
      this.open();
    }
  }

  /** Plays an action. Should the line break before it is answered, it is sent again: the server applies it once. */
  act(version: number, action: string): void {
    this.#unanswered = { type: "act", version, action };
    this.#write(this.#unanswered);
  }

  /** Says something else. Should the line break before it is answered, what counts once is said again. */
  send(message: Exclude<ClientMessage, Act>): void {
    this.#write(message);
  }

  /** Closes the line for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    this.#pulse.stop();
    this.#line?.close();
    this.#line = null;
  }

  #write(message: ClientMessage): void {
    this.#others.said(message);
    try {
      this.#line?.send(JSON.stringify(message));
    } catch {
      // Not open yet, or just closing: hello is sent on opening, all else is repeated after the next position.
    }
  }

  #receive(data: unknown): void {
    this.#pulse.heard();
    const message = decode(data);
    if (message === null) {
      this.#cannotRead(typeOf(data));
      return;
    }
    if (message.type === "update") {
      const told = toldBy(message, this.#fresh ? null : this.#view);
      if (told === null) {
        this.#cannotRead("update");
        return;
      }
      this.#hasRead("update");
      this.#tell(told);
      return;
    }
    this.#others.heard(message);
    if (VITAL.has(message.type)) this.#hasRead(message.type);
    if (message.type === "error") {
      this.#unanswered = null;
      if (FINAL.has(message.code)) this.close();
    }
    // Before the first deal there is no position yet: who is told who has come has a line all the same.
    if (message.type === "lobby" || message.type === "watching") {
      this.#attempt = 0;
      this.#options.onState("online");
      if (message.type === "lobby") this.#sayAgain(false);
    }
    this.#options.onMessage(message);
  }

  /**
   * The first of a kind on a line is whole: only what comes after it shows that the two understand each other. Once a position was
   * told, this is a change of it, and nothing else.
   */
  #hasRead(type: ServerMessage["type"]): void {
    const isFirst = !this.#readHere.has(type);
    this.#readHere.add(type);
    if (!isFirst && (type === "update" || !this.#readHere.has("update"))) this.#unread = 0;
  }

  /**
   * What cannot be read leaves a gap, and what comes next would be merged into something that is not so: the line is given up for
   * another, on which everything is told from the beginning. `type`: of the message; null where it has none.
   */
  #cannotRead(type: string | null): void {
    const known = type === null || isKnown(type);
    // Of a kind that this page has never heard of: nothing here follows from it. The rest is not worth flapping for: it is tried once.
    if (!known || (type !== null && !VITAL.has(type) && this.#unread > 0)) {
      this.#options.onUnreadable();
      return;
    }
    this.#unread += 1;
    if (this.#unread > 1) this.#options.onUnreadable();
    this.#abandon();
  }

  #tell(told: readonly Told[]): void {
    const fresh = this.#fresh;
    this.#fresh = false;
    this.#attempt = 0;
    this.#view = told.at(-1)?.view ?? this.#view;
    if (fresh) this.#options.onState("online");
    this.#options.onTold(told, fresh);
    const waiting = this.#unanswered;
    const version = this.#view?.version ?? 0;
    if (waiting && (fresh ? version !== waiting.version : version > waiting.version)) this.#unanswered = null;
    else if (waiting && fresh) this.#write(waiting);
    if (fresh) this.#sayAgain(true);
  }

  /** Once a line: what was said on the one before and may have got lost with it. */
  #sayAgain(dealt: boolean): void {
    if (this.#saidAgain) return;
    this.#saidAgain = true;
    for (const message of this.#others.again(dealt)) this.#write(message);
  }

  /** Attempts in a row that came to nothing: a line on which something cannot be read is one, though it was opened. */
  get #missed(): number {
    return Math.max(this.#attempt, this.#unread - 1);
  }

  /** A dead line does not say that it is closed, or only after a minute: it is not waited for. */
  #abandon(): void {
    const line = this.#line;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
    this.#lost(line);
  }

  #lost(line: Line, state: "offline" | "put-off" = "offline"): void {
    if (this.#line !== line) return;
    this.#line = null;
    clearTimeout(this.#opening);
    this.#pulse.stop();
    if (this.#closed) return;
    this.#options.onState(state);
    const wait = backoff(this.#missed, this.#options.random ?? Math.random);
    this.#retry = setTimeout(() => this.open(), state === "put-off" ? Math.min(wait, PUT_OFF_MS) : wait);
    this.#attempt += 1;
  }
}
