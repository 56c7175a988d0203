// The moves of the position in play, tried: roughly at first, then better and better while one thinks.

import { fetchTries } from "../../setup/tables";
import type { StoredTable } from "../../kit/seats";
import { ApiError } from "../../wire/http";
import type { Tries } from "../../wire/generated";

/** As many as the server has. */
const ROUNDS = 3;
/** The position is another one by now; what comes next asks for itself. */
const PASSED: readonly string[] = ["stale_version", "not_your_turn", "interrupted"];

export class Trying {
  /** What the last round that is done says. */
  tries: Tries | null = $state.raw(null);
  failure: ApiError | null = $state.raw(null);
  /** Whether another round is under way. */
  busy = $state(false);
  #leave: AbortController | null = null;

  /** Tries the moves of a version of the view, until all rounds are done or `stop` is called. */
  async begin(seat: StoredTable, version: number): Promise<void> {
    this.stop();
    const leave = (this.#leave = new AbortController());
    this.tries = null;
    this.failure = null;
    this.busy = true;
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const tries = await fetchTries(seat, version, round, leave.signal);
        if (leave.signal.aborted) return;
        this.tries = tries;
      }
    } catch (error) {
      if (leave.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if (!PASSED.includes(error.body?.code ?? "")) this.failure = error;
    } finally {
      if (this.#leave === leave) this.busy = false;
    }
  }

  /** Nobody waits any more; what was found stays until something else is tried. */
  stop(): void {
    this.#leave?.abort();
    this.#leave = null;
    this.busy = false;
  }
}
