// @vitest-environment jsdom
// Every page has an address that leads there, a name, and words; and only the router writes addresses.

import { describe, expect, it } from "vitest";
import "./support/media";
import { readAddress, writeAddress } from "../src/kit/router/addresses";
import { href, parseHash, route } from "../src/kit/router/router.svelte";
import { pageTitle, places, rooms, roomOf, type Room } from "../src/rooms";
import { i18n, tHas } from "../src/words/i18n.svelte";

const lost = { page: null, params: {} };

describe("an address", () => {
  it.each([
    ["", { page: "home", params: {} }],
    ["#/", { page: "home", params: {} }],
    ["#/play", { page: "play", params: {} }],
    ["#/settings", { page: "settings", params: {} }],
    ["#/table/ab12", { page: "table", params: { table: "ab12" } }],
    ["#/table/ab12/replay/3", { page: "replay", params: { table: "ab12", hand: 3 } }],
    ["#/table/ab12/replay/0", lost],
    ["#/table/ab12/replay/10000", lost],
    ["#/table", lost],
    ["#/table/a/b", lost],
    ["#/elsewhere", lost],
    ["#/play?x", lost],
    ["#/table/%E0%A4%A", lost],
    ["#/solitaire", { page: "solitaire", params: {} }],
    ["#/solitaire/turtle/7", { page: "solitaire", params: { layout: "turtle", deal: "7" } }],
    ["#/solitaire/turtle/7/8", lost],
    ["#/solitaire/editor", { page: "layoutEditor", params: {} }],
    ["#/solitaire/editor/own-1", { page: "layoutEditor", params: { layout: "own-1" } }],
    ["#/calculator", { page: "calculator", params: {} }],
    ["#/calculator?hand=1m&x=?", { page: "calculator", params: { query: "hand=1m&x=?" } }],
    ["#/calculator/table?E=64", { page: "settlement", params: { query: "E=64" } }],
    ["#/school", { page: "school", params: {} }],
    ["#/school/line-up/p/7", { page: "school", params: { step: "line-up", suit: "p", seed: "7" } }],
    ["#/school/adult", { page: "schoolAdult", params: {} }],
    ["#/school/adult/alike", { page: "schoolAdult", params: { step: "alike" } }],
    ["#/statistics", { page: "statistics", params: {} }],
    ["#/simulator", { page: "simulate", params: {} }],
    ["#/interface", { page: "interface", params: {} }],
    ["#/trainers", { page: "trainers", params: {} }],
    ["#/trainers/count/2/7", { page: "trainers", params: { trainer: "count", level: "2", seed: "7" } }],
    ["#/lessons", { page: "lessons", params: {} }],
    ["#/lessons/tiles", { page: "lessons", params: { lesson: "tiles" } }],
    ["#/game", { page: "game", params: {} }],
    ["#/game/words/pung", { page: "game", params: { page: "words", term: "pung" } }],
    ["#/rules", { page: "household", params: {} }],
    ["#/rules?abc", { page: "household", params: { link: "abc" } }],
    ["#/rules/book", { page: "book", params: {} }],
    [
      "#/rules/book/dmjl/value/limit.cap?o.x=1",
      { page: "book", params: { rules: "dmjl", anchor: "value/limit.cap", query: "o.x=1" } },
    ],
    [
      "#/rules/book/table/ab12/pattern/no_chow",
      { page: "tableBook", params: { table: "ab12", anchor: "pattern/no_chow" } },
    ],
  ])("%s is read", (hash, found) => {
    expect(parseHash(hash)).toEqual(found);
  });

  it("is written as it is read", () => {
    expect(href("table", { table: "a b/c" })).toBe("#/table/a%20b%2Fc");
    expect(parseHash(href("table", { table: "a b/c" }))).toEqual({ page: "table", params: { table: "a b/c" } });
    expect(href("replay", { table: "ab12", hand: 7 })).toBe("#/table/ab12/replay/7");
    expect(href("solitaire", { layout: "turtle", deal: undefined })).toBe("#/solitaire/turtle");
    expect(href("calculator", { query: "" })).toBe("#/calculator");
    expect(href("book", { rules: "bg", anchor: "value/claims.tie", query: "o.a=b" })).toBe(
      "#/rules/book/bg/value/claims.tie?o.a=b",
    );
  });

  it("of any pattern comes back", () => {
    const pattern = "/a/{one}/{two:number}/[three]/[...rest]?[query]";
    const all = { one: "x/y", two: 12, three: "ä b", rest: "p/q%", query: "k=v&w" };
    expect(readAddress(pattern, writeAddress(pattern, all))).toEqual(all);
    expect(readAddress(pattern, writeAddress(pattern, { one: "x", two: 1 }))).toEqual({ one: "x", two: 1 });
  });
});

describe("the page that one is on", () => {
  const told = (): Promise<unknown> =>
    new Promise((done) => window.addEventListener("hashchange", done, { once: true }));
  const go = async (hash: string): Promise<void> => {
    if (location.hash === hash) return;
    location.hash = hash;
    await told();
  };

  it("writes its own address anew, and is told when the old one is put in again", async () => {
    await go("#/calculator?one");
    const steps = history.length;
    expect(route.rewrite("calculator", { query: "two" })).toBe(true);
    expect([location.hash, history.length]).toEqual(["#/calculator?two", steps]);
    const before = route.current;
    expect(before).toEqual({ page: "calculator", params: { query: "one" } });
    await go("#/calculator?one");
    expect(route.current).toEqual(before);
    expect(route.current).not.toBe(before);
    expect(route.rewrite("calculator", { query: "two" })).toBe(true);
  });

  it("leaves the address alone where somebody has gone on, also when that was not told yet", async () => {
    await go("#/calculator?one");
    location.hash = "#/calculator?other";
    expect(route.rewrite("calculator", { query: "mine" })).toBe(false);
    await told();
    expect(location.hash).toBe("#/calculator?other");
    await go("#/play");
    expect(route.rewrite("calculator", { query: "mine" })).toBe(false);
    expect(location.hash).toBe("#/play");
  });
});

describe("every room", () => {
  it.each(Object.entries<Room>(rooms))(
    "%s has a name in the tab and is fetched",
    async (page, room) => {
      await i18n.choose("en");
      expect(tHas(room.title)).toBe(true);
      expect(roomOf({ page, params: {} } as never)).toBe(room);
      expect(pageTitle({ page, params: {} } as never)).not.toContain("[");
      if (room.load) expect((await room.load()).default).toBeTypeOf("function");
      // Its components are compiled here, which takes a busy machine a while.
    },
    60_000,
  );

  it("that stands on the first page leads somewhere and says what it is", () => {
    expect(places.map(({ as }) => as)).toEqual([
      "tile",
      "tile",
      "tile",
      "line",
      "tile",
      "line",
      "line",
      "line",
      "line",
      "line",
      "line",
      "line",
      "line",
      "line",
      "line",
      "line",
    ]);
    for (const { to, text } of places) {
      expect(parseHash(to).page).not.toBeNull();
      expect(tHas(text, "line")).toBe(true);
    }
  });
});

describe("what the browser's tab says", () => {
  it("begins with what one looks at, where the page says it", () => {
    const here = parseHash("#/rules/book/dmjl");
    expect(pageTitle(here)).toBe("Rulebook · Eastwind");
    expect(pageTitle(here, "Our table")).toBe("Our table · Rulebook · Eastwind");
  });
});

describe("no other file", () => {
  const sources = import.meta.glob<string>(
    ["../src/**/*.{ts,svelte}", "!../src/kit/router/*", "!../src/**/*.test.ts"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );

  it.each([
    "location.hash",
    "location.href",
    "location.replace",
    "history.replaceState",
    "history.pushState",
    '"#/',
    "`#/",
  ])("holds %s", (text) => {
    expect(Object.keys(sources).filter((path) => sources[path]?.includes(text))).toEqual([]);
  });
});
