// What the calculator asks of the server.

import type { RulesChoice } from "../rules/choice";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type { CalculatorAnswer, CalculatorHand, ExampleHand, HandRefusal } from "../wire/generated";
import { call, type ApiError } from "../wire/http";

/** The bill of a hand under a rule set. Sentences about hands that cannot be come in `language`. */
export async function fetchWorth(
  hand: CalculatorHand,
  { rules, options }: RulesChoice,
  language: string,
): Promise<CalculatorAnswer> {
  if (isOwnSet(rules)) {
    const body = { ...hand, draft: await draftOfName(rules) };
    return await call("POST /api/household/score", { body, language });
  }
  return await call("POST /api/score", { body: { ...hand, rules, options, dead: false }, language });
}

/** A hand for every limit hand of a rule set. */
export async function fetchExamples({ rules, options }: RulesChoice): Promise<ExampleHand[]> {
  if (isOwnSet(rules)) return await call("POST /api/household/examples", { body: await draftOfName(rules) });
  return await call("GET /api/rulesets/{name}/examples", {
    path: { name: rules },
    query: { options: JSON.stringify(options) },
  });
}

/** Why a hand cannot exist, where that is what the server said. */
export function handRefusal({ body }: ApiError): HandRefusal | null {
  return body && "said" in body ? body : null;
}
