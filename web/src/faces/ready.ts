// The ready sets of faces: the server's; where it does not answer, what the page keeps of them (`python -m scripts.offline_games`).

import { once } from "../kit/once";
import type { SoloFaces } from "../wire/generated";
import { call, orKept } from "../wire/http";

/** @throws ApiError where the server refuses, or neither it nor what is kept is to be had */
export const fetchFaces: () => Promise<SoloFaces[]> = once(() => orKept(call("GET /api/solo/faces"), kept));

async function kept(): Promise<SoloFaces[]> {
  const { default: text } = await import("./ready.generated.json?raw");
  // a file of our own, made together with the type: tests of both sides hold them to each other
  return JSON.parse(text) as SoloFaces[];
}
