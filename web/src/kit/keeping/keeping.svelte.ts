// How well this browser keeps things, for the notes that say so.

class Keeping {
  /** There is no room for some of what was written: it stands on the screen until the window is closed. */
  full = $state(false);
  /** Nothing is kept longer than the window is open: a browser that was told so. */
  nothing = $state(false);
  /** The database does not answer: what it holds may not be seen, and what is written now is joined with it at the next start. */
  shut = $state(false);
  readonly #homeless = new Map<object, number>();

  /** A keeper has no room for so many things. */
  tellHomeless(keeper: object, count: number): void {
    this.#homeless.set(keeper, count);
    this.say({ full: [...this.#homeless.values()].some((it) => it > 0) });
  }

  /** Things are kept in the middle of drawing too, when nothing may be written. */
  say(what: Partial<Pick<Keeping, "full" | "nothing" | "shut">>): void {
    queueMicrotask(() => Object.assign(this, what));
  }
}

export const keeping: Keeping = new Keeping();
