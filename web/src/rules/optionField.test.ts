// @vitest-environment jsdom
// Another number than those suggested: what cannot be taken holds nothing up once something else was chosen.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { contextOf, UnfitEntries } from "../kit/fields/unfit.svelte";
import { i18n, t } from "../words/i18n.svelte";
import OptionField from "./OptionField.svelte";
import RulesPicker from "./RulesPicker.svelte";

const set = ruleSets.find(({ options }) => options.some(({ name }) => name === "limit"))!;
const option = set.options.find(({ name }) => name === "limit")!;
let entries: UnfitEntries;
let shown: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
  await i18n.choose("en");
  entries = new UnfitEntries();
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const number = (): HTMLInputElement => document.querySelector("input[type=number]")!;

function typeRed(): void {
  number().value = "0";
  number().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect([entries.count, number().getAttribute("aria-invalid")]).toEqual([1, "true"]);
}

test.each([
  ["another suggestion", "500"],
  ["the suggestion that counts already", "2000"],
])("a number that cannot be taken is cleared when %s is chosen", (_, choice) => {
  const props = { option, value: 2000, wrong: false, onchange: vi.fn() };
  shown = mount(OptionField, { target: document.body, props, context: contextOf(entries) });
  flushSync();
  typeRed();
  document.querySelector<HTMLInputElement>(`input[type=radio][value="${choice}"]`)!.click();
  flushSync();
  expect([entries.count, number().getAttribute("aria-invalid"), number().value]).toEqual([0, "false", ""]);
});

test("a number that cannot be taken is cleared when the options are put back", () => {
  const props = {
    choice: { rules: set.id, options: { limit: 500 } },
    sets: ruleSets,
    label: "Rules",
    onChange: vi.fn(),
  };
  shown = mount(RulesPicker, { target: document.body, props, context: contextOf(entries) });
  flushSync();
  typeRed();
  [...document.querySelectorAll("button")].find((it) => it.textContent.trim() === t("setup-options-reset"))!.click();
  flushSync();
  expect([entries.count, number().getAttribute("aria-invalid")]).toEqual([0, "false"]);
});
