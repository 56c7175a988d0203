// The wire to one table: says hello, keeps the line alive, comes back after a loss and repeats what got no answer.

import type { Act, ClientMessage, ErrorMessage, ServerMessage, Update } from "../../wire/generated";

export type LineState = "connecting" | "online" | "offline";

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
  token: string;
  /** The person's share in the shuffle: heard with the first hello at a new table, chosen here when left out. */
  nonce?: string;
  /** `fresh`: the first update on this line, a position to be shown at once and not to be played. */
  onUpdate(update: Update, fresh: boolean): void;
  onMessage(message: Exclude<ServerMessage, Update>): void;
  onState(state: LineState): void;
  open?: (url: string) => Line;
  /** 0 ≤ n < 1, spreads the moments at which many pages come back. */
  random?: () => number;
}

/** Waits before the first, second, … attempt to come back, in ms; the last one holds from there on. */
export const BACKOFF_MS: readonly number[] = [300, 700, 1500, 3000, 6000, 10_000];
const PING_MS = 20_000;
/** Nothing heard for this long although we asked: the line is dead, even if nobody has said so. */
const SILENCE_MS = 45_000;

/** The wait before attempt number `attempt` (from 0): between three quarters and the whole of the step. */
export function backoff(attempt: number, random: () => number): number {
  const step = BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 0;
  return Math.round(step * (0.75 + 0.25 * random()));
}

/** 128 bits that nobody could know before: with them the server alone cannot choose the walls. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Refusals after which it is of no use to try again. */
const FINAL: ReadonlySet<ErrorMessage["code"]> = new Set(["wrong_token", "no_such_table"]);

export class Connection {
  readonly #options: ConnectionOptions;
  #line: Line | null = null;
  #attempt = 0;
  #fresh = true;
  #closed = false;
  #unanswered: Act | null = null;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** Opens the line, or at once tries again when it is down. */
  open(): void {
    if (this.#closed || this.#line) return;
    clearTimeout(this.#retry);
    // While it tries again and again the line stays what it is: lost.
    if (this.#attempt === 0) this.#options.onState("connecting");
    const line = (this.#options.open ?? ((url: string): Line => new WebSocket(url)))(this.#options.url);
    this.#line = line;
    this.#fresh = true;
    line.onopen = () => {
      this.#heard = Date.now();
      this.#write({ type: "hello", token: this.#options.token, nonce: this.#options.nonce ?? freshNonce() });
      this.#ping = setInterval(() => this.#keepAlive(), PING_MS);
    };
    line.onmessage = (event) => this.#receive(String(event.data));
    line.onclose = () => this.#lost(line);
  }

  /** Plays an action. Should the line break before it is answered, it is sent again: the server applies it once. */
  act(version: number, action: string): void {
    this.#unanswered = { type: "act", version, action };
    this.#write(this.#unanswered);
  }

  send(message: Exclude<ClientMessage, Act>): void {
    this.#write(message);
  }

  /** Closes the line for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#line?.close();
    this.#line = null;
  }

  #write(message: ClientMessage): void {
    try {
      this.#line?.send(JSON.stringify(message));
    } catch {
      // Not open yet, or just closing: hello is sent on opening, an action is repeated after the next position.
    }
  }

  #receive(data: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "update") {
      const fresh = this.#fresh;
      this.#fresh = false;
      this.#attempt = 0;
      if (fresh) this.#options.onState("online");
      this.#options.onUpdate(message, fresh);
      const waiting = this.#unanswered;
      if (waiting && message.view.version > waiting.version) this.#unanswered = null;
      else if (waiting && fresh && message.view.version === waiting.version) this.#write(waiting);
      return;
    }
    if (message.type === "error") {
      this.#unanswered = null;
      if (FINAL.has(message.code)) this.close();
    }
    this.#options.onMessage(message);
  }

  #keepAlive(): void {
    if (Date.now() - this.#heard > SILENCE_MS) this.#line?.close();
    else this.#write({ type: "ping" });
  }

  #lost(line: Line): void {
    if (this.#line !== line) return;
    this.#line = null;
    clearInterval(this.#ping);
    if (this.#closed) return;
    this.#options.onState("offline");
    this.#retry = setTimeout(() => this.open(), backoff(this.#attempt, this.#options.random ?? Math.random));
    this.#attempt += 1;
  }
}

/** The address of a table's socket, on the host that served the page. */
export function socketAddress(table: string, place: Pick<Location, "protocol" | "host"> = location): string {
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${place.host}/ws/tables/${encodeURIComponent(table)}`;
}
