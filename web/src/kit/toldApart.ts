// Names that tell apart the people at one table: who has the name of somebody before gets a number.

/** Names as in "Halina", "Ewa", "Halina (2)". Who has no name stays without one. */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set(names);
  const called = new Set<string>();
  return names.map((name) => {
    let other = name;
    for (let number = 2; name && called.has(name) && taken.has(other); number += 1) other = `${name} (${number})`;
    taken.add(other);
    called.add(name);
    return other;
  });
}
