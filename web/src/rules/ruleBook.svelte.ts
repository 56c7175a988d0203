// The rule set of the table as the server explains it, asked for once per rule set and options.

import { fetchTableRules, fetchRuleSet } from "./api";
import { storedTable } from "../kit/seats";
import { t, tHas } from "../words/i18n.svelte";
import type { DocumentInfo, RuleSetPage, TableView } from "../wire/generated";
import { documentName } from "./names";

const asked = new Map<string, Promise<RuleSetPage>>();

/** The documents that the table's rules come from, once they are known. */
class Documents {
  #current = $state.raw<readonly DocumentInfo[]>([]);

  get current(): readonly DocumentInfo[] {
    return this.#current;
  }

  set current(documents: readonly DocumentInfo[]) {
    this.#current = documents;
  }
}

export const documents: Documents = new Documents();

/** Whose documents are wanted: those of the rule set that was asked for last. */
let wanted = "";

/** The page of a rule set; `table`: at which it is played. Rejects with `ApiError`; a later call asks again. */
export function ruleBook(rules: string, options: TableView["options"], table?: string): Promise<RuleSetPage> {
  // A household's own set is known to the table that is played by it, and to nobody else.
  const stored = table !== undefined && !tHas(`ruleset-${rules}`) ? storedTable(table) : undefined;
  const key = JSON.stringify([rules, Object.entries(options).sort(), stored?.table]);
  const answer =
    asked.get(key) ?? (stored ? fetchTableRules(stored.table, stored.token) : fetchRuleSet(rules, options));
  asked.set(key, answer);
  wanted = key;
  answer.then(
    (page) => {
      if (wanted === key) documents.current = page.documents;
    },
    () => asked.delete(key),
  );
  return answer;
}

/** A citation such as `RU V` in words: document and section, or whose decision it is. `known`: the documents of the rule set. */
export function sourceText(source: string, known: readonly DocumentInfo[]): string {
  const [key = "", ...rest] = source.split(" ");
  const document = documentName(known.find(({ name }) => name === key) ?? { name: key, title: key });
  return rest.length === 0 ? document : t("source-section", { document, section: rest.join(" ") });
}
