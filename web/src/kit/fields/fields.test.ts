// @vitest-environment jsdom
// The fields of house rules: what fits is taken, what does not is not, and the bounds are told.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { i18n } from "../../words/i18n.svelte";
import NumberField from "./NumberField.svelte";

let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

test("a number out of bounds is not taken, its bounds are told, and what was there comes back", async () => {
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
  for (const wrong of ["0", "10001", "2.5", ""]) {
    type(wrong);
    expect(document.querySelector("[role=alert]")?.textContent).toBe("A whole number from 1 to 10,000");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(onset).toHaveBeenCalledTimes(1);
  field.dispatchEvent(new Event("blur"));
  flushSync();
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(field.value).toBe("8");
});
