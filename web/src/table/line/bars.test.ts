import { expect, it } from "vitest";
import { i18n, languages } from "../../words/i18n.svelte";
import type { TableView } from "../../wire/generated";
import { barShort, barText, freshBars, furiten, type TableObstacle } from "./bars";
import { FIXTURES } from "../../../dev/fixtures/table";

const view = FIXTURES["counters"]?.view as TableView;
// Every kind of the wire; a new one does not compile until it stands here.
const kinds = Object.keys({
  furiten: 1,
  points: 1,
  doubles: 1,
  chows: 1,
  exposed: 1,
  wall: 1,
  pair: 1,
  ready: 1,
  claimed: 1,
  robbing: 1,
} satisfies Record<TableObstacle, 1>) as TableObstacle[];

it.each(languages)("every reason has words in %s", (language) => {
  void i18n.choose(language);
  for (const kind of kinds) {
    expect(
      barText({ kind, on: "drawn", tile: "4s", tiles: ["9m"], needs: 2, has: 1, form: "", source: "" }),
    ).not.toContain("[");
    expect(barShort(kind)).not.toContain("[");
  }
});

it("says what was asked for and what there is", () => {
  void i18n.choose("en");
  expect(barText(view.obstacles[1] as TableView["obstacles"][number])).toBe(
    "Complete with four of bamboo, but it may not be declared: doubles needed: 2, you have: 1.",
  );
});

it("tells a reason once, and anew in another hand", () => {
  expect(freshBars(null, view)).toHaveLength(2);
  expect(freshBars(view, view)).toEqual([]);
  expect(freshBars({ ...view, obstacles: view.obstacles.slice(1) }, view).map(({ kind }) => kind)).toEqual(["furiten"]);
  expect(freshBars({ ...view, hand: view.hand - 1 }, view)).toHaveLength(2);
});

it("knows the one that stays", () => {
  expect(furiten(view)?.tiles).toEqual(["9m", "6m"]);
  expect(furiten({ ...view, obstacles: [] })).toBeNull();
});
