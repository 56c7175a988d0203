// What the games for one ask of the server. They are played without it: it is asked for deals and for what needs a search.

import type {
  ConnectField, ConnectGravity, ConnectHint, ConnectLevel, ConnectPosition, ConnectShuffle, ConnectShuffleWish,
  SoloDeal, SoloFaces, SoloGame, SoloHint, SoloLayout, SoloLayoutPlaces, SoloLayoutRead, SoloLayoutText, SoloLayoutWish,
  SoloOwnDeal, SoloPosition, SoloRescue, SoloRescueWish, SoloSolution, SoloWayBack,
} from "../../wire/generated";
import { call } from "../../wire/http";

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

export const fetchLayouts: () => Promise<SoloLayout[]> = once(() => call("GET /api/solo/layouts"));
export const fetchFaces: () => Promise<SoloFaces[]> = once(() => call("GET /api/solo/faces"));
export const fetchLevels: () => Promise<ConnectLevel[]> = once(() => call("GET /api/solo/connect/levels"));

export function fetchDeal(layout: string, number: number, shuffled: boolean): Promise<SoloDeal> {
  return call("GET /api/solo/deals/{layout}/{number}", { path: { layout, number }, query: { shuffled } });
}

/** `day`: 2025-06-21, as the player's calendar has it. */
export function fetchDailyDeal(layout: string, day: string): Promise<SoloDeal> {
  return call("GET /api/solo/deals/{layout}/daily/{day}", { path: { layout, day } });
}

export const fetchOwnDeal = (wish: SoloOwnDeal): Promise<SoloDeal> => call("POST /api/solo/deals", { body: wish });
export const solve = (position: SoloPosition): Promise<SoloSolution> => call("POST /api/solo/solve", { body: position });
export const askHint = (position: SoloPosition): Promise<SoloHint> => call("POST /api/solo/hint", { body: position });
export const askWayBack = (game: SoloGame): Promise<SoloWayBack> => call("POST /api/solo/back", { body: game });
export const askRescue = (wish: SoloRescueWish): Promise<SoloRescue> => call("POST /api/solo/rescue", { body: wish });

export const readLayout = (text: string): Promise<SoloLayoutRead> => call("POST /api/solo/layouts/read", { body: { text } });
export const checkLayout = (layout: SoloLayoutPlaces): Promise<SoloLayoutRead> => call("POST /api/solo/layouts/check", { body: layout });
export const writeLayout = (wish: SoloLayoutWish): Promise<SoloLayoutText> => call("POST /api/solo/layouts/write", { body: wish });

export function fetchField(level: number, seed: number, gravity: ConnectGravity, families: boolean): Promise<ConnectField> {
  return call("GET /api/solo/connect/levels/{level}/{seed}", { path: { level, seed }, query: { gravity, families } });
}

export const askConnectHint = (position: ConnectPosition): Promise<ConnectHint> => call("POST /api/solo/connect/hint", { body: position });
export const askConnectShuffle = (wish: ConnectShuffleWish): Promise<ConnectShuffle> => call("POST /api/solo/connect/shuffle", { body: wish });

const MOST_NUMBER = 999_999_999;

/** A number of a deal, drawn by lot. */
export function drawNumber(): number {
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (lot % MOST_NUMBER);
}
