// What a screen reader is told in passing: one polite live region for the whole page. Every announcement is a line of its own:
// one that follows closely must not take the words out of the reader's mouth.

import { untrack } from "svelte";

interface Said {
  id: number;
  text: string;
}

/** Lines stay so long in the region; what is taken out of it is not read. */
const KEPT_MS = 8000;
const MOST = 6;

class Announcer {
  #lines: readonly Said[] = $state.raw([]);
  #next = 0;

  get lines(): readonly Said[] {
    return this.#lines;
  }

  say(text: string): void {
    const line = { id: (this.#next += 1), text };
    // Untracked: an effect that announces must not run again because of what it announced.
    untrack(() => {
      this.#lines = [...this.#lines.slice(1 - MOST), line];
    });
    setTimeout(() => {
      this.#lines = this.#lines.filter((it) => it !== line);
    }, KEPT_MS);
  }
}

export const announcer: Announcer = new Announcer();

export function announce(text: string): void {
  announcer.say(text);
}
