// @vitest-environment jsdom
// A match at the family's table as those before the screen live through it: what is said, what lies where, what is asked of the engine.

import "../../tests/support/dialog";
import "../../tests/support/media";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  after,
  answered,
  familyServer,
  find,
  laid,
  lastMove,
  lineOver,
  lying,
  openTable,
  pond,
  position,
  press,
  said,
  seatOf,
  sorted,
  standIns,
  tileOf,
  type Position,
} from "../../tests/support/family";
import { fakeServer, type Asked } from "../../tests/support/server";
import type { FamilyGame, TileCode } from "../wire/generated";
import { i18n, t } from "../words/i18n.svelte";
import { tileName } from "../tiles/names";
import { FIRST, keepFamily, readFamily } from "./wish";

let asked: Asked[] = [];
const moves = (): readonly string[] => (asked.at(-1)?.body as FamilyGame).moves;

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  location.hash = "";
  standIns();
  ({ asked } = familyServer());
});
afterEach(() => vi.unstubAllGlobals());

/** The tile that was put down last, as it may be taken. */
const onOffer = (): string =>
  t("family-take", { tile: document.querySelector(".last-tile")!.getAttribute("aria-label")!.split(": ")[1]! });

function codesOf(at: Position, seat: number): string[] {
  const { hand, drawn } = seatOf(at, seat);
  return sorted(drawn ? [...hand, drawn] : hand);
}

describe("a match of two", () => {
  it("is begun, the wall is broken where one says, the tiles are looked over, and a tile goes to the middle", async () => {
    const { game } = position("two", 0);
    await openTable(null);
    expect(said()).toBe("Who plays at our table?");
    vi.spyOn(Math, "random").mockReturnValue((game.seed + 0.5) / 2 ** 31);
    await press("Play");
    expect(asked.at(-1)?.body).toEqual(game);
    expect(said()).toBe("Where shall we break the wall? Choose a side.");
    await press("Side 2");
    expect(said()).toBe("And after which stack? Choose a number.");
    await press("5");
    expect(moves()).toEqual(["break 2 5"]);

    const dealt = position("two", 1);
    expect(said()).toBe("Look over your tiles. Push together what belongs together.");
    for (const seat of [0, 2]) expect(sorted(lying(seat).join(" ").split(" "))).toEqual(codesOf(dealt, seat));
    // nobody plays while the tiles are looked over
    tileOf(2, "6f").click();
    await answered();
    expect(moves()).toEqual(["break 2 5"]);
    await press("Continue");

    expect(said()).toBe("Place 3: a flower! Lay it out.");
    tileOf(2, "6f").click();
    await answered();
    expect(said()).toBe("Place 3: a flower! Lay it out.");
    tileOf(2, "8f").click();
    await answered();
    expect(moves()).toEqual(position("two", 3).game.moves);
    expect(said()).toBe("Place 1: which tile goes to the middle?");

    tileOf(0, "1s").click();
    await answered();
    expect(tileOf(0, "1s").getAttribute("aria-pressed")).toBe("true");
    await press("Put it down here");
    expect(moves()).toEqual(position("two", 4).game.moves);
    expect(pond()).toEqual(["1s"]);
    expect(said()).toBe(t("family-reach-of", { number: 3 }));
  });

  it("takes the tile that completes a set for whoever can lay it, and the set lies there", async () => {
    const before = position("two", 4);
    await openTable(before);
    await press(onOffer());
    expect(moves().at(-1)).toBe("2 chow 1s");
    expect(laid(2)).toEqual(["1s 2s 3s"]);
    expect(pond()).toEqual([]);
    expect(said()).toBe("Place 3: which tile goes to the middle?");
  });

  it("draws from the wall where nobody wants the tile, and what was drawn lies lit at the end of its hand", async () => {
    const before = position("two", 6);
    const next = after(before);
    await openTable(before);
    await press("Draw from the wall");
    expect(moves().at(-1)).toBe("go");
    expect(sorted(lying(0).join(" ").split(" "))).toEqual(codesOf(next, 0));
    expect(lying(0).at(-1)).toBe(seatOf(next, 0).drawn);
    expect(document.querySelector<HTMLElement>('[data-seat="0"] [data-state="lit"]')?.dataset["code"]).toBe("5m");
  });

  it.each(["honour", "lonely", "pair", "neighbour", "gap"] as const)(
    "says why a tile completes nothing (%s), shows the tiles by which one sees it, and takes nothing",
    async (why) => {
      const at = position(
        "two",
        ({ phase, seats }) => phase === "discard" && seats.some((it) => it.reason?.why === why),
      );
      const reason = at.moment.seats.find((it) => it.reason)!.reason!;
      await openTable(at);
      const before = asked.length;
      await press(onOffer());
      expect(said()).toBe(t(`family-why-${why}`));
      const framed = [...document.querySelectorAll<HTMLElement>(".framed")].map((it) => it.dataset["code"]!);
      expect([...new Set(framed)].sort()).toEqual(sorted([...new Set(reason.tiles)]));
      expect(asked.length).toBe(before);
    },
  );

  it("asks what to lay where a tile completes several sets, and lays the one that is shown", async () => {
    const before = position("two", 47);
    await openTable(before);
    await press(onOffer());
    expect(said()).toBe("What do you lay with it?");
    const keys = [...document.querySelectorAll(".near .key")].map((it) => it.getAttribute("aria-label"));
    const named = (...codes: TileCode[]): string => `Place 1: ${codes.map(tileName).join(", ")}`;
    expect(keys).toEqual([named("5m", "5m", "5m"), named("4m", "5m", "6m")]);
    await press(keys[0]!);
    expect(moves().at(-1)).toBe("0 pung");
    expect(laid(0)).toContain("5m 5m 5m");
    expect(document.querySelector(".near .key")).toBeNull();
  });

  it("lays out a flower that was drawn when it is tapped", async () => {
    const before = position("two", 43);
    await openTable(before);
    expect(said()).toBe("Place 1: a flower! Lay it out.");
    tileOf(0, "2f").click();
    await answered();
    expect(moves().at(-1)).toBe("0 flower 2f");
    expect(document.querySelector('[data-seat="0"] .bonus [data-code="2f"]')).not.toBeNull();
    expect(said()).toBe("Place 1: which tile goes to the middle?");
  });

  it("has no place in the middle for a tile of whoever's turn it is not", async () => {
    const at = position("two", 3);
    await openTable(at);
    tileOf(2, seatOf(at, 2).hand[0]!).click();
    await answered();
    expect(find("Put it down here")).toBeUndefined();
    tileOf(0, seatOf(at, 0).hand[0]!).click();
    await answered();
    expect(find("Put it down here")).toBeDefined();
  });

  it("offers four alike to be laid out in one's turn", async () => {
    await openTable(position("hands", 19));
    const four = `Place 3: ${Array.from({ length: 4 }, () => tileName("2z")).join(", ")}`;
    expect(find(four)).toBeDefined();
  });
});

describe("the end of a hand", () => {
  it("is counted by those before the screen: a wrong sum is counted once more, a right one goes on", async () => {
    await openTable(position("hands", 39));
    await press(t("family-win"));
    expect(moves().at(-1)).toBe("2 mahjong");
    expect(said()).toBe("Place 3 has four sets and a pair. Now we count.");
    lineOver();
    expect(said()).toBe("How much is that in all?");
    expect(find("Continue")).toBeUndefined();
    await press("8");
    expect(said()).toBe("Count them again, one after another.");
    await press("7");
    expect(said()).toBe("Yes, 7.");
    await press("16");
    expect(said()).toBe("Yes, 16.");
    expect([...document.querySelectorAll(".total b")].map((it) => it.textContent)).toEqual(["7", "16"]);

    // and another hand follows, for which the wall is broken anew
    await press("Continue");
    expect(said()).toBe("Where shall we break the wall? Choose a side.");
    await press("Side 2");
    await press("5");
    expect(moves()).toEqual(position("hands", 41).game.moves);
    expect(said()).toBe("Look over your tiles. Push together what belongs together.");
  });

  it("asks for no sum where the adult has switched that off", async () => {
    await openTable(position("hands", 39), { choices: { sums: false } });
    await press(t("family-win"));
    expect([...document.querySelectorAll(".total b")].map((it) => it.textContent)).toEqual(["7", "16"]);
    expect(document.querySelector(".sums .count")).toBeNull();
    expect(find("Continue")).toBeDefined();
  });

  it("is told, and that the match is over after it, where there is nothing to add up", async () => {
    await openTable(position("two", 57), { choices: { sums: false } });
    await press(onOffer());
    await press(t("family-win"));
    expect(said()).toBe("Place 3 has four sets and a pair. Now we count.");
    lineOver();
    expect(said()).toBe("That was a fine game. Shall we put the tiles back in the box?");
  });

  it("is counted anew by whoever has left it in between", async () => {
    await openTable(position("hands", 39));
    await press(t("family-win"));
    await press("7");
    await press("16");
    expect(find("Continue")).toBeDefined();
    await press("Leave the game");
    await press("Continue the game");
    expect(find("Continue")).toBeUndefined();
    lineOver();
    expect(said()).toBe("How much is that in all?");
    await press("7");
    await press("16");
    expect(find("Continue")).toBeDefined();
  });

  it("is nobody's where the wall is used up, and the box is where the game goes", async () => {
    const before = position("out", 228);
    await openTable(before);
    await press(t("path-next"));
    expect(moves()).toEqual(position("out", 229).game.moves);
    expect(said()).toBe("The wall is used up. The next game will be different.");
    lineOver();
    expect(said()).toBe("That was a fine game. Shall we put the tiles back in the box?");
    expect(document.querySelector(".sums")).toBeNull();
    await press("Leave the game");
    expect(location.hash).toBe("#/school/tidy");
    expect(readFamily().game).toBeNull();
  });
});

describe("whoever sits there", () => {
  it("hears the bird think: what it takes, then what it puts down", async () => {
    await openTable(position("bird", 9));
    expect(said()).toBe("I take it: now I have three neighbours.");
    lineOver();
    expect(said()).toBe("I put this one down: it is all alone.");
    // nothing is left to be said
    lineOver();
    expect(said()).toBe("I put this one down: it is all alone.");
  });

  it("says who takes a tile that two want", async () => {
    await openTable(position("three", 26));
    expect(said()).toBe("Does anyone need this tile? If not, draw from the wall.");
    await press(onOffer());
    expect(said()).toBe("Who takes it?");
    expect([...document.querySelectorAll(".near .key .who")].map((it) => it.textContent)).toEqual(["1", "3"]);
    await press(document.querySelector<HTMLElement>(".near .key")!);
    expect(moves().at(-1)).toBe(lastMove(position("three", 27)));
    expect(laid(0)).toContain("4s 5s 6s");
  });

  it("brings another hand near by its number, among more than two", async () => {
    await openTable(position("three", 3));
    const near = (): string | undefined => document.querySelector<HTMLElement>(".near [data-seat]")?.dataset["seat"];
    expect(near()).toBe("0");
    await press("Show or cover the tiles of place 2");
    expect(near()).toBe("1");
  });

  it("uncovers one hand at a time where they are hidden", async () => {
    const at = position("two", 3);
    await openTable(at, { choices: { hidden: true } });
    const hidden = (seat: number): boolean => lying(seat).join("").replaceAll(/[? ]/g, "") === "";
    expect([hidden(0), hidden(2)]).toEqual([true, true]);
    expect(document.querySelector('[data-seat="0"] .piece')?.getAttribute("aria-label")).toBe("Face-down tile");
    await press("Show or cover the tiles of place 1");
    expect([hidden(0), hidden(2)]).toEqual([false, true]);
    await press("Show or cover the tiles of place 3");
    expect([hidden(0), hidden(2)]).toEqual([true, false]);
    await press("Show or cover the tiles of place 3");
    expect([hidden(0), hidden(2)]).toEqual([true, true]);
  });

  it("has the hand that is looked for beside the table, and is told when it is there", async () => {
    const { game } = position("goal", 0);
    await openTable(null, { choices: { partners: game.partners, goal: "dragons" } });
    vi.spyOn(Math, "random").mockReturnValue((game.seed + 0.5) / 2 ** 31);
    await press("Play");
    await press("Side 2");
    await press("5");
    expect(said()).toBe("Today we look for a set of dragons.");
    lineOver();
    expect(said()).toBe("Look over your tiles. Push together what belongs together.");
    await press(t("pattern-dragon-set"));
    expect(said()).toBe("Today we look for a set of dragons.");
    expect(document.querySelector(".goal .star")).toBeNull();
  });

  it("sees a star on the hand that was looked for once somebody has won with it", async () => {
    await openTable(position("goal", 48));
    await press(onOffer());
    expect(said()).toBe("What do you lay with it?");
    await press(t("family-win"));
    expect(said()).toBe("Place 1 has four sets and a pair. Now we count.");
    lineOver();
    expect(said()).toBe("And these are exactly the tiles we were looking for!");
    expect(document.querySelector(".goal .star")).not.toBeNull();
  });
});

describe("a game that waits", () => {
  it("is gone on with where it was left, by whoever opens the page again", async () => {
    const at = position("two", 4);
    await openTable(at);
    expect(asked.map(({ body }) => body)).toEqual([at.game]);
    await press("Leave the game");
    expect(said()).toBe("Who plays at our table?");
    expect(readFamily().game?.moves).toEqual(at.game.moves);
    await press("Continue the game");
    expect(pond()).toEqual(["1s"]);
  });

  it("is not offered where none was begun", async () => {
    await openTable(null);
    expect(find("Continue the game")).toBeUndefined();
    await press("Leave the game");
    expect(location.hash).toBe("#/school");
  });

  it("waits for a server that is away, and asks the same once more", async () => {
    const at = position("two", 4);
    await openTable(at);
    fakeServer({});
    await press(onOffer());
    expect(document.querySelector("[role=alert]")?.textContent).toContain("The server is not responding.");
    expect(pond()).toEqual(["1s"]);
    expect(readFamily().game?.moves).toEqual(at.game.moves);
    ({ asked } = familyServer());
    await press("Try again");
    expect(moves()).toEqual([...at.game.moves, "2 chow 1s"]);
    expect(document.querySelector("[role=alert]")).toBeNull();
    expect(laid(2)).toEqual(["1s 2s 3s"]);
  });

  it("that cannot be read any more is none, and what the adult chose is as at first", () => {
    localStorage.setItem("eastwind.family", JSON.stringify({ choices: { ...FIRST, hands: 3 }, game: null }));
    expect(readFamily()).toEqual({ choices: FIRST, game: null });
    keepFamily({ choices: { ...FIRST, hands: 8 } });
    expect(readFamily()).toEqual({ choices: { ...FIRST, hands: 8 }, game: null });
  });
});
