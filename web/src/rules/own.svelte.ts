// A household's own set in the place of a rule set's name: the whole draft, packed, so that it goes wherever a name goes, into links too.

import { SvelteMap } from "svelte/reactivity";
import type { HouseholdDraft, RuleSetInfo } from "../wire/generated";
import { ApiError } from "../wire/http";
import { t } from "../words/i18n.svelte";
import { keptSets } from "./kept";
import { packDraft, unpackDraft } from "./packed";

const MARK = "own:";
/** What was packed or unpacked here, by name. */
const known = new SvelteMap<string, HouseholdDraft>();

export const isOwnSet = (rules: string): boolean => rules.startsWith(MARK);

/** The name of a household's set. */
export async function nameOfDraft(draft: HouseholdDraft): Promise<string> {
  const name = `${MARK}${await packDraft(draft)}`;
  known.set(name, draft);
  return name;
}

/** The draft of such a name. Rejects with `ApiError` where it is damaged, as the server would refuse it. */
export async function draftOfName(rules: string): Promise<HouseholdDraft> {
  const draft = known.get(rules) ?? (await unpackDraft(rules.slice(MARK.length)));
  if (!draft) throw new ApiError("refused", null, null);
  known.set(rules, draft);
  return draft;
}

/** What the household calls its set; undefined until it is unpacked, which this begins. */
export function titleOfOwn(rules: string): string | undefined {
  const draft = known.get(rules);
  if (!draft) draftOfName(rules).catch(() => undefined);
  return draft?.title;
}

/** How many sit down by a draft; `sets`: those of the house. */
export function playersOf({ values, base, parent }: HouseholdDraft, sets: readonly RuleSetInfo[]): number {
  const chosen = values["seats.players"]?.value;
  if (typeof chosen === "number") return chosen;
  const inherited = base === null ? sets.find((it) => it.id === parent)?.players : playersIn(base);
  return inherited ?? 4;
}

/** How many an exported set says. */
function playersIn(base: string): number | undefined {
  try {
    let at: unknown = JSON.parse(base);
    for (const key of ["rules", "rules", "seats", "players", "value"])
      at = typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined;
    return typeof at === "number" ? at : undefined;
  } catch {
    return undefined;
  }
}

/** The sets that this browser keeps, and others by their names, as rule sets to choose from beside those of the house. */
export async function ownSets(
  sets: readonly RuleSetInfo[],
  names: readonly string[] = [],
): Promise<readonly RuleSetInfo[]> {
  const kept = await Promise.all(keptSets().map(({ draft }) => nameOfDraft(draft)));
  for (const name of names.filter(isOwnSet)) await draftOfName(name).catch(() => undefined);
  return [...new Set([...kept, ...names.filter(isOwnSet)])].flatMap((id) => {
    const draft = known.get(id);
    return draft ? [infoOf(id, draft, sets)] : [];
  });
}

function infoOf(id: string, draft: HouseholdDraft, sets: readonly RuleSetInfo[]): RuleSetInfo {
  return {
    id,
    version: 1,
    digest: "",
    title: draft.title,
    about: t("household-own-set"),
    players: playersOf(draft, sets),
    documents: [],
    options: [],
  };
}
