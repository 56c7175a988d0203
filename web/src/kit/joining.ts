// Joins of two states of what is kept: nothing that only one of them has is lost.

/** The members of both, each once by its id; of two with one id `better` says which. Those of `kept` come first. */
export function unionBy<Member>(
  kept: readonly Member[],
  other: readonly Member[],
  idOf: (member: Member) => string,
  better: (kept: Member, other: Member) => Member = (one) => one,
): Member[] {
  const found = new Map(kept.map((member) => [idOf(member), member]));
  for (const member of other) {
    const there = found.get(idOf(member));
    found.set(idOf(member), there === undefined ? member : better(there, member));
  }
  return [...found.values()];
}

/** The entries of both; of two with one name `better` says which. */
export function unionOf<Value>(
  kept: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  better: (kept: Value, other: Value) => Value = (one) => one,
): Record<string, Value> {
  const both = { ...kept };
  for (const [name, value] of Object.entries(other)) {
    const there = both[name];
    both[name] = there === undefined ? value : better(there, value);
  }
  return both;
}
