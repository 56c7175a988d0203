// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, test, vi } from "vitest";
import { fixture, sit as atTable, type FakeServer, eachTestBeginsAnew } from "../../../tests/support/live-table";
import type { TableView } from "../../wire/generated";
import type { TableSession } from "./session.svelte";

let server: FakeServer;
let session: TableSession;

function sit(view: TableView): void {
  ({ server, session } = atTable(view));
}

eachTestBeginsAnew();

describe("a bot that failed", () => {
  test("is told of once, and that another plays in its place", () => {
    const seats = fixture("early").seats.map((seat) =>
      seat.seat === 2 ? { ...seat, player: "tidy", stand_in: "club" } : seat,
    );
    sit(fixture("early", { version: 1 }));
    expect(session.notices.list).toEqual([]);
    server.update(fixture("early", { version: 2, seats }));
    expect(session.notices.list.map((notice) => [notice.message, notice.args["bot"]])).toEqual([
      ["table-bot-failed", "tidy"],
    ]);
    vi.advanceTimersByTime(20_000);
    server.update(fixture("early", { version: 3, seats }));
    expect(session.notices.list).toEqual([]);
  });
});

describe("discards that are turned face down", () => {
  const withPond = (version: number, tile: "1m" | null): TableView => {
    const seats = fixture("early").seats.map((seat) =>
      seat.seat === 1 ? { ...seat, pond: [{ tile, taken_by: null, ready: "no" as const }] } : { ...seat, pond: [] },
    );
    return fixture("early", { version, hand: 1, unclaimed: "face-down", seats });
  };

  test("are explained when the first one is turned, and not again", () => {
    sit(withPond(1, "1m"));
    expect(session.notices.list).toEqual([]);
    server.update(withPond(2, null));
    expect(session.notices.list.map(({ message }) => message)).toEqual(["begin-face-down"]);
    vi.advanceTimersByTime(20_000);
    // a move was taken back, and it is turned again
    server.update(withPond(3, "1m"));
    server.update(withPond(4, null));
    expect(session.notices.list).toEqual([]);
    sit({ ...withPond(1, null), hand: 2 });
    expect(session.notices.list).toEqual([]);
  });
});

describe("why a hand may not win", () => {
  test("is told once when it becomes so, unless one is asked about the drawn tile anyway", () => {
    sit(fixture("counters", { version: 5 }));
    expect(session.notices.list.map((notice) => notice.bar?.kind)).toEqual(["furiten"]);
    server.update(fixture("counters", { version: 6 }));
    expect(session.notices.list.map((notice) => notice.bar?.kind)).toEqual(["furiten"]);
  });
});
