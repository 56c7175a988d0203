// A short line that answers a person at once and goes by: why a click or a key could not act, what the page did by itself.

import { announce } from "../../kit/announcer/announcer.svelte";
import { Timers } from "../../kit/timers";

const WORD_MS = 2800;

export class PassingWord {
  words: string = $state("");
  readonly #timers = new Timers();

  say(words: string): void {
    if (words === "") return;
    this.words = words;
    announce(words);
    this.#timers.stop();
    this.#timers.after(WORD_MS, () => (this.words = ""));
  }

  /** Something has happened: what was said before is of yesterday. */
  clear(): void {
    this.words = "";
    this.#timers.stop();
  }

  stop(): void {
    this.#timers.stop();
  }
}
