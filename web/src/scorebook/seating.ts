// Who leads first, by the dice: everybody throws two, the highest sum leads, and equal ones throw once more.

export interface Throw {
  /** What everybody has thrown; null: he does not throw this time. */
  sums: readonly (number | null)[];
  /** Who leads, null while several are equal. */
  first: number | null;
}

const FACES = 6;

function twoDice(): number {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (one % FACES) + (other % FACES) + 2;
}

/** All throws until one leads. `dice`: the sum of a throw. */
export function drawSeats(players: number, dice: () => number = twoDice): Throw[] {
  const found: Throw[] = [];
  let throwing = Array.from({ length: players }, (_, seat) => seat);
  for (;;) {
    const sums = Array.from({ length: players }, (_, seat) => (throwing.includes(seat) ? dice() : null));
    const most = Math.max(...sums.map((sum) => sum ?? 0));
    throwing = throwing.filter((seat) => sums[seat] === most);
    const first = throwing.length === 1 ? (throwing[0] ?? null) : null;
    found.push({ sums, first });
    if (first !== null) return found;
  }
}
