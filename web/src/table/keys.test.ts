import { describe, expect, test } from "vitest";
import { intentOf, KEY_HELP, type KeyPress } from "./keys";

const press = (key: string, code = key, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const idle = { canPass: false, choosing: false };
const claiming = { canPass: true, choosing: false };
const choosing = { canPass: true, choosing: true };

describe("keys", () => {
  test("letters go by the place of the key, whatever the layout writes with it", () => {
    expect(intentOf(press("с", "KeyC"), claiming)).toEqual({ do: "chow" });
    expect(intentOf(press("з", "KeyP"), claiming)).toEqual({ do: "pung" });
    expect(intentOf(press("л", "KeyK"), idle)).toEqual({ do: "kong" });
    expect(intentOf(press("ь", "KeyM"), idle)).toEqual({ do: "mahjong" });
    expect(intentOf(press("к", "KeyR"), idle)).toEqual({ do: "ready" });
  });

  test("space plays a tile, and passes while there is something to pass", () => {
    expect(intentOf(press(" ", "Space"), idle)).toEqual({ do: "play" });
    expect(intentOf(press(" ", "Space"), claiming)).toEqual({ do: "pass" });
    expect(intentOf(press(" ", "Space"), choosing)).toEqual({ do: "play" });
  });

  test("enter never passes", () => {
    expect(intentOf(press("Enter"), claiming)).toEqual({ do: "play" });
  });

  test("escape goes back one step: first out of a choice, then passes, else puts the tile down", () => {
    expect(intentOf(press("Escape"), choosing)).toEqual({ do: "back" });
    expect(intentOf(press("Escape"), claiming)).toEqual({ do: "pass" });
    expect(intentOf(press("Escape"), idle)).toEqual({ do: "back" });
  });

  test("arrows walk, with shift they carry", () => {
    expect(intentOf(press("ArrowLeft"), idle)).toEqual({ do: "move", by: -1 });
    expect(intentOf(press("ArrowRight", "ArrowRight", { shiftKey: true }), idle)).toEqual({ do: "shift", by: 1 });
    expect(intentOf(press("End"), idle)).toEqual({ do: "end", which: "last" });
  });

  test("digits choose, also on the number pad", () => {
    expect(intentOf(press("2", "Digit2"), claiming)).toEqual({ do: "pick", number: 2 });
    expect(intentOf(press("3", "Numpad3"), choosing)).toEqual({ do: "pick", number: 3 });
  });

  test("the browser keeps its own combinations", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey"] as const) {
      expect(intentOf(press("r", "KeyR", { [held]: true }), claiming)).toBeNull();
    }
    expect(intentOf(press("Tab"), claiming)).toBeNull();
  });

  test("the question mark opens the list of keys in any layout", () => {
    expect(intentOf(press("?", "Slash", { shiftKey: true }), idle)).toEqual({ do: "keys" });
    expect(intentOf(press("?", "Digit7", { shiftKey: true }), idle)).toEqual({ do: "keys" });
  });

  test("every letter of the key help means something", () => {
    for (const [keys] of KEY_HELP) {
      for (const key of keys) {
        if (!/^[A-Z]$/.test(key)) continue;
        expect(intentOf(press(key.toLowerCase(), `Key${key}`), claiming), key).not.toBeNull();
      }
    }
  });
});
