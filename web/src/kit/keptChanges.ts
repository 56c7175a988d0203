// Choices of which a window keeps what it has changed, and nothing else: another window may have changed the rest.

import { amend, type Place } from "./storage";

/** Keeps the fields of `now` that differ from `before`; the others stay, or are as in `first` where nothing is kept. Returns `now`. */
export function keepChanges<Fields extends object>(
  at: Place<Fields>,
  before: Fields,
  now: Fields,
  first: () => Fields,
): Fields {
  const names = (Object.keys(now) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
  const changes = Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Fields>;
  if (names.length > 0) amend(at, (there = first()) => ({ ...there, ...changes }));
  return now;
}
