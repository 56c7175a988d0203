// @vitest-environment jsdom
// What the interpreted engine does not do is greyed wherever it can be chosen, and comes alive by itself.
import "./support/media";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Memory } from "./support/server";
import DevicePage from "../src/friends/DevicePage.svelte";
import MoveSeats from "../src/friends/MoveSeats.svelte";
import { preparation } from "../src/kit/preparation.svelte";
import { definePages } from "../src/kit/router/router.svelte";
import { rememberTable } from "../src/kit/seats";
import DearMove from "../src/review/DearMove.svelte";
import EditorPage from "../src/solo/editor/EditorPage.svelte";
import type { PutOff } from "../src/wire/generated";
import { i18n, t, type MessageId } from "../src/words/i18n.svelte";

beforeEach(async () => {
  vi.stubGlobal("localStorage", new Memory());
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  definePages({ home: "/", device: "/device/{ticket}", layoutEditor: "/layout", solitaire: "/solitaire" });
  await i18n.choose("en");
  rememberTable({ table: "t", token: "token", seat: 0, name: "Ann", opened: "2030-01-01T00:00:00Z", over: false });
});
afterEach(() => {
  preparation.putOff = {};
  vi.unstubAllGlobals();
});

const found = {
  hand: 1,
  decision: {
    frame: 3,
    position: "123m",
    cost: -3,
    low: -5,
    high: -1,
    did: { kind: "pass", word: "pass", tile: null, tiles: [], ready: false },
    best: { kind: "pass", word: "pass", tile: null, tiles: [], ready: false },
    reasons: [],
  },
};

const PLACES: Record<string, [PutOff, Component<never>, object, MessageId[]]> = {
  "to play on from a dear move": [
    "coach",
    DearMove as Component<never>,
    { found, replay: "#/", onPlay: () => undefined, playing: false },
    ["review-play-on"],
  ],
  "to take one's seats along": ["moves", MoveSeats as Component<never>, {}, ["move-begin"]],
  "to take them over": ["moves", DevicePage as Component<never>, { ticket: "abc" }, ["move-take"]],
  "to check, play and open a layout": [
    "solo",
    EditorPage as Component<never>,
    {},
    ["solo-check", "solo-editor-play", "solo-editor-load"],
  ],
};

test.each(Object.entries(PLACES))("%s", async (_, [what, Shown, props, words]) => {
  preparation.putOff = { [what]: 21 };
  const target = document.createElement("div");
  document.body.append(target);
  const shown = mount(Shown, { target, props: props as never });
  flushSync();
  const all = (): HTMLElement[] => [...target.querySelectorAll<HTMLElement>(".button")];
  const named = (word: string): HTMLElement[] => all().filter(({ textContent }) => textContent.trim() === word);
  const isGrey = (it: HTMLElement): boolean => it.matches(":disabled, [aria-disabled=true]:has(:disabled)");
  const waiting = named("Ready in about 21 seconds");
  expect(waiting).toHaveLength(words.length);
  expect(waiting.every(isGrey)).toBe(true);
  preparation.putOff = {};
  flushSync();
  for (const word of words) expect(named(t(word)).map(isGrey), word).toEqual([false]);
  await unmount(shown);
  target.remove();
});
