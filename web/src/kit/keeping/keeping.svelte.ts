// How well this browser keeps things, for the notes that say so.

class Keeping {
  /** There is no room for some of what was written: it stands on the screen until the window is closed. */
  full = $state(false);
  /** Nothing is kept longer than the window is open: a browser that was told so. */
  nothing = $state(false);
  /** The database did not open: what it holds is not seen, and what is written now is joined with it at the next start. */
  shut = $state(false);

  /** Things are kept in the middle of drawing too, when nothing may be written. */
  say(what: Partial<Pick<Keeping, "full" | "nothing" | "shut">>): void {
    queueMicrotask(() => Object.assign(this, what));
  }
}

export const keeping: Keeping = new Keeping();
