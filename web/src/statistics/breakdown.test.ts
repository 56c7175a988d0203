// @vitest-environment jsdom
// Rows of one name: two households may call their rules the same.
import "../../tests/support/media";
import { mount, unmount } from "svelte";
import { expect, it, onTestFinished } from "vitest";
import Breakdown from "./Breakdown.svelte";
import Tally from "./Tally.svelte";

it("rule sets of one title have a row each", () => {
  const rows = [
    ["Sundays", []],
    ["Sundays", []],
  ] as const;
  const part = mount(Breakdown, { target: document.body, props: { title: "By rules", head: "Rules", rows } });
  onTestFinished(() => void unmount(part));
  expect([...document.querySelectorAll("tbody th")].map((it) => it.textContent)).toEqual(["Sundays", "Sundays"]);
});

it("so have hands of one name", () => {
  const rows = [
    ["Our hand", 2],
    ["Our hand", 1],
  ] as const;
  const part = mount(Tally, { target: document.body, props: { title: "Hands", rows } });
  onTestFinished(() => void unmount(part));
  expect([...document.querySelectorAll("li > span:first-child")].map((it) => it.textContent)).toEqual([
    "Our hand",
    "Our hand",
  ]);
});
