// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, test, vi } from "vitest";
import {
  act,
  comeIn,
  eachTestBeginsAnew,
  fixture,
  press,
  server,
  session,
  sit,
} from "../../../tests/support/live-table";
import { event } from "../../../tests/support/told";
import { settings } from "../../kit/settings/settings.svelte";
import type { TableView } from "../../wire/generated";

eachTestBeginsAnew();

describe("positions", () => {
  test("the first one after coming in is shown at once", () => {
    sit(fixture("early", { version: 12 }));
    expect(session.view?.version).toBe(12);
    expect(session.settled).toBe(true);
  });

  test("nothing can be played before what the bots did has been played out", () => {
    sit(fixture("early", { version: 1, legal: [] }));
    server.update(fixture("early", { version: 2, legal: [] }), event("discard", 0, "1m"));
    server.update(fixture("early", { version: 3, legal: [act("discard 6m")] }), event("draw", 1, "4s"));
    expect(session.view?.version).toBe(2);
    expect(session.asked).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(session.view?.version).toBe(3);
    expect(session.asked).toBe(true);
  });

  test("a window lasts alike, whether what follows comes with it or a little later", () => {
    const next = (version: number, part: Partial<TableView>): TableView => {
      const view = fixture("early", { version, legal: [], turn: 2, last_discarder: 2, last_discard: "5p", ...part });
      view.seats[2]?.pond.push({ tile: "5p", taken_by: null, ready: "no" });
      return view;
    };
    const drawn = (version: number): TableView => {
      const view = next(version, { phase: "turn", turn: 3 });
      Object.assign(view.seats[3] ?? {}, { has_drawn: true, hand_count: 14 });
      return view;
    };
    const seen = (play: () => void): [number, TableView["phase"] | undefined, boolean | undefined][] => {
      sit(fixture("early", { version: 1, legal: [], turn: 2 }));
      play();
      const positions: [number, TableView["phase"] | undefined, boolean | undefined][] = [];
      for (let ms = 0; ms < 3000; ms += 50) {
        positions.push([ms, session.view?.phase, session.view?.seats[3]?.has_drawn]);
        vi.advanceTimersByTime(50);
      }
      session.close();
      return positions;
    };
    const opened = (): void => server.update(next(2, { phase: "claim" }), event("discard", 2, "5p"));
    const closed = (): void => server.update(drawn(3), event("draw", 3));
    const together = seen(() => {
      opened();
      closed();
    });
    const later = seen(() => {
      opened();
      setTimeout(closed, 400);
    });
    expect(together).toEqual(later);
    expect(new Set(together.map(([, phase]) => phase))).toEqual(new Set(["claim", "turn"]));
  });

  test("a table that was set back while the line was down is shown as it stands, and it is said", () => {
    sit(fixture("early", { version: 12, legal: [] }));
    server.update(fixture("early", { version: 13, legal: [] }), event("discard", 0, "1m"));
    expect(session.lines).toHaveLength(1);
    server.close();
    vi.advanceTimersByTime(400);
    server.onopen?.({} as Event);
    server.tell({ type: "welcome", build: "", set_back: true, several: false });
    server.update(fixture("early", { version: 9, legal: [act("discard 6m")] }));
    expect(session.view?.version).toBe(9);
    expect(session.asked).toBe(true);
    // what is taken back is told no more as having happened
    expect(session.lines).toEqual([]);
    expect(session.notices.list.map(({ message }) => message)).toEqual(["table-set-back"]);
    // and on it goes from there
    server.update(fixture("early", { version: 10, legal: [] }), event("discard", 0, "6m"));
    expect(session.view?.version).toBe(10);
  });

  test("a lost line that comes back leaps to the position of now", () => {
    sit(fixture("early", { version: 1, legal: [] }));
    server.update(fixture("early", { version: 2, legal: [] }), event("discard", 0, "1m"));
    server.update(fixture("early", { version: 3, legal: [] }), event("discard", 2, "1m"));
    server.close();
    vi.advanceTimersByTime(400);
    server.onopen?.({} as Event);
    server.update(fixture("early", { version: 9 }));
    expect(session.view?.version).toBe(9);
    expect(session.settled).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(session.view?.version).toBe(9);
  });

  test("the log keeps the hand over a reload and tells nothing twice", () => {
    sit(fixture("early", { version: 1 }));
    server.update(fixture("early", { version: 2 }), event("discard", 0, "1m"));
    session.close();
    sit(fixture("early", { version: 2 }));
    expect(session.lines.map((line) => line.event.tile)).toEqual(["1m"]);
    server.update(fixture("early", { version: 3, hand: 4 }), event("deal", 0));
    expect(session.lines.map((line) => line.event.kind)).toEqual(["deal"]);
  });
});

describe("by itself", () => {
  test("flowers are laid and the page says so", () => {
    sit(fixture("flowers", { legal: [act("flower 2f")] }));
    expect(session.notices.list.map((notice) => notice.message)).toEqual(["table-auto-flower"]);
    vi.advanceTimersByTime(1000);
    expect(server.actions).toEqual(["flower 2f"]);
  });

  test("flowers wait for the person when the switch is off", () => {
    settings.autoFlowers = false;
    sit(fixture("flowers", { legal: [act("flower 2f")] }));
    vi.advanceTimersByTime(5000);
    expect(server.actions).toEqual([]);
  });

  test("claims are passed with the switch, said aloud, and never a win", () => {
    settings.autoPass = true;
    sit(fixture("claims", { legal: [act("pung"), act("pass")] }));
    vi.advanceTimersByTime(1000);
    expect(server.actions).toEqual(["pass"]);
    expect(session.notices.list.map((notice) => notice.message)).toEqual(["table-auto-pass"]);
    session.close();
    sit(fixture("claims"));
    vi.advanceTimersByTime(5000);
    expect(server.actions).toEqual([]);
  });

  test("a person who is faster than the switch is not answered for twice", () => {
    settings.autoPass = true;
    sit(fixture("claims", { legal: [act("pung"), act("pass")] }));
    session.act(act("pung"));
    vi.advanceTimersByTime(5000);
    expect(server.actions).toEqual(["pung"]);
  });
});

describe("the opening of a hand", () => {
  const dealt = (part: Partial<TableView> = {}): TableView => fixture("bare", { hand: 1, version: 1, ...part });

  test("is told in full for a new match; what the bots do waits, until it is put aside", () => {
    comeIn();
    server.update(dealt(), event("deal", 0));
    expect(session.opening).toBe("match");
    server.update(dealt({ version: 2 }), event("discard", 0, "1z"));
    vi.advanceTimersByTime(3000);
    expect(session.view?.version).toBe(1);
    session.endOpening();
    expect(session.opening).toBeNull();
    expect(session.view?.version).toBe(2);
  });

  test("of a match stays for whoever sits among bots alone, and is gone by itself where others play", () => {
    const alone = (people: number): TableView => {
      const view = dealt();
      view.seats.forEach((seat, at) => (seat.player = at < people ? "person" : "bot"));
      return view;
    };
    for (const [people, opening] of [
      [1, "match"],
      [2, null],
    ] as const) {
      comeIn();
      server.update(alone(people), event("deal", 0));
      server.update({ ...alone(people), version: 2 }, event("discard", 0, "1z"));
      vi.advanceTimersByTime(30_000);
      expect([people, session.opening, session.view?.version]).toEqual([people, opening, opening ? 1 : 2]);
      session.close();
    }
  });

  test("stays while the page answers by itself what needs no answer", () => {
    sit(dealt());
    server.update(dealt({ hand: 2, version: 2, phase: "declare", legal: [act("pass")] }), event("deal", 0));
    vi.advanceTimersByTime(1000);
    expect(server.actions).toEqual(["pass"]);
    expect(session.opening).toBe("hand");
  });

  test("goes by itself, is short for a later hand, and is not told at all without pauses", () => {
    sit(dealt());
    expect(session.opening).toBeNull();
    server.update(dealt({ hand: 2, version: 2 }), event("deal", 0));
    expect(session.opening).toBe("hand");
    vi.advanceTimersByTime(6000);
    expect(session.opening).toBeNull();
    settings.pace = "instant";
    server.update(dealt({ hand: 3, version: 3 }), event("deal", 0));
    expect(session.opening).toBeNull();
  });

  test("ends with the first thing that is done", () => {
    sit(fixture("early"));
    server.update(fixture("early", { hand: 4, version: 2 }), event("deal", 0));
    expect(session.opening).toBe("hand");
    press("6m");
    expect(session.opening).toBeNull();
    expect(session.hand.chosen?.code).toBe("6m");
  });
});
