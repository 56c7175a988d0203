// What the games for one ask of the server. They are played without it: it is asked for deals and for what needs a search.

import { ApiError } from "../../wire/http";
import type {
  ConnectField, ConnectHint, ConnectLevel, ConnectPosition, ConnectShuffle, ConnectShuffleWish, ConnectGravity,
  SoloDeal, SoloFaces, SoloGame, SoloHint, SoloLayout, SoloLayoutPlaces, SoloLayoutRead, SoloLayoutText, SoloLayoutWish,
  SoloOwnDeal, SoloPosition, SoloRescue, SoloRescueWish, SoloSolution, SoloWayBack,
} from "../../wire/solo";

/** Longer than the longest search; a server that does not answer in this time is as good as away. */
const PATIENCE_MS = 15_000;

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/solo/${path}`, {
      method: body === undefined ? "GET" : "POST",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("offline", null, null);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw new ApiError(response.ok || response.status >= 500 ? "broken" : "refused", response.status, null);
}

/** Asks once and keeps the answer; a failure is asked again. */
function once<Answer>(question: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= question().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

const name = encodeURIComponent;

export const fetchLayouts: () => Promise<SoloLayout[]> = once(() => ask("layouts"));
export const fetchFaces: () => Promise<SoloFaces[]> = once(() => ask("faces"));
export const fetchLevels: () => Promise<ConnectLevel[]> = once(() => ask("connect/levels"));

export function fetchDeal(layout: string, number: number, shuffled: boolean): Promise<SoloDeal> {
  return ask(`deals/${name(layout)}/${number}?shuffled=${shuffled}`);
}

/** `day`: 2025-06-21, as the player's calendar has it. */
export function fetchDailyDeal(layout: string, day: string): Promise<SoloDeal> {
  return ask(`deals/${name(layout)}/daily/${name(day)}`);
}

export const fetchOwnDeal = (wish: SoloOwnDeal): Promise<SoloDeal> => ask("deals", wish);
export const solve = (position: SoloPosition): Promise<SoloSolution> => ask("solve", position);
export const askHint = (position: SoloPosition): Promise<SoloHint> => ask("hint", position);
export const askWayBack = (game: SoloGame): Promise<SoloWayBack> => ask("back", game);
export const askRescue = (wish: SoloRescueWish): Promise<SoloRescue> => ask("rescue", wish);

export const readLayout = (text: string): Promise<SoloLayoutRead> => ask("layouts/read", { text });
export const checkLayout = (layout: SoloLayoutPlaces): Promise<SoloLayoutRead> => ask("layouts/check", layout);
export const writeLayout = (wish: SoloLayoutWish): Promise<SoloLayoutText> => ask("layouts/write", wish);

export function fetchField(level: number, seed: number, gravity: ConnectGravity, families: boolean): Promise<ConnectField> {
  return ask(`connect/levels/${level}/${seed}?gravity=${gravity}&families=${families}`);
}

export const askConnectHint = (position: ConnectPosition): Promise<ConnectHint> => ask("connect/hint", position);
export const askConnectShuffle = (wish: ConnectShuffleWish): Promise<ConnectShuffle> => ask("connect/shuffle", wish);

const MOST_NUMBER = 999_999_999;

/** A number of a deal, drawn by lot. */
export function drawNumber(): number {
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (lot % MOST_NUMBER);
}
