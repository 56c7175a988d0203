// Moving one element from where it was to where it is, with the browser's own animations.

import { motionPace } from "../../kit/settings/settings.svelte";
import type { Flight } from "./flights";

const LENGTH_MS = 200;
/** From one dealt tile to the next in a hand. */
const DEAL_STEP_MS = 22;
const SHINE_MS = 1300;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** A dealt tile comes to its place from a little above, one after another. */
export function deal(element: HTMLElement, place: number): void {
  if (typeof element.animate !== "function") return;
  element.animate(
    [
      { opacity: 0, transform: "translateY(-14px)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: LENGTH_MS * motionPace(),
      easing: EASE,
      delay: place * DEAL_STEP_MS * motionPace(),
      fill: "backwards",
    },
  );
}

/**
 * Lets a tile begin its way at `flight.from` (in the coordinates of the table, the middle of its face there) and end where it
 * is. The way never changes the layout; a later one replaces it.
 */
export function fly(element: HTMLElement, flight: Flight): void {
  if (typeof element.animate !== "function") return;
  const table = element.closest(".table");
  if (!table) return;
  for (const running of element.getAnimations()) running.cancel();
  const ground = table.getBoundingClientRect();
  const here = element.getBoundingClientRect();
  const x = here.left - ground.left + here.width / 2;
  const y = here.top - ground.top + here.height / 2;
  const width = Number.parseFloat(getComputedStyle(element).getPropertyValue("--w")) || element.offsetWidth;
  const scale = flight.w / width;
  const from = `translate(${(flight.from.x - x).toFixed(1)}px, ${(flight.from.y - y).toFixed(1)}px) scale(${scale.toFixed(3)})`;
  const { zIndex } = element.style;
  element.style.zIndex = "5000";
  const way = element.animate([{ transform: from }, { transform: "none" }], {
    duration: LENGTH_MS * motionPace(),
    easing: EASE,
    delay: flight.delay * motionPace(),
    fill: "backwards",
  });
  const settle = (): void => {
    element.style.zIndex = zIndex;
  };
  way.onfinish = settle;
  way.oncancel = settle;
}

/** The tile that completed a hand lights up, when it has come. */
export function shine(element: HTMLElement): void {
  if (typeof element.animate !== "function") return;
  const plain = { transform: "none", filter: "none" };
  const lit = {
    transform: "translateY(-12%) scale(1.32)",
    filter: "drop-shadow(0 0 10px var(--brass-bright)) brightness(1.06)",
  };
  element.animate([plain, { ...lit, offset: 0.25 }, { ...lit, offset: 0.7 }, plain], {
    duration: SHINE_MS * motionPace(),
    delay: LENGTH_MS * motionPace(),
    easing: EASE,
  });
}
