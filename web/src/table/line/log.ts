// What happened in this hand, line by line. Kept for the length of a browser session, so that a reload does not lose it.

import * as v from "valibot";
import { passingPlace, remember, remembered, type Place } from "../../kit/storage";
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

const line: v.GenericSchema<unknown, LogLine> = v.object({
  id: v.number(),
  event: v.custom<GameEvent>((it) => v.is(v.looseObject({ kind: v.string(), seat: v.number() }), it)),
});

export class HandLog {
  readonly #place: Place<Kept>;
  #kept: Kept;

  constructor(table: string) {
    this.#place = passingPlace(
      `log.${table}`,
      v.object({ hand: v.pipe(v.number(), v.integer()), version: v.number(), lines: v.array(line) }),
    );
    this.#kept = remembered(this.#place) ?? { hand: 0, version: -1, lines: [] };
  }

  /**
   * Puts events at the end; a new hand begins a new log. `fresh`: the first position on a line, whose events may have been
   * told before.
   */
  add(events: readonly GameEvent[], view: TableView, fresh: boolean): readonly LogLine[] {
    // Lines of what the table was set back from are none of this hand any more.
    const setBack = fresh && view.version < this.#kept.version;
    if (view.hand !== this.#kept.hand || setBack) this.#kept = { hand: view.hand, version: -1, lines: [] };
    if (!fresh || view.version > this.#kept.version) {
      let id = this.#kept.lines.at(-1)?.id ?? 0;
      const fresh = events.filter((event) => !SILENT.has(event.kind)).map((event) => ({ id: (id += 1), event }));
      const lines = [...this.#kept.lines, ...fresh];
      this.#kept = {
        hand: view.hand,
        version: view.version,
        lines: view.unclaimed === "face-down" ? turnedDown(lines) : lines,
      };
      remember(this.#place, this.#kept);
    }
    return this.#kept.lines;
  }
}
