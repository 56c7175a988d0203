// The bots that may be asked to a table. Which there are only the server knows: a household may have brought its own.

import { preparation } from "../kit/preparation.svelte";
import { call } from "../wire/http";
import type { NewTable } from "../wire/generated";
import { idOf, t, tAttr, tHas } from "../words/i18n.svelte";

export type Level = NewTable["bots"][number];

interface Known {
  /** Their names, the weakest first; none until the server has answered. */
  levels: Level[];
  /** Those of them that cannot play before the server's engine is made ready. */
  searching: Level[];
}

export const known: Known = $state({ levels: [], searching: [] });

/** The last answer: a server may have none. */
let answered: readonly Level[] | null = null;

/** Asks which there are. Throws `ApiError`. */
export async function loadBots(): Promise<void> {
  const bots = await call("GET /api/bots");
  known.levels = bots.map((bot) => bot.name);
  known.searching = bots.filter((bot) => bot.searches).map((bot) => bot.name);
  answered = known.levels;
}

/** Loads the bots, unless they are known, while some have to wait for the server's engine. To be called in an effect. */
export function learnWhoWaits(): void {
  if (preparation.left("strong-bots") === null || known.levels.length > 0 || known.levels === answered) return;
  void loadBots().catch(() => undefined);
}

/** What a bot is called; one that no text names by its own name. */
export function levelName(level: Level): string {
  return tHas(idOf("level", level)) ? t(idOf("level", level)) : level;
}

/** About how many seconds are left until it can play; null where it can. */
export function secondsUntil(level: Level): number | null {
  return known.searching.includes(level) ? preparation.left("strong-bots") : null;
}

/** Approximate seconds left until all of them can play; null where they can. */
export function secondsUntilAll(levels: readonly Level[]): number | null {
  const left = levels.flatMap((level) => secondsUntil(level) ?? []);
  return left.length > 0 ? Math.max(...left) : null;
}

/** How it plays, in a sentence; empty for one that no text tells of. */
export function levelAbout(level: Level): string {
  return tHas(idOf("level", level), "about") ? tAttr(idOf("level", level), "about") : "";
}

/** Whom one meets in it; empty for one that is nobody of its own. */
export function personOf(level: Level): string {
  return tHas(idOf("level", level), "person") ? tAttr(idOf("level", level), "person") : "";
}

/** Whether the bot at a place is the one whom the portrait shows: a second one of the same kind is somebody else. */
export function isPortrayed(bots: readonly Level[], place: number): boolean {
  const level = bots[place];
  return level !== undefined && personOf(level) !== "" && bots.indexOf(level) === place;
}

/** "2 novices". */
export function levelCount(level: Level, count: number): string {
  return tHas(idOf("level", level), "count")
    ? tAttr(idOf("level", level), "count", { count })
    : `${count} × ${levelName(level)}`;
}
