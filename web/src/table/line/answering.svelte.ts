// The answer of a person on its way to the server: one at a time, and once more where another's answer was faster.

import type { ErrorMessage, GameEvent, LegalAction, TableView } from "../../wire/generated";

interface Flight {
  version: number;
  word: string;
  question: string;
}

/** What is being asked: the same as long as nothing but answers have come in. */
export function questionOf(view: TableView): string {
  const own = view.seats.find((seat) => seat.seat === view.me);
  return [
    view.hand,
    view.phase,
    view.turn,
    view.last_discarder,
    view.last_discard,
    view.robbable,
    view.wall.left,
    own?.hand_count,
    own?.drawn,
  ].join(" ");
}

export class Answering {
  /** What was sent and not answered yet. */
  sent: string | null = $state(null);
  /** The action sent last, and what it answered. */
  #flight: Flight | null = null;
  /** An action that came too late for its position; its version is now the one that the server wants answered. */
  #late: Flight | null = null;

  /** An action that is sent now. */
  begin(view: TableView, action: LegalAction): void {
    this.sent = action.word;
    this.#flight = { version: view.version, word: action.word, question: questionOf(view) };
  }

  /** Something is sent now that answers no question. */
  beginOther(word: string): void {
    this.sent = word;
  }

  /** A position came after which nothing waits. `fresh`: it is the first on its line. */
  arrived(view: TableView, events: readonly GameEvent[], fresh: boolean): void {
    // What was sent can still be meant for this position where nothing has happened but somebody else's answer.
    const still = fresh
      ? view.version === this.#flight?.version
      : events.length === 0 && view.legal.some((action) => action.word === this.sent);
    if (!still) this.sent = null;
  }

  /** The server does not take what was sent. */
  refused(error: ErrorMessage): void {
    this.sent = null;
    if (error.code === "stale_version")
      this.#late = this.#flight && error.version !== null ? { ...this.#flight, version: error.version } : null;
  }

  /** The action that was overtaken, to be sent again: where the position that the server waits for asks the very same. */
  again(view: TableView): LegalAction | null {
    const late = this.#late;
    if (!late || view.version < late.version) return null;
    this.#late = null;
    return questionOf(view) === late.question ? (view.legal.find((it) => it.word === late.word) ?? null) : null;
  }
}
