// Plays a ceremony with the browser's own animations on elements that lie where they belong already: whatever ends it, at any
// moment, leaves the table as it is.

import { FLIGHT_MS, type Ceremony } from "./ceremony";

/** What a place on the table is drawn with; undefined where it is not drawn. */
export type Find = (key: string) => HTMLElement | undefined;

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * `hand`: the elements of a seat's hand from left to right; `centre`: where tiles come from where no wall is drawn.
 * What it returns ends all at once.
 */
export function perform(
  ceremony: Ceremony,
  wall: readonly string[],
  find: Find,
  hand: (seat: number) => readonly HTMLElement[],
  centre: { x: number; y: number },
): () => void {
  const running: Animation[] = [];
  const play = (element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void => {
    if (typeof element.animate === "function") running.push(element.animate(frames, { fill: "both", ...timing }));
  };
  const { timeline, going, coming } = ceremony;
  const gone = new Map(going.map(({ key, at }) => [key, at]));

  // Built stack by stack, on all sides at once; the places of a side are numbered at the end of their keys.
  const longest = Math.max(1, ...wall.map((key) => Number(key.split("-")[2])));
  for (const key of wall) {
    const element = find(key);
    if (!element) continue;
    const delay = (Number(key.split("-")[2]) / longest) * timeline.built * 0.7;
    play(
      element,
      [
        { opacity: 0, transform: "translateY(-10px)" },
        { opacity: 1, transform: "none" },
      ],
      {
        duration: timeline.built * 0.3,
        delay,
        easing: EASE,
      },
    );
    const at = gone.get(key);
    if (at !== undefined)
      play(element, [{ opacity: 1 }, { opacity: 0 }], { duration: 60, delay: at, fill: "forwards" });
  }
  // Where it was broken the first stack to be dealt rises for a moment.
  const broken = going[0] && find(going[0].key);
  if (broken) {
    const rise = { transform: "translateY(-9px)", filter: "brightness(1.35)" };
    play(broken, [{ transform: "none", filter: "none" }, rise, rise], {
      duration: Math.max(1, timeline.deal - timeline.roll - timeline.rolled),
      delay: timeline.roll + timeline.rolled,
      fill: "forwards",
      easing: EASE,
    });
  }

  const hands = new Map<number, readonly HTMLElement[]>();
  for (const { seat, place, at, from } of coming) {
    if (!hands.has(seat)) hands.set(seat, hand(seat));
    const element = hands.get(seat)?.[place];
    if (!element) continue;
    const stack = find(from);
    const start = stack ? middleOf(stack) : centre;
    const end = middleOf(element);
    const way = `translate(${(start.x - end.x).toFixed(1)}px, ${(start.y - end.y).toFixed(1)}px) scale(0.6)`;
    play(
      element,
      [
        { opacity: 0, transform: way },
        { opacity: 1, offset: 0.25 },
        { opacity: 1, transform: "none" },
      ],
      {
        duration: FLIGHT_MS,
        delay: at,
        easing: EASE,
        fill: "backwards",
      },
    );
  }
  return () => {
    for (const one of running) one.cancel();
  };
}
