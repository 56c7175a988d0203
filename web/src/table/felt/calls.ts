// What is called out over a seat: the word of a claim, won or not, of a declaration, of a win.

import type { GameEvent } from "../../wire/generated";

export interface Call {
  seat: number;
  /** Ends of message ids: `table-call-<word>`. */
  word: "chow" | "pung" | "kong" | "mahjong" | "ready" | "at-once";
  /** Somebody else's claim went before. */
  lost: boolean;
}

/** How long a call stands, ms: long enough to be read in any pace. */
export const CALL_MS = 2000;

const CLAIM_WORDS: readonly string[] = ["chow", "pung", "kong", "mahjong"];

export function callsOf(events: readonly GameEvent[]): Call[] {
  const calls: Call[] = [];
  const called = new Set<number>();
  const put = (seat: number | null, word: Call["word"], lost = false): void => {
    if (seat === null || called.has(seat)) return;
    called.add(seat);
    calls.push({ seat, word, lost });
  };
  // Claims first: they name the word also when what follows (a set, a win) would name it again.
  for (const event of events) {
    if (event.kind === "claim" && event.word && CLAIM_WORDS.includes(event.word))
      put(event.seat, event.word as Call["word"], event.won === false);
    if (event.kind === "rob") put(event.seat, "mahjong");
  }
  for (const event of events) {
    switch (event.kind) {
      case "chow":
      case "pung":
      case "kong":
      case "mahjong":
        put(event.seat, event.kind);
        break;
      case "laid_chow":
        put(event.seat, "chow");
        break;
      case "laid_pung":
        put(event.seat, "pung");
        break;
      case "added_kong":
      case "concealed_kong":
        put(event.seat, "kong");
        break;
      case "ready":
        put(event.seat, event.word === "at_once" ? "at-once" : "ready");
        break;
    }
  }
  return calls;
}
