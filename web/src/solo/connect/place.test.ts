// How large the tiles of a field lie on a phone.

import { expect, it } from "vitest";
import { READABLE, tileWidth, WHOLE } from "../board/viewport";
import { fieldSize, firstViewOf } from "./place";

function tileAndView(columns: number, rows: number, frame: { width: number; height: number }) {
  const field = fieldSize(columns, rows);
  const tile = tileWidth(frame, field, 2, 92);
  expect(tile).toBeLessThan(READABLE.least);
  return { tile, view: firstViewOf(frame, { width: field.width * tile, height: field.height * tile }, tile) };
}

it.each([
  ["the largest field on a phone that lies", 18, 10, { width: 788, height: 290 }],
  ["the largest on one that stands", 18, 10, { width: 360, height: 560 }],
])("%s has tiles of 34 px, and hides no more than it must", (_, columns, rows, frame) => {
  const { tile, view } = tileAndView(columns, rows, frame);
  expect(tile * view.scale).toBeCloseTo(READABLE.least);
});

it("the smallest field on a phone that lies is seen whole: no row of it is cut for some pixels of a tile", () => {
  expect(tileAndView(8, 6, { width: 788, height: 290 }).view).toBe(WHOLE);
});
