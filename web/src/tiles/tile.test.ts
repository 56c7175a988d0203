// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { i18n } from "../words/i18n.svelte";
import { TILE_CODES, WIND_SIGNS, cornerSign, isTileCode, type TileCode } from "./codes";
import { faceOf } from "./face";
import { chooseFace } from "./faces.svelte";
import { lettering, windLetter } from "./winds.svelte";
import { isAcross, orientationOf, turned } from "./orientation";
import Tile from "./Tile.svelte";

let mounted: Record<string, unknown> | undefined;

function show(props: Record<string, unknown>): HTMLElement {
  mounted = mount(Tile, { target: document.body, props: props as never });
  flushSync();
  const tile = document.querySelector<HTMLElement>(".tile");
  if (!tile) throw new Error("no tile was drawn");
  return tile;
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
});

describe("Tile", () => {
  it("puts the drawings into the page once and refers to them", async () => {
    const tile = show({ code: "5p", label: "five of circles" });
    expect(document.querySelectorAll("#tile-sprite")).toHaveLength(1);
    const uses = [...tile.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(uses).toEqual(["#tile-5p", "#tile-index-5"]);
    // They are a file of their own, which may come after the first tile.
    await vi.waitFor(() => expect(document.querySelector("#tile-sprite svg")).not.toBeNull());
    for (const href of uses) expect(document.querySelector(href ?? "")).not.toBeNull();
  });

  it("has the letters of winds in another ink than numbers: a З would be taken for a 3", () => {
    const inks = (["3p", "3s", "3m", "3z"] as const).map((code) => faceOf(code, "carved").ink);
    expect(inks).toEqual(["black", "black", "black", "blue"]);
  });

  it("is a picture with a name, or hidden from readers when it has none", () => {
    const named = show({ code: "1s", label: "one of bamboo" });
    expect([named.tagName, named.getAttribute("role"), named.getAttribute("aria-label")]).toEqual([
      "SPAN",
      "img",
      "one of bamboo",
    ]);
    if (mounted) void unmount(mounted);
    const nameless = show({ code: "1s" });
    expect([nameless.getAttribute("role"), nameless.getAttribute("aria-hidden")]).toEqual([null, "true"]);
  });

  it("is a button when it can be pressed", () => {
    const press = vi.fn();
    const tile = show({ code: "7z", label: "red dragon", onclick: press, selected: true });
    expect([tile.tagName, tile.getAttribute("aria-pressed"), tile.dataset["state"]]).toEqual([
      "BUTTON",
      "true",
      "selected",
    ]);
    tile.click();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it("does not answer when disabled", () => {
    const press = vi.fn();
    show({ code: "7z", label: "red dragon", onclick: press, disabled: true }).click();
    expect(press).not.toHaveBeenCalled();
  });

  it.each([
    ["standing", "back"],
    ["lying", "down"],
    ["back", "back"],
  ])("shows a tile that is not known from behind: %s becomes %s", (stance, shown) => {
    const tile = show({ code: null, label: "a tile", stance });
    expect(tile.dataset["stance"]).toBe(shown);
    expect(tile.querySelector("svg")).toBeNull();
  });

  it.each(["back", "down"])("tells nothing of a known tile that lies %s", (stance) => {
    const tile = show({ code: "7z", label: "a tile", stance });
    expect(tile.outerHTML).not.toContain("7z");
  });

  it("passes on what it does not know itself", () => {
    const tile = show({ code: "1z", label: "east", id: "first", draggable: true, class: "drawn" });
    expect([tile.id, tile.getAttribute("draggable"), tile.className]).toEqual(["first", "true", "tile drawn"]);
  });

  it("lies across when its top points sideways", () => {
    expect(show({ code: "1z", label: "east", orientation: "left" }).hasAttribute("data-across")).toBe(true);
  });
});

describe("the faces of the tiles", () => {
  const drawn = (tile: HTMLElement): (string | null)[] =>
    [...tile.querySelectorAll("use")].map((use) => use.getAttribute("href"));

  afterEach(() => chooseFace("carved"));

  it("are those chosen, on a tile that is there already too, and their drawings come into the page once", async () => {
    const tile = show({ code: "5p", label: "five of circles" });
    chooseFace("figures");
    flushSync();
    expect(drawn(tile)).toEqual(["#tile-large-p", "#tile-figure-5"]);
    chooseFace("plain");
    chooseFace("plain");
    flushSync();
    expect(drawn(tile)).toEqual(["#tile-plain-5p", "#tile-index-5"]);
    expect(document.querySelectorAll("#tile-sprite-plain")).toHaveLength(1);
    await vi.waitFor(() => expect(document.querySelector("#tile-plain-5p")).not.toBeNull());
    await vi.waitFor(() => expect(document.querySelector("#tile-figure-5")).not.toBeNull());
  });

  it("have large figures where a tile has one: the letter of a wind in one's language, a dragon and a flower as ever", () => {
    chooseFace("figures");
    onTestFinished(() => void i18n.choose("en"));
    void i18n.choose("ru");
    const all = (["2z", "6z", "1f"] as const).map((code) => {
      const found = drawn(show({ code, label: "" }));
      if (mounted) void unmount(mounted);
      mounted = undefined;
      return found;
    });
    expect(all).toEqual([
      ["#tile-large-2z", "#tile-figure-u42e"],
      ["#tile-6z", "#tile-index-green"],
      ["#tile-1f", "#tile-index-1"],
    ]);
  });

  it("may be another for one tile, as where one chooses among them", () => {
    expect(drawn(show({ code: "3s", label: "", face: "plain" }))).toEqual(["#tile-plain-3s", "#tile-index-3"]);
  });
});

describe("codes", () => {
  it("name 42 kinds and no others", () => {
    expect(TILE_CODES.every(isTileCode)).toBe(true);
    for (const wrong of ["0m", "8z", "9f", "1x", "", "10m"]) expect(isTileCode(wrong)).toBe(false);
  });

  it("carry in the corner the letter that stands on the seat's plate, and for dragons no letter", () => {
    const sign = (code: TileCode): string => cornerSign(code, windLetter);
    const winds = ["1z", "2z", "3z", "4z"] as const;
    onTestFinished(() => void i18n.choose("en"));
    const letters = (["ru", "bg", "pl", "en"] as const).map((language) => {
      void i18n.choose(language);
      return winds.map(sign).join(" ");
    });
    expect(letters).toEqual(["В Ю З С", "И Ю З С", "W Pd Z Pn", "E S W N"]);
    for (const letter of letters.join(" ").split(" ")) expect(WIND_SIGNS).toContain(letter);
    expect((["5z", "6z", "7z"] as const).map(sign)).toEqual(["white", "green", "red"]);
    expect((["1f", "4f", "5f", "8f"] as const).map(sign).join("")).toBe("1414");
    expect(sign("9s")).toBe("9");
    lettering.latin = true;
    onTestFinished(() => void (lettering.latin = false));
    void i18n.choose("ru");
    expect(winds.map(sign).join(" ")).toBe("E S W N");
  });
});

describe("orientation", () => {
  it("points the top of a tile away from its player", () => {
    expect((["bottom", "right", "top", "left"] as const).map(orientationOf)).toEqual(["up", "left", "down", "right"]);
  });

  it("turns by quarters, round and round", () => {
    expect([turned("up", 1), turned("up", -1), turned("left", 1), turned("right", 2)]).toEqual([
      "right",
      "left",
      "up",
      "left",
    ]);
    expect(isAcross(turned("down", 5))).toBe(true);
  });
});
