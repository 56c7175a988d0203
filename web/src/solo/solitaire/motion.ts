// How tiles leave the board and come back to it.

import { motionPace, motionReduced } from "../../kit/settings/settings.svelte";

const LEAVE_MS = 230;
const ARRIVE_MS = 180;
/** Tiles of a pair bow to each other before they go, at most this far (widths of a tile). */
const BOW = 0.9;

export interface Leaving {
  /** Towards the other tile of the pair, in widths of a tile. */
  readonly dx: number;
  readonly dy: number;
}

interface Motion {
  duration: number;
  easing?: (t: number) => number;
  css?: (t: number, u: number) => string;
}

export function leave(_node: Element, { dx, dy }: Leaving): Motion {
  if (motionReduced()) return { duration: 0 };
  const far = Math.hypot(dx, dy) || 1;
  const part = Math.min(0.35, BOW / far);
  const [x, y] = [dx * part, dy * part - 0.35];
  return {
    duration: LEAVE_MS * motionPace(),
    css: (t, u) =>
      `z-index: 9000; opacity: ${Math.min(1, t * 1.6).toFixed(3)}; transform: translate(calc(var(--w) * ${(x * u).toFixed(3)}), calc(var(--w) * ${(y * u).toFixed(3)})) scale(${(1 + 0.14 * u).toFixed(3)})`,
  };
}

export function arrive(_node: Element): Motion {
  if (motionReduced()) return { duration: 0 };
  return {
    duration: ARRIVE_MS * motionPace(),
    css: (t, u) => `opacity: ${t.toFixed(3)}; transform: translate(0, calc(var(--w) * ${(-0.4 * u).toFixed(3)}))`,
  };
}
