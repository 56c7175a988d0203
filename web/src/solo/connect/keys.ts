// The keyboard of Connect. Letters go by the place of the key, so that they work in every layout of keyboards.

import type { Direction } from "../board/arrows";
import type { KeyPress } from "../../kit/shortcuts/keys";
import type { MessageId } from "../../words/i18n.svelte";

export type Intent =
  | { do: "move"; direction: Direction }
  | { do: "choose" | "match" | "drop" | "undo" | "hint" | "light" | "pause" | "new" | "full" | "keys" }
  | { do: "zoom"; by: -1 | 0 | 1 };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const LETTERS: Readonly<Record<string, Intent["do"]>> = {
  KeyM: "match",
  KeyU: "undo",
  KeyH: "hint",
  KeyE: "light",
  KeyP: "pause",
  KeyN: "new",
  KeyF: "full",
};
const SIGNS: Readonly<Record<string, Intent>> = {
  Enter: { do: "choose" },
  " ": { do: "choose" },
  Escape: { do: "drop" },
  Backspace: { do: "undo" },
  "?": { do: "keys" },
  F1: { do: "keys" },
  "+": { do: "zoom", by: 1 },
  "=": { do: "zoom", by: 1 },
  "-": { do: "zoom", by: -1 },
  "0": { do: "zoom", by: 0 },
};

export function intentOf(press: KeyPress): Intent | null {
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return press.code === "KeyZ" && !press.shiftKey ? { do: "undo" } : null;
  const direction = ARROWS[press.key];
  if (direction) return { do: "move", direction };
  const sign = SIGNS[press.key];
  if (sign) return sign;
  const letter = LETTERS[press.code];
  return letter ? ({ do: letter } as Intent) : null;
}

/** The rows of the list of keys. */
export const KEY_LIST: readonly (readonly [keys: readonly string[], message: MessageId])[] = [
  [["Left", "Right", "Up", "Down"], "connect-keys-move"],
  [["Enter", "Space"], "connect-keys-choose"],
  [["M"], "connect-keys-match"],
  [["Esc"], "solo-keys-drop"],
  [["U", "Ctrl+Z"], "connect-keys-undo"],
  [["H"], "connect-keys-hint"],
  [["E"], "connect-keys-light"],
  [["P"], "solo-keys-pause"],
  [["N"], "connect-new"],
  [["+", "−", "0"], "solo-keys-zoom"],
  [["F"], "solo-full-screen"],
  [["?"], "solo-keys"],
];
