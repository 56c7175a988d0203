// What the calculator asks of the server.

import { ApiError, askJson } from "../wire/http";
import type { CalculatorAnswer, CalculatorHand, CalculatorQuestion, ExampleHand, HandRefusal } from "../wire/calculator";
import type { RulesChoice } from "../bill/link";

/** The bill of a hand under a rule set. Sentences about hands that cannot be come in `language`. */
export function fetchWorth(hand: CalculatorHand, { rules, options }: RulesChoice, language: string): Promise<CalculatorAnswer> {
  const question: CalculatorQuestion = { ...hand, rules, options, dead: false };
  return askJson("/api/score", { body: question, language });
}

/** A hand for every limit hand of a rule set. */
export function fetchExamples({ rules, options }: RulesChoice): Promise<ExampleHand[]> {
  return askJson(`/api/rulesets/${encodeURIComponent(rules)}/examples?options=${encodeURIComponent(JSON.stringify(options))}`);
}

/** Why a hand cannot exist, where that is what the server said. */
export function handRefusal(error: ApiError): HandRefusal | null {
  const body: unknown = error.body;
  if (typeof body !== "object" || body === null) return null;
  const it = body as Record<string, unknown>;
  return it["code"] === "impossible_hand" && typeof it["said"] === "string" ? (body as HandRefusal) : null;
}
