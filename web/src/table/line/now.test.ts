// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, test, vi } from "vitest";
import { act, eachTestBeginsAnew, fixture, press, server, session, sit } from "../../../tests/support/live-table";
import { settings } from "../../kit/settings/settings.svelte";
import { turnOf, turnWords, waitingWords, whyNot } from "./now";

eachTestBeginsAnew();

const other = { legal: [], turn: 2 } as const;

describe("what now", () => {
  test("says whom one waits for, and that others may claim", () => {
    const view = fixture("early", { ...other, legal: [] });
    sit(view);
    const { name } = view.seats.find((seat) => seat.seat === 2)!;
    expect(waitingWords(session)).toBe(`Waiting for ${name}`);
    session.close();
    sit(fixture("claims", { legal: [] }));
    expect(waitingWords(session)).toMatch(/^Does anybody claim .+\?$/);
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
    expect([session.word.words, server.actions]).toEqual([`Not yet: it is the turn of ${name}`, []]);
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
    expect([session.hand.undeclared?.code, server.actions]).toEqual(["9s", []]);
    press("9s");
    expect(server.actions).toEqual(["discard 9s ready"]);
  });

  test("is not asked about again in a hand in which it was left undeclared", () => {
    settings.misclickGuard = false;
    sit(toWin(5));
    press("9s");
    session.hand.leaveUndeclared();
    press("9s");
    expect(server.actions).toEqual(["discard 9s"]);
  });
});

describe("a win that is on offer", () => {
  const spared = (): string | undefined => session.hand.spared?.word;

  test("is let go only by whoever says so twice: passing, another claim, a discard", () => {
    const { legal } = fixture("claims");
    for (const word of ["pass", "pung"]) {
      sit(fixture("claims", { legal }));
      const action = legal.find((it) => it.word === word) ?? act(word);
      session.act(action);
      expect([spared(), server.actions]).toEqual([word, []]);
      session.act(action);
      expect([spared(), server.actions]).toEqual([undefined, [word]]);
    }
    settings.misclickGuard = false;
    sit(fixture("ownSets", { legal: [act("discard 9s"), act("mahjong")] }));
    press("9s");
    expect([spared(), server.actions]).toEqual(["discard 9s", []]);
    press("9s");
    expect(server.actions).toEqual(["discard 9s"]);
  });

  test("is taken at once, also after the question", () => {
    sit(fixture("ownSets", { legal: [act("discard 9s"), act("discard 1m"), act("mahjong")] }));
    session.act(act("discard 9s"));
    session.act(act("discard 1m"));
    expect(spared()).toBe("discard 1m");
    session.act(act("mahjong"));
    expect([spared(), server.actions]).toEqual([undefined, ["mahjong"]]);
  });
});

test("what the page lays out by itself flashes no button", () => {
  settings.autoFlowers = true;
  sit(fixture("early", { legal: [{ ...act("flower 1f"), kind: "flower" }] }));
  expect([session.choices.flowers, session.asked]).toEqual([[], false]);
  vi.advanceTimersByTime(1000);
  expect(server.actions).toEqual(["flower 1f"]);
});
