// Who leads: places, and the scores of a match as bars and lines.

import type { HandSummary } from "../../wire/generated";

export interface Place {
  seat: number;
  score: number;
  /** 1 for the best; equal scores share a place. */
  place: number;
}

/** The seats in play from the best score to the least. Equal scores keep the order of the seats. */
export function standing(scores: readonly number[], playing: readonly number[]): Place[] {
  const sorted = playing
    .map((seat) => ({ seat, score: scores[seat] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat);
  return sorted.map(({ seat, score }) => ({ seat, score, place: sorted.findIndex((it) => it.score === score) + 1 }));
}

export interface Bar {
  /** Percent of the whole width, from the left. */
  left: number;
  width: number;
}

/** Bars that grow to the right for a gain and to the left for a loss, from a common zero that fits them all. */
export function scoreBars(scores: readonly number[]): { zero: number; bars: Bar[] } {
  const most = Math.max(0, ...scores);
  const least = Math.min(0, ...scores);
  const span = most - least || 1;
  const zero = (-least / span) * 100;
  const bars = scores.map((score) => {
    const width = (Math.abs(score) / span) * 100;
    return { left: score < 0 ? zero - width : zero, width };
  });
  return { zero: most === least ? 0 : zero, bars };
}

/** `lines[seat]`: the score after 0, 1, 2 … hands. */
export function scoreLines(history: readonly HandSummary[]): number[][] {
  return [0, 1, 2, 3].map((seat) => [0, ...history.map((hand) => hand.scores[seat] ?? 0)]);
}

/** Round values that span `least` to `most` in at most about `count` steps; always holds zero. */
export function niceTicks(least: number, most: number, count = 7): number[] {
  const low = Math.min(0, least);
  const high = Math.max(0, most);
  const rough = (high - low || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((it) => it * power >= rough) ?? 10) * power);
  const ticks: number[] = [];
  for (let k = Math.floor(low / step); k <= Math.ceil(high / step); k += 1) ticks.push(k * step);
  return ticks;
}

/** Moves labels apart that would touch: `wanted` heights in, heights at least `gap` apart out, in the same order. */
export function spreadLabels(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  let previous = low - gap;
  for (const label of order) {
    label.at = Math.max(label.at, previous + gap);
    previous = label.at;
  }
  let next = high + gap;
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, next - gap);
    next = label.at;
  }
  const placed = [...wanted];
  for (const { at, index } of order) placed[index] = at;
  return placed;
}
