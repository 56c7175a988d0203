// The way back and forth: what was done, and what of it was taken back.

export class History<Item> {
  /** The newest last. */
  done: readonly Item[] = $state.raw([]);
  /** What would be done again, the next first. */
  undone: readonly Item[] = $state.raw([]);

  constructor(done: readonly Item[] = [], undone: readonly Item[] = []) {
    this.done = done;
    this.undone = undone;
  }

  get last(): Item | undefined {
    return this.done.at(-1);
  }

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** What was taken back cannot be done again after something else. */
  do(item: Item): void {
    this.done = [...this.done, item];
    this.undone = [];
  }

  /** Takes back the newest `count`. */
  undo(count = 1): void {
    const kept = Math.max(0, this.done.length - count);
    this.undone = [...this.done.slice(kept), ...this.undone];
    this.done = this.done.slice(0, kept);
  }

  redo(): void {
    const [next, ...later] = this.undone;
    if (next === undefined) return;
    this.done = [...this.done, next];
    this.undone = later;
  }

  clear(): void {
    this.done = [];
    this.undone = [];
  }
}
