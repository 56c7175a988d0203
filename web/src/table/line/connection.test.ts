import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshNonce } from "../../kit/chance";
import { PING_MS } from "./pulse";
import { socketAddress } from "./address";
import { backoff, BACKOFF_MS, Connection, type Line, type LineState } from "./connection";
import { refusal, whole } from "../../../tests/support/told";
import type {
  Begin,
  ClientMessage,
  Lobby,
  Ready,
  Remove,
  ServerMessage,
  Sit,
  TableView,
  Update,
} from "../../wire/generated";

class FakeLine implements Line {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;
  onsend: (message: ClientMessage) => void = () => undefined;

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    this.sent.push(message);
    this.onsend(message);
    if (message.type === "ping" && !this.silent) this.tell({ type: "pong" });
  }

  close(): void {
    this.closed = true;
    if (this.silent) return;
    this.onclose?.({} as CloseEvent);
  }

  tell(message: ServerMessage): void {
    this.say(JSON.stringify(message));
  }

  say(data: unknown): void {
    this.onmessage?.({ data } as MessageEvent);
  }

  /** Answers nothing and does not close: what a network does that is gone. */
  silent = false;
}

const place = {
  table: "t",
  hand: 1,
  phase: "turn",
  me: 0,
  options: {},
  wall: {},
  legal: [],
  history: [],
  seats: [{}, {}, {}, {}],
};
const view = (version: number): TableView => ({ ...place, version }) as unknown as TableView;
const position = (version: number): Update => whole(view(version));
const next = (version: number): Update => ({
  type: "update",
  steps: [{ events: [], view: null, changed: { version } }],
});

const lobby = (you: number, ready: readonly boolean[]): Lobby => ({
  type: "lobby",
  you,
  opener: 0,
  may_begin: false,
  code: "ACEFHJ",
  first_east: "highest-sum",
  seats: ready.map((each, seat) => ({
    seat,
    player: "person",
    name: `P${seat}`,
    free: false,
    here: true,
    ready: each,
  })),
});

const watching: ServerMessage = { type: "watching", mode: "live", key: "k", begun: true, over: false, hands: [] };

/** Everybody who is there is told of the lobby with every word, as by the server. */
class LobbyServer {
  readonly lines: FakeLine[] = [];
  readonly ready: boolean[] = [];
  /** How often a message but a ping came. */
  asked = 0;

  /** A line of the person on a seat. */
  open(seat: number): FakeLine {
    const line = new FakeLine();
    this.lines[seat] = line;
    this.ready[seat] ??= false;
    line.onsend = (message) => {
      if (message.type === "ping") return;
      if (message.type === "ready") this.ready[seat] = message.ready;
      this.asked += 1;
      // as a network does: not before whoever said it has gone on
      if (this.asked < 100) setTimeout(() => this.tell());
    };
    return line;
  }

  tell(): void {
    for (const [seat, line] of this.lines.entries()) line.tell(lobby(seat, this.ready));
  }
}

interface Bench {
  lines: FakeLine[];
  states: LineState[];
  updates: [number, boolean][];
  others: string[];
  unreadable: () => number;
  connection: Connection;
  last(): FakeLine;
}

function bench(openLine = () => new FakeLine()): Bench {
  const lines: FakeLine[] = [];
  const states: LineState[] = [];
  const updates: [number, boolean][] = [];
  const others: string[] = [];
  let unreadable = 0;
  const connection = new Connection({
    url: "ws://here/ws/tables/t",
    token: "token-token-token",
    nonce: "n",
    random: () => 0.999,
    open: () => {
      const line = openLine();
      lines.push(line);
      return line;
    },
    onTold: (told, fresh) => updates.push(...told.map(({ view }): [number, boolean] => [view.version, fresh])),
    onMessage: (message) => others.push(message.type),
    onState: (state) => states.push(state),
    onUnreadable: () => (unreadable += 1),
  });
  connection.open();
  return {
    lines,
    states,
    updates,
    others,
    connection,
    unreadable: () => unreadable,
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

  const words = (line: FakeLine): ClientMessage[] =>
    line.sent.filter(({ type }) => type !== "hello" && type !== "ping");

  test.each([
    { type: "ready", ready: true },
    { type: "sit", seat: 1 },
    { type: "begin", level: "club", anyway: false, without: null },
    { type: "remove", seat: 1, name: "P1" },
  ] as (Sit | Ready | Begin | Remove)[])(
    "what is said before the first deal is said once, however often the lobby is told: $type",
    (word) => {
      const b = bench();
      b.last().onopen?.({} as Event);
      b.last().tell(lobby(0, [false, false]));
      b.connection.send(word);
      for (let k = 0; k < 20; k += 1) b.last().tell(lobby(0, [false, k % 2 === 0]));
      expect(words(b.last())).toEqual([word]);
    },
  );

  test("what was said before the first deal and got lost is said again once, on the next line", () => {
    const b = bench();
    b.last().onopen?.({} as Event);
    b.last().tell(lobby(0, [false, false]));
    b.last().silent = true;
    b.connection.send({ type: "ready", ready: true });
    b.last().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    b.last().onopen?.({} as Event);
    for (let k = 0; k < 20; k += 1) b.last().tell(lobby(0, [false, false]));
    expect(words(b.last())).toEqual([{ type: "ready", ready: true }]);
  });

  test("what the lobby shows as done is not said again on the next line", () => {
    const b = bench();
    b.last().onopen?.({} as Event);
    b.last().tell(lobby(0, [false, false]));
    b.connection.send({ type: "ready", ready: true });
    b.last().tell(lobby(0, [true, false]));
    b.last().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
    b.last().onopen?.({} as Event);
    b.last().tell(lobby(0, [false, false]));
    expect(words(b.last())).toEqual([]);
  });

  test("two people who are ready in the same lobby leave the server in peace", () => {
    const served = new LobbyServer();
    const [ann, ben] = [0, 1].map((seat) => bench(() => served.open(seat)));
    if (!ann || !ben) throw new Error("nobody came");
    for (const person of [ann, ben]) person.last().onopen?.({} as Event);
    vi.advanceTimersByTime(1000);
    ann.connection.send({ type: "ready", ready: true });
    ben.connection.send({ type: "ready", ready: true });
    vi.advanceTimersByTime(60_000);
    // two hellos, two words
    expect([served.asked, served.ready]).toEqual([4, [true, true]]);
    // one of them comes back on another line
    ben.last().close();
    vi.advanceTimersByTime(1000);
    ben.last().onopen?.({} as Event);
    vi.advanceTimersByTime(60_000);
    expect(served.asked).toBe(5);
    for (const person of [ann, ben]) person.connection.close();
  });

  const CHANGE = '{"type": "update", "steps": [{"events": [], "view": null, "changed": {"version": 9, "wall": []}}]}';
  const BEGINNINGS: Record<string, { told: readonly ServerMessage[]; next: string }> = {
    "an onlooker": { told: [watching, position(4)], next: CHANGE },
    "an onlooker who is told twice what there is": { told: [watching, position(4), watching], next: CHANGE },
    "a seat": { told: [position(4)], next: CHANGE },
    "a seat at a table that is dealt while one waits": {
      told: [lobby(0, [false]), position(4)],
      next: CHANGE,
    },
    "the lobby": { told: [lobby(0, [false])], next: '{"type": "lobby"}' },
    "an onlooker before the first deal": { told: [watching], next: '{"type": "watching"}' },
  };

  test.each(Object.entries(BEGINNINGS))(
    "where every change is unreadable it is said, and asked for ever more slowly: %s",
    (_, { told, next }) => {
      const b = bench();
      for (let k = 0; k < 30; k += 1) {
        b.last().onopen?.({} as Event);
        for (const message of told) b.last().tell(message);
        b.last().say(next);
        vi.advanceTimersByTime(BACKOFF_MS[Math.min(k, BACKOFF_MS.length - 1)] ?? 0);
      }
      expect([b.lines.length, b.unreadable()]).toEqual([31, 29]);
      for (const message of told) b.last().tell(message);
      b.last().say(next);
      vi.advanceTimersByTime(6_000);
      expect(b.lines.length).toBe(31);
    },
  );

  test("before the first deal the two understand each other once the lobby was told a second time", () => {
    const b = bench();
    for (let k = 0; k < 5; k += 1) {
      b.last().onopen?.({} as Event);
      for (const ready of [false, true]) b.last().tell(lobby(0, [ready]));
      b.last().say('{"type": "lobby"}');
      vi.advanceTimersByTime(BACKOFF_MS[0] ?? 0);
      expect(b.lines.length).toBe(k + 2);
    }
    expect(b.unreadable()).toBe(0);
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
