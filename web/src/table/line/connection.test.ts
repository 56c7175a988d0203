import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshNonce } from "../../kit/chance";
import { PING_MS } from "./pulse";
import { socketAddress } from "./address";
import { backoff, BACKOFF_MS, PUT_OFF_MS } from "./connection";
import { view, position, next, bench, online } from "../../../tests/support/line";
import { refusal, whole } from "../../../tests/support/told";

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
    expect(b.updates).toEqual([
      [4, true],
      [5, false],
    ]);
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

  test("does not say again what was played before the table was set back", () => {
    const b = bench();
    online(b, 9);
    b.connection.act(9, "pass");
    b.last().close();
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    online(b, 7);
    expect(b.updates.at(-1)).toEqual([7, true]);
    // nor later, when the table comes to that version another way
    b.last().close();
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    online(b, 9);
    expect(b.last().sent.map(({ type }) => type)).not.toContain("act");
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

  test("where the server asks to come again the page does so before long, and says so until it is heard", () => {
    const b = bench();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      b.last().onopen?.({} as Event);
      b.last().onclose?.({ code: 1013 } as CloseEvent);
      expect([b.states.at(-1), b.lines.length]).toEqual(["put-off", attempt + 1]);
      vi.advanceTimersByTime(PUT_OFF_MS);
      expect(b.lines.length).toBe(attempt + 2);
    }
    expect(b.states.filter((state) => state !== "put-off")).toEqual(["connecting"]);
    online(b, 4);
    expect(b.states.at(-1)).toBe("online");
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

  test("a line that answers is kept, however long nothing happens", () => {
    const b = bench();
    online(b);
    vi.advanceTimersByTime(600_000);
    expect(b.last().sent.at(-1)).toEqual({ type: "ping" });
    expect(b.lines.length).toBe(1);
    expect(b.states).toEqual(["connecting", "online"]);
  });

  test.each([0, 1000, 2999])(
    "a line that has gone silent is noticed within ten seconds (%d ms after an answer)",
    (after) => {
      const b = bench();
      online(b);
      vi.advanceTimersByTime(30_000 + after);
      b.last().silent = true;
      vi.advanceTimersByTime(9_999);
      expect(b.lines[0]?.closed).toBe(true);
      expect(b.states.at(-1)).toBe("offline");
      expect(b.lines.length).toBeGreaterThan(1);
    },
  );

  test("what a dead line says after all is not heard, nor that it is closed at last", () => {
    const b = bench();
    online(b, 4);
    const dead = b.last();
    dead.silent = true;
    vi.advanceTimersByTime(9_999);
    online(b, 4);
    dead.silent = false;
    dead.tell(position(3));
    dead.close();
    expect(b.updates.at(-1)).toEqual([4, true]);
    expect(b.states.at(-1)).toBe("online");
  });

  test("a line on which hello is not answered is dropped too", () => {
    const b = bench();
    b.last().silent = true;
    b.last().onopen?.({} as Event);
    vi.advanceTimersByTime(9_999);
    expect(b.lines.length).toBeGreaterThan(1);
  });

  test("a line that does not come about is not waited for", () => {
    const b = bench();
    b.last().silent = true;
    vi.advanceTimersByTime(9_999);
    expect(b.lines[0]?.closed).toBe(true);
    expect(b.lines.length).toBe(2);
  });

  test("on waking a lost line is tried again at once", () => {
    const b = bench();
    online(b);
    for (let attempt = 0; attempt < BACKOFF_MS.length; attempt += 1) {
      b.last().close();
      if (attempt < BACKOFF_MS.length - 1) vi.advanceTimersByTime(20_000);
    }
    const lines = b.lines.length;
    b.connection.wake();
    expect(b.lines.length).toBe(lines + 1);
  });

  test("on waking a line that seems to be there has to prove it, and is not given long", () => {
    const b = bench();
    online(b);
    b.connection.wake();
    expect(b.last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(5000);
    expect(b.lines.length).toBe(1);
    b.last().silent = true;
    b.connection.wake();
    vi.advanceTimersByTime(3000);
    expect(b.states.at(-1)).toBe("offline");
  });

  test("on waking an attempt from before is given up for a new one, one just begun is not", () => {
    const b = bench();
    b.last().silent = true;
    b.connection.wake();
    expect(b.lines.length).toBe(1);
    vi.advanceTimersByTime(2000);
    b.connection.wake();
    expect(b.lines.length).toBe(2);
  });

  test("closed for good, waking does not open it", () => {
    const b = bench();
    online(b);
    b.connection.close();
    b.connection.wake();
    vi.advanceTimersByTime(60_000);
    expect(b.lines.length).toBe(1);
  });

  test("what this page has never heard of is told and changes nothing", () => {
    const b = bench();
    online(b, 4);
    for (const data of ['{"type": "weather"}', '{"type": "toString"}']) b.last().say(data);
    expect(b.unreadable()).toBe(2);
    expect([b.lines.length, b.updates, b.others]).toEqual([1, [[4, true]], []]);
  });

  const UNREADABLE: readonly unknown[] = [
    "",
    "{",
    "null",
    "[]",
    '"update"',
    '{"type": "update", "events": []}',
    '{"type": "update", "steps": [{"events": [], "view": null, "changed": null}]}',
    '{"type": "update", "steps": [{"events": [], "view": null, "changed": {"seats": [{"pond": 7}]}}]}',
    '{"type": "update", "steps": [{"events": [], "view": null, "changed": {"version": 9, "wall": []}}]}',
    '{"type": "update", "steps": [{"events": [], "view": null, "changed": {"version": 3}}]}',
    '{"type": "update", "steps": [{"events": [], "view": null, "changed": {"version": 9, "seats": [{"seat": 7}]}}]}',
    '{"type": "lobby"}',
    '{"type": "watching", "mode": 3}',
    JSON.stringify(whole({ ...view(5), version: "5" as unknown as number })),
    new ArrayBuffer(2),
  ];

  test.each(UNREADABLE.map((data, k) => [k, data]))(
    "an update that cannot be read closes the line and opens another, on which everything is told (%i)",
    (_, data) => {
      const b = bench();
      online(b, 4);
      const first = b.last();
      first.say(data);
      expect([first.closed, b.states.at(-1), b.unreadable()]).toEqual([true, "offline", 0]);
      // what comes next on the old line is not merged into what is not so any more
      first.tell(next(9));
      vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
      expect(b.lines.length).toBe(2);
      online(b, 10);
      expect(b.updates).toEqual([
        [4, true],
        [10, true],
      ]);
      expect(b.states.at(-1)).toBe("online");
    },
  );

  test("what cannot be read again and again is said from the second time on, and does not wear out the server", () => {
    const b = bench();
    online(b, 4);
    for (let k = 0; k < 100; k += 1) {
      b.last().say("{");
      vi.advanceTimersByTime(BACKOFF_MS[Math.min(k, BACKOFF_MS.length - 1)] ?? 0);
      // the first that is told on a line can be read, and yet nothing is well
      online(b, 4);
    }
    expect(b.unreadable()).toBe(99);
    b.last().say("{");
    vi.advanceTimersByTime(6_000);
    expect(b.lines.length).toBe(101);
    vi.advanceTimersByTime(4_000);
    expect(b.lines.length).toBe(102);
  });

  test("once the two understand each other again, the next gap is closed at once and in silence", () => {
    const b = bench();
    online(b, 4);
    for (let k = 0; k < 5; k += 1) {
      b.last().say("{");
      vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
      expect(b.lines.length).toBe(k + 2);
      online(b, 5 + 2 * k);
      b.last().tell(next(6 + 2 * k));
    }
    expect(b.unreadable()).toBe(0);
  });

  test("of what the screen does not follow from a whole telling is asked for once; then the line stays", () => {
    const b = bench();
    online(b, 4);
    b.last().say('{"type": "clocks"}');
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    online(b, 4);
    for (let k = 0; k < 3; k += 1) b.last().say('{"type": "clocks"}');
    expect([b.lines.length, b.unreadable(), b.states.at(-1)]).toEqual([2, 3, "online"]);
  });

  test("what is different is told of the view before it, on one line only", () => {
    const b = bench();
    online(b, 4);
    b.last().tell(next(5));
    b.last().tell(next(6));
    expect(b.updates).toEqual([
      [4, true],
      [5, false],
      [6, false],
    ]);
    b.last().close();
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    b.last().onopen?.({} as Event);
    // the first of a line has nothing to go on from
    b.last().tell(next(7));
    expect(b.last().closed).toBe(true);
    vi.advanceTimersByTime(BACKOFF_MS[1] ?? 0);
    online(b, 7);
    expect(b.updates.at(-1)).toEqual([7, true]);
  });

  test("what the server is is handed on", () => {
    const b = bench();
    b.last().onopen?.({} as Event);
    b.last().tell({ type: "welcome", build: "0123", set_back: false, several: false });
    expect(b.others).toEqual(["welcome"]);
  });

  test("a message that got no answer before its line broke is said again on the next one, once", () => {
    const b = bench();
    online(b);
    b.last().silent = true;
    b.connection.send({ type: "depart" });
    b.connection.send({ type: "say", phrase: "wow" });
    b.last().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    online(b, 2);
    expect(b.last().sent.map((message) => message.type)).toEqual(["hello", "depart"]);
    // answered: nothing is said a third time
    vi.advanceTimersByTime(PING_MS);
    b.last().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    online(b, 3);
    expect(b.last().sent.map((message) => message.type)).toEqual(["hello"]);
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
  expect(socketAddress("a b", { protocol: "http:", host: "127.0.0.1:8000" })).toBe(
    "ws://127.0.0.1:8000/ws/tables/a%20b",
  );
  expect(socketAddress("t", { protocol: "https:", host: "table.example" })).toBe("wss://table.example/ws/tables/t");
});

test("a nonce is 128 bits, never the same", () => {
  const some = Array.from({ length: 50 }, freshNonce);
  for (const nonce of some) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(some).size).toBe(50);
});
