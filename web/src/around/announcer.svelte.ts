// What a screen reader is told in passing: one polite live region for the whole page.

import { untrack } from "svelte";

class Announcer {
  #text = $state("");

  get text(): string {
    return this.#text;
  }

  say(text: string): void {
    // The same words twice would not be a change, and nothing would be read: a no-break space makes them one.
    // Untracked: an effect that announces must not run again because of what it announced.
    this.#text = untrack(() => this.#text) === text ? `${text}\u00a0` : text;
  }
}

export const announcer: Announcer = new Announcer();

export function announce(text: string): void {
  announcer.say(text);
}
