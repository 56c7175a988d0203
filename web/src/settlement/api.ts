// What a settlement asks of the server.

import type { RulesChoice } from "../rules/choice";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type { SettlementAnswer, SettlementHands } from "../wire/generated";
import { call } from "../wire/http";

/** Who pays whom under a rule set. */
export async function fetchSettlement(
  hands: SettlementHands,
  { rules, options }: RulesChoice,
): Promise<SettlementAnswer> {
  if (isOwnSet(rules))
    return await call("POST /api/household/settle", { body: { ...hands, draft: await draftOfName(rules) } });
  return await call("POST /api/settle", { body: { ...hands, rules, options } });
}
