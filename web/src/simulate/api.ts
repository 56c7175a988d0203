// What a try of rules asks of the server.

import type { Simulation, SimulationRules } from "../wire/generated";
import { addressOf, call } from "../wire/http";

/** Begins to play `hands` hands by bots under one rule set, or under two. */
export function beginSimulation(
  before: SimulationRules,
  after: SimulationRules | null,
  hands: number,
): Promise<Simulation> {
  return call("POST /api/simulate", { body: { before, after, bots: [], hands, seed: 1 } });
}

export function askSimulation(id: string): Promise<Simulation> {
  return call("GET /api/simulate/{simulation}", { path: { simulation: id } });
}

/** Ends it. Who does not ask any more has it ended anyway: a failure here is none. */
export async function endSimulation(id: string): Promise<void> {
  await call("DELETE /api/simulate/{simulation}", { path: { simulation: id } }).catch(() => undefined);
}

/** The report as a part of the page, escaped where it was made. */
export function fetchReport(id: string, language: string): Promise<string> {
  return call("GET /api/simulate/{simulation}/report", { path: { simulation: id }, query: { language, form: "part" } });
}

/** The report as a file to keep. */
export function reportFile(id: string, language: string): string {
  return addressOf("GET /api/simulate/{simulation}/report", { simulation: id }, { language });
}

export const REPORT_STYLE: string = addressOf("GET /api/simulate/report.css");
