// What is done a little later, unless the place it belongs to is left before.

export class Timers {
  readonly #running = new Map<unknown, ReturnType<typeof setTimeout>>();

  /** `name`: takes the place of what was to come under the same name. */
  after(ms: number, what: () => void, name: unknown = Symbol()): void {
    clearTimeout(this.#running.get(name));
    const timer = setTimeout(() => {
      this.#running.delete(name);
      what();
    }, ms);
    this.#running.set(name, timer);
  }

  /** Nothing that was to come comes any more. */
  stop(): void {
    for (const timer of this.#running.values()) clearTimeout(timer);
    this.#running.clear();
  }
}
