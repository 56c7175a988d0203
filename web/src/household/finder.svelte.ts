// Which rules the page shows: what is looked for in them, what stands open, and the way to one of them.

import { tick } from "svelte";
import { t, tAttr } from "../words/i18n.svelte";
import { isChanged, ownHands, patternIn } from "../rules/draft";
import { grouped, type Group } from "./groups";
import type { Household } from "./household.svelte";
import { domId } from "./places";
import { says } from "./search";
import type { HouseholdPattern, HouseholdSection, HouseholdValue } from "../wire/generated";

/** A part of the page, with what is shown of it. */
export type Shown<Part, Item> = Part & { found: Item[] };

export class Finder {
  words = $state("");
  onlyChanged = $state(false);
  readonly looking: boolean = $derived(this.words.trim() !== "" || this.onlyChanged);
  #open = $state<Record<string, boolean>>({});
  readonly #house: Household;

  readonly sections: Shown<HouseholdSection, HouseholdValue>[] = $derived.by(() =>
    (this.#house.book?.sections ?? []).map((section) => ({ ...section, found: this.#values(section.values) })),
  );
  readonly #groups: Group[] = $derived.by(() => grouped(this.#house.book?.patterns ?? []));
  readonly groups: Shown<Group, HouseholdPattern>[] = $derived.by(() =>
    this.#groups.map((group) => ({ ...group, found: this.#patterns(group.patterns) })),
  );
  /** Whether hands of the household's own are among what is shown. */
  readonly own: boolean = $derived.by(() => this.#ownWanted());
  readonly nothing: boolean = $derived.by(
    () => this.looking && !this.own && [...this.sections, ...this.groups].every((part) => part.found.length === 0),
  );

  constructor(house: Household) {
    this.#house = house;
  }

  /** Shows everything again. */
  clear(): void {
    this.words = "";
    this.onlyChanged = false;
  }

  /** A part stands open where it was opened; while one looks for something, every part does. `part`: `values-limit`, `worth-own`. */
  isOpen(part: string): boolean {
    return this.looking || this.#open[part] === true;
  }

  setOpen(part: string, open: boolean): void {
    if (!this.looking) this.#open[part] = open;
  }

  /** Shows a value or a pattern wherever it is, and gives it the focus. */
  async look(key: string): Promise<void> {
    this.clear();
    const rule = patternIn(key);
    const group =
      rule === null
        ? key.split(".")[0]
        : (this.#groups.find((it) => it.patterns.some((one) => one.rule === rule))?.id ?? "own");
    if (group) this.setOpen(rule === null ? `values-${group}` : `worth-${group}`, true);
    await tick();
    const place = document.getElementById(domId(key));
    place?.scrollIntoView({ block: "center" });
    const field =
      place?.querySelector<HTMLElement>("[aria-invalid=true]") ??
      place?.querySelector<HTMLElement>("input:checked, input:not([type=radio]), select, button");
    field?.focus({ preventScroll: true });
  }

  #wanted(key: string, ...texts: readonly (string | null)[]): boolean {
    return (
      (!this.onlyChanged || isChanged(this.#house.draft, key)) &&
      (this.words.trim() === "" || says(this.words, ...texts))
    );
  }

  #values(values: readonly HouseholdValue[]): HouseholdValue[] {
    if (!this.looking) return [...values];
    return values.filter((it) =>
      this.#wanted(it.key, it.label, it.about, it.words, ...it.choices.map((one) => one.label)),
    );
  }

  #patterns(patterns: readonly HouseholdPattern[]): HouseholdPattern[] {
    return this.looking
      ? patterns.filter((it) => this.#wanted(`patterns.${it.rule}`, it.label, it.about))
      : [...patterns];
  }

  #ownWanted(): boolean {
    const { book, draft } = this.#house;
    if (book === null) return false;
    if (!this.looking) return true;
    const hands = ownHands(draft, book);
    if (this.onlyChanged) return hands.length > 0;
    const titles = hands.map((it) => draft.patterns[it.rule]?.title ?? it.title);
    return says(this.words, t("household-own"), tAttr("household-own", "about"), ...titles);
  }
}
