// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { oncePerPress, REST_MS } from "./press";

let button: HTMLButtonElement;
let done: number;
/** Each test begins so much later than the one before, in ms. */
let began = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  document.body.replaceChildren((button = document.createElement("button")));
  done = 0;
  button.onclick = oncePerPress(() => void (done += 1));
  // whatever an earlier test pressed is long over
  began += 100 * REST_MS;
  vi.advanceTimersByTime(began);
  return () => {
    document.body.onkeydown = null;
    document.body.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
    vi.useRealTimers();
  };
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

test("a double tap that finds a link under the finger does not follow it, unless what was tapped is still there", () => {
  const link = document.createElement("a");
  const met = vi.fn((event: Event) => void (event.defaultPrevented || (done += 1)));
  document.addEventListener("click", met);
  const tapLink = (): void => {
    link.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, clientX: 104, clientY: 101, detail: 1 }),
    );
  };
  const hearing = (): void => document.removeEventListener("click", met);
  try {
    button.innerHTML = "<svg></svg>";
    // the finger meets the drawing on the button
    button.firstElementChild?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, clientX: 100, clientY: 100, detail: 1 }),
    );
    document.body.append(link);
    done = 0;
    tapLink();
    expect(done).toBe(1);
    document.body.replaceChildren(link);
    tapLink();
    expect(done).toBe(1);
    vi.advanceTimersByTime(REST_MS);
    tapLink();
    expect(done).toBe(2);
  } finally {
    hearing();
  }
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

/** A deed that a key does by itself, as a page hears it: no button is clicked. */
function key(repeat = false): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", repeat, bubbles: true }));
}

function hearKeys(): void {
  const deed = oncePerPress(() => void (done += 1));
  button.onclick = deed;
  document.body.onkeydown = deed;
}

test("a key does it after a button has, and the button after the key", () => {
  hearKeys();
  tap();
  vi.advanceTimersByTime(10);
  key();
  expect(done).toBe(2);
  vi.advanceTimersByTime(REST_MS);
  tap();
  expect(done).toBe(3);
});

test("a key does it with every press, also where nothing is clicked in between", () => {
  hearKeys();
  tap();
  for (let k = 0; k < 3; k += 1) {
    vi.advanceTimersByTime(2 * REST_MS);
    key();
    document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "n", bubbles: true }));
  }
  expect(done).toBe(4);
});

test("a key that does it by itself and is held down does it once, however long", () => {
  hearKeys();
  key();
  for (let k = 0; k < 100; k += 1) {
    vi.advanceTimersByTime(33);
    key(true);
  }
  expect(done).toBe(1);
  document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "n", bubbles: true }));
  key();
  expect(done).toBe(2);
});

test("what may be done again does so at the same place as fast as it is pressed", () => {
  button.onclick = oncePerPress(() => void (done += 1), { again: true });
  for (let k = 0; k < 3; k += 1) {
    tap();
    vi.advanceTimersByTime(REST_MS / 2);
  }
  expect(done).toBe(3);
});

test("what may be done again is not done by a double tap that did something else", () => {
  tap();
  const back = document.createElement("button");
  back.onclick = oncePerPress(() => void (done += 10), { again: true });
  document.body.replaceChildren(back);
  vi.advanceTimersByTime(REST_MS / 4);
  back.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 104, clientY: 101, detail: 2 }));
  expect(done).toBe(1);
  vi.advanceTimersByTime(REST_MS);
  back.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 104, clientY: 101, detail: 1 }));
  expect(done).toBe(11);
});

test("what may be done again is done once by a key held down and by one click", () => {
  const deed = oncePerPress(() => void (done += 1), { again: true });
  button.onclick = () => {
    deed();
    deed();
  };
  tap();
  expect(done).toBe(1);
  button.onclick = deed;
  vi.advanceTimersByTime(2 * REST_MS);
  enter(false);
  for (let k = 0; k < 20; k += 1) enter(true);
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
