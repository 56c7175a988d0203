// How large the tiles of a field lie on a phone.

import { expect, it } from "vitest";
import { firstView, READABLE, tileWidth } from "../board/viewport";
import { fieldSize } from "./place";

it.each([
  ["the smallest field on a phone that lies", 8, 6, { width: 788, height: 290 }],
  ["the largest on one that lies", 18, 10, { width: 788, height: 290 }],
  ["the largest on one that stands", 18, 10, { width: 360, height: 560 }],
])("%s has tiles of 34 px, and hides no more than it must", (_, columns, rows, frame) => {
  const field = fieldSize(columns, rows);
  const tile = tileWidth(frame, field, 2, 92);
  expect(tile).toBeLessThan(READABLE.least);
  const board = { width: field.width * tile, height: field.height * tile };
  expect(tile * firstView(frame, board, tile, READABLE.least).scale).toBeCloseTo(READABLE.least);
});
