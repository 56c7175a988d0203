import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BACKOFF_MS } from "./connection";
import { type FakeLine, position, lobby, watching, LobbyServer, bench } from "../../../tests/support/line";
import type { Begin, ClientMessage, Ready, Remove, ServerMessage, Sit } from "../../wire/generated";

/** What a line was asked to say, but for what every line says. */
const words = (line: FakeLine): ClientMessage[] => line.sent.filter(({ type }) => type !== "hello" && type !== "ping");

describe("connection before the first deal", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

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
});
