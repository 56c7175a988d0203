import { expect, it } from "vitest";
import type { Ending, SeatView } from "../wire/generated";
import { ends } from "../../dev/fixtures/ends";
import { tilesOf } from "../tiles/notation";
import { openHand } from "./openHand";

const won = ends["won"];
if (!won?.result) throw new Error("the fixture has no result");
const result: Ending = { ...won.result, tile: "4p" };
const [, winner, loser] = won.seats as [SeatView, SeatView, SeatView];

it("adds the discard that won beside the hand", () => {
  const seat = { ...winner, hand: tilesOf("23p999p11z"), drawn: null };
  expect(openHand(seat, result)).toMatchObject({ concealed: tilesOf("23p999p11z"), won: "4p" });
});

it("takes the winning tile out of a hand that already holds it", () => {
  const seat = { ...winner, hand: tilesOf("234p999p11z"), drawn: null };
  expect(openHand(seat, result)).toMatchObject({ concealed: tilesOf("23p999p11z"), won: "4p" });
});

it("shows a drawn winning tile apart", () => {
  const seat = { ...winner, hand: tilesOf("23p999p11z"), drawn: "4p" as const };
  expect(openHand(seat, result)).toMatchObject({ concealed: tilesOf("23p999p11z"), won: "4p" });
});

it("puts a loser's drawn tile among the others", () => {
  const seat = { ...loser, hand: tilesOf("123m"), drawn: "5z" as const };
  expect(openHand(seat, result)).toMatchObject({ concealed: tilesOf("123m5z"), won: null });
});

it("has no winning tile in a drawn hand", () => {
  const drawn: Ending = { ...result, how: "wall", winners: [], tile: null };
  expect(openHand(winner, drawn).won).toBeNull();
});
