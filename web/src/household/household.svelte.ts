// The rules in the making: the draft, its parent's book, and what the server says of both.

import { UnfitEntries, type Unfit } from "../kit/fields/unfit.svelte";
import { Resource } from "../kit/resource.svelte";
import { i18n, t } from "../words/i18n.svelte";
import { checkDraft, fetchBook } from "./api";
import { countChanges, newDraft } from "../rules/draft";
import { keepDraft, keptDraft } from "../rules/kept";
import type { HouseholdAnswer, HouseholdBook, HouseholdDraft, HouseholdFault, RuleSetInfo } from "../wire/generated";
import type { ApiError } from "../wire/http";
import { fetchRuleSets } from "../rules/api";
import { firstRulesIn } from "../rules/options";

/** A draft that changes nothing of the set that one begins from: the language's own, as at set-up. */
export function freshDraft(): HouseholdDraft {
  return newDraft(firstRulesIn(i18n.language), t("household-name-default"));
}

/** The server is asked when the fingers rest. */
const PAUSE_MS = 180;

/** A number that cannot be taken, among what is wrong: what was there before is the way out. */
function asFault([name, { text, label, range }]: readonly [string, Unfit]): HouseholdFault {
  const key = name.split("/")[0] ?? name;
  const written = text.trim();
  const said = written ? t("field-unfit", { label, text: written, range }) : t("field-unfit-empty", { label, range });
  return { kind: "value", keys: [key], said, expected: "", found: "", ways: [] };
}

/** So long after the server did not answer it is asked again. */
const AGAIN_MS = 5000;

/** An answer, and what it was asked of. */
interface Told<What> {
  of: string;
  what: What;
}

export class Household {
  readonly #offered = new Resource<readonly RuleSetInfo[]>();
  readonly #book = new Resource<Told<HouseholdBook>>();
  readonly #checked = new Resource<Told<HouseholdAnswer>>();
  #made = $state.raw<HouseholdDraft | null>(keptDraft());
  readonly #fresh: HouseholdDraft = $derived(freshDraft());
  readonly #draft: HouseholdDraft = $derived(this.#made ?? this.#fresh);
  example = $state("");

  /** The sets that one can begin from. */
  readonly sets: readonly RuleSetInfo[] = $derived(this.#offered.answer ?? []);
  readonly book: HouseholdBook | null = $derived(this.#book.answer?.what ?? null);
  readonly answer: HouseholdAnswer | null = $derived(this.#checked.answer?.what ?? null);
  readonly failure: ApiError | null = $derived(this.#offered.failure ?? this.#book.failure ?? this.#checked.failure);
  readonly #now: string = $derived(`${i18n.language} ${this.example} ${JSON.stringify(this.sent)}`);
  /** What `answer` says is of the draft as it is now. */
  readonly #current: boolean = $derived(this.#checked.answer?.of === this.#now);
  /** The draft has changed since the last answer, and another is on its way. */
  readonly waiting: boolean = $derived(
    !this.#current && (this.failure === null || this.#book.waiting || this.#checked.waiting),
  );
  readonly changes: number = $derived(countChanges(this.#draft));
  /** What stands in fields of numbers and cannot be taken. */
  readonly unfit = new UnfitEntries();
  /** What the server finds wrong with the draft. */
  readonly objections: readonly HouseholdFault[] = $derived(this.answer?.faults ?? []);
  /** All that does not fit: what cannot be taken first. */
  readonly faults: readonly HouseholdFault[] = $derived([...this.unfit.all.map(asFault), ...this.objections]);
  readonly sound: boolean = $derived(this.#current && this.answer?.digest != null && this.unfit.count === 0);

  get draft(): HouseholdDraft {
    return this.#draft;
  }

  /** As the server gets it: a name that is being written anew is none for a moment. */
  get sent(): HouseholdDraft {
    return { ...this.#draft, title: this.#draft.title.trim() || t("household-name-default") };
  }

  /** Every change ends here. */
  change(draft: HouseholdDraft): void {
    if (draft === this.#draft) return;
    this.#made = draft;
    keepDraft(draft);
    void this.ask();
  }

  choose(example: string): void {
    this.example = example;
    void this.ask(0);
  }

  async begin(quietly = false): Promise<void> {
    await this.#offered.ask(fetchRuleSets, 0, quietly);
  }

  /** Asks for the book where the parent or the language is another, then what the draft comes to. */
  async ask(pause: number = PAUSE_MS, quietly = false): Promise<void> {
    const book = await this.#book.ask(() => this.#bookNow(), pause, quietly);
    if (book) await this.#checked.ask(() => this.#checkNow(), 0, quietly);
  }

  /** Asks once more for what did not come. */
  retry(quietly = false): void {
    if (this.#offered.failure) void this.begin(quietly);
    void this.ask(0, quietly);
  }

  /** A server that did not answer is asked again by itself: nobody need know that it was away. Call in an effect. */
  askAgain(): (() => void) | undefined {
    if (![this.#offered, this.#book, this.#checked].some(({ failure }) => failure?.kind === "offline"))
      return undefined;
    const timer = setTimeout(() => this.retry(true), AGAIN_MS);
    return () => clearTimeout(timer);
  }

  stop(): void {
    this.#book.forget();
    this.#checked.forget();
  }

  async #bookNow(): Promise<Told<HouseholdBook>> {
    const { sent } = this;
    const of = `${i18n.language} ${sent.parent} ${sent.base ?? ""}`;
    const had = this.#book.answer;
    return had?.of === of ? had : { of, what: await fetchBook(sent) };
  }

  async #checkNow(): Promise<Told<HouseholdAnswer>> {
    return { of: this.#now, what: await checkDraft(this.sent, this.example) };
  }
}
