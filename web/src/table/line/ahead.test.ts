import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAhead, takeAhead } from "./ahead";
import type { Line } from "./connection";

class FakeLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readonly sent: string[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.closed = true;
  }

  say(data: string): void {
    this.onmessage?.({ data } as MessageEvent);
  }
}

const URL = "ws://here/ws/tables/t";
const HELLO = { type: "hello", token: "token-token-token", nonce: "n" } as const;

function opened(): FakeLine {
  const line = new FakeLine();
  openAhead(URL, HELLO, () => line);
  line.onopen?.({} as Event);
  return line;
}

/** Takes the line over as a connection does; what it hears. */
function taken(): { line: Line; heard: string[] } {
  const line = takeAhead(URL);
  if (!line) throw new Error("nothing was opened ahead");
  const heard: string[] = [];
  line.onopen = () => {
    heard.push("open");
    line.send(JSON.stringify(HELLO));
  };
  line.onmessage = ({ data }) => heard.push(String(data));
  line.onclose = () => heard.push("close");
  return { line, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

test("what was told before somebody came is heard in its order, and hello is said once", () => {
  const line = opened();
  line.say("first");
  line.say("second");
  const { heard } = taken();
  vi.advanceTimersByTime(0);
  line.say("third");
  expect(heard).toEqual(["open", "first", "second", "third"]);
  expect(line.sent).toEqual([JSON.stringify(HELLO)]);
});

test("what is said while it is handed over comes after what was said before", () => {
  const line = opened();
  line.say("first");
  const { heard } = taken();
  line.say("second");
  vi.advanceTimersByTime(0);
  expect(heard).toEqual(["open", "first", "second"]);
});

test("who comes before it is open is told of the opening", () => {
  const line = new FakeLine();
  openAhead(URL, HELLO, () => line);
  const { heard } = taken();
  vi.advanceTimersByTime(0);
  expect(heard).toEqual([]);
  line.onopen?.({} as Event);
  expect(heard).toEqual(["open"]);
  expect(line.sent).toEqual([JSON.stringify(HELLO)]);
});

test("a line that broke before somebody came is told as broken", () => {
  const line = opened();
  line.onclose?.({} as CloseEvent);
  const { heard } = taken();
  vi.advanceTimersByTime(0);
  expect(heard).toEqual(["open", "close"]);
});

test("whatever is not the same hello goes its way", () => {
  const line = opened();
  const { line: mine } = taken();
  vi.advanceTimersByTime(0);
  mine.send('{"type":"ping"}');
  mine.send(JSON.stringify(HELLO));
  expect(line.sent).toEqual([JSON.stringify(HELLO), '{"type":"ping"}', JSON.stringify(HELLO)]);
});

test("it is there once, and for its own table only", () => {
  opened();
  expect(takeAhead("ws://here/ws/tables/other")).toBeNull();
  taken();
  expect(takeAhead(URL)).toBeNull();
});

test("where nobody comes it is closed", () => {
  const line = opened();
  vi.advanceTimersByTime(10_000);
  expect(line.closed).toBe(true);
  expect(takeAhead(URL)).toBeNull();
});
