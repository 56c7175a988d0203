// Whether a key that was pressed is a shortcut of the page, or belongs to what has the focus.

import { settings } from "../settings/settings.svelte";

/** One writes here, or chooses with letters and arrows. */
const WRITTEN = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea";
/** What keeps all keys to itself while it is open; a dialogue that was closed may hold the focus for a moment longer. */
const CLOSED = "dialog[open], [role=listbox], [role=menu]";
/** Enter and Space press what has the focus; of these Space alone. */
const PRESSED = "button, a, summary, input:not([type=range])";
const BY_SPACE = "[type=radio], [type=checkbox]";

/** Whether one is writing, or before a dialogue: then nothing is typed or pasted for the page. */
export function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${WRITTEN}, ${CLOSED}`) !== null;
}

/** A key that writes one character, pressed alone: what a slip of the hand or a voice may press. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
}

/** `answered`: what has its Enter and Space answered by the page, though it is a button. */
export function isShortcut(event: KeyboardEvent, answered = ""): boolean {
  const { target } = event;
  if (event.defaultPrevented || isTaken(target)) return false;
  if (!settings.letterKeys && isCharacter(event)) return false;
  if (!(target instanceof Element)) return true;
  if (event.key === "Enter" && target.closest(BY_SPACE) !== null) return true;
  if (event.key === "Enter" || event.key === " ")
    return target.closest(PRESSED) === null || (answered !== "" && target.closest(answered) !== null);
  return !(event.key.startsWith("Arrow") && target.closest("[type=radio]") !== null);
}
