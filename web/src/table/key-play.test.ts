// @vitest-environment jsdom
import "../../tests/support/media";
import { describe, expect, test, vi } from "vitest";
import {
  act,
  advice,
  claims,
  eachTestBeginsAnew,
  fixture,
  POINT,
  server,
  session,
  sit,
} from "../../tests/support/live-table";
import { event } from "../../tests/support/told";
import { settings } from "../kit/settings/settings.svelte";
import { handleIntent, pressKey, type PageHands } from "./key-play";

const page: PageHands = {
  focus: () => undefined,
  click: (id) => {
    const found = session.hand.tiles.find((it) => it.id === id);
    if (found) session.hand.press(found, POINT, 50);
  },
  openKeys: () => undefined,
  openSheet: () => undefined,
  showLog: () => undefined,
  toggleHelp: () => undefined,
  take: (action) => taken.push(action.word),
};
let taken: string[] = [];

eachTestBeginsAnew();

describe("the beginning of a hand", () => {
  const key = (name: string): void => {
    const pressed = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
    document.body.addEventListener("keydown", (told) => pressKey(told, session, page), { once: true });
    document.body.dispatchEvent(pressed);
  };

  test("is put aside by any key, which does what it does all the same; looking round by Tab leaves it", () => {
    for (const [name, opening] of [
      ["Tab", "hand"],
      ["Shift", "hand"],
      ["Escape", null],
      ["ArrowLeft", null],
      ["x", null],
    ] as const) {
      sit(fixture("early"));
      server.update(fixture("early", { hand: 4, version: 2 }), event("deal", 0));
      expect(session.opening).toBe("hand");
      key(name);
      expect([name, session.opening]).toEqual([name, opening]);
    }
  });
});

describe("the key of the help", () => {
  test("makes ready what the help puts first, the win before any discard", () => {
    taken = [];
    settings.help = true;
    const legal = [act("discard 9s"), act("mahjong")];
    sit(fixture("ownSets", { version: 5, legal }));
    server.tell({
      ...advice(5),
      actions: [
        { word: "mahjong", reason: "win", distance: -1, left: 0, dangerous: false },
        { word: "discard 9s", reason: "discard", distance: 0, left: 4, dangerous: false },
      ],
    });
    expect(session.advised).toBeNull();
    handleIntent({ do: "advice-first" }, session, page);
    expect(taken).toEqual(["mahjong"]);
  });
});

describe("keys", () => {
  test("are deaf for a moment after the question came up", () => {
    sit(claims());
    handleIntent({ do: "pass" }, session, page);
    expect(server.actions).toEqual([]);
    vi.advanceTimersByTime(300);
    handleIntent({ do: "pass" }, session, page);
    expect(server.actions).toEqual(["pass"]);
  });

  test("sets of one's own are chosen among by digits, a single one is laid out at once", () => {
    sit(fixture("ownSets"));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "own" }, session, page);
    expect(session.hand.choosing).toBe("own");
    handleIntent({ do: "pick", number: 4 }, session, page);
    expect(server.actions).toEqual(["lay_pung 7z"]);
    session.close();
    sit(fixture("ownSets", { legal: [act("discard 9s"), act("lay_chow 2m")] }));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "own" }, session, page);
    expect(server.actions).toEqual(["lay_chow 2m"]);
  });

  test("one chow is taken at once, several are chosen among by digits", () => {
    sit(claims());
    vi.advanceTimersByTime(300);
    handleIntent({ do: "chow" }, session, page);
    expect(session.hand.choosing).toBe("chow");
    handleIntent({ do: "pick", number: 2 }, session, page);
    expect(server.actions).toEqual(["chow 5p"]);
    session.close();
    sit(fixture("claims", { legal: [act("chow 4p"), act("pass")] }));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "chow" }, session, page);
    expect(server.actions).toEqual(["chow 4p"]);
  });

  test("arrows lift as they walk, and go round at the ends", () => {
    sit(fixture("early"));
    handleIntent({ do: "move", by: -1 }, session, page);
    expect(session.hand.chosen?.drawn).toBe(true);
    handleIntent({ do: "move", by: 1 }, session, page);
    expect(session.hand.chosen?.code).toBe("2m");
    handleIntent({ do: "end", which: "last" }, session, page);
    expect(session.hand.chosen?.code).toBe("4s");
  });

  test("where a win would be let go, the same key again lets it go, M wins, Escape leaves the question; none that is held", () => {
    const strike = (key: string, repeat = false): void => {
      const code = { " ": "Space", m: "KeyM" }[key] ?? key;
      const pressed = new KeyboardEvent("keydown", { key, code, repeat, bubbles: true, cancelable: true });
      document.body.addEventListener("keydown", (told) => pressKey(told, session, page), { once: true });
      document.body.dispatchEvent(pressed);
    };
    for (const [key, answers] of [
      [" ", ["pass"]],
      ["Enter", ["pass"]],
      ["m", ["mahjong"]],
      ["Escape", []],
    ] as const) {
      sit(fixture("claims"));
      vi.advanceTimersByTime(300);
      strike(" ");
      strike(" ");
      expect([session.hand.doubt?.action?.word, server.actions]).toEqual(["pass", []]);
      vi.advanceTimersByTime(300);
      strike(" ", true);
      strike("Enter", true);
      expect([session.hand.doubt?.action?.word, server.actions]).toEqual(["pass", []]);
      strike(key);
      expect([key, session.hand.doubt, server.actions]).toEqual([key, null, answers]);
    }
  });

  test("the play key discards the lifted tile; without one it first lifts the tile just drawn", () => {
    sit(fixture("early"));
    vi.advanceTimersByTime(300);
    handleIntent({ do: "play" }, session, page);
    expect(session.hand.chosen?.code).toBe("4s");
    expect(server.actions).toEqual([]);
    handleIntent({ do: "play" }, session, page);
    expect(server.actions).toEqual(["discard 4s"]);
  });

  test("an offer of nothing is taken by no key", () => {
    sit(fixture("early"));
    vi.advanceTimersByTime(300);
    for (const name of ["chow", "pung", "kong", "mahjong", "flower", "ready"] as const)
      handleIntent({ do: name }, session, page);
    expect(server.actions).toEqual([]);
  });
});
