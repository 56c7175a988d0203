// Matches counted: by themselves, by rules and opponents; found and sorted for the table. Nothing here asks anybody.

import type { PlayedMatch } from "../wire/generated";

/** A match with whether it is over, as far as this browser was told. */
export interface Kept extends PlayedMatch {
  over: boolean;
}

export interface BestHand {
  match: Kept;
  hand: number;
  worth: number;
}

export interface Figures {
  matches: number;
  /** Of the matches those that were played to their end. */
  finished: number;
  /** Of those the ones in which nobody had more. */
  firsts: number;
  hands: number;
  wins: number;
  /** 0 to 1; null without hands. */
  share: number | null;
  /** Of the hands won; null without wins. */
  meanWorth: number | null;
  /** Gain or loss of a hand; null without hands. */
  meanGain: number | null;
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Whether a match was played to its end, and not left before. */
const isFinished = ({ over, left }: Kept): boolean => over && !left;

export function figuresOf(matches: readonly Kept[]): Figures {
  const hands = matches.flatMap((match) => match.hands);
  const won = hands.filter((hand) => hand.won);
  const finished = matches.filter(isFinished);
  return {
    matches: matches.length,
    finished: finished.length,
    firsts: finished.filter(({ place }) => place === 1).length,
    hands: hands.length,
    wins: won.length,
    share: hands.length === 0 ? null : won.length / hands.length,
    meanWorth: mean(won.map(({ worth }) => worth)),
    meanGain: mean(hands.map(({ net }) => net)),
  };
}

/** The dearest hand that was won; of several the newest. Worths are compared, so it is for matches of the same rules. */
export function bestHand(matches: readonly Kept[]): BestHand | null {
  let best: BestHand | null = null;
  for (const match of inOrder(matches)) {
    for (const { hand, won, worth } of match.hands) {
      if (won && worth >= (best?.worth ?? 0)) best = { match, hand, worth };
    }
  }
  return best;
}

/** The oldest first. */
export function inOrder(matches: readonly Kept[]): Kept[] {
  return [...matches].sort((one, other) => one.opened.localeCompare(other.opened));
}

function grouped(matches: readonly Kept[], keysOf: (match: Kept) => Iterable<string>): [string, Kept[]][] {
  const found = new Map<string, Kept[]>();
  for (const match of matches) {
    for (const key of keysOf(match)) {
      const there = found.get(key);
      if (there) there.push(match);
      else found.set(key, [match]);
    }
  }
  const handsOf = (all: readonly Kept[]): number => all.reduce((sum, { hands }) => sum + hands.length, 0);
  return [...found].sort(([, one], [, other]) => handsOf(other) - handsOf(one));
}

/** By the id of the rule set, the most played first. */
export function byRules(matches: readonly Kept[]): [string, Kept[]][] {
  return grouped(matches, ({ rules }) => [rules]);
}

/** By the kind of opponent, the most met first; a match belongs to each kind that sat there. */
export function byOpponent(matches: readonly Kept[]): [string, Kept[]][] {
  return grouped(matches, ({ opponents }) => new Set(opponents.map(({ player }) => player)));
}

export interface Column {
  from: number;
  /** Up to here, and not it itself. */
  to: number;
  count: number;
}

/** How many hands were won, by what they were worth: columns of the same width, at most so many. */
export function worthsOf(matches: readonly Kept[], most = 12): Column[] {
  const worths = matches.flatMap(({ hands }) => hands.filter(({ won }) => won).map(({ worth }) => worth));
  if (worths.length === 0) return [];
  const low = Math.min(...worths);
  const high = Math.max(...worths);
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
  const width =
    steps.find((step) => Math.floor(high / step) - Math.floor(low / step) < most) ?? Math.ceil((high + 1) / most);
  const first = Math.floor(low / width);
  const columns = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, k) => ({
    from: (first + k) * width,
    to: (first + k + 1) * width,
    count: 0,
  }));
  for (const worth of worths) {
    const column = columns[Math.floor(worth / width) - first];
    if (column) column.count += 1;
  }
  return columns;
}

export type Help = "any" | "with" | "without";

export function isHelped({ helped }: Pick<PlayedMatch, "helped">): boolean {
  return helped.repeated || helped.taken_back + helped.again + helped.given_up > 0;
}

/** The matches of which each word of a search is found in what is said of them. */
export function found(matches: readonly Kept[], search: string, help: Help, said: (match: Kept) => string): Kept[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return matches.filter((match) => {
    if (help !== "any" && isHelped(match) !== (help === "with")) return false;
    const text = said(match).toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export type SortBy = "opened" | "rules" | "opponents" | "hands" | "score" | "place";

/** In the order of a column; what is equal there: the newest first. `said`: the words of the columns that are words. */
export function sortedBy(
  matches: readonly Kept[],
  by: SortBy,
  down: boolean,
  said: (match: Kept, by: "rules" | "opponents") => string,
): Kept[] {
  const sign = down ? -1 : 1;
  const compared = (one: Kept, other: Kept): number => {
    if (by === "opened") return one.opened.localeCompare(other.opened);
    if (by === "rules" || by === "opponents") return said(one, by).localeCompare(said(other, by));
    return by === "hands" ? one.hands.length - other.hands.length : one[by] - other[by];
  };
  return [...matches].sort((one, other) => sign * compared(one, other) || other.opened.localeCompare(one.opened));
}
