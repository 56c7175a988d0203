// What this browser remembers, whatever stands there by now.

import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Memory } from "../../tests/support/server";
import { cachePlace, passingPlace, place, remember, remembered, rememberedAll } from "./storage";
import { unread } from "./unread.svelte";

const pair = v.object({ name: v.string(), count: v.number() });
const one = place("one", pair, "kept-bests");
const many = place("many", pair, "kept-layouts");
const sound = { name: "turtle", count: 3 };

/** What was said to be missing since the last time. */
async function told(): Promise<readonly string[]> {
  await Promise.resolve();
  const { missed } = unread;
  unread.close();
  return missed;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Memory());
  vi.stubGlobal("sessionStorage", new Memory());
  return () => vi.unstubAllGlobals();
});

describe("a place", () => {
  it("gives back what was put there, and nothing where nothing was", () => {
    expect(remembered(one)).toBeUndefined();
    expect(remember(one, sound)).toBe(true);
    expect(remembered(one)).toEqual(sound);
  });

  it.each(["{", "7", "null", '"turtle"', "[]", '{"name":"turtle"}', '{"name":1,"count":2}'])(
    "is as if nothing stood there where %s does",
    (text) => {
      localStorage.setItem("eastwind.one", text);
      expect(remembered(one)).toBeUndefined();
    },
  );

  it("forgets where the browser keeps nothing, and says so to nobody but the caller", () => {
    const refuse = (): never => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(remembered(one)).toBeUndefined();
    expect(rememberedAll(many)).toEqual([]);
    expect(remember(one, sound)).toBe(false);
    vi.stubGlobal("localStorage", undefined);
    expect(remembered(one)).toBeUndefined();
    expect(remember(one, sound)).toBe(false);
  });

  it("is put where caches lay when there is no room beside them, and a cache never takes the place of another", () => {
    const cache = cachePlace("sheet", v.string());
    const room = new Memory();
    const setItem = room.setItem;
    room.setItem = (key, value) => {
      const others = [...room.kept].filter(([it]) => it !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > 60) throw new DOMException("no room", "QuotaExceededError");
      setItem(key, value);
    };
    vi.stubGlobal("localStorage", room);
    expect(remember(cache, "s".repeat(40))).toBe(true);
    expect(remember(cachePlace("other", v.string()), "o".repeat(40))).toBe(false);
    expect(remembered(cache)).toBe("s".repeat(40));
    expect(remember(one, sound)).toBe(true);
    expect(remembered(one)).toEqual(sound);
    expect(remembered(cache)).toBeUndefined();
    // nothing is left to be forgotten
    expect(remember(many, "m".repeat(60))).toBe(false);
    expect(remembered(one)).toEqual(sound);
  });

  it("may last only as long as the window", () => {
    const passing = passingPlace("here", v.number());
    remember(passing, 4);
    expect(remembered(passing)).toBe(4);
    expect([localStorage.getItem("eastwind.here"), sessionStorage.getItem("eastwind.here")]).toEqual([null, "4"]);
  });
});

describe("a list", () => {
  it("keeps what can be read of it", () => {
    remember(many, [sound, { name: 1 }, null, { ...sound, count: 4, more: true }]);
    expect(rememberedAll(many)).toEqual([sound, { ...sound, count: 4 }]);
    remember(many, { 0: sound });
    expect(rememberedAll(many)).toEqual([]);
  });
});

it("what would be missed is told once, and a copy of it stays", async () => {
  const games = place("games", pair, "kept-games");
  const text = JSON.stringify([sound, { name: "from a later version" }]);
  localStorage.setItem("eastwind.games", text);
  await told();
  rememberedAll(games);
  remember(games, rememberedAll(games));
  expect(await told()).toEqual(["kept-games"]);
  expect(localStorage.getItem("eastwind.games.unread")).toBe(text);
  localStorage.setItem("eastwind.games", "{");
  expect(rememberedAll(games)).toEqual([]);
  expect(await told()).toEqual([]);
});

it("what nobody would miss is not told", async () => {
  const choices = place("choices", pair);
  localStorage.setItem("eastwind.choices", "{");
  expect(remembered(choices)).toBeUndefined();
  expect(await told()).toEqual([]);
  expect(localStorage.getItem("eastwind.choices.unread")).toBeNull();
});
