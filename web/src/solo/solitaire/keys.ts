// The keyboard of the solitaire. Letters go by the place of the key, so that they work in every layout of keyboards.

import type { KeyPress } from "../../kit/shortcuts/keys";
import type { Direction } from "../board/arrows";
import type { MessageId } from "../../words/i18n.svelte";

export type Intent =
  | { do: "move"; direction: Direction }
  | {
      do:
        | "choose"
        | "match"
        | "drop"
        | "undo"
        | "redo"
        | "hint"
        | "lamp"
        | "back"
        | "rescue"
        | "pause"
        | "new"
        | "layouts"
        | "calendar"
        | "statistics"
        | "full"
        | "keys";
    }
  | { do: "zoom"; by: -1 | 0 | 1 };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const LETTERS: Readonly<Record<string, Intent["do"]>> = {
  KeyU: "undo",
  KeyR: "redo",
  KeyH: "hint",
  KeyI: "lamp",
  KeyB: "back",
  KeyS: "rescue",
  KeyP: "pause",
  KeyN: "new",
  KeyL: "layouts",
  KeyC: "calendar",
  KeyT: "statistics",
  KeyF: "full",
  KeyM: "match",
};

export function intentOf(press: KeyPress): Intent | null {
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    if (press.code === "KeyZ") return { do: press.shiftKey ? "redo" : "undo" };
    return press.code === "KeyY" ? { do: "redo" } : null;
  }
  const direction = ARROWS[press.key];
  if (direction) return { do: "move", direction };
  switch (press.key) {
    case "Enter":
    case " ":
      return { do: "choose" };
    case "Escape":
      return { do: "drop" };
    case "Backspace":
      return { do: "undo" };
    case "+":
    case "=":
      return { do: "zoom", by: 1 };
    case "-":
      return { do: "zoom", by: -1 };
    case "0":
      return { do: "zoom", by: 0 };
    case "?":
    case "F1":
      return { do: "keys" };
  }
  const letter = LETTERS[press.code];
  return letter ? ({ do: letter } as Intent) : null;
}

/** The rows of the list of keys. */
export const KEY_LIST: readonly (readonly [keys: readonly string[], message: MessageId])[] = [
  [["Left", "Right", "Up", "Down"], "solo-keys-move"],
  [["Enter", "Space"], "solo-keys-choose"],
  [["M"], "solo-keys-match"],
  [["Esc"], "solo-keys-drop"],
  [["U", "Ctrl+Z"], "solo-undo"],
  [["R", "Ctrl+Y"], "solo-redo"],
  [["H"], "solo-keys-hint"],
  [["I"], "solo-keys-lamp"],
  [["B"], "solo-go-back"],
  [["S"], "solo-keys-rescue"],
  [["P"], "solo-keys-pause"],
  [["N"], "solo-new"],
  [["L"], "solo-layouts"],
  [["C"], "solo-calendar"],
  [["T"], "solo-statistics"],
  [["+", "−", "0"], "solo-keys-zoom"],
  [["F"], "solo-full-screen"],
  [["?"], "solo-keys"],
];
