// What is known about winning, position by position of the way played: from one that is lost nothing later is won, and before one
// that can be won everything can. A known way to clear the board is kept, so that many moves need no asking.

import type { SoloAnswer, SoloPair, SoloPosition, SoloSolution } from "../../wire/generated";
import { restOfWay, type Position, type Step } from "./game";

/** `away`: the server did not answer; `off`: nobody has asked. */
export type Lamp = "lit" | "out" | "unknown" | "asking" | "away" | "off";

interface Entry {
  readonly answer: SoloAnswer | "asking" | "away";
  /** Pairs of places that clear the board from here. */
  readonly way?: readonly SoloPair[];
}

export class Knowledge {
  /** By number of steps made. */
  #entries: readonly (Entry | undefined)[] = $state.raw([]);
  readonly #position: () => Position;

  constructor(position: () => Position) {
    this.#position = position;
  }

  /** A game of which only its steps are known. A deal can be cleared, and so can what a rescue has shuffled. */
  begin(steps: readonly Step[]): void {
    const entries: Entry[] = [{ answer: "winnable" }];
    steps.forEach((step, index) => {
      if ("places" in step) entries[index + 1] = { answer: "winnable" };
    });
    this.#entries = entries;
  }

  lampAt(steps: number): Lamp {
    if (steps < 0) return "off";
    const answer = this.#entries[steps]?.answer;
    switch (answer) {
      case "winnable":
        return "lit";
      case "lost":
        return "out";
      case "not_known":
        return "unknown";
      case undefined:
        return "off";
      default:
        return answer;
    }
  }

  wayAt(steps: number): readonly SoloPair[] | null {
    return this.#entries[steps]?.way ?? null;
  }

  #set(steps: number, entry: Entry | undefined): void {
    const entries = [...this.#entries];
    entries[steps] = entry;
    this.#entries = entries;
  }

  /** A pair was taken, on a new branch: what was known of later positions is over. */
  tookPair(pair: SoloPair, steps: number): void {
    const before = this.#entries[steps - 1];
    const way = before?.way ? restOfWay(before.way, pair) : null;
    this.#entries = this.#entries.slice(0, steps);
    if (way) this.#set(steps, { answer: "winnable", way });
    else this.stepped(steps);
  }

  /** A step further on the same branch: nothing is won any more once it was lost. */
  stepped(steps: number): void {
    if (this.#entries[steps] === undefined && this.#entries[steps - 1]?.answer === "lost")
      this.#set(steps, { answer: "lost" });
  }

  /** A pair was put back: what could be won with it gone can be won now. */
  putBack(pair: SoloPair, steps: number): void {
    const later = this.#entries[steps + 1];
    if (later?.answer !== "winnable") return;
    this.#set(steps, { answer: "winnable", ...(later.way ? { way: [pair, ...later.way] } : {}) });
  }

  shuffled(steps: number): void {
    this.#entries = this.#entries.slice(0, steps);
    this.#set(steps, { answer: "winnable" });
  }

  learn(steps: number, answer: SoloAnswer): void {
    if (this.#entries[steps]?.answer !== answer) this.#set(steps, { answer });
  }

  /** What was not answered is asked again when it is wanted again. */
  forgetDoubt(): void {
    this.#entries = this.#entries.map((entry) =>
      entry?.answer === "asking" || entry?.answer === "away" ? undefined : entry,
    );
  }

  /** The last number of steps from which the board can be cleared, if that is known without asking; else null. */
  lastWinnable(steps: number): number | null {
    for (let at = steps; at >= 0; at--) {
      const answer = this.#entries[at]?.answer;
      if (answer === "winnable") return at;
      if (answer !== "lost") return null;
    }
    return null;
  }

  /** Asks about the position now. "stale": the player has gone on meanwhile, and the answer was kept for where it belongs. */
  async ask(
    steps: number,
    solve: (position: SoloPosition) => Promise<SoloSolution>,
  ): Promise<"answered" | "away" | "stale"> {
    const position = this.#position();
    const mark: Entry = { answer: "asking" };
    this.#set(steps, mark);
    let entry: Entry;
    try {
      const found = await solve(position.forServer());
      entry = {
        answer: found.answer,
        ...(found.answer === "winnable" ? { way: found.moves.map((pair) => position.fromServer(pair)) } : {}),
      };
    } catch {
      entry = { answer: "away" };
    }
    // An entry that is no longer ours belongs to another branch.
    if (this.#entries[steps] !== mark) return "stale";
    this.#set(steps, entry);
    if (this.#position() !== position) return "stale";
    return entry.answer === "away" ? "away" : "answered";
  }
}
