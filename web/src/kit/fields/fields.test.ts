// @vitest-environment jsdom
// The fields of house rules: what fits is taken, what does not is not, and the bounds are told.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { i18n } from "../../words/i18n.svelte";
import NumberField from "./NumberField.svelte";
import { contextOf, UnfitEntries } from "./unfit.svelte";

let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

test("a number out of bounds is not taken, its bounds are told, and it stays marked until it is mended", async () => {
  await i18n.choose("en");
  const onset = vi.fn();
  shown = mount(NumberField, {
    target: document.body,
    props: { value: 8, minimum: 1, maximum: 10_000, label: "Points", onset },
  });
  const field = document.querySelector("input")!;
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  type("20");
  expect(onset).toHaveBeenLastCalledWith(20);
  for (const wrong of ["0", "-5", "10001", "9999999", "1.5", ""]) {
    type(wrong);
    expect(document.querySelector("[role=alert]")?.textContent).toBe("A whole number from 1 to 10,000");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(onset).toHaveBeenCalledTimes(1);
  type("0");
  field.dispatchEvent(new Event("blur"));
  flushSync();
  expect(field.value).toBe("0");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("A whole number from 1 to 10,000");
  expect(field.validationMessage).toBe("A whole number from 1 to 10,000");
  type("30");
  field.dispatchEvent(new Event("blur"));
  flushSync();
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect([onset.mock.lastCall, field.validationMessage]).toEqual([[30], ""]);
});

test("what does not fit is minded by the page, though its field goes and comes back", async () => {
  await i18n.choose("en");
  const entries = new UnfitEntries();
  const show = (): HTMLInputElement => {
    shown = mount(NumberField, {
      target: document.body,
      props: { value: 8, minimum: 1, maximum: 100, label: "Points", name: "limit.cap", onset: vi.fn() },
      context: contextOf(entries),
    });
    flushSync();
    return document.querySelector("input")!;
  };
  const field = show();
  field.value = "1.5";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(entries.all).toEqual([["limit.cap", { text: "1.5", label: "Points", range: "A whole number from 1 to 100" }]]);
  void unmount(shown!);
  const again = show();
  expect([again.value, again.getAttribute("aria-invalid")]).toEqual(["1.5", "true"]);
  entries.clear("limit");
  expect(entries.count).toBe(1);
  entries.clear("limit.cap");
  flushSync();
  expect([again.value, again.getAttribute("aria-invalid"), entries.count]).toEqual(["8", "false", 0]);
});

test("a field in a folded part of the page counts as away until it is unfolded", async () => {
  await i18n.choose("en");
  const entries = new UnfitEntries();
  const details = document.createElement("details");
  document.body.append(details);
  details.open = true;
  shown = mount(NumberField, {
    target: details,
    props: { value: 8, minimum: 1, maximum: 100, label: "Points", onset: vi.fn() },
    context: contextOf(entries),
  });
  flushSync();
  const field = document.querySelector("input")!;
  field.value = "0";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  const fold = (open: boolean): void => {
    details.open = open;
    details.dispatchEvent(new Event("toggle"));
  };
  expect(entries.away).toEqual([]);
  fold(false);
  expect(entries.away.map(({ text }) => text)).toEqual(["0"]);
  fold(true);
  expect(entries.away).toEqual([]);
});
