// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { rulePage } from "../../dev/fixtures/rules";
import { emptySheet, type Sheet } from "../hand/sheet";
import { i18n } from "../words/i18n.svelte";
import Circumstances from "./Circumstances.svelte";

let mounted: Record<string, unknown> | undefined;

async function asked(sheet: Sheet, readyHand: boolean): Promise<string> {
  await i18n.choose("en");
  if (mounted) void unmount(mounted);
  const book = { ...rulePage, ready_hand: readyHand };
  mounted = mount(Circumstances, { target: document.body, props: { sheet, book, onChange: () => undefined } });
  flushSync();
  return document.body.textContent;
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
});

it("a ready hand is asked for where the rules know one, and where it was said already", async () => {
  const ready = "A ready hand was declared";
  expect(await asked(emptySheet, true)).toContain(ready);
  expect(await asked(emptySheet, false)).not.toContain(ready);
  expect(await asked({ ...emptySheet, events: ["ready"] }, false), "so that it can be taken back").toContain(ready);
});
