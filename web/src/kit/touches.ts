// Taps of fingers that slide a little. Browsers send no click once a finger has slid some ten pixels, as a child's does, nor for the
// tap that follows a quick drag.

import { SLIDE_PX } from "./carrying.svelte";

interface Begun {
  readonly x: number;
  readonly y: number;
  readonly key: HTMLElement;
}

/** The button or link that is tapped at a place, if there is one. */
const keyAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("button:not(:disabled), a[href]") : null;

/** Makes a click of every touch that is a tap, in place of the browser's own: listeners of what holds the buttons. */
export class Touches {
  readonly #begun = new Map<number, Begun>();

  start({ changedTouches }: TouchEvent): void {
    for (const { identifier, target, clientX: x, clientY: y } of changedTouches) {
      const key = keyAt(target);
      if (key) this.#begun.set(identifier, { x, y, key });
    }
  }

  end(event: TouchEvent): void {
    for (const { identifier, clientX, clientY } of event.changedTouches) {
      const begun = this.#begun.get(identifier);
      this.#begun.delete(identifier);
      if (
        !begun ||
        !begun.key.isConnected ||
        begun.key.matches(":disabled") ||
        Math.hypot(clientX - begun.x, clientY - begun.y) > SLIDE_PX
      )
        continue;
      // the browser makes none of its own then, which might meet what lies there by now
      if (event.cancelable) event.preventDefault();
      // where it was touched first is what was meant
      const at = { clientX: begun.x, clientY: begun.y, detail: 1 };
      begun.key.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...at }));
    }
  }

  /** Forgets the touches: the browser scrolls instead, or takes the fingers for something else. */
  cancel(): void {
    this.#begun.clear();
  }
}
