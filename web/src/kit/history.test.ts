import { expect, test } from "vitest";
import { History } from "./history.svelte";

test("leads back to the beginning and forth again, step by step", () => {
  const history = new History<number>();
  const all = Array.from({ length: 500 }, (_, k) => k);
  for (const k of all) history.do(k);
  for (const _ of all) history.undo();
  expect([history.canUndo, history.last, history.undone]).toEqual([false, undefined, all]);
  history.undo();
  expect(history.undone).toEqual(all);
  for (const _ of all) history.redo();
  history.redo();
  expect([history.done, history.canRedo]).toEqual([all, false]);
});

test("several steps at once come again one by one, in their order", () => {
  const history = new History(["a", "b", "c"], ["d"]);
  history.undo(2);
  expect([history.done, history.undone]).toEqual([["a"], ["b", "c", "d"]]);
  history.redo();
  expect(history.last).toBe("b");
});

test("what was taken back is gone once something else is done", () => {
  const history = new History(["a", "b"]);
  history.undo();
  history.do("c");
  expect([history.done, history.canRedo]).toEqual([["a", "c"], false]);
});
