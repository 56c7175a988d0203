// The ready sets of faces: the server's; where it does not answer, what the page keeps of them (`python -m scripts.offline_games`).

import { once } from "../kit/once";
import type { SoloFaces } from "../wire/generated";
import { call, isAway } from "../wire/http";

/** @throws ApiError where the server refuses, or neither it nor what is kept is to be had */
export const fetchFaces: () => Promise<SoloFaces[]> = once(async () => {
  try {
    return await call("GET /api/solo/faces");
  } catch (error) {
    if (!isAway(error)) throw error;
    const kept = await import("./ready.generated.json?raw").catch(() => null);
    if (kept === null) throw error;
    // a file of our own, made together with the type: tests of both sides hold them to each other
    return JSON.parse(kept.default) as SoloFaces[];
  }
});
