// What a try of rules asks of the server.

import type { RulesChoice } from "../rules/choice";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type { Simulation, SimulationRules, SimulationWish } from "../wire/generated";
import { addressOf, call } from "../wire/http";

/** Begins to play by bots under one rule set, or under two. */
export function beginSimulation(wish: SimulationWish): Promise<Simulation> {
  return call("POST /api/simulate", { body: wish });
}

export function askSimulation(id: string): Promise<Simulation> {
  return call("GET /api/simulate/{simulation}", { path: { simulation: id } });
}

/** Ends it. Who does not ask any more has it ended anyway: a failure here is none. */
export async function endSimulation(id: string): Promise<void> {
  await call("DELETE /api/simulate/{simulation}", { path: { simulation: id } }).catch(() => undefined);
}

/** The report as a file to keep. */
export function reportFile(id: string, language: string): string {
  return addressOf("GET /api/simulate/{simulation}/report", { simulation: id }, { language });
}

/** The rules of a set of the house, or of one that the household keeps, as a simulation takes them. */
export async function simulationRules({ rules, options }: RulesChoice): Promise<SimulationRules> {
  if (!isOwnSet(rules)) return { rules, options, file: null };
  const file = await call("POST /api/household/export", { body: await draftOfName(rules) });
  return { rules: "", options: {}, file: JSON.stringify(file) };
}
