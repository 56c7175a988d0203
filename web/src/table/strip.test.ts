// The buttons of the strip: which there are, in which order, with how much on them.

import { beforeEach, describe, expect, it } from "vitest";
import type { LegalAction } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import { sortChoices, type Choices } from "./line/choices";
import { buttonOf, chosenAmong, countButtons, doubtButtons, setButtons, stripButtons, type StripButton } from "./strip";

const act = (word: string, tiles: LegalAction["tiles"] = []): LegalAction => {
  const [kind = "", tile = null] = word.split(" ");
  return { word, kind: kind as LegalAction["kind"], tile: tile as LegalAction["tile"], tiles, ready: "no" };
};
const offered = (...legal: LegalAction[]): Choices => sortChoices(legal);
const LARGE = { narrow: false, tight: false };
const NARROW = { narrow: true, tight: false };
const TIGHT = { narrow: true, tight: true };
const low = act("chow 4p", ["4p", "5p", "6p"]);
const high = act("chow 5p", ["5p", "6p", "7p"]);

beforeEach(() => i18n.choose("en"));

const said = ({ name, label, key, tiles }: StripButton): unknown => [name, label, key, tiles.join("")];

describe("the strip", () => {
  it("offers everything in its order: claims, then the win, then to pass", () => {
    const { claims, last } = stripButtons(
      offered(act("pass"), act("mahjong"), act("kong 5p"), act("pung"), low, act("flower 1f"), act("flower 5f")),
      LARGE,
    );
    expect(claims.map(said)).toEqual([
      ["chow 4p", "Chow", "C", "4p5p6p"],
      ["pung", "Pung", "P", ""],
      ["kong 5p", "Kong", "K", ""],
      // one key for one of them
      ["flower 1f", "Lay out", "F", "1f"],
      ["flower 5f", "Lay out", "", "5f"],
    ]);
    expect(last.map((it) => [it.name, it.look])).toEqual([
      ["mahjong", "win"],
      ["pass", "pass"],
    ]);
  });

  it("lays chows side by side where there is room, the first with the word", () => {
    const { claims } = stripButtons(offered(low, high, act("pass")), LARGE);
    expect(claims.map(said)).toEqual([
      ["chow 4p", "Chow", "1", "4p5p6p"],
      ["chow 5p", "", "2", "5p6p7p"],
    ]);
    expect(claims.map((it) => it.does)).toEqual([low, high]);
  });

  it("tells the key of an action, also of one behind a button; a discard has none", () => {
    const [kong, other] = [act("kong 5p"), act("concealed_kong 7m")];
    const choices = offered(act("pung"), kong, other, low, high, act("pass"), act("discard 1m"));
    const keys = [...choices.chows, other, choices.pung, choices.pass].map(
      (it) => it && buttonOf(it, choices, LARGE)?.key,
    );
    expect(keys).toEqual(["1", "2", "K", "P", "Space"]);
    expect(buttonOf(act("discard 1m"), choices, LARGE)).toBeNull();
  });

  it("asks about one of a folded sort by its own name", () => {
    const kongs = [act("concealed_kong 2s"), act("added_kong 7z")];
    const nothing = (): void => undefined;
    const hands = { keep: nothing, leaveUndeclared: nothing, discard: nothing, act: nothing };
    const [instead] = doubtButtons({ about: "win", tile: null, action: kongs[1]! }, offered(...kongs), LARGE, hands);
    expect([instead?.label, instead?.said]).toEqual(["Kong", "Add to the pung: red dragon"]);
  });

  it("folds chows where there is none; behind the button one chooses", () => {
    const choices = offered(low, high, act("pass"));
    const [only, ...more] = stripButtons(choices, NARROW).claims;
    expect([only?.name, only?.does, more]).toEqual(["chow", "chow", []]);
    expect(setButtons(chosenAmong(choices, "chow")).map(said)).toEqual([
      ["chow 4p", "", "1", "4p5p6p"],
      ["chow 5p", "", "2", "5p6p7p"],
    ]);
    expect(chosenAmong(choices, null)).toEqual([]);
  });

  it("folds several kongs and sets of one's own everywhere, a single one is done at once", () => {
    const kongs = [act("concealed_kong 2s"), act("added_kong 7z")];
    const own = [act("lay_chow 2m", ["2m", "3m", "4m"]), act("lay_pung 7z", ["7z", "7z", "7z"])];
    expect(stripButtons(offered(...kongs, ...own), LARGE).claims.map((it) => it.does)).toEqual(["kong", "own"]);
    const [kong, set] = stripButtons(offered(kongs[0]!, own[0]!), LARGE).claims;
    expect([kong?.does, kong?.tiles, kong?.said]).toEqual([kongs[0], ["2s"], "Concealed kong: two of bamboo"]);
    expect([set?.does, set?.tiles]).toEqual([own[0], ["2m", "3m", "4m"]]);
  });

  it("leaves out tiles where the room is less", () => {
    const choices = offered(low, act("concealed_kong 2s"), act("lay_chow 2m", ["2m", "3m", "4m"]));
    expect(stripButtons(choices, NARROW).claims.map((it) => it.tiles.length)).toEqual([0, 1, 3]);
    expect(stripButtons(choices, TIGHT).claims.map((it) => it.tiles.length)).toEqual([0, 0, 0]);
  });

  it("says of an offer to declare at once what passing means", () => {
    const { claims, last } = stripButtons(offered(act("ready_at_once"), act("pass")), LARGE);
    expect(claims.map((it) => it.name)).toEqual(["ready_at_once"]);
    expect(last[0]?.label).not.toBe(stripButtons(offered(act("pass")), LARGE).last[0]?.label);
  });

  it("counts as many buttons as it has, sets of one's own as one", () => {
    const choices = offered(low, high, act("pung"), act("lay_chow 2m"), act("lay_pung 7z"), act("pass"));
    expect(countButtons(choices)).toBe(5);
    const { claims, last } = stripButtons(choices, LARGE);
    expect(claims.length + last.length).toBe(5);
  });
});
