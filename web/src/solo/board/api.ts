// What the games for one ask of the server. They are played without it: it is asked for deals and for what needs a search. Where it
// does not answer, what the page keeps is taken.

import type {
  ConnectField,
  ConnectGravity,
  ConnectHint,
  ConnectLevel,
  ConnectPosition,
  ConnectShuffle,
  ConnectShuffleWish,
  SoloDeal,
  SoloGame,
  SoloHint,
  SoloLayout,
  SoloLayoutPlaces,
  SoloLayoutRead,
  SoloLayoutText,
  SoloLayoutWish,
  SoloOwnDeal,
  SoloPosition,
  SoloRescue,
  SoloRescueWish,
  SoloSolution,
  SoloWayBack,
} from "../../wire/generated";
import { once } from "../../kit/once";
import { call, orKept } from "../../wire/http";

type Games = typeof import("./offline");

/** What the server says of the games; where it does not answer, what is kept. @throws ApiError where that is nothing */
function orGames<Answer>(asked: Promise<Answer>, kept: (games: Games) => Answer | null): Promise<Answer> {
  return orKept(asked, () => import("./offline").then(kept));
}

export const fetchLayouts: () => Promise<SoloLayout[]> = once(() =>
  orGames(call("GET /api/solo/layouts"), (games) => games.layouts),
);
export const fetchLevels: () => Promise<ConnectLevel[]> = once(() =>
  orGames(call("GET /api/solo/connect/levels"), (games) => games.levels),
);

export function fetchDeal(layout: string, number: number, shuffled: boolean): Promise<SoloDeal> {
  const asked = call("GET /api/solo/deals/{layout}/{number}", {
    path: { layout, number },
    query: { shuffled },
    atOnce: true,
  });
  return orGames(asked, (games) => games.keptDeal(layout, number, shuffled));
}

/** The number of a deal of a layout that is kept, drawn by lot, not the one that is named if there is another; null: none is. */
export async function drawKept(layout: string, shuffled: boolean, besides?: number): Promise<number | null> {
  const numbers = (await import("./offline")).keptNumbers(layout, shuffled);
  return drawFrom(numbers.length > 1 ? numbers.filter((number) => number !== besides) : numbers);
}

/** `day`: 2025-06-21, as the player's calendar has it. */
export function fetchDailyDeal(layout: string, day: string): Promise<SoloDeal> {
  return call("GET /api/solo/deals/{layout}/daily/{day}", { path: { layout, day }, atOnce: true });
}

export const fetchOwnDeal = (wish: SoloOwnDeal): Promise<SoloDeal> => call("POST /api/solo/deals", { body: wish });
export const solve = (position: SoloPosition): Promise<SoloSolution> =>
  call("POST /api/solo/solve", { body: position, atOnce: true });
export const askHint = (position: SoloPosition): Promise<SoloHint> =>
  call("POST /api/solo/hint", { body: position, atOnce: true });
export const askWayBack = (game: SoloGame): Promise<SoloWayBack> =>
  call("POST /api/solo/back", { body: game, atOnce: true });
export const askRescue = (wish: SoloRescueWish): Promise<SoloRescue> =>
  call("POST /api/solo/rescue", { body: wish, atOnce: true });

export const readLayout = (text: string): Promise<SoloLayoutRead> =>
  call("POST /api/solo/layouts/read", { body: { text } });
export const checkLayout = (layout: SoloLayoutPlaces): Promise<SoloLayoutRead> =>
  call("POST /api/solo/layouts/check", { body: layout });
export const writeLayout = (wish: SoloLayoutWish): Promise<SoloLayoutText> =>
  call("POST /api/solo/layouts/write", { body: wish });

export function fetchField(
  level: number,
  seed: number,
  gravity: ConnectGravity,
  families: boolean,
): Promise<ConnectField> {
  const asked = call("GET /api/solo/connect/levels/{level}/{seed}", {
    path: { level, seed },
    query: { gravity, families },
  });
  return orGames(asked, (games) => games.keptField(level, seed, gravity, families));
}

/** A level's field out of a game that is kept, drawn by lot; null where none is. */
export async function drawKeptField(
  level: number,
  gravity: ConnectGravity,
  families: boolean,
): Promise<ConnectField | null> {
  const games = await import("./offline");
  const seed = drawFrom(games.keptSeeds(gravity, families));
  return seed === null ? null : games.keptField(level, seed, gravity, families);
}

export const askConnectHint = (position: ConnectPosition): Promise<ConnectHint> =>
  call("POST /api/solo/connect/hint", { body: position, atOnce: true });
export const askConnectShuffle = (wish: ConnectShuffleWish): Promise<ConnectShuffle> =>
  call("POST /api/solo/connect/shuffle", { body: wish, atOnce: true });

const MOST_NUMBER = 999_999_999;

function lot(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn;
}

function drawFrom(numbers: readonly number[]): number | null {
  return numbers[lot() % numbers.length] ?? null;
}

/** A number of a deal, drawn by lot. */
export function drawNumber(): number {
  return 1 + (lot() % MOST_NUMBER);
}
