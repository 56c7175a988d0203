// What this browser remembers, settings.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Memory } from "../../tests/support/server";
import { i18n } from "../words/i18n.svelte";
import { chooseLanguage, chosenLanguage } from "./language";
import { storedTables } from "./seats";
import { parse } from "valibot";
import { defaults, motionPace, motionReduced, readable, settings } from "./settings/settings.svelte";

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));
afterEach(() => vi.unstubAllGlobals());

describe("the language", () => {
  it("that was chosen is remembered", async () => {
    expect(chosenLanguage()).toBeUndefined();
    await chooseLanguage("bg");
    expect(chosenLanguage()).toBe("bg");
    expect(localStorage.getItem("eastwind.language")).toBe('"bg"');
  });

  it("whose words cannot be had is not", async () => {
    await chooseLanguage("pl");
    await expect(chooseLanguage("xx" as never)).rejects.toThrow();
    expect([i18n.language, chosenLanguage()]).toEqual(["pl", "pl"]);
  });

  it("that another choice has overtaken is not", async () => {
    await Promise.all([chooseLanguage("ru"), chooseLanguage("en")]);
    expect([i18n.language, chosenLanguage()]).toEqual(["en", "en"]);
  });

  it("of somebody else's making is none", () => {
    localStorage.setItem("eastwind.language", '"xx"');
    expect(chosenLanguage()).toBeUndefined();
  });
});

describe("settings", () => {
  it.each([undefined, null, "text", 4])("are the house's own where %j was stored", (stored) => {
    expect(parse(readable, stored)).toEqual(defaults);
  });

  it("take over what fits, one by one", () => {
    const read = parse(readable, {
      pace: "fast",
      sounds: false,
      index: "huge",
      largeTiles: "yes",
      theme: "dark",
      ghost: true,
    });
    expect(read).toEqual({ ...defaults, pace: "fast", sounds: false, theme: "dark" });
    expect(parse(readable, { face: "plain", motion: "slow", ceremony: false })).toMatchObject({
      face: "plain",
      motion: "slow",
      ceremony: false,
    });
  });

  it("say how fast things move: as usual, unless the system asks for less or one chose otherwise", () => {
    const paces = (["system", "off", "brief", "normal", "slow"] as const).map((motion) => {
      settings.motion = motion;
      return [motionReduced(), motionPace()];
    });
    settings.motion = "system";
    expect(paces).toEqual([
      [false, 1],
      [true, 0],
      [false, 0.5],
      [false, 1],
      [false, 2],
    ]);
  });
});

describe("seats", () => {
  const stored = {
    table: "ab12",
    seat: 2,
    token: "0123456789abcdef",
    name: "Мария",
    opened: "2025-05-04T19:30:00.000Z",
    over: false,
  };

  it("pass over what somebody else has written into the storage", () => {
    localStorage.setItem("eastwind.tables", JSON.stringify([stored, { table: 4 }, null]));
    expect(storedTables()).toEqual([stored]);
    localStorage.setItem("eastwind.tables", "{");
    expect(storedTables()).toEqual([]);
  });
});
