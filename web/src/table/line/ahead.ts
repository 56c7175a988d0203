// A table's line that is opened while the table's part of the page is still on its way. On a weak line the two journeys to the
// server that an opening takes, and the one of the first position, cost nothing then: all is there when the table is drawn.

import type { Hello } from "../../wire/generated";
import type { Line } from "./connection";

/** Nobody came for it: the person went elsewhere, or the table's part did not come. */
const UNCLAIMED_MS = 10_000;

type Open = (url: string) => Line;

class LineAhead implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readonly #line: Line;
  /** What was said on opening; whoever takes the line over says it again, and it is not sent twice. */
  #said: string | null;
  /** What happened before the line was taken over, in its order; null from then on. */
  #before: (() => void)[] | null = [];

  constructor(line: Line, hello: Hello) {
    this.#line = line;
    this.#said = JSON.stringify(hello);
    line.onopen = (event) => {
      line.send(JSON.stringify(hello));
      this.#tell(() => this.onopen?.(event));
    };
    line.onmessage = (event) => this.#tell(() => this.onmessage?.(event));
    line.onclose = (event) => this.#tell(() => this.onclose?.(event));
  }

  /** Whoever takes it over hears all that was said so far, once he listens and the page has had its breath. */
  take(): void {
    setTimeout(() => {
      const before = this.#before ?? [];
      this.#before = null;
      for (const tell of before) tell();
    });
  }

  send(data: string): void {
    const again = data === this.#said;
    this.#said = null;
    if (!again) this.#line.send(data);
  }

  close(): void {
    this.#line.close();
  }

  #tell(tell: () => void): void {
    if (this.#before) this.#before.push(tell);
    else tell();
  }
}

let waiting: { url: string; line: LineAhead; unclaimed: ReturnType<typeof setTimeout> } | null = null;

/** Opens a table's line for whoever comes for it soon. */
export function openAhead(url: string, hello: Hello, open: Open = (to) => new WebSocket(to)): void {
  drop();
  waiting = { url, line: new LineAhead(open(url), hello), unclaimed: setTimeout(drop, UNCLAIMED_MS) };
}

/** The line that was opened ahead to this address, once; null where there is none. */
export function takeAhead(url: string): Line | null {
  if (waiting?.url !== url) return null;
  const { line, unclaimed } = waiting;
  clearTimeout(unclaimed);
  waiting = null;
  line.take();
  return line;
}

function drop(): void {
  if (!waiting) return;
  clearTimeout(waiting.unclaimed);
  waiting.line.close();
  waiting = null;
}
