// The reading of a rulebook: which one, in which language, what is looked for in it, and what of it is shown.

import { Resource } from "../kit/resource.svelte";
import type { BookOf } from "../rules/bookPlace";
import type { Book, Chapter } from "../wire/generated";
import type { Language } from "../words/i18n.svelte";
import { fetchBook } from "./api";
import { countFound, found } from "./search";

export class Reading {
  readonly asked = new Resource<Book>();
  /** What is looked for. */
  words = $state("");

  readonly book: Book | null = $derived(this.asked.answer);
  readonly searching: boolean = $derived(this.words.trim() !== "");
  readonly chapters: readonly Chapter[] = $derived(this.book ? found(this.book, this.words) : []);
  readonly places: number = $derived(countFound(this.chapters));

  /** Opens a book; the one that is open stays until the other is there. */
  async open(of: BookOf, language: Language): Promise<void> {
    await this.asked.ask(() => fetchBook(of, language));
  }
}
