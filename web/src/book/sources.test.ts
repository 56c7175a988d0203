// @vitest-environment jsdom
// A sentence says what is played; where it is taken from it says when one asks.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Block } from "../wire/generated";
import BookBlock from "./BookBlock.svelte";
import { Made } from "./made.svelte";
import { sources } from "./sources.svelte";

let shown: ReturnType<typeof mount> | null = null;
const made = new Made();

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  sources.shown = false;
  made.stop();
  document.body.replaceChildren();
});

test("sources stand aside until they are asked for, notes of what was unclear do not", () => {
  const block: Block = {
    kind: "sentence",
    anchor: "value/claims.chow",
    text: "For a chow only the next player may take the discard.",
    keys: ["claims.chow"],
    source: "Box rules, section 5",
    tiles: [],
    notes: [{ anchor: "note/last-discard", label: "What was unclear" }],
  };
  shown = mount(BookBlock, { target: document.body, props: { block, of: { rules: "ru-classic", options: {} }, made } });
  expect(document.body.textContent).not.toContain("section 5");
  expect(document.body.textContent).toContain("What was unclear");
  sources.shown = true;
  flushSync();
  expect(document.body.textContent).toContain("section 5");
});
