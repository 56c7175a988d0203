import { describe, expect, test } from "vitest";
import type { LegalAction } from "../../wire/generated";
import { automatic, discardWord, sortChoices, voluntaryDeclarations } from "./choices";

const act = (word: string): LegalAction => {
  const [kind = "", tile = null, way] = word.split(" ");
  const ready = way === "ready" || way === "at_once" ? way : "no";
  return { word, kind: kind as LegalAction["kind"], tile: tile as LegalAction["tile"], tiles: [], ready };
};
const choices = (...words: string[]): ReturnType<typeof sortChoices> => sortChoices(words.map(act));
const off = { autoFlowers: false, autoPass: false, passChows: false, autoWin: false };

describe("a discard", () => {
  const free = choices("discard 1m", "discard 1m ready", "discard 2m", "discard 1m at_once");
  const bound = choices("discard 9p ready", "discard 9p at_once", "discard 2m");

  test("is plain unless a declaration was switched on", () => {
    expect(discardWord(free, "1m", "no")).toBe("discard 1m");
    expect(discardWord(free, "1m", "ready")).toBe("discard 1m ready");
    expect(discardWord(free, "1m", "at_once")).toBe("discard 1m at_once");
  });

  test("is declared when the rules ask for it, but never at once unasked: that freezes the hand", () => {
    expect(discardWord(bound, "9p", "no")).toBe("discard 9p ready");
    expect(discardWord(bound, "9p", "at_once")).toBe("discard 9p at_once");
  });

  test("that cannot be declared is not played while the declaration is on", () => {
    expect(discardWord(free, "2m", "ready")).toBeNull();
  });

  test("of a tile that is not offered is none", () => {
    expect(discardWord(free, "5z", "no")).toBeNull();
  });

  test("only what one may also leave is a choice", () => {
    expect(voluntaryDeclarations(free)).toEqual(["ready", "at_once"]);
    expect(voluntaryDeclarations(bound)).toEqual(["at_once"]);
    expect(voluntaryDeclarations(choices("discard 9p ready", "discard 1m"))).toEqual([]);
  });
});

test("actions are sorted the way they are asked", () => {
  const it = choices("chow 3m", "chow 4m", "pung", "kong", "concealed_kong 1z", "added_kong 2z", "mahjong", "pass");
  expect(it.chows.map((action) => action.word)).toEqual(["chow 3m", "chow 4m"]);
  expect(it.kongs.map((action) => action.word)).toEqual(["kong", "concealed_kong 1z", "added_kong 2z"]);
  expect(choices("discard 1z", "lay_chow 3m", "lay_pung 5z").own.map((action) => action.word)).toEqual([
    "lay_chow 3m",
    "lay_pung 5z",
  ]);
  expect([it.pung?.word, it.mahjong?.word, it.pass?.word]).toEqual(["pung", "mahjong", "pass"]);
});

describe("what happens by itself", () => {
  test("nothing, with all switches off and something to decide", () => {
    expect(automatic(choices("pung", "pass"), off)).toBeNull();
    expect(automatic(choices("flower 1f", "discard 1m"), off)).toBeNull();
  });

  test("flowers are laid with their switch", () => {
    expect(automatic(choices("flower 1f"), { ...off, autoFlowers: true })?.action.word).toBe("flower 1f");
  });

  test("claims are passed with theirs, a possible win never", () => {
    expect(automatic(choices("pung", "pass"), { ...off, autoPass: true })?.why).toBe("pass");
    expect(automatic(choices("mahjong", "pung", "pass"), { ...off, autoPass: true })).toBeNull();
  });

  test("chows alone are passed with theirs, also where they could be nothing else", () => {
    const chows = { ...off, passChows: true };
    expect(automatic(choices("chow 1m", "chow 2m", "pass"), chows)?.why).toBe("chows");
    expect(automatic(choices("chow 1m", "pung", "pass"), chows)).toBeNull();
    expect(automatic(choices("chow 1m", "mahjong", "pass"), chows)).toBeNull();
    expect(automatic(choices("chow 1m", "pass"), off)).toBeNull();
  });

  test("a win is taken with its switch, and before everything else", () => {
    const it = automatic(choices("mahjong", "flower 2f", "discard 1m"), {
      autoFlowers: true,
      autoPass: true,
      passChows: true,
      autoWin: true,
    });
    expect(it?.action.word).toBe("mahjong");
  });

  test("a win on offer holds flowers back: the person decides first", () => {
    expect(automatic(choices("mahjong", "flower 2f"), { ...off, autoFlowers: true })).toBeNull();
  });

  test("who is asked without anything to say passes, and a declaration is never passed for anybody", () => {
    expect(automatic(choices("pass"), off)?.why).toBe("nothing");
    expect(automatic(choices("ready_at_once", "pass"), { ...off, autoPass: true })).toBeNull();
  });
});
