// A table after a hand: what one says of it, and the link that holds it all.

import { describe, expect, it } from "vitest";
import { readHand } from "../hand/notation";
import { emptySheet, type Sheet } from "../hand/sheet";
import { emptyDeal, readDeal, sheetOf, withDiscarder, withHeld, withWinner, writeDeal, type Deal } from "./deal";

function hand(text: string): Sheet {
  const reading = readHand(text);
  if (!("sheet" in reading)) throw new Error(text);
  return reading.sheet;
}

const rules = { rules: "ru-classic", options: { limit: 1000 } };

describe("who won", () => {
  it("is one, and cannot be the discarder as well", () => {
    const won = withDiscarder(withWinner(emptyDeal, "S", false), "W");
    expect([won.winners, won.discarder]).toEqual([["S"], "W"]);
    const other = withWinner({ ...won, penalty: true }, "W", false);
    expect([other.winners, other.discarder, other.penalty]).toEqual([["W"], null, false]);
  });

  it("is nobody of a drawn hand, which nobody discarded", () => {
    const drawn = withWinner(withDiscarder(withWinner(emptyDeal, "S", false), "W"), null, false);
    expect([drawn.winners, drawn.discarder]).toEqual([[], null]);
  });

  it("are several where the rules have them, each chosen and let go by itself", () => {
    const two = withWinner(withWinner(emptyDeal, "W", true), "S", true);
    expect(two.winners).toEqual(["S", "W"]);
    expect(withWinner(two, "S", true).winners).toEqual(["W"]);
  });
});

describe("a hand at the table", () => {
  const lucky: Deal = withHeld(emptyDeal, "S", { sheet: { ...hand("123m55z5z"), source: "robbed_kong" } });

  it("takes its wind, the round and whether it won from the table", () => {
    const won = sheetOf({ ...withWinner(lucky, "S", false), round: "W" }, "S");
    expect([won.seat, won.round, won.won]).toEqual(["S", "W", true]);
    expect(sheetOf(lucky, "S").won).toBe(false);
  });

  it("comes by a tile as the table says: from somebody, or from the wall", () => {
    const won = withWinner(lucky, "S", false);
    expect(sheetOf(won, "S").source).toBe("wall");
    expect(sheetOf(withDiscarder(won, "E"), "S").source).toBe("robbed_kong");
  });
});

describe("the link of a table", () => {
  it("holds everything and gives it back", () => {
    let deal = withHeld(emptyDeal, "E", { points: 64 });
    deal = withHeld(deal, "S", {
      sheet: { ...hand("123m456p789s5z[111z]5z"), events: ["ready"], source: "last_discard" },
    });
    deal = { ...withDiscarder(withWinner(deal, "S", false), "W"), penalty: true, round: "N" };
    const read = readDeal(writeDeal(deal, rules));
    expect(read.damaged).toBe(false);
    expect(read.rules).toEqual(rules);
    expect(read.deal.held.E).toEqual({ sheet: emptySheet, points: 64 });
    expect(writeDeal(read.deal, rules)).toBe(writeDeal(deal, rules));
    expect([read.deal.winners, read.deal.discarder, read.deal.penalty, read.deal.round]).toEqual([
      ["S"],
      "W",
      true,
      "N",
    ]);
  });

  it("that is damaged says so, and gives what can be read", () => {
    const read = readDeal("E=12&S=9x&won=Q&gave=W");
    expect(read.damaged).toBe(true);
    expect([read.deal.held.E.points, read.deal.winners, read.deal.discarder]).toEqual([12, [], null]);
  });
});
