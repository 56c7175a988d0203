// The line of a lesson's table: it speaks as a table's socket does, and asks the lesson.

import type { ClientMessage, ErrorMessage, ServerMessage } from "../wire/generated";
import type { Line } from "../table/line/connection";

/** What stands behind the line. */
export interface Behind {
  /** The whole view, as a message of a table's socket. */
  readonly whole: string;
  /** A move was made at the table. */
  act(word: string): Promise<string | null>;
  /** What could be done, as a message; null where nothing is told. */
  advice(): string | null;
}

/** Not taken: what was lifted is free again, and nothing has happened. */
const NOT_TAKEN: ErrorMessage = {
  type: "error",
  code: "illegal_action",
  expected: "what the lesson asks for",
  got: "something else",
  faults: [],
  version: null,
  position: null,
};

export class LessonLine implements Line {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly #behind: Behind;

  constructor(behind: Behind) {
    this.#behind = behind;
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    if (message.type === "hello") this.#say(this.#behind.whole);
    else if (message.type === "ping") this.#say(JSON.stringify({ type: "pong" } satisfies ServerMessage));
    else if (message.type === "advice") this.#advise();
    else if (message.type === "act") void this.#act(message.action);
  }

  close(): void {
    this.onmessage = null;
  }

  #advise(): void {
    const advice = this.#behind.advice();
    if (advice) this.#say(advice);
  }

  async #act(word: string): Promise<void> {
    this.#say((await this.#behind.act(word)) ?? JSON.stringify(NOT_TAKEN));
  }

  #say(data: string): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
}
