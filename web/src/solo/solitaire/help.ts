// What a player took who did not find the way alone.

/** What was taken in one game. */
export interface Help {
  readonly hints: number;
  readonly rescues: number;
  /** Ways back: each move taken back, each return to where the game could be won. */
  readonly undos: number;
  /** The lamp has said something of a position that was played. */
  readonly lamp: boolean;
  /** So often the deal was begun anew. */
  readonly again: number;
}

export const NO_HELP: Help = { hints: 0, rescues: 0, undos: 0, lamp: false, again: 0 };

export function isHelped({ hints, rescues, undos, lamp, again }: Help): boolean {
  return lamp || hints + rescues + undos + again > 0;
}
