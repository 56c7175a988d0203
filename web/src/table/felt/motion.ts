// Moving one element from where it was to where it is, with the browser's own animations.

import type { Flight } from "./flights";

const LENGTH_MS = 200;
/** From one dealt tile to the next in a hand. */
const DEAL_STEP_MS = 22;
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
      duration: LENGTH_MS,
      easing: EASE,
      delay: place * DEAL_STEP_MS,
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
    duration: LENGTH_MS,
    easing: EASE,
    delay: flight.delay,
    fill: "backwards",
  });
  const settle = (): void => {
    element.style.zIndex = zIndex;
  };
  way.onfinish = settle;
  way.oncancel = settle;
}
