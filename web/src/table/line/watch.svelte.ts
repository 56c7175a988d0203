// Somebody who looks on at a table without a seat: what everybody can see, as it goes on; nothing is asked and nothing sent.

import { settings } from "../../kit/settings/settings.svelte";
import { onWaking } from "../../kit/waking";
import type { ErrorMessage, GameEvent, TableView, Watching } from "../../wire/generated";
import { socketAddress } from "./address";
import { Connection, type Line, type LineState } from "./connection";
import { PositionQueue } from "./pacing";
import { sayUnreadable } from "./unreadable";

export class WatchSession {
  line: LineState = $state("connecting");
  view: TableView | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  /** What there is to be seen; null until it was told. */
  found: Watching | null = $state.raw(null);
  /** Nobody looks on there, or no more people. */
  refused: ErrorMessage | null = $state.raw(null);
  /** What leads here: the six letters, and the key that stands for them as soon as it was told. */
  place: string = $state("");
  readonly #connection: Connection;
  readonly #queue: PositionQueue;
  #sleep: (() => void) | undefined;

  constructor(code: string, open?: (url: string) => Line) {
    this.place = code;
    const address = (): string => socketAddress(this.place, location, "watch");
    this.#queue = new PositionQueue({
      pace: () => settings.pace,
      show: ({ view, events }) => {
        this.view = view;
        this.events = events;
      },
      hidden: () => typeof document !== "undefined" && document.hidden,
    });
    this.#connection = new Connection({
      // whoever comes back after the match has the key; the letters have ended with it
      get url() {
        return typeof location === "undefined" ? "" : address();
      },
      token: null,
      onTold: (told, fresh) => {
        if (fresh) this.#queue.stop();
        this.#queue.push(...told);
      },
      onMessage: (message) => {
        if (message.type === "watching") {
          this.found = message;
          this.place = message.key || this.place;
        }
        if (message.type === "error") this.refused = message;
      },
      onUnreadable: sayUnreadable,
      onState: (state) => {
        this.line = state;
      },
      ...(open ? { open } : {}),
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
  }

  /** Shows at once what waits: who comes back to the page wants to see what is. */
  hurry(): void {
    this.#queue.hurry();
  }
}
