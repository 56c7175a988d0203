// Changes put into a school that is a different one by now: another window has written there too.

import type { Child, School, Try } from "./course";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The school `there` with what has changed from `before` to `after`: gone, come or different; the rest is as it is there. */
export function withChanges(there: School, before: School, after: School): School {
  if (same(there, before)) return after;
  const [was, now] = [byId(before.children), byId(after.children)];
  const left = there.children.filter(({ id }) => now.has(id) || !was.has(id));
  const added = after.children.filter(({ id }) => !was.has(id) && !left.some((child) => child.id === id));
  const changed = left.map((child) => {
    const [from, to] = [was.get(child.id), now.get(child.id)];
    return from && to ? withChild(child, from, to) : child;
  });
  const children = [...changed, ...added];
  const playing = after.playing === before.playing ? there.playing : after.playing;
  return {
    children,
    // whoever played may have been erased in the other window
    playing: children.some(({ id }) => id === playing) ? playing : "",
    line: after.line === before.line ? there.line : after.line,
  };
}

const byId = (children: readonly Child[]): Map<string, Child> => new Map(children.map((child) => [child.id, child]));

function withChild(there: Child, before: Child, after: Child): Child {
  const names = Object.keys({ ...before, ...after }) as (keyof Child)[];
  const changes = names.filter((name) => name !== "tries" && !same(before[name], after[name]));
  return {
    ...there,
    ...Object.fromEntries(changes.map((name) => [name, after[name]])),
    tries: withTries(there.tries, before.tries, after.tries),
  };
}

function withTries(there: readonly Try[], before: readonly Try[], after: readonly Try[]): readonly Try[] {
  const texts = (tries: readonly Try[]): Set<string> => new Set(tries.map((one) => JSON.stringify(one)));
  const [had, has, kept] = [texts(before), texts(after), texts(there)];
  const left = there.filter((one) => !had.has(JSON.stringify(one)) || has.has(JSON.stringify(one)));
  const added = after.filter((one) => !had.has(JSON.stringify(one)) && !kept.has(JSON.stringify(one)));
  return added.length === 0 ? left : [...left, ...added].sort((a, b) => Date.parse(a.when) - Date.parse(b.when));
}
