// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, test, vi } from "vitest";
import {
  act,
  eachTestBeginsAnew,
  fixture,
  POINT,
  press,
  server,
  session,
  sit,
} from "../../../tests/support/live-table";
import { event } from "../../../tests/support/told";
import { settings } from "../../kit/settings/settings.svelte";
import type { TableView } from "../../wire/generated";
import { GUARD_MS } from "./own-hand.svelte";
import { turnOf, turnWords, waitingWords, whyNot } from "./now";

eachTestBeginsAnew();

/** A question that has come up can have been read. */
const wait = (): unknown => vi.advanceTimersByTime(GUARD_MS);

const other = { legal: [], turn: 2 } as const;

describe("what now", () => {
  test("says whom one waits for, and that others may claim", () => {
    const view = fixture("early", { ...other, legal: [] });
    sit(view);
    const { name } = view.seats.find((seat) => seat.seat === 2)!;
    expect(waitingWords(session)).toBe(`Waiting for ${name}`);
    session.close();
    sit(fixture("claims", { legal: [] }));
    expect(waitingWords(session)).toMatch(/^Does anyone claim .+\?$/);
  });

  test("names the win beside the discard when the hand is complete", () => {
    sit(fixture("early", { legal: [act("discard 9s"), act("mahjong")] }));
    expect(turnWords(session)).toBe("Your turn: declare mahjong, or discard");
  });

  test("knows whose turn it is while claims are open, and nobody's when the hand is over", () => {
    const view = fixture("claims");
    expect(turnOf(view)).toBe(view.turn);
    expect(turnOf({ ...view, phase: "hand_over" })).toBeNull();
  });
});

describe("what cannot be done now", () => {
  test("a click on a tile out of turn is answered with whose turn it is, for a moment", () => {
    const view = fixture("early", { ...other, legal: [] });
    sit(view);
    const tile = view.seats.find((seat) => seat.seat === view.me)!.hand![0]!;
    press(tile);
    const { name } = view.seats.find((seat) => seat.seat === 2)!;
    expect([session.word.words, server.actions]).toEqual([`Not yet: it is ${name}’s turn`, []]);
    vi.advanceTimersByTime(4000);
    expect(session.word.words).toBe("");
  });

  test("a claim comes before a discard, and a set that is not on offer is said not to be", () => {
    sit(fixture("claims", { legal: [act("chow 4p"), act("pass")] }));
    expect(whyNot("tile", session)).toBe("First decide about this tile: take it or pass");
    expect(whyNot("pung", session)).toBe("There is no pung to take now");
    expect(whyNot("mahjong", session)).toBe("Your hand is not complete");
  });
});

describe("a hand that must be declared to win", () => {
  const ready = { ...act("discard 9s ready"), ready: "ready" as const };
  const toWin = (version: number) =>
    fixture("ownSets", { version, legal: [act("discard 9s"), ready], options: { ready_hand: "to-win" } });

  test("is asked about once when its tile is discarded; the second press declares it", () => {
    settings.misclickGuard = false;
    sit(toWin(5));
    press("9s");
    expect([session.hand.doubt?.about, session.hand.doubt?.tile?.code, server.actions]).toEqual(["ready", "9s", []]);
    wait();
    press("9s");
    expect(server.actions).toEqual(["discard 9s ready"]);
  });

  test("is not asked about again in a hand in which it was left undeclared", () => {
    settings.misclickGuard = false;
    sit(toWin(5));
    press("9s");
    // R was pressed while it was asked about
    session.hand.declare = "ready";
    session.hand.leaveUndeclared();
    press("9s");
    expect(server.actions).toEqual(["discard 9s"]);
  });

  test("is declared with no discard that was kept back", () => {
    settings.misclickGuard = false;
    sit({ ...toWin(5), dangerous: ["9s"] });
    press("9s");
    wait();
    press("9s");
    expect([session.hand.doubt?.about, session.hand.declare]).toEqual(["danger", "ready"]);
    session.hand.keep();
    expect([session.hand.doubt, session.hand.declare]).toEqual([null, "no"]);
  });
});

describe("a win that is on offer", () => {
  const asked = (): unknown[] => {
    const { doubt } = session.hand;
    return [doubt?.about, doubt?.tile?.code ?? doubt?.action?.word];
  };
  const nothing = [undefined, undefined];

  test("is let go by passing or another claim only at a second word, which is not there at once", () => {
    for (const word of ["pass", "pung"]) {
      sit(fixture("claims"));
      session.act(act(word));
      session.act(act(word));
      expect([...asked(), server.actions]).toEqual(["win", word, []]);
      wait();
      session.act(act(word));
      expect([...asked(), server.actions]).toEqual([...nothing, [word]]);
    }
  });

  test("is let go by a discard that is pressed again: that very tile leaves, from where it stood", () => {
    settings.misclickGuard = false;
    const won = fixture("ownSets", { legal: [act("discard 9s"), act("mahjong")] });
    const seats = won.seats.map((seat) => (seat.seat === won.me ? { ...seat, hand: ["9s", "9s"], drawn: null } : seat));
    sit({ ...won, seats: seats as TableView["seats"] });
    const [first, twin] = session.hand.tiles;
    press("9s");
    expect([...asked(), server.actions]).toEqual(["win", "9s", []]);
    expect(session.hand.doubt?.tile?.id).toBe(first?.id);
    wait();
    press("9s");
    expect(server.actions).toEqual(["discard 9s"]);
    expect([session.hand.playedFrom?.from, session.hand.chosen]).toEqual([POINT, null]);
    const left = seats.map((seat) =>
      seat.seat === won.me ? { ...seat, hand: ["9s"], drawn: null } : seat,
    ) as TableView["seats"];
    server.update({ ...won, version: won.version + 1, legal: [], seats: left }, event("discard", won.me, "9s"));
    vi.advanceTimersByTime(5000);
    expect(session.hand.tiles.map(({ id }) => id)).toEqual([twin?.id]);
  });

  test("is asked about before a dangerous tile, each once", () => {
    settings.misclickGuard = false;
    sit(fixture("ownSets", { legal: [act("discard 9s"), act("mahjong")], dangerous: ["9s"] }));
    press("9s");
    wait();
    press("9s");
    expect(asked()).toEqual(["danger", "9s"]);
    wait();
    press("9s");
    expect(server.actions).toEqual(["discard 9s"]);
  });

  test("is not let go by sets of one's own, after which the turn goes on", () => {
    sit(fixture("ownSets", { legal: [act("lay_chow 2m"), act("mahjong")] }));
    session.act(act("lay_chow 2m"));
    expect([...asked(), server.actions]).toEqual([...nothing, ["lay_chow 2m"]]);
  });

  test("is taken at once, also after the question; another action is asked about anew", () => {
    sit(fixture("claims"));
    session.act(act("pass"));
    wait();
    session.act(act("pung"));
    expect(asked()).toEqual(["win", "pung"]);
    session.hand.choosing = "chow";
    expect(asked()).toEqual(nothing);
    session.act(act("pass"));
    session.act(act("mahjong"));
    expect([...asked(), server.actions]).toEqual([...nothing, ["mahjong"]]);
  });

  test("is the one question: a choice among sets that was open is put aside", () => {
    settings.misclickGuard = false;
    const kongs = [act("concealed_kong 2s"), act("concealed_kong 7z")];
    sit(fixture("ownSets", { legal: [...kongs, act("discard 9s"), act("mahjong")] }));
    session.hand.choosing = "kong";
    press("9s");
    expect([...asked(), session.hand.choosing]).toEqual(["win", "9s", null]);
  });

  test("stays asked about when somebody else has answered, and not when another question is put", () => {
    sit(fixture("claims", { version: 9 }));
    session.act(act("pass"));
    server.update(fixture("claims", { version: 10 }));
    expect(asked()).toEqual(["win", "pass"]);
    // answered from elsewhere: nothing is left to be let go
    server.update(fixture("claims", { version: 11, legal: [] }));
    vi.advanceTimersByTime(5000);
    expect(asked()).toEqual(nothing);
    server.update(fixture("claims", { version: 12 }));
    session.act(act("pass"));
    server.update(fixture("claims", { version: 13, last_discard: "2s", last_discarder: 3 }), event("discard", 3, "2s"));
    vi.advanceTimersByTime(5000);
    expect(asked()).toEqual(nothing);
  });
});

test("what the page lays out by itself flashes no button", () => {
  settings.autoFlowers = true;
  sit(fixture("early", { legal: [{ ...act("flower 1f"), kind: "flower" }] }));
  expect([session.choices.flowers, session.asked]).toEqual([[], false]);
  vi.advanceTimersByTime(1000);
  expect(server.actions).toEqual(["flower 1f"]);
});
