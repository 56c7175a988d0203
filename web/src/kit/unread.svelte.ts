// What this browser had kept and this page cannot read, for the note that says so.

import type { MessageId } from "../words/i18n.svelte";

class Unread {
  #missed: readonly MessageId[] = $state.raw([]);
  /** Said once each time that the page is opened. */
  readonly #told = new Set<MessageId>();

  get missed(): readonly MessageId[] {
    return this.#missed;
  }

  tell(what: MessageId): void {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    // What is kept is read in the middle of drawing too, when nothing may be written.
    queueMicrotask(() => (this.#missed = [...this.#missed, what]));
  }

  /** The note was read. */
  close(): void {
    this.#missed = [];
  }
}

export const unread: Unread = new Unread();
