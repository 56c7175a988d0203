// @vitest-environment jsdom
import "../../../tests/support/media";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sound } from "../../kit/sounds/sounds";
import { takeIn } from "../../kit/storage";
import { fakeServer, Memory, settle } from "../../../tests/support/server";
import { smallDeal } from "../../../tests/support/solo";
import type { SoloFaces, SoloPair } from "../../wire/generated";
import { daysDone, figuresOf } from "./record";
import { bestOf, keepMine, lastGame, saveGame, savedGame, savedGames, type SavedGame } from "./saved";
import { Solitaire, type Listeners } from "./session.svelte";

const name = { layout: "row", deal: "7" };
const sounds: Sound[] = [];
const quiet: Listeners = {
  play: (sound) => sounds.push(sound),
  taken: () => undefined,
  blocked: () => undefined,
  hinted: () => undefined,
  undone: () => undefined,
  redone: () => undefined,
};

function game(groups?: number[], faces: SoloFaces | null = null): Solitaire {
  return new Solitaire(name, smallDeal(groups), faces, quiet);
}

function takeAll(played: Solitaire, ...pairs: SoloPair[]): void {
  for (const [one, other] of pairs) {
    played.choose(one);
    played.choose(other);
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Memory());
  vi.stubGlobal("sessionStorage", new Memory());
  fakeServer({});
  sounds.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("moves", () => {
  it("take two free tiles that go together, and clear the board", () => {
    const played = game();
    expect(played.position.free).toEqual([0, 3, 4, 5]);
    takeAll(played, [4, 5], [0, 3]);
    expect(played.position.left).toEqual([1, 2]);
    expect(played.result).toBeNull();
    takeAll(played, [1, 2]);
    expect(played.cleared).toBe(true);
    expect(played.result?.fastest).toBe(true);
    expect(bestOf("row")).toMatchObject({ cleared: 1, alone: { deal: "7" }, helped: null });
    expect(savedGame(name)).toBeUndefined();
    expect(sounds.at(-1)).toBe("win");
  });

  it("say why a blocked tile stays, until a free one is touched or it has been read", () => {
    vi.useFakeTimers();
    const played = game();
    played.choose(1);
    expect([played.notice, played.tried?.place]).toEqual(["blocked", 1]);
    played.choose(4);
    expect([played.notice, played.chosen]).toEqual([null, 4]);
    played.choose(1);
    vi.advanceTimersByTime(10_000);
    expect(played.notice).toBeNull();
    played.notice = "none-fits";
    played.choose(1);
    vi.advanceTimersByTime(10_000);
    expect(played.notice).toBe("none-fits");
  });

  it("choose, choose another, put back", () => {
    const played = game();
    played.choose(4);
    expect(played.chosen).toBe(4);
    played.choose(0);
    expect(played.chosen).toBe(0);
    played.choose(0);
    expect(played.chosen).toBeNull();
  });

  it("show what blocks a tile, for a moment", () => {
    vi.useFakeTimers();
    const played = game();
    played.choose(1);
    expect(played.tried).toEqual({ place: 1, by: [4, 0, 2] });
    expect(played.chosen).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(played.tried).toBeNull();
  });

  it("are undone and redone without limit, and a new move ends what was undone", () => {
    const played = game();
    takeAll(played, [4, 5], [0, 3]);
    played.undo();
    played.undo();
    expect(played.canUndo).toBe(false);
    expect(played.position.left).toHaveLength(6);
    played.redo();
    played.redo();
    expect(played.position.left).toEqual([1, 2]);
    played.undo();
    played.choose(3);
    played.choose(0);
    expect(played.canRedo).toBe(false);
  });

  it("are kept by themselves, with what was undone and the time", () => {
    const played = game();
    played.clock.set(5000);
    takeAll(played, [4, 5], [0, 3]);
    played.undo();
    played.close();
    const saved = savedGame(name);
    expect(saved).toMatchObject({ steps: [{ pair: [4, 5] }], undone: [{ pair: [0, 3] }], hints: 0 });
    expect(saved?.elapsed).toBeGreaterThanOrEqual(5000);
    const again = new Solitaire(name, saved!.dealt, null, quiet, saved);
    expect(again.position.left).toEqual([0, 1, 2, 3]);
    again.redo();
    expect(again.position.left).toEqual([1, 2]);
  });

  it("rest while the game is paused", () => {
    const played = game();
    played.open();
    played.pause();
    expect(played.clock.running).toBe(false);
    takeAll(played, [4, 5]);
    expect(played.position.left).toHaveLength(6);
    played.pause();
    expect(played.clock.running).toBe(true);
    played.close();
  });

  it("see when nothing fits any more", () => {
    const played = game([1, 1, 2, 2, 3, 3]);
    takeAll(played, [4, 5]);
    expect(played.stuck).toBe(true);
  });

  it("take no time once nothing fits any more, until there is a way on", () => {
    const played = game([1, 1, 2, 2, 3, 3]);
    played.open();
    takeAll(played, [4, 5]);
    expect(played.clock.running).toBe(false);
    played.pause();
    played.pause();
    expect(played.clock.running).toBe(false);
    played.undo();
    expect(played.clock.running).toBe(true);
    played.redo();
    played.close();
    const saved = savedGame(name);
    const again = new Solitaire(name, saved!.dealt, null, quiet, saved);
    again.open();
    expect(again.clock.running).toBe(false);
    again.close();
  });
});

describe("a game", () => {
  it("that is given up is played and not won, and is kept no longer", () => {
    const played = game();
    played.giveUp();
    expect(figuresOf("alone").all.played).toBe(0);
    takeAll(played, [4, 5]);
    expect(played.underWay).toBe(true);
    played.giveUp();
    played.close();
    expect(figuresOf("alone").all).toMatchObject({ played: 1, won: 0, row: 0 });
    expect(savedGame(name)).toBeUndefined();
  });

  it("has nothing to lose once it is won, or stuck", () => {
    const stuck = game([1, 1, 2, 2, 3, 3]);
    takeAll(stuck, [4, 5]);
    const won = game();
    takeAll(won, [4, 5], [0, 3], [1, 2]);
    expect([stuck.underWay, won.underWay]).toEqual([false, false]);
    won.giveUp();
    expect(figuresOf("alone").all).toMatchObject({ played: 1, won: 1 });
  });

  it("of a day marks the day", () => {
    vi.useFakeTimers({ now: new Date(2025, 5, 22, 12) });
    const played = new Solitaire({ layout: "row", deal: "2025-06-21" }, smallDeal(), null, quiet);
    takeAll(played, [4, 5], [0, 3], [1, 2]);
    expect(daysDone()).toEqual({ "2025-06-21": { layout: "row", on: "2025-06-22" } });
  });
});

describe("own faces", () => {
  const faces: SoloFaces = {
    id: "x",
    name: "x",
    language: "ja",
    sided: true,
    entries: ["あ", "い", "う", "え", "お"].map((sign, index) => ({ sign, sound: "aiueo"[index] ?? "" })),
  };

  it("let a sign go with its sound", () => {
    const played = game([1, 2, 2, 1, 3, 3], faces);
    expect(played.shown[4]).toEqual({ text: "え", language: "ja", sound: false, hue: 3 });
    expect(played.shown[5]).toEqual({ text: "e", language: "", sound: true, hue: 3 });
    takeAll(played, [4, 5], [0, 3], [1, 2]);
    expect(played.cleared).toBe(true);
  });
});

describe("what needs the server", () => {
  it("says that it is away, and the game goes on", async () => {
    const played = game();
    await played.askForHint();
    expect(played.notice).toBe("away-hint");
    await played.rescue();
    expect(played.notice).toBe("away-rescue");
    played.light(true);
    takeAll(played, [4, 5]);
    await settle();
    expect(played.lamp).toBe("away");
    expect(played.notice).toBe("away-lamp");
    takeAll(played, [0, 3], [1, 2]);
    expect(played.result).not.toBeNull();
  });

  it("hints in places of the board, and counts them", async () => {
    const { asked } = fakeServer({ hint: () => ({ answer: "winnable", pair: [0, 3] }) });
    const played = game();
    takeAll(played, [4, 5]);
    await played.askForHint();
    expect(asked.at(-1)?.body).toEqual({
      places: [
        [0, 0, 0],
        [2, 0, 0],
        [4, 0, 0],
        [6, 0, 0],
      ],
      groups: [1, 2, 2, 1],
      sides: [0, 0, 0, 0],
    });
    expect(played.hint).toEqual([0, 3]);
    expect(played.help.hints).toBe(1);
  });

  it("calls a lost position lost, and one it does not know not known", async () => {
    fakeServer({ hint: () => ({ answer: "lost", pair: [0, 3] }) });
    const played = game();
    await played.askForHint();
    expect(played.notice).toBe("hint-lost");
    fakeServer({ hint: () => ({ answer: "not_known", pair: [0, 3] }) });
    const other = game();
    await other.askForHint();
    expect(other.notice).toBe("hint-unknown");
    expect(other.hint).toEqual([0, 3]);
  });

  it("keeps the lamp lit along a known way without asking", async () => {
    const { asked } = fakeServer({
      solve: () => ({
        answer: "winnable",
        moves: [
          [0, 3],
          [1, 2],
        ],
      }),
    });
    const played = game();
    played.light(true);
    expect(played.lamp).toBe("lit");
    takeAll(played, [4, 5]);
    await settle();
    expect(asked).toHaveLength(1);
    takeAll(played, [0, 3]);
    await settle();
    expect(played.lamp).toBe("lit");
    expect(asked).toHaveLength(1);
    await played.askForHint();
    expect(played.hint).toEqual([1, 2]);
    played.undo();
    expect(played.lamp).toBe("lit");
    expect(asked).toHaveLength(1);
  });

  it("lets the lamp go out when a move has lost the game, and knows the way back", async () => {
    const { asked } = fakeServer({ solve: () => ({ answer: "lost", moves: [] }) });
    const played = game([1, 2, 2, 1, 1, 1]);
    played.light(true);
    takeAll(played, [4, 0]);
    await settle();
    expect(played.lamp).toBe("out");
    expect(played.notice).toBe("just-lost");
    takeAll(played, [5, 3]);
    await settle();
    // From a lost position nothing later is won: no need to ask again.
    expect(asked).toHaveLength(1);
    expect(played.lamp).toBe("out");
    await played.goBack();
    expect(asked).toHaveLength(1);
    expect(played.steps).toEqual([]);
    expect(played.undone).toHaveLength(2);
    expect(played.notice).toBe("went-back");
  });

  it("asks for the way back when it does not know", async () => {
    const { asked } = fakeServer({ back: () => ({ answer: "lost", keep: 1, certain: false }) });
    const played = game([1, 2, 2, 1, 1, 1]);
    takeAll(played, [4, 5], [0, 3]);
    await played.goBack();
    expect(asked.at(-1)?.body).toMatchObject({
      moves: [
        [4, 5],
        [0, 3],
      ],
    });
    expect(played.steps).toHaveLength(1);
    expect(played.notice).toBe("went-back-unsure");
  });

  it("shuffles so that the game can be won, and can be undone beyond it", async () => {
    fakeServer({
      rescue: () => ({ answer: "shuffled", order: [1, 0, 3, 2] }),
      back: () => ({ answer: "winnable", keep: 1, certain: true }),
    });
    const played = game([1, 1, 2, 2, 3, 3]);
    takeAll(played, [4, 5]);
    await played.rescue();
    expect(played.help.rescues).toBe(1);
    expect(played.lamp).toBe("lit");
    // The first four tiles have changed places two by two.
    expect([0, 1, 2, 3].map(played.position.tileAt)).toEqual([1, 0, 3, 2]);
    played.undo();
    expect([0, 1, 2, 3].map(played.position.tileAt)).toEqual([0, 1, 2, 3]);
    played.undo();
    expect(played.position.left).toHaveLength(6);
    played.redo();
    played.redo();
    expect([0, 1, 2, 3].map(played.position.tileAt)).toEqual([1, 0, 3, 2]);
  });

  it("counts a clearing with help apart from one without", async () => {
    fakeServer({ hint: () => ({ answer: "winnable", pair: [4, 5] }) });
    const played = game();
    await played.askForHint();
    takeAll(played, [4, 5], [0, 3], [1, 2]);
    expect(bestOf("row")).toMatchObject({ alone: null, helped: { deal: "7" } });
  });

  it.each<[string, (played: Solitaire) => unknown]>([
    [
      "a move taken back",
      (played) => {
        takeAll(played, [4, 5]);
        played.undo();
      },
    ],
    [
      "the lamp that judged a move",
      async (played) => {
        played.light(true);
        takeAll(played, [4, 5]);
        await settle();
      },
    ],
    [
      "the way back",
      async (played) => {
        takeAll(played, [4, 5]);
        await played.goBack();
      },
    ],
    [
      "the deal begun anew",
      (played) => {
        takeAll(played, [4, 5]);
        played.again();
      },
    ],
  ])("counts as help: %s", async (_, help) => {
    fakeServer({
      solve: () => ({ answer: "winnable", moves: [] }),
      back: () => ({ answer: "lost", keep: 0, certain: true }),
    });
    const played = game();
    await help(played);
    takeAll(played, [4, 5], [0, 3], [1, 2]);
    expect(played.result).not.toBeNull();
    expect(bestOf("row")).toMatchObject({ alone: null, helped: { deal: "7" } });
    expect([figuresOf("alone").all.played, figuresOf("helped").all.won]).toEqual([0, 1]);
  });

  it("does not count a lamp that nobody played by, nor help of an earlier session as none", async () => {
    fakeServer({ solve: () => ({ answer: "winnable", moves: [] }) });
    const played = game();
    played.light(true);
    await settle();
    played.light(false);
    expect(played.help.lamp).toBe(false);
    takeAll(played, [4, 5]);
    played.light(true);
    await settle();
    expect(played.help.lamp).toBe(true);
    played.close();
    const saved = savedGame(name);
    expect(new Solitaire(name, saved!.dealt, null, quiet, saved).help.lamp).toBe(true);
  });

  it("forgets an answer to a question about another position", async () => {
    let answer: (value: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (answer = done)));
    const played = game();
    const asking = played.askForHint();
    takeAll(played, [4, 5]);
    answer(new Response(JSON.stringify({ answer: "winnable", pair: [0, 1] })));
    await asking;
    expect(played.hint).toBeNull();
    expect(played.help.hints).toBe(0);
  });
});

it("is found again by the window that plays it, whatever another one has played since", () => {
  const other = { layout: "row", deal: "8" };
  const [one, two] = [new Memory(), new Memory()];
  for (const [window, which] of [
    [one, name],
    [two, other],
  ] as const) {
    vi.stubGlobal("sessionStorage", window);
    keepMine(which);
    const played = new Solitaire(which, smallDeal(), null, quiet);
    takeAll(played, [4, 5]);
    played.close();
  }
  vi.stubGlobal("sessionStorage", one);
  expect(lastGame()).toMatchObject(name);
  vi.stubGlobal("sessionStorage", two);
  expect(lastGame("row")).toMatchObject(other);
  expect(lastGame("lantern")).toBeUndefined();
  vi.stubGlobal("sessionStorage", new Memory());
  expect(lastGame()).toMatchObject(other);
});

it("a window that plays another layout finds the game of the one that is asked for", () => {
  const elsewhere = { layout: "lantern", deal: "3" };
  for (const which of [name, elsewhere]) {
    keepMine(which);
    const played = new Solitaire(which, smallDeal(), null, quiet);
    takeAll(played, [4, 5]);
    played.close();
  }
  expect(lastGame()).toMatchObject(elsewhere);
  expect(lastGame("row")).toMatchObject(name);
});

it("a file brings all its games, also where as many are kept here, and they stay when one plays on", () => {
  const saved = (deal: number): SavedGame => ({ ...state, deal: String(deal) });
  const played = game();
  takeAll(played, [4, 5]);
  const state = savedGame(name)!;
  for (let deal = 1; deal <= 20; deal++) saveGame(saved(deal));
  const here = savedGames().length;
  takeIn("solo.games", [saved(101), saved(102)]);
  saveGame(saved(20));
  expect(savedGames()).toHaveLength(here + 2);
  expect([savedGame(saved(101)), savedGame(saved(102))]).toEqual([saved(101), saved(102)]);
});
