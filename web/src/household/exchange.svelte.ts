// Whole sets coming and going: by a link, from and to a file, into what this browser keeps; and what became of it.

import { tick } from "svelte";
import { announce } from "../kit/announcer/announcer.svelte";
import { download } from "../kit/download";
import { apiErrorText } from "../kit/errors/errors";
import { Resource } from "../kit/resource.svelte";
import { readText } from "../kit/textFile";
import type { ApiError } from "../wire/http";
import { t } from "../words/i18n.svelte";
import type { FaultTold, HouseholdDraft, HouseholdTaken } from "../wire/generated";
import { route } from "../kit/router/router.svelte";
import { exportDraft, importFile } from "./api";
import type { Finder } from "./finder.svelte";
import type { Household } from "./household.svelte";
import { forgetSet, freeTitle, keepSet, keptSets, watchSets, type KeptSet } from "../rules/kept";
import { unpackDraft } from "../rules/packed";

/** Why a file was not taken in or not saved, and what is wrong with it at which places; in English what came, where it has no places. */
export interface Refused {
  said: string;
  faults: readonly FaultTold[];
  exact: string;
}

export class Exchange {
  kept = $state.raw<readonly KeptSet[]>(keptSets());
  /** The draft that another window has kept under the name of this one, while it is asked which shall be kept. */
  conflict = $state.raw<HouseholdDraft | null>(null);
  /** The sets as this window saw them first, or kept or opened them, by title: what was different then is no surprise. */
  readonly #seen = new Map(this.kept.map(({ draft }) => [draft.title, JSON.stringify(draft)]));
  /** What was done last, and of which draft. */
  #told = $state.raw<{ said: string; of: HouseholdDraft | null }>({ said: "", of: null });
  /** Why a link led nowhere. */
  wrong = $state("");
  refused = $state.raw<Refused | null>(null);
  readonly #written = new Resource<string>();
  readonly #taken = new Resource<HouseholdTaken>();
  readonly #house: Household;
  readonly #finder: Finder;

  constructor(house: Household, finder: Finder) {
    this.#house = house;
    this.#finder = finder;
  }

  /** What was done last, until the rules change. */
  get said(): string {
    return this.#told.of === this.#house.draft ? this.#told.said : "";
  }

  /** Opens a set of one's own, which is seen as it is now. */
  open({ draft }: KeptSet, what: string): void {
    this.#see(draft);
    this.take(draft, what);
  }

  /** Puts another draft in the place of this one. */
  take(other: HouseholdDraft, what: string): void {
    this.wrong = "";
    this.conflict = null;
    this.#finder.clear();
    this.#house.unfit.clearAll();
    this.#house.change(other);
    this.#say(what);
  }

  /** Follows a link that one came by, or that was put in while one was here. */
  async follow(link: string): Promise<void> {
    const here = route.current;
    const linked = await unpackDraft(link);
    // Who has gone on in the meantime is left there.
    if (route.current !== here || !route.rewrite("household")) return;
    if (linked) this.take(linked, linked.title);
    else this.wrong = t("household-link-damaged");
  }

  /** Keeps the set, unless another window has kept one of its name otherwise since it was seen here: then it is asked. */
  keep(): void {
    const { sent } = this.#house;
    const there = keptSets().find(({ draft }) => draft.title === sent.title)?.draft;
    const other = there && JSON.stringify(there);
    if (there && other !== JSON.stringify(sent) && other !== this.#seen.get(sent.title)) this.conflict = there;
    else this.keepThis();
  }

  /** Keeps the set, whatever another window has kept. */
  keepThis(): void {
    this.conflict = null;
    this.kept = keepSet(this.#house.sent);
    this.#see(this.#house.sent);
    const { sent, faults } = this.#house;
    this.#say(t(faults.length === 0 ? "household-saved-as" : "household-saved-unsound", { title: sent.title }));
  }

  /** Keeps the set beside the other window's, under another title. */
  keepBoth(): void {
    const { sent } = this.#house;
    this.#house.change({ ...sent, title: freeTitle(sent.title, keptSets()) });
    this.keepThis();
  }

  /** Goes on with what the other window has kept. */
  openOther(): void {
    const title = this.conflict?.title;
    const other = keptSets().find(({ draft }) => draft.title === title)?.draft;
    this.conflict = null;
    this.kept = keptSets();
    if (!other) return;
    this.#see(other);
    this.take(other, other.title);
  }

  forget(set: KeptSet): void {
    this.kept = forgetSet(set.draft.title);
  }

  /** Shows what another window keeps. Call in an effect. */
  watch(): () => void {
    return watchSets(() => (this.kept = keptSets()));
  }

  #see(draft: HouseholdDraft): void {
    this.#seen.set(draft.title, JSON.stringify(draft));
  }

  /** Hands the set to the browser as a file. */
  async save(): Promise<void> {
    this.refused = null;
    const text = await this.#written.ask(() => exportDraft(this.#house.sent));
    const { failure } = this.#written;
    if (failure) await this.#refuse(failure, apiErrorText(failure));
    if (text === null) return;
    const file = `${this.#house.answer?.id ?? "rules"}.json`;
    download(file, text);
    this.#say(t("household-exported", { file }));
  }

  async load(file: File): Promise<void> {
    this.refused = null;
    this.#told = { said: "", of: null };
    const text = await readText(file, (said) => void this.#show({ said, faults: [], exact: "" }));
    if (text === null) return;
    const taken = await this.#taken.ask(() => importFile(text));
    const { failure } = this.#taken;
    if (failure)
      await this.#refuse(failure, failure.kind === "refused" ? t("household-import-failed") : apiErrorText(failure));
    if (!taken) return;
    const { draft, digest } = taken;
    // A file that says no digest has none to be right.
    this.take(draft, t(digest === null ? "household-imported-own" : "household-imported", { title: draft.title }));
  }

  #say(what: string): void {
    this.refused = null;
    this.#told = { said: what, of: this.#house.draft };
    announce(what);
  }

  async #refuse(failure: ApiError, inWords: string): Promise<void> {
    const faults = failure.body && "faults" in failure.body ? failure.body.faults : [];
    const exact = failure.kind === "refused" && faults.length === 0 ? (failure.body?.got ?? "") : "";
    await this.#show({ said: inWords, faults, exact });
  }

  /** Stands below the keys that were used: what stands above the rules is out of sight there. */
  async #show(refused: Refused): Promise<void> {
    this.#told = { said: "", of: null };
    this.refused = refused;
    await tick();
    document.getElementById("household-refused")?.scrollIntoView({ block: "nearest" });
  }
}
