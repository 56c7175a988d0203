// Chance that can be repeated: the same seed gives the same task.

export type Chance = () => number;

/** Numbers from 0 up to 1, the same for the same seed. */
export function chanceOf(seed: number): Chance {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number below `count`. */
export function below(chance: Chance, count: number): number {
  return Math.floor(chance() * count);
}

export function shuffled<One>(all: readonly One[], chance: Chance): One[] {
  const row = [...all];
  for (let last = row.length - 1; last > 0; last -= 1) {
    const other = below(chance, last + 1);
    [row[last], row[other]] = [row[other] as One, row[last] as One];
  }
  return row;
}
