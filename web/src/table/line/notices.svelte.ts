// What is told in passing at a table: each notice stays for a while, no more than three stand together.

import type { Obstacle } from "../../wire/generated";
import type { MessageId } from "../../words/i18n.svelte";
import { Timers } from "../../kit/timers";

/** Something the page did by itself, or wants to be known: shown for a while. */
export interface Notice {
  id: number;
  /** Message id and arguments; the words follow the language. */
  message: MessageId | "";
  args: Record<string, string | number>;
  /** Why a hand may not win, told when that becomes so. */
  bar?: Obstacle;
}

const NOTICE_MS = 3500;
/** A reason takes longer to read. */
export const REASON_MS = 8000;
const MOST = 3;

export class TableNotices {
  list: readonly Notice[] = $state.raw([]);
  #lastId = 0;
  readonly #timers = new Timers();
  readonly #told = new Set<MessageId>();

  tell(message: MessageId, args: Record<string, string | number>, ms = NOTICE_MS): void {
    // The same once more stays one notice; of two flowers each has its own.
    const another = (it: Notice): boolean =>
      it.message !== message || (message === "table-auto-flower" && it.args["tile"] !== args["tile"]);
    this.#show({ message, args }, another, ms);
  }

  /** Tells what need not be told again while one sits at this table. */
  tellOnce(message: MessageId, ms = NOTICE_MS): void {
    if (!this.#told.has(message)) this.tell(message, {}, ms);
    this.#told.add(message);
  }

  tellBar(bar: Obstacle): void {
    this.#show({ message: "", args: {}, bar }, (it) => it.bar?.kind !== bar.kind, REASON_MS);
  }

  stop(): void {
    this.#timers.stop();
  }

  /** Puts a notice below those of which `stays` is true. */
  #show(what: Omit<Notice, "id">, stays: (it: Notice) => boolean, ms: number): void {
    this.#lastId += 1;
    const notice: Notice = { id: this.#lastId, ...what };
    this.list = [...this.list.filter(stays).slice(1 - MOST), notice];
    this.#timers.after(ms, () => {
      this.list = this.list.filter((it) => it.id !== notice.id);
    });
  }
}
