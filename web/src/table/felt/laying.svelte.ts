// A table that is opened is laid piece by piece. All at once, its code still new to the browser, a weak phone would not answer a
// finger for a third of a second; between two pieces it can.

/** In this order: what one came for is there first. The words are for those who do not see the table. */
const PIECES = ["felt", "hand", "ground", "words"] as const;
export type Piece = (typeof PIECES)[number];

export class Laying {
  #laid = $state(0);

  /** `from`: what is laid with the first picture. */
  constructor(from: Piece) {
    this.#laid = PIECES.indexOf(from);
  }

  has(piece: Piece): boolean {
    return this.#laid >= PIECES.indexOf(piece);
  }

  /** Call in an effect once there is room to lay something: lays the next piece in a task of its own. What it returns calls that off. */
  goOn(): (() => void) | undefined {
    if (this.#laid >= PIECES.length - 1) return undefined;
    const next = setTimeout(() => (this.#laid += 1));
    return () => clearTimeout(next);
  }
}
