// @vitest-environment jsdom
// A special hand laid with tiles, and the same hand as it is written: in step both ways.

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { dragonOf, formsOf, groupsOf, hasRoom, laid, ownWind, signOf, sizeOf, takenAway, withForm } from "./form";
import type { TileCode } from "../tiles/codes";
import { i18n } from "../words/i18n.svelte";
import FormTiles from "./FormTiles.svelte";

const tap = (form: string, tiles: readonly TileCode[], any = false): string =>
  tiles.reduce((now, tile) => laid(now, signOf(tile, any)), form);

describe("tiles that are tapped", () => {
  it("become the form, group by group and in order", () => {
    expect(tap("", ["3m", "1m", "2m", "5z", "1z", "4z", "9s", "2m"])).toBe("1223m 9s 5z EN");
    expect(tap("", ["1m", "1m", "2p"], true)).toBe("11a 2b");
    expect(laid(laid("11a ESWN", ownWind), dragonOf("m", true))).toBe("11Da ESWNo");
  });

  it("join what was written, and leave alone what is no plain tile", () => {
    expect(tap("(2|3|4)a EE", ["2m", "2z"], true)).toBe("(2|3|4)a 2a EES");
    expect(tap("+123a", ["7z"])).toBe("+123a 7z");
    expect(tap("12z", ["1z"])).toBe("12z E");
  });

  it("are fourteen at the most, and four of a kind", () => {
    const four = tap("", ["1m", "1m", "1m", "1m"]);
    expect([hasRoom(four, signOf("1m", false)), hasRoom(four, signOf("1m", true))]).toEqual([false, true]);
    const whole = "11a 23456789a ESWN";
    expect([sizeOf(whole), hasRoom(whole, signOf("1p", false))]).toEqual([14, false]);
  });
});

describe("a form that is written", () => {
  it("shows its tiles, each with what it is drawn as", () => {
    expect(groupsOf("19b Eo (2|3)a +1a 5zz").map((it) => it.signs?.map(({ tile }) => tile) ?? it.text)).toEqual([
      ["1p", "9p"],
      ["1z", null],
      "(2|3)a",
      "+1a",
      "5zz",
    ]);
  });

  it("loses the tile that is tapped, its group with the last, and a written part as a whole", () => {
    expect(takenAway("11a ESWN", 0, 1)).toBe("1a ESWN");
    expect(takenAway("1a ESWN", 0, 0)).toBe("ESWN");
    expect(takenAway("(2|3)a ESWN", 0, null)).toBe("ESWN");
    expect(takenAway("ESWN", 3, 0)).toBe("ESWN");
  });

  it("can be several forms side by side, of which one is changed", () => {
    const text = "11a (EE|SS) | 22b NN";
    expect(formsOf(text)).toEqual(["11a (EE|SS)", "22b NN"]);
    expect(withForm(text, 1, tap("22b NN", ["5m"]))).toBe("11a (EE|SS) | 22b 5m NN");
    expect(formsOf("")).toEqual([""]);
  });
});

describe("the tiles on the page", () => {
  it("lay and take away, and show what is written", async () => {
    await i18n.choose("en");
    const onchange = vi.fn();
    const shown = mount(FormTiles, { target: document.body, props: { text: "(2|3)a 11b", onchange } });
    flushSync();
    const press = (name: string): void => {
      const found = [...document.querySelectorAll("button")].find((it) => it.getAttribute("aria-label") === name);
      if (!found) throw new Error(`no button is called ${name}`);
      found.click();
    };
    press("red dragon");
    expect(onchange).toHaveBeenLastCalledWith("(2|3)a 11b 7z");
    press("Remove: one of dots");
    expect(onchange).toHaveBeenLastCalledWith("(2|3)a 1b");
    press("Remove: (2|3)a");
    expect(onchange).toHaveBeenLastCalledWith("11b");
    document.querySelector<HTMLInputElement>("input[role=switch]")?.click();
    flushSync();
    press("one of dots");
    expect(onchange).toHaveBeenLastCalledWith("(2|3)a 111b");
    void unmount(shown);
    document.body.replaceChildren();
  });
});
