// Sitting down with what was chosen: fetched when somebody does.

import { nameOf } from "../hand/names";
import { plainName } from "../kit/plainName";
import { go, href } from "../kit/router/router.svelte";
import { fetchRuleSet } from "../rules/api";
import { draftOfTable } from "../rules/kept";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type { TableView } from "../wire/generated";
import { i18n, t } from "../words/i18n.svelte";
import type { Level } from "./bots.svelte";
import { personsIn, rememberSetup, rulesOf, setup, terms } from "./setup.svelte";
import { openHousehold, openTable } from "./tables";

const PERSON = "person";

/** Opens a table with what is chosen and goes there. Throws `ApiError` where the server refuses. */
export async function sitDown(): Promise<void> {
  const name = plainName(setup.name).trim() || t("setup-name-default");
  const { options, bots, players } = $state.snapshot(setup);
  const persons = personsIn(setup, players);
  const rules = rulesOf(setup);
  rememberSetup();
  await openAndGo({ rules, options, name, bots: bots.slice(0, players - persons), persons, ...terms() });
}

/** Opens another table like this one: the same rules, bots of the same levels. Throws `ApiError` as `sitDown` does. */
export async function sitDownAgain(view: TableView): Promise<void> {
  const others = view.seats.filter((seat) => seat.plays && seat.seat !== view.me).map(({ player }): Level => player);
  const bots = others.filter((player) => player !== PERSON);
  const persons = 1 + others.length - bots.length;
  const who = { name: nameOf(view, view.me), bots, persons, ...terms(), help: view.help };
  const household = draftOfTable(view.table);
  if (household) {
    go(href("table", { table: await openHousehold(household, view.rules, who) }));
    return;
  }
  await openAndGo({ rules: view.rules, options: view.options, ...who });
}

async function openAndGo(wish: Parameters<typeof openTable>[0]): Promise<void> {
  if (isOwnSet(wish.rules)) {
    const [draft, { id }] = await Promise.all([draftOfName(wish.rules), fetchRuleSet(wish.rules, {})]);
    const { rules: _rules, options: _options, ...who } = wish;
    go(href("table", { table: await openHousehold(draft, id, who) }));
    return;
  }
  const stored = await openTable(wish, i18n.language);
  go(href("table", { table: stored.table }));
}
