// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, test, vi } from "vitest";
import { advice, eachTestBeginsAnew, fixture, server, session, sit } from "../../../tests/support/live-table";
import { event } from "../../../tests/support/told";
import { settings } from "../../kit/settings/settings.svelte";

eachTestBeginsAnew();

describe("help", () => {
  test("is asked for once a position, and only when it is wanted", () => {
    sit(fixture("early"));
    expect(server.sent.map((message) => message.type)).toEqual(["hello"]);
    settings.help = true;
    session.askAdvice();
    session.askAdvice();
    expect(server.sent.filter((message) => message.type === "advice").length).toBe(1);
  });

  test("that went down with the line is asked for again, for the same position", () => {
    settings.help = true;
    sit(fixture("early", { version: 5 }));
    const asked = (): number => server.sent.filter((message) => message.type === "advice").length;
    expect(asked()).toBe(1);
    server.close();
    vi.advanceTimersByTime(1000);
    server.onopen?.({} as Event);
    server.update(fixture("early", { version: 5 }));
    expect(asked()).toBe(2);
    server.tell(advice(5));
    server.close();
    vi.advanceTimersByTime(1000);
    server.onopen?.({} as Event);
    server.update(fixture("early", { version: 5 }));
    expect([asked(), session.help.advice?.version]).toEqual([2, 5]);
  });

  test("is not asked for a window in which one is not asked oneself", () => {
    settings.help = true;
    sit(fixture("early", { version: 1, legal: [], turn: 2 }));
    server.tell({ type: "pong" });
    const before = server.sent.length;
    server.update(fixture("early", { version: 2, legal: [], phase: "claim", turn: 2 }), event("discard", 2, "5p"));
    server.update(fixture("early", { version: 3 }), event("draw", 1, "4s"));
    expect(session.view?.legal).toEqual([]);
    expect(server.sent.length).toBe(before);
    vi.advanceTimersByTime(2000);
    expect(server.sent.at(-1)?.type).toBe("advice");
    expect(session.view?.legal.length).toBeGreaterThan(0);
  });

  test("tells after the own discard how the hand stands without the tile, and names no discard any more", () => {
    settings.help = true;
    sit(fixture("early", { version: 5 }));
    const waits = [
      { tile: "3s" as const, left: 2, by_discard: null, by_wall: null, barred_by_discard: [], barred_by_wall: [] },
    ];
    const discards = [
      { tile: "7m" as const, distance: 0, useful: waits, left: 2, dangerous: false },
      { tile: "1m" as const, distance: 1, useful: [], left: 0, dangerous: false },
    ];
    server.tell({ ...advice(5), distance: 0, discards });
    const me = session.view?.me ?? 0;
    server.update(fixture("early", { version: 6, legal: [], phase: "claim" }), event("discard", me, "7m"));
    vi.advanceTimersByTime(2000);
    expect(session.help.advice).toMatchObject({ distance: 0, waits, useful: [], discards: [], actions: [] });
  });

  test("of an older position is not shown", () => {
    settings.help = true;
    sit(fixture("early", { version: 5 }));
    server.tell(advice(4));
    expect(session.help.advice).toBeNull();
    server.tell(advice(5));
    expect(session.help.advice?.version).toBe(5);
  });
});
