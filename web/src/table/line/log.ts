// What happened in this hand, line by line. Kept for the length of a browser session, so that a reload does not lose it.

import type { GameEvent, TableView } from "../../wire/generated";

/** An event with what is needed to say it later, in whatever language is then chosen. */
export interface LogLine {
  id: number;
  event: GameEvent;
}

interface Kept {
  hand: number;
  version: number;
  lines: LogLine[];
}

/** With these a discard is taken from where it lay. */
const TAKES: ReadonlySet<GameEvent["kind"]> = new Set(["chow", "pung", "kong", "mahjong"]);

const SILENT: ReadonlySet<GameEvent["kind"]> = new Set(["settle", "refill"]);

/** The same where discards that nobody took are turned face down as soon as another lies there: it is not told which they were. */
export function turnedDown(lines: readonly LogLine[]): LogLine[] {
  const found = [...lines];
  let open = -1;
  for (const [at, { event }] of lines.entries()) {
    if (event.kind === "discard") {
      const covered = found[open];
      if (covered) found[open] = { ...covered, event: { ...covered.event, tile: null } };
      open = at;
    } else if (TAKES.has(event.kind)) open = -1;
  }
  return found;
}

function storage(): Storage | null {
  try {
    return typeof sessionStorage === "undefined" ? null : sessionStorage;
  } catch {
    return null;
  }
}

export class HandLog {
  readonly #key: string;
  #kept: Kept;

  constructor(table: string) {
    this.#key = `eastwind.log.${table}`;
    this.#kept = this.#read();
  }

  /**
   * Puts events at the end; a new hand begins a new log. `fresh`: the first position on a line, whose events may have been
   * told before.
   */
  add(events: readonly GameEvent[], view: TableView, fresh: boolean): readonly LogLine[] {
    if (view.hand !== this.#kept.hand) this.#kept = { hand: view.hand, version: -1, lines: [] };
    if (!fresh || view.version > this.#kept.version) {
      let id = this.#kept.lines.at(-1)?.id ?? 0;
      const fresh = events.filter((event) => !SILENT.has(event.kind)).map((event) => ({ id: (id += 1), event }));
      const lines = [...this.#kept.lines, ...fresh];
      this.#kept = {
        hand: view.hand,
        version: view.version,
        lines: view.unclaimed === "face-down" ? turnedDown(lines) : lines,
      };
      this.#write();
    }
    return this.#kept.lines;
  }

  #read(): Kept {
    try {
      const kept = JSON.parse(storage()?.getItem(this.#key) ?? "null") as Kept | null;
      if (kept && Number.isInteger(kept.hand) && Array.isArray(kept.lines)) return kept;
    } catch {
      // Something else under our name: begin anew.
    }
    return { hand: 0, version: -1, lines: [] };
  }

  #write(): void {
    try {
      storage()?.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // Full or forbidden: the log then lives as long as the page.
    }
  }
}
