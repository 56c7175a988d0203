// What is done a little later, unless the table is left before.

export class Timers {
  readonly #running = new Set<ReturnType<typeof setTimeout>>();

  after(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#running.delete(timer);
      what();
    }, ms);
    this.#running.add(timer);
  }

  /** Nothing that was to come comes any more. */
  stop(): void {
    for (const timer of this.#running) clearTimeout(timer);
    this.#running.clear();
  }
}
