// A try of rules by bots: begun, asked after until it is over, and what came of it.

import { announce } from "../kit/announcer/announcer.svelte";
import { Resource } from "../kit/resource.svelte";
import type { Simulation, SimulationRules, SimulationWish } from "../wire/generated";
import type { ApiError } from "../wire/http";
import { t } from "../words/i18n.svelte";
import { askSimulation, beginSimulation, endSimulation } from "./api";

/** So often it is asked how far they are. */
export const EVERY_MS = 400;

/** What is played: one set, or two beside each other. */
export interface Tried {
  before: SimulationRules;
  after: SimulationRules | null;
}

/** Who plays it, and which walls. */
export interface Played {
  /** A level for each seat, or none: the strongest at all of them. */
  bots: SimulationWish["bots"];
  seed: number;
}

const goesOn = (job: Simulation | null): boolean => job?.state === "waiting" || job?.state === "running";

export class Trial {
  readonly #asked = new Resource<Simulation>();

  readonly failure: ApiError | null = $derived(this.#asked.failure);
  /** How far they are; null before a try, and after one that was lost sight of. */
  readonly job: Simulation | null = $derived(this.failure ? null : this.#asked.answer);
  readonly busy: boolean = $derived(goesOn(this.job) || (this.#asked.waiting && !this.failure));
  /** `rules`: what is to be tried, asked for now that it begins. */
  async begin(
    hands: number,
    rules: () => Promise<Tried>,
    { bots, seed }: Played = { bots: [], seed: 1 },
  ): Promise<void> {
    this.#asked.forget();
    let job = await this.#asked.ask(async () => {
      const { before, after } = await rules();
      return beginSimulation({ before, after, bots, hands, seed });
    });
    while (job && goesOn(job)) {
      const { id } = job;
      job = await this.#asked.ask(() => askSimulation(id), EVERY_MS);
    }
    if (job?.state === "done") announce(t("household-report"));
  }

  stop(): void {
    if (this.job && goesOn(this.job)) void endSimulation(this.job.id);
  }

  /** Nobody looks on any more. */
  leave(): void {
    this.stop();
    this.#asked.forget();
  }
}
