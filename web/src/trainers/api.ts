// Asking the server for tasks: under a rule set of the house with its options, or under a household's own.

import type { RulesChoice } from "../rules/choice";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type { DailyTask, Strength, Task, Trainer } from "../wire/generated";
import { call } from "../wire/http";

const optionsOf = ({ options }: RulesChoice): { options: string } => ({ options: JSON.stringify(options) });

/** The trainers that have something to ask for under these rules. */
export async function fetchTrainers(choice: RulesChoice): Promise<Trainer[]> {
  if (isOwnSet(choice.rules))
    return await call("POST /api/trainers/household", { body: await draftOfName(choice.rules) });
  return await call("GET /api/trainers/rules/{name}", { path: { name: choice.rules }, query: optionsOf(choice) });
}

export async function fetchTask(choice: RulesChoice, trainer: Trainer, level: Strength, seed: number): Promise<Task> {
  if (isOwnSet(choice.rules)) {
    return await call("POST /api/trainers/household/{trainer}/{level}/{seed}", {
      path: { trainer, level, seed },
      body: await draftOfName(choice.rules),
    });
  }
  return await call("GET /api/trainers/rules/{name}/{trainer}/{level}/{seed}", {
    path: { name: choice.rules, trainer, level, seed },
    query: optionsOf(choice),
  });
}

/** The task of a day: 2025-06-21. */
export function fetchDaily(day: string): Promise<DailyTask> {
  return call("GET /api/trainers/daily/{day}", { path: { day } });
}
