// A language's messages, each read when it is first wanted. Reading all of them at once takes a weak phone longer than what a page
// says of them is worth: it says a tenth.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { NumberInMessage } from "./numbers";

export type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Arguments = Record<string, string | number>;

/** Where a message begins, as Fluent reads it; and where one stands in another. */
const BEGINNING = /^([a-zA-Z][\w-]*) *= */gm;
const ANOTHER = /\{\s*([a-z][\w-]*)/g;

const toldAs = ([name, value]: [string, string | number]): [string, FluentVariable] => [
  name,
  typeof value === "number" ? new NumberInMessage(value) : value,
];

export class Lexicon {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: string, source: string) {
    // Isolation marks guard mixed writing directions; all four languages run left to right and tests compare plain text.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  /** More messages of the language. */
  add(source: string): void {
    const found = [...source.matchAll(BEGINNING)];
    found.forEach(({ 1: id = "", index }, at) => {
      if (!this.#unread.has(id)) this.#unread.set(id, source.slice(index, found[at + 1]?.index));
    });
  }

  /** The message of this id, and with it those that stand in it. */
  message(id: string): Message | undefined {
    const text = this.#unread.get(id);
    if (text !== undefined) {
      this.#unread.delete(id);
      this.#bundle.addResource(new FluentResource(text));
      for (const [, other = ""] of text.matchAll(ANOTHER)) this.message(other);
    }
    return this.#bundle.getMessage(id);
  }

  format(pattern: Pattern, args: Arguments | null, faults: Error[]): string {
    return this.#bundle.formatPattern(pattern, args && Object.fromEntries(Object.entries(args).map(toldAs)), faults);
  }
}
