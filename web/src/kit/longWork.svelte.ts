// Long work that the server does in the background: begun, asked after until it is over, and ended when nobody looks on any more.

import type { ApiError } from "../wire/http";
import { Resource } from "./resource.svelte";

/** So often it is asked how far it is. */
export const EVERY_MS = 400;

/** How far it is, as the server says. */
export interface Far {
  id: string;
  state: "waiting" | "running" | "done" | "cancelled" | "failed";
  /** Other work that is done before it. */
  ahead: number;
  done: number;
  seconds_left: number | null;
}

const goesOn = (far: Far | null): boolean => far?.state === "waiting" || far?.state === "running";

export class LongWork<State extends Far> {
  readonly #asked = new Resource<State>();
  readonly #ask: (id: string) => Promise<State>;
  readonly #end: (id: string) => Promise<unknown>;
  #run = $state({ stopped: false });

  readonly failure: ApiError | null = $derived(this.#asked.failure);
  /** How far it is; null before it begins, and after it was lost sight of. */
  readonly job: State | null = $derived(this.failure ? null : this.#asked.answer);
  readonly busy: boolean = $derived(goesOn(this.job) || (this.#asked.waiting && !this.failure));

  constructor(ask: (id: string) => Promise<State>, end: (id: string) => Promise<unknown>) {
    this.#ask = ask;
    this.#end = end;
  }

  /** Begins, and asks until it is over; resolves to how it ended, to null where it was lost sight of. */
  async run(begin: () => Promise<State>): Promise<State | null> {
    this.#asked.forget();
    this.#run = { stopped: false };
    const mine = this.#run;
    let job = await this.#asked.ask(async () => {
      const begun = await begin();
      // it was stopped, or left, before it had a name to be stopped by
      if (mine.stopped && goesOn(begun)) void this.#end(begun.id);
      return begun;
    });
    while (job && goesOn(job)) {
      const { id } = job;
      job = await this.#asked.ask(() => this.#ask(id), EVERY_MS);
    }
    return job;
  }

  /** It is to end as soon as it can. */
  get stopping(): boolean {
    return this.#run.stopped;
  }

  stop(): void {
    this.#run.stopped = true;
    if (this.job && goesOn(this.job)) void this.#end(this.job.id);
  }

  /** Nobody looks on any more. */
  leave(): void {
    this.stop();
    this.#asked.forget();
  }
}
