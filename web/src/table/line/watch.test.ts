// @vitest-environment jsdom
// Who looks on says no hello, sees what is told, and stops trying where nobody may look on.

import "../../../tests/support/media";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Line } from "./connection";
import { WatchSession } from "./watch.svelte";

class FakeLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  sent: string[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

let line: FakeLine;
let session: WatchSession;

beforeEach(() => {
  vi.useFakeTimers();
  line = new FakeLine();
  session = new WatchSession("ABCDEF", () => line);
  session.open();
  line.onopen?.(new Event("open"));
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

it("nothing is said but that one is still there", () => {
  vi.advanceTimersByTime(60_000);
  expect(line.sent.every((text) => text.includes("ping"))).toBe(true);
});

it("what may be seen is told, also where that is hands that are over", () => {
  line.tell({ type: "watching", mode: "later", begun: true, over: false, hands: [1, 2] });
  expect([session.line, session.found?.hands]).toEqual(["online", [1, 2]]);
});

it("where nobody may look on it is not tried again", () => {
  line.tell({ type: "error", code: "not_watched", expected: "", got: "", faults: [], version: null, position: null });
  expect([session.refused?.code, line.closed]).toEqual(["not_watched", true]);
});

it("who comes back comes by the key that stands for the letters, which end with the match", () => {
  const urls: string[] = [];
  const other = new WatchSession("ABCDEF", (url) => {
    urls.push(url);
    return (line = new FakeLine());
  });
  other.open();
  line.tell({ type: "watching", mode: "later", key: "table.proof", begun: true, over: true, hands: [1] });
  expect(other.place).toBe("table.proof");
  line.onclose?.({} as CloseEvent);
  vi.advanceTimersByTime(1000);
  expect(urls.map((url) => url.split("/ws/watch/")[1])).toEqual(["ABCDEF", "table.proof"]);
  other.close();
});
