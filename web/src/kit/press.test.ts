// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { oncePerPress, REST_MS } from "./press";

let button: HTMLButtonElement;
let done: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  document.body.replaceChildren((button = document.createElement("button")));
  done = 0;
  button.onclick = oncePerPress(() => void (done += 1));
  // whatever an earlier test pressed is long over
  vi.advanceTimersByTime(10 * REST_MS);
  return () => vi.useRealTimers();
});

function tap(x = 100, y = 100, detail = 1): void {
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y, detail }));
}

function enter(repeat: boolean): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true }));
  tap(0, 0, 0);
}

test("a double tap does it once, and a tap after a while does it again", () => {
  tap();
  vi.advanceTimersByTime(REST_MS / 4);
  tap(110, 95, 2);
  expect(done).toBe(1);
  vi.advanceTimersByTime(REST_MS);
  tap();
  expect(done).toBe(2);
});

test("a double tap that finds another button under the finger does nothing more", () => {
  tap();
  const other = document.createElement("button");
  other.onclick = oncePerPress(() => void (done += 1));
  document.body.replaceChildren(other);
  other.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 104, clientY: 101, detail: 2 }));
  expect(done).toBe(1);
});

test("two buttons at different places are two presses, however fast", () => {
  tap();
  tap(100, 400);
  expect(done).toBe(2);
});

test("a key held down does it once, however long", () => {
  enter(false);
  for (let k = 0; k < 100; k += 1) {
    vi.advanceTimersByTime(33);
    enter(true);
  }
  expect(done).toBe(1);
  document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "Enter", bubbles: true }));
  enter(false);
  expect(done).toBe(2);
});

test("nothing more is begun while it is still at work", async () => {
  let finish: () => void = () => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  button.onclick = oncePerPress(work);
  tap();
  vi.advanceTimersByTime(10 * REST_MS);
  tap();
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await Promise.resolve();
  await Promise.resolve();
  vi.advanceTimersByTime(10 * REST_MS);
  tap();
  expect(work).toHaveBeenCalledTimes(2);
});
