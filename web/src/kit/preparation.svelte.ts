// The server's engine being made ready, which a machine needs once: what asks the server waits, and this says why.

import { call, onPreparing } from "../wire/http";

const LOOK_MS = 1500;

class Preparation {
  /** What is being made ready; null once it is, or while nobody has had to wait. */
  part: string | null = $state(null);

  #watching = false;

  /** Asks the server how far it is, until it is ready. */
  async watch(): Promise<void> {
    if (this.#watching) return;
    this.#watching = true;
    try {
      for (let { preparing } = await call("GET /api/about"); preparing; { preparing } = await call("GET /api/about")) {
        this.part = preparing;
        await new Promise((again) => setTimeout(again, LOOK_MS));
      }
    } catch {
      // The server is gone: others say so.
    }
    this.part = null;
    this.#watching = false;
  }
}

export const preparation: Preparation = new Preparation();
onPreparing(() => void preparation.watch());
