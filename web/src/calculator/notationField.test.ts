// @vitest-environment jsdom
// The notation is marked as long as its owner knows that it cannot be read, and no longer.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptySheet } from "../hand/sheet";
import { contextOf, UnfitEntries } from "../kit/fields/unfit.svelte";
import { i18n } from "../words/i18n.svelte";
import NotationField from "./NotationField.svelte";

let entries: UnfitEntries;
let shown: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
  await i18n.choose("en");
  entries = new UnfitEntries();
  const props = { sheet: emptySheet, onChange: vi.fn() };
  shown = mount(NotationField, { target: document.body, props, context: contextOf(entries) });
  flushSync();
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const field = (): HTMLInputElement => document.querySelector("input")!;

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("a notation that cannot be read is marked no longer once its owner has cleared it", () => {
  type("99x");
  expect([entries.count, field().getAttribute("aria-invalid")]).toEqual([1, "true"]);
  entries.clearAll();
  flushSync();
  expect([field().getAttribute("aria-invalid"), field().value]).toEqual(["false", ""]);
});

test("a notation that its owner keeps as unreadable is marked", () => {
  type("99x");
  field().dispatchEvent(new Event("blur"));
  flushSync();
  expect([field().value, field().getAttribute("aria-invalid")]).toEqual(["99x", "true"]);
  type("123m");
  expect([entries.count, field().getAttribute("aria-invalid")]).toEqual([0, "false"]);
});
