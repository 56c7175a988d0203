// The keyboard: tiles are typed as they are written, `5p`, `123m`; single letters choose where they go.

import { places } from "../hand/sheet";
import { idOf, type MessageId } from "../words/i18n.svelte";

export type Key =
  | { do: "digit"; digit: string }
  | { do: "suit"; suit: string }
  | { do: "place"; place: number }
  | { do: "back" | "undo" | "redo" | "keys" };

/** Letters of `hand.ts`'s places, in their order; m p s z f are suits. */
const PLACES = ["h", "c", "u", "k", "x"] as const;

export const KEY_LIST: readonly (readonly [keys: readonly string[], message: MessageId])[] = [
  [["5", "P"], "calculator-key-tile"],
  [["Left", "Right", "Up", "Down"], "calculator-key-move"],
  ...PLACES.map((key, k): [string[], MessageId] => [
    [key.toUpperCase()],
    idOf("calculator-place", places[k] ?? "hand"),
  ]),
  [["⌫"], "calculator-key-back"],
  [["Ctrl", "Z"], "calculator-undo"],
  [["Ctrl", "Y"], "calculator-redo"],
  [["Ctrl", "V"], "calculator-key-paste"],
  [["?"], "calculator-keys"],
];

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The Latin letter of a key, also where the keyboard writes Cyrillic. */
function letterOf({ key, code }: Pressed): string {
  return /^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key) ? code.slice(3).toLowerCase() : key.toLowerCase();
}

export function keyOf(event: Pressed): Key | null {
  const letter = letterOf(event);
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (letter === "z") return { do: event.shiftKey ? "redo" : "undo" };
    return letter === "y" ? { do: "redo" } : null;
  }
  if (/^[1-9]$/.test(event.key)) return { do: "digit", digit: event.key };
  if (/^[mpszf]$/.test(letter)) return { do: "suit", suit: letter };
  const place = PLACES.findIndex((it) => it === letter);
  if (place >= 0) return { do: "place", place };
  if (event.key === "Backspace") return { do: "back" };
  return event.key === "?" ? { do: "keys" } : null;
}
