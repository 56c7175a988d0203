// The small parts under the games for one.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { faultOf, inTheCorner, inTheMiddle, mirrored, obstacleTo, placeFor, without } from "./drawing";
import { faultText, kindOf } from "./faults";
import { step } from "../board/arrows";
import { clockText, Stopwatch } from "../board/clock.svelte";
import { lettering } from "../../faces/face";
import { firstView, held, moved, READABLE, revealed, tileWidth, WHOLE, zoomed } from "../board/viewport";
import { layouts } from "../board/offline";
import { NO_HELP } from "../solitaire/help";
import { dayFault, dealWritten, isDealName, loadDeal } from "../solitaire/deals";
import { readFaces, writeFaces } from "../../faces/text";
import { restOfWay, standingAfter } from "../solitaire/game";
import { intentOf } from "../solitaire/keys";
import type { KeyPress } from "../../kit/shortcuts/keys";
import { draw, paintOrder } from "../board/project";
import { keepLayout, keepResult, bestOf, ownLayouts, saveGame, savedGames } from "../solitaire/saved";
import { Memory } from "../../../tests/support/server";
import { ROW, smallDeal } from "../../../tests/support/solo";
import type { SoloPlace } from "../../wire/generated";

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the clock", () => {
  it("counts while it runs, and goes on from what was kept", () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let now = 1000;
    const clock = new Stopwatch(() => now);
    clock.set(60_000);
    clock.start();
    now += 5000;
    vi.advanceTimersByTime(300);
    expect(clock.elapsed).toBe(65_000);
    clock.stop();
    now += 9000;
    expect(clock.read()).toBe(65_000);
    clock.start();
    now += 1000;
    clock.stop();
    expect(clock.elapsed).toBe(66_000);
  });

  it.each([
    [0, "0:00"],
    [59_999, "0:59"],
    [247_000, "4:07"],
    [3_729_000, "1:02:09"],
    [-5, "0:00"],
  ])("shows %i as %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

describe("a window on a board", () => {
  const frame = { width: 400, height: 600 };
  const board = { width: 380, height: 300 };

  it("is never smaller than the board, nor aside of it", () => {
    expect(held({ scale: 0.3, x: 50, y: 50 }, frame, board)).toEqual(WHOLE);
    expect(held(moved({ ...WHOLE, scale: 2 }, 5000, -5000), frame, board)).toEqual({ scale: 2, x: 240, y: -60 });
    expect(held({ ...WHOLE, scale: 99 }, frame, board).scale).toBe(5);
  });

  it("shows the whole board, and none of it beneath the buttons in the corner", () => {
    const wide = { width: 15, height: 12 };
    // a board with room below it, on a phone, and one with room aside, on a table
    expect(tileWidth({ width: 360, height: 580 }, wide, 6, 100)).toBeCloseTo(348 / 15);
    expect(tileWidth({ width: 1280, height: 620 }, wide, 14, 100)).toBeCloseTo(592 / 12);
    expect(tileWidth({ width: 1920, height: 900 }, { width: 6, height: 6 }, 14, 100)).toBe(100);
    for (const frame of [
      { width: 360, height: 580 },
      { width: 800, height: 600 },
      { width: 1000, height: 400 },
    ]) {
      const [long, short] = [140, 52];
      const buttons = frame.width < 600 ? { width: long, height: short } : { width: short, height: long };
      for (let height = 1; height <= 40; height++) {
        const board = { width: 15, height };
        const w = tileWidth(frame, board, 6, 100);
        const aside = (frame.width - w * board.width) / 2;
        const below = (frame.height - w * board.height) / 2;
        expect(Math.min(aside, below)).toBeGreaterThanOrEqual(5.9);
        expect(aside >= buttons.width || below >= buttons.height).toBe(true);
      }
    }
  });

  describe("at first", () => {
    const margin = 6;
    const seen = (
      id: string,
      frame: { width: number; height: number },
    ): { tile: number; whole: number; scale: number } => {
      const drawing = draw(layouts.find((one) => one.id === id)?.places ?? []);
      const whole = tileWidth(frame, drawing, margin, 104);
      const board = { width: drawing.width * whole, height: drawing.height * whole };
      const { scale } = held(firstView(frame, board, whole), frame, board);
      return { tile: whole * scale, whole, scale };
    };

    it.each(layouts.map(({ id }) => id))("%s has tiles of 34 px and more on every phone", (id) => {
      for (const frame of [
        { width: 360, height: 560 },
        { width: 390, height: 650 },
        { width: 844, height: 240 },
        { width: 568, height: 180 },
      ]) {
        expect(seen(id, frame).tile).toBeGreaterThanOrEqual(READABLE.least - 1e-9);
      }
    });

    it("the turtle is enlarged on a phone, to no more than is needed", () => {
      const { whole, tile } = seen("turtle", { width: 360, height: 560 });
      expect(whole).toBeLessThan(24);
      expect(tile).toBeLessThanOrEqual(READABLE.enough);
    });

    it("what has large tiles is seen whole", () => {
      expect(seen("turtle", { width: 1280, height: 620 }).scale).toBe(1);
    });

    it("what is enlarged has its lowest row above the buttons, where there is room to draw it up", () => {
      const frame = { width: 360, height: 560 };
      const board = { width: 360, height: 290 };
      const view = firstView(frame, board, 24);
      expect(view.scale).toBeGreaterThan(1);
      const below = (frame.height - board.height * view.scale) / 2 - view.y;
      expect(below).toBeGreaterThanOrEqual(56);
      expect(held(view, frame, board)).toEqual(view);
    });

    it("nothing is seen of nothing", () => {
      expect(firstView({ width: 0, height: 0 }, { width: 0, height: 0 }, 0)).toEqual(WHOLE);
    });
  });

  it("shows both tiles of a pair that is nearly as wide as the window", () => {
    const [window, board] = [
      { width: 360, height: 560 },
      { width: 360, height: 200 },
    ];
    const part = { left: 60, top: 40, width: 190, height: 30 };
    const { scale, x } = revealed({ scale: 1.7, x: 0, y: 0 }, window, board, part);
    const left = window.width / 2 + (part.left - board.width / 2) * scale + x;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + part.width * scale).toBeLessThanOrEqual(window.width);
    // one that is too wide is seen with the whole board
    expect(revealed({ scale: 1.7, x: 0, y: 0 }, window, board, { ...part, width: 220 })).toEqual(WHOLE);
  });

  it("keeps in place what lies under the fingers", () => {
    const at = { x: 90, y: -40 };
    const view = zoomed({ scale: 1.5, x: 10, y: 20 }, 1.6, at);
    const under = (one: { scale: number; x: number; y: number }): number[] => [
      (at.x - one.x) / one.scale,
      (at.y - one.y) / one.scale,
    ];
    const [x = 0, y = 0] = under({ scale: 1.5, x: 10, y: 20 });
    expect(under(view)[0]).toBeCloseTo(x);
    expect(under(view)[1]).toBeCloseTo(y);
  });
});

describe("arrows", () => {
  const points: Record<string, { x: number; y: number }> = {
    a: { x: 0, y: 0 },
    b: { x: 4, y: 0.3 },
    c: { x: 1, y: 2 },
    d: { x: 9, y: 0 },
  };
  const go = (from: string, direction: "left" | "right" | "up" | "down"): string | null =>
    step(from, direction, Object.keys(points), (key) => points[key] ?? { x: 0, y: 0 });

  it("go on in the row rather than to what is nearer but aside", () => {
    expect(go("a", "right")).toBe("b");
    expect(go("a", "down")).toBe("c");
    expect(go("b", "right")).toBe("d");
  });

  it("go round at the end", () => {
    expect(go("d", "right")).toBe("a");
    expect(step("a", "left", ["a"], () => ({ x: 0, y: 0 }))).toBeNull();
  });
});

describe("the drawing of a layout", () => {
  it("paints what covers after what is covered", () => {
    // To the right half a tile lower, below half a tile aside, and on top.
    const places: SoloPlace[] = [
      [1, 1, 1],
      [2, 1, 0],
      [1, 2, 0],
      [0, 0, 0],
    ];
    const order = paintOrder(places);
    expect(order[0]).toBe(3);
    expect(order.at(-1)).toBe(0);
    const wide: SoloPlace[] = [
      [2, 0, 0],
      [0, 1, 0],
    ];
    expect(paintOrder(wide)).toEqual([1, 0]);
  });

  it("lifts each layer up and to the left and begins at the corner", () => {
    const { spots, width } = draw(ROW);
    expect(Math.min(...spots.map(({ x }) => x))).toBe(0);
    expect(Math.min(...spots.map(({ y }) => y))).toBe(0);
    expect(spots[4]!.x).toBeLessThan(spots[1]!.x);
    expect(spots[4]!.y).toBeLessThan(spots[1]!.y);
    expect(width).toBeGreaterThan(4);
  });
});

describe("a game as steps", () => {
  it("shuffles what is left", () => {
    const standing = standingAfter(4, [{ pair: [0, 3] }, { places: [1, 2], order: [1, 0] }]);
    expect(standing).toEqual([-1, 2, 1, -1]);
  });

  it("keeps the rest of a known way, or says that nobody knows", () => {
    expect(
      restOfWay(
        [
          [0, 1],
          [2, 3],
        ],
        [3, 2],
      ),
    ).toEqual([[0, 1]]);
    expect(
      restOfWay(
        [
          [0, 1],
          [2, 3],
        ],
        [1, 2],
      ),
    ).toBeNull();
  });
});

describe("addresses of deals", () => {
  it.each([
    ["1", true],
    ["s999999999", true],
    ["2025-06-21", true],
    ["0", false],
    ["1234567890", false],
    ["2025-13-40", false],
    ["2025-02-30", false],
    ["2024-02-29", true],
    ["2999-01-01", false],
    ["x", false],
    ["-1", false],
    ["s-1", false],
    ["1.5", false],
  ])("%s is one: %s", (text, good) => expect(isDealName(text)).toBe(good));

  it.each([
    ["7", "7"],
    [" 271 828 ", "271828"],
    ["999,999,999", "999999999"],
    ["271\u202f828", "271828"],
    ["-1", null],
    ["−1", null],
    ["1.5", null],
    ["1e5", null],
    ["0", null],
    ["1234567890", null],
    ["", null],
  ])("of a number written %j: %j", (text, deal) => {
    expect(dealWritten(text, false)).toBe(deal);
    expect(dealWritten(text, true)).toBe(deal && `s${deal}`);
  });

  it.each([
    ["2025-02-30", "none"],
    ["2025-00-10", "none"],
    ["2025-06-22", "ahead"],
    ["2025-06-21", null],
    ["1999-12-31", null],
  ] as const)("of the day %s, on 21 June 2025: %s", (day, fault) => {
    expect(dayFault(day, new Date(2025, 5, 21, 0, 5))).toBe(fault);
    const wanted = { layout: "turtle", deal: day };
    if (fault === "none") expect(() => loadDeal(wanted, () => null)).toThrow(expect.objectContaining({ fault }));
  });
});

describe("keys", () => {
  const key = (name: string, code = "", more: Partial<KeyPress> = {}): KeyPress => ({
    key: name,
    code,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });

  it("go by their place, also on a Russian keyboard", () => {
    expect(intentOf(key("р", "KeyH"))).toEqual({ do: "hint" });
    expect(intentOf(key("z", "KeyZ", { ctrlKey: true }))).toEqual({ do: "undo" });
    expect(intentOf(key("z", "KeyZ", { ctrlKey: true, shiftKey: true }))).toEqual({ do: "redo" });
    expect(intentOf(key("r", "KeyR", { ctrlKey: true }))).toBeNull();
    expect(intentOf(key("ArrowUp"))).toEqual({ do: "move", direction: "up" });
  });
});

describe("own faces", () => {
  it("are read as they are typed or from a file", () => {
    const typed = readFaces("か ka\nき ki\n\n# a line for the reader\nく  ku\nけ ke\nこ ko");
    expect(typed.faults).toEqual([]);
    expect(typed.entries).toContainEqual({ sign: "く", sound: "ku" });
    const file = readFaces(
      "\ufeffeastwind-faces 1\r\nname My set\r\nlanguage ja\r\n\r\nあ\r\nい\r\nう\r\nえ\r\nお\r\n",
    );
    expect(file).toMatchObject({ name: "My set", language: "ja", faults: [] });
    expect(file.entries).toHaveLength(5);
    expect(readFaces(writeFaces({ name: "N", language: "", entries: [...file.entries] })).entries).toEqual(
      file.entries,
    );
  });

  it("tell all that is wrong with them, each with its line", () => {
    const { faults } = readFaces("か ka\nき\nか ko\nverylongsign a\nб averylongsound\n\u0007 x");
    expect(faults).toEqual(
      expect.arrayContaining([
        { kind: "needs-sound", line: 2, text: "き" },
        { kind: "twice", line: 3, text: "か", first: 1 },
        { kind: "long-sign", line: 4, text: "verylongsign" },
        { kind: "long-sound", line: 5, text: "averylongsound" },
        { kind: "not-printable", line: 6, text: "·" },
      ]),
    );
    expect(readFaces("a\nb").faults).toEqual([{ kind: "few", line: 0, count: 2 }]);
  });

  it("fit on a tile", () => {
    expect(lettering("か")).toEqual({ size: 46, turned: false });
    expect(lettering("delta").turned).toBe(false);
    expect(lettering("delta").size * 0.57 * 5).toBeLessThanOrEqual(60);
    expect(lettering("mu").size).toBeLessThan(lettering("ta").size);
  });

  it("are turned where they would be too small to read", () => {
    for (const word of ["gamma", "omicron", "epsilon", "XXVIII", "WWWWWWWW"]) expect(lettering(word).turned).toBe(true);
    expect(lettering("omicron").size).toBeGreaterThan(18);
    expect(lettering("WWWWWWWW").size * 0.92 * 8).toBeLessThanOrEqual(80);
  });
});

describe("drawing a layout", () => {
  it("puts a tile where it fits, rather flush with its neighbours", () => {
    expect(placeFor([[4, 4, 0]], 7.3, 5.2, 0, 36, 24)).toEqual([6, 4, 0]);
    expect(obstacleTo([[4, 4, 0]], [5, 4, 0], 36, 24)).toBe("overlap");
    expect(obstacleTo([[4, 4, 0]], [8, 4, 1], 36, 24)).toBeNull();
    expect(obstacleTo([[4, 4, 0]], [5, 5, 1], 36, 24)).toBeNull();
    expect(obstacleTo([], [35, 0, 0], 36, 24)).toBe("outside");
  });

  it("leaves what then hangs in the air, and what is sent of it stands on the table", () => {
    const tower: SoloPlace[] = [
      [0, 0, 0],
      [2, 0, 0],
      [1, 0, 1],
      [1, 0, 3],
    ];
    const left = without(without(tower, [0, 0, 0]), [2, 0, 0]);
    expect(left).toEqual([
      [1, 0, 1],
      [1, 0, 3],
    ]);
    expect(inTheCorner(left)).toEqual([
      [0, 0, 0],
      [0, 0, 2],
    ]);
  });

  it("mirrors, moves to the corner and to the middle", () => {
    expect(mirrored([4, 2, 1], 36)).toEqual([30, 2, 1]);
    expect(
      inTheCorner([
        [8, 6, 0],
        [6, 6, 0],
      ]),
    ).toEqual([
      [0, 0, 0],
      [2, 0, 0],
    ]);
    const middle = inTheMiddle([
      [0, 0, 0],
      [2, 0, 0],
    ]);
    expect(middle.places).toEqual([
      [16, 11, 0],
      [18, 11, 0],
    ]);
    expect(faultOf([[0, 0, 0]])).toBe("few");
    expect(
      faultOf([
        [0, 0, 0],
        [2, 0, 0],
        [4, 0, 0],
        [6, 0, 0],
        [8, 0, 0],
      ]),
    ).toBe("odd");
  });

  it("says what is wrong with a file in the player's words", () => {
    const fault = { line: 4, column: 7, expected: "`[`, `]`, a dot or a blank", found: "'x'" };
    expect(faultText(fault)).toContain("“x”");
    expect(faultText(fault)).toContain("4");
    expect(kindOf({ line: 0, column: 0, expected: "something new", found: "y" })).toBeNull();
    const kindOfExpected = (expected: string): string | null => kindOf({ line: 0, column: 0, expected, found: "y" });
    expect(kindOfExpected("one of `eastwind-layout 1`, `kmahjongg-layout-v1.0`, `Kyodai 6.0`")).toBe("header");
    expect(kindOfExpected("`Kyodai 3.0` or `Kyodai 6.0`")).toBe("header");
    expect(kindOfExpected("`0` or `1`")).toBe("sign");
    expect(kindOfExpected("3400 squares (34 × 20 × 5)")).toBe("squares");
    expect(faultText({ line: 0, column: 0, expected: "something new", found: "y" })).toContain("something new");
    expect(
      faultText({ line: 0, column: 0, expected: "room for a tile at (4, 2, 0)", found: "the tile at (5, 2, 0)" }),
    ).toContain("3");
  });
});

describe("what is kept", () => {
  it("is only taken when it has the right shape", () => {
    localStorage.setItem("eastwind.solo.games", JSON.stringify([{ layout: "row", deal: "1" }, 7, null]));
    expect(savedGames()).toEqual([]);
    const game = {
      layout: "row",
      deal: "1",
      dealt: smallDeal(),
      faces: null,
      steps: [{ pair: [4, 5] as [number, number] }],
      undone: [],
      elapsed: 1,
      ...NO_HELP,
    };
    saveGame(game);
    expect(savedGames()).toEqual([game]);
    // one that was kept before ways back and the lamp were counted
    const { undos: _, lamp: __, again: ___, ...older } = game;
    localStorage.setItem("eastwind.solo.games", JSON.stringify([older]));
    expect(savedGames()).toEqual([game]);
    saveGame({ ...game, steps: [{ pair: [4, 99] }] });
    expect(savedGames()).toEqual([]);
  });

  it("has the last sixteen games", () => {
    for (let at = 1; at <= 20; at++) {
      saveGame({
        layout: "row",
        deal: String(at),
        dealt: smallDeal(),
        faces: null,
        steps: [],
        undone: [],
        elapsed: at,
        ...NO_HELP,
      });
    }
    expect(savedGames()).toHaveLength(16);
    expect(savedGames()[0]?.deal).toBe("20");
  });

  it("has the best times, and own layouts", () => {
    const result = { milliseconds: 5000, deal: "1", when: "2025-06-21T10:00:00Z" };
    expect(keepResult("row", result, false)).toBe(true);
    expect(keepResult("row", { ...result, milliseconds: 6000 }, false)).toBe(false);
    expect(keepResult("row", { ...result, milliseconds: 6000 }, true)).toBe(true);
    expect(bestOf("row")).toMatchObject({ cleared: 3, alone: { milliseconds: 5000 }, helped: { milliseconds: 6000 } });
    keepLayout({ id: "own-1", name: "A", places: ROW });
    keepLayout({ id: "own-1", name: "B", places: ROW });
    expect(ownLayouts().map(({ name }) => name)).toEqual(["B"]);
  });
});
