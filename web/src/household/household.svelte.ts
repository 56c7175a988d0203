// The rules in the making: the draft, its parent's book, and what the server says of both.

import { ApiError } from "../wire/http";
import { i18n, t } from "../words/i18n.svelte";
import { checkDraft, fetchBook } from "./api";
import { countChanges, newDraft } from "../rules/draft";
import { keepDraft, keptDraft } from "../rules/kept";
import type { HouseholdAnswer, HouseholdBook, HouseholdDraft, HouseholdFault } from "../wire/generated";

/** The set that one begins from, as at set-up. */
export const firstParent = "ru-classic";
/** The server is asked when the fingers rest. */
const PAUSE_MS = 180;

export class Household {
  #draft = $state.raw<HouseholdDraft>(keptDraft() ?? newDraft(firstParent, t("household-name-default")));
  book = $state.raw<HouseholdBook | null>(null);
  answer = $state.raw<HouseholdAnswer | null>(null);
  /** The draft has changed since the last answer. */
  waiting = $state(true);
  failure = $state.raw<ApiError | null>(null);
  example = $state("");

  readonly changes: number = $derived(countChanges(this.#draft));
  readonly faults: readonly HouseholdFault[] = $derived(this.answer?.faults ?? []);
  readonly sound: boolean = $derived(!this.waiting && this.answer?.digest != null);

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #bookOf = "";

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
    this.#draft = draft;
    keepDraft(draft);
    this.ask();
  }

  choose(example: string): void {
    this.example = example;
    this.ask(0);
  }

  /** Asks for the book where the parent or the language is another, then what the draft comes to. */
  ask(pause: number = PAUSE_MS): void {
    this.waiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #ask(): Promise<void> {
    const asked = (this.#asked += 1);
    const draft = this.sent;
    const bookOf = `${i18n.language} ${draft.parent} ${draft.base ?? ""}`;
    try {
      if (bookOf !== this.#bookOf) {
        const book = await fetchBook(draft);
        if (asked !== this.#asked) return;
        this.book = book;
        this.#bookOf = bookOf;
      }
      const answer = await checkDraft(draft, this.example);
      if (asked !== this.#asked) return;
      this.answer = answer;
      this.failure = null;
      this.waiting = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked !== this.#asked) return;
      this.failure = error;
      this.waiting = false;
    }
  }
}
