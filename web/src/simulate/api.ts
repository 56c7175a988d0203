// What a try of rules asks of the server.

import { ApiError, askJson } from "../wire/http";
import type { Simulation, SimulationRules, SimulationWish } from "../wire/simulate";

const path = (id: string): string => `/api/simulate/${encodeURIComponent(id)}`;

/** Begins to play `hands` hands by bots under one rule set, or under two. */
export function beginSimulation(before: SimulationRules, after: SimulationRules | null, hands: number): Promise<Simulation> {
  const wish: SimulationWish = { before, after, bots: [], hands, seed: 1 };
  return askJson("/api/simulate", { body: wish });
}

export function askSimulation(id: string): Promise<Simulation> {
  return askJson(path(id));
}

/** Ends it. Who does not ask any more has it ended anyway: a failure here is none. */
export async function endSimulation(id: string): Promise<void> {
  await fetch(path(id), { method: "DELETE" }).catch(() => undefined);
}

/** The report as a part of the page: a `main` element's text, escaped where it was made. */
export async function fetchReport(id: string, language: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(`${path(id)}/report?language=${language}&form=part`);
  } catch {
    throw new ApiError("offline", null, null);
  }
  if (!response.ok) throw new ApiError(response.status >= 500 ? "broken" : "refused", response.status, null);
  // A page has one main part: here the report is a section of it.
  return (await response.text()).replace(/<main\b/, "<section").replace(/<\/main>\s*$/, "</section>");
}

/** The report as a file to keep. */
export const reportFile = (id: string, language: string): string => `${path(id)}/report?language=${language}`;
export const REPORT_STYLE = "/api/simulate/report.css";
