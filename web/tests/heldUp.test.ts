// @vitest-environment jsdom
// An option that cannot be taken holds up what would go on under its old value, and says so.

import "./support/dialog";
import "./support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ruleSets } from "../dev/fixtures/rules";
import { fakeServer, settle } from "./support/server";
import LessonsPage from "../src/lessons/LessonsPage.svelte";
import TrainersPage from "../src/trainers/TrainersPage.svelte";
import { i18n } from "../src/words/i18n.svelte";

let shown: ReturnType<typeof mount> | null = null;
const withLimit = ruleSets.find(({ options }) => options.some(({ name }) => name === "limit"))!;

beforeEach(async () => {
  await i18n.choose("en");
  const choice = JSON.stringify({ rules: withLimit.id, options: {} });
  for (const place of ["lessons.rules", "trainers.rules"]) localStorage.setItem(`eastwind.${place}`, choice);
  fakeServer({
    "/api/rulesets": () => ruleSets,
    "/api/lessons": () => [{ name: "tiles", title: "Tiles", line: "", minutes: 3, steps: [] }],
    "/api/trainers": () => [],
  });
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["lessons", LessonsPage, "ol"],
  ["trainers", TrainersPage, ".overview"],
] as const)("%s wait while an option of their rules cannot be taken", async (_, page, held) => {
  shown = mount(page, { target: document.body, props: {} });
  await settle(10);
  flushSync();
  const select = document.querySelector("select")!;
  select.value = withLimit.id;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settle(5);
  flushSync();
  const field = document.querySelector<HTMLInputElement>("input[type=number]")!;
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  const inert = (): boolean => document.querySelector<HTMLElement>(held)!.inert === true;
  expect(inert()).toBe(false);
  type("0");
  expect(inert()).toBe(true);
  expect(document.querySelector("main > .error")?.textContent).toContain("0");
  type("700");
  expect(inert()).toBe(false);
  expect(document.querySelector("main > .error")).toBeNull();
});
