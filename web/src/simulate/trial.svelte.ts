// A try of rules by bots: begun, asked after until it is over, and what came of it.

import { announce } from "../kit/announcer/announcer.svelte";
import { LongWork } from "../kit/longWork.svelte";
import type { Simulation, SimulationRules, SimulationWish } from "../wire/generated";
import { t } from "../words/i18n.svelte";
import { askSimulation, beginSimulation, endSimulation } from "./api";

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

export class Trial extends LongWork<Simulation> {
  constructor() {
    super(askSimulation, endSimulation);
  }

  /** `rules`: what is to be tried, asked for now that it begins. */
  async begin(
    hands: number,
    rules: () => Promise<Tried>,
    { bots, seed }: Played = { bots: [], seed: 1 },
  ): Promise<void> {
    const job = await this.run(async () => {
      const { before, after } = await rules();
      return beginSimulation({ before, after, bots, hands, seed });
    });
    if (job?.state === "done") announce(t("household-report"));
  }
}
