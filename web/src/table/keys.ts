// The keyboard of the table. Letters are taken by the place of the key (`code`), so that they work in every layout: the key
// that says "С" on a Russian keyboard is the C of chow.

import type { MessageId } from "../words/i18n.svelte";

export type Intent =
  | { do: "move"; by: -1 | 1 }
  | { do: "end"; which: "first" | "last" }
  | { do: "shift"; by: -1 | 1 }
  | { do: "play" }
  | { do: "pass" }
  | { do: "back" }
  | { do: "chow" | "pung" | "kong" | "own" | "mahjong" | "ready" | "flower" }
  | { do: "pick"; number: number }
  | { do: "help" | "log" | "score" | "sort" | "keys" | "advice-first" | "take-back" };

export interface KeyPress {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What the table is doing when a key is pressed. */
export interface KeyContext {
  /** A claim (or a declaration) may be passed. */
  canPass: boolean;
  /** A choice among several sets is open, or a question about what was pressed. */
  choosing: boolean;
}

const LETTERS: Readonly<Record<string, Intent>> = {
  KeyC: { do: "chow" },
  KeyP: { do: "pung" },
  KeyK: { do: "kong" },
  KeyO: { do: "own" },
  KeyM: { do: "mahjong" },
  KeyR: { do: "ready" },
  KeyF: { do: "flower" },
  KeyH: { do: "help" },
  KeyL: { do: "log" },
  KeyS: { do: "score" },
  KeyZ: { do: "sort" },
  KeyA: { do: "advice-first" },
  KeyU: { do: "take-back" },
};

/** The meaning of a key at the table; null: it is not ours. */
export function intentOf(press: KeyPress, context: KeyContext): Intent | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  switch (press.key) {
    case "ArrowLeft":
      return press.shiftKey ? { do: "shift", by: -1 } : { do: "move", by: -1 };
    case "ArrowRight":
      return press.shiftKey ? { do: "shift", by: 1 } : { do: "move", by: 1 };
    case "Home":
      return { do: "end", which: "first" };
    case "End":
      return { do: "end", which: "last" };
    case "Enter":
      return { do: "play" };
    case " ":
      return context.canPass && !context.choosing ? { do: "pass" } : { do: "play" };
    case "Escape":
      if (context.choosing) return { do: "back" };
      return context.canPass ? { do: "pass" } : { do: "back" };
    case "?":
      return { do: "keys" };
  }
  if (press.key === "F1") return { do: "keys" };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code)?.[1];
  if (digit && !press.shiftKey) return { do: "pick", number: Number(digit) };
  return LETTERS[press.code] ?? null;
}

/** The rows of the key help, in its order: which keys, and the message that explains them. */
export const KEY_HELP: readonly (readonly [keys: readonly string[], message: MessageId])[] = [
  [["←", "→"], "table-keys-move"],
  [["Enter", "Space"], "table-keys-play"],
  [["Shift+←", "Shift+→"], "table-keys-shift"],
  [["C"], "table-keys-chow"],
  [["P"], "table-keys-pung"],
  [["K"], "table-keys-kong"],
  [["O"], "table-keys-own"],
  [["M"], "table-keys-mahjong"],
  [["1", "…", "9"], "table-keys-pick"],
  [["Space", "Esc"], "table-keys-pass"],
  [["R"], "table-keys-ready"],
  [["F"], "table-keys-flower"],
  [["H"], "table-keys-help"],
  [["A"], "table-keys-advice"],
  [["L"], "table-keys-log"],
  [["S"], "table-keys-score"],
  [["Z"], "table-keys-sort"],
  [["U"], "table-keys-take-back"],
  [["?"], "table-keys-keys"],
];
