// Rule sets in words: those of the house have their own in every language, a household's file is called what it calls itself.

import { t, tAttr, tHas, idOf, type MessageId } from "../words/i18n.svelte";
import { titleOfSet } from "./kept";
import { isOwnSet, titleOfOwn } from "./own.svelte";
import type { DocumentInfo, RuleSetInfo } from "../wire/generated";

/** What a rule set is called; `title`: of its file, where that is known. */
export function rulesName(id: string, title?: string): string {
  if (isOwnSet(id)) return title ?? titleOfOwn(id) ?? t("household-name-default");
  const message = idOf("ruleset", id);
  return tHas(message) ? t(message) : (title ?? titleOfSet(id) ?? id);
}

/** A rule set in a line; "" where nobody has written one. */
export function rulesLine(set: Pick<RuleSetInfo, "id" | "about">): string {
  if (isOwnSet(set.id)) return set.about;
  const message = idOf("ruleset", set.id);
  return tHas(message, "about") ? tAttr(message, "about") : set.about;
}

/** What a text is that rules are taken from; a household's own is called by its title. */
export function documentName({ name, title }: DocumentInfo): string {
  const message = idOf("source", name);
  return tHas(message) ? t(message) : title;
}

/** All that a rule set is taken from, in a line. */
export function documentNames(documents: readonly DocumentInfo[]): string {
  return documents.map(documentName).join(" · ");
}

/** The message id that names a rule. Rule ids of the wire have underscores, settlement reasons are ids already. */
export function ruleMessage(rule: string): MessageId {
  return /^(settle|penalty)[-_]/.test(rule)
    ? idOf(rule.slice(0, rule.search(/[-_]/)), rule.slice(rule.search(/[-_]/) + 1))
    : idOf("pattern", rule);
}
