import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backoff, BACKOFF_MS, Connection, freshNonce, socketAddress, type Line, type LineState } from "./connection";
import type { ClientMessage, ErrorMessage, ServerMessage, TableView, Update } from "../../wire/generated";

class FakeLine implements Line {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.closed = true;
    this.onclose?.({} as CloseEvent);
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

const position = (version: number): Update => ({ type: "update", events: [], view: { version } as TableView });
const refusal = (code: ErrorMessage["code"]): ErrorMessage => ({ type: "error", code, expected: "", got: "", faults: [], version: null, position: null });

interface Bench {
  lines: FakeLine[];
  states: LineState[];
  updates: [number, boolean][];
  others: string[];
  connection: Connection;
  last(): FakeLine;
}

function bench(): Bench {
  const lines: FakeLine[] = [];
  const states: LineState[] = [];
  const updates: [number, boolean][] = [];
  const others: string[] = [];
  const connection = new Connection({
    url: "ws://here/ws/tables/t",
    token: "token-token-token",
    nonce: "n",
    random: () => 0.999,
    open: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    onUpdate: (update, fresh) => updates.push([update.view.version, fresh]),
    onMessage: (message) => others.push(message.type),
    onState: (state) => states.push(state),
  });
  connection.open();
  return {
    lines, states, updates, others, connection,
    last: () => {
      const line = lines.at(-1);
      if (!line) throw new Error("no line was opened");
      return line;
    },
  };
}

function online(b: Bench, version = 1): void {
  b.last().onopen?.({} as Event);
  b.last().tell(position(version));
}

describe("connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("says hello first, and is online with the first position", () => {
    const b = bench();
    b.last().onopen?.({} as Event);
    expect(b.last().sent).toEqual([{ type: "hello", token: "token-token-token", nonce: "n" }]);
    expect(b.states).toEqual(["connecting"]);
    b.last().tell(position(4));
    expect(b.states).toEqual(["connecting", "online"]);
  });

  test("only the first position on a line is fresh", () => {
    const b = bench();
    online(b, 4);
    b.last().tell(position(5));
    expect(b.updates).toEqual([[4, true], [5, false]]);
  });

  test("comes back after a loss, and the position it then hears is fresh again", () => {
    const b = bench();
    online(b, 4);
    b.last().close();
    expect(b.states.at(-1)).toBe("offline");
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    expect(b.lines.length).toBe(2);
    online(b, 6);
    expect(b.updates.at(-1)).toEqual([6, true]);
    expect(b.states.at(-1)).toBe("online");
  });

  test("waits longer from attempt to attempt, up to a limit, and starts anew once it was online", () => {
    const b = bench();
    for (let attempt = 0; attempt < BACKOFF_MS.length + 2; attempt += 1) {
      b.last().close();
      const wait = backoff(attempt, () => 0.999);
      vi.advanceTimersByTime(wait - 2);
      expect(b.lines.length).toBe(attempt + 1);
      vi.advanceTimersByTime(3);
      expect(b.lines.length).toBe(attempt + 2);
    }
    online(b);
    b.last().close();
    const lines = b.lines.length;
    vi.advanceTimersByTime((BACKOFF_MS[0] ?? 0) + 1);
    expect(b.lines.length).toBe(lines + 1);
  });

  test("an action that got no answer is sent again with the version it answered, and only if the table has not moved", () => {
    const b = bench();
    online(b, 4);
    b.connection.act(4, "discard 5m");
    b.last().close();
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    online(b, 4);
    expect(b.last().sent.at(-1)).toEqual({ type: "act", version: 4, action: "discard 5m" });

    b.last().close();
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    online(b, 5);
    expect(b.last().sent.map((message) => message.type)).toEqual(["hello"]);
  });

  test("an answered action is not repeated", () => {
    const b = bench();
    online(b, 4);
    b.connection.act(4, "pass");
    b.last().tell(position(5));
    b.last().close();
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    online(b, 5);
    expect(b.last().sent.map((message) => message.type)).toEqual(["hello"]);
  });

  test("a wrong token or a table that does not exist ends it; another refusal does not", () => {
    for (const code of ["wrong_token", "no_such_table"] as const) {
      const b = bench();
      b.last().onopen?.({} as Event);
      b.last().tell(refusal(code));
      vi.advanceTimersByTime(60_000);
      expect(b.lines.length).toBe(1);
      expect(b.others).toEqual(["error"]);
    }
    const b = bench();
    online(b);
    b.last().tell(refusal("illegal_action"));
    b.last().close();
    vi.advanceTimersByTime(60_000);
    expect(b.lines.length).toBeGreaterThan(1);
  });

  test("a line that has gone silent is dropped and opened anew", () => {
    const b = bench();
    online(b);
    vi.advanceTimersByTime(20_000);
    expect(b.last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(70_000);
    expect(b.lines[0]?.closed).toBe(true);
    expect(b.lines.length).toBeGreaterThan(1);
  });

  test("closed for good, it does not come back", () => {
    const b = bench();
    online(b);
    b.connection.close();
    vi.advanceTimersByTime(60_000);
    expect(b.lines.length).toBe(1);
    expect(b.states.at(-1)).toBe("online");
  });
});

test("the socket is on the host that served the page, encrypted when the page was", () => {
  expect(socketAddress("a b", { protocol: "http:", host: "127.0.0.1:8000" })).toBe("ws://127.0.0.1:8000/ws/tables/a%20b");
  expect(socketAddress("t", { protocol: "https:", host: "table.example" })).toBe("wss://table.example/ws/tables/t");
});

test("a nonce is 128 bits, never the same", () => {
  const some = Array.from({ length: 50 }, freshNonce);
  for (const nonce of some) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(some).size).toBe(50);
});
