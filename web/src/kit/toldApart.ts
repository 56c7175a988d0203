// What people at one table are called, each otherwise: who has the name of somebody before gets a number.

/** "Halina", "Ewa", "Halina (2)". Who has no name stays without one. */
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
