// One press does one thing: a double tap, a bouncing screen and a key held down do not book it twice.
//
// The browser tells of a double tap as of two clicks. By the second one the screen has often changed already, and another button may
// lie under the finger, so this is asked of the press and not of the button: a click that comes within `REST_MS` of one that did
// something, and at the same place, is part of the same press. Elsewhere on the screen it is another one, however fast: nobody hits
// two places by accident. Of keys and of programs that read the screen the place is the button. Wanting the same thing again, as a
// second drawn hand, is possible after that time.
//
// What lies under the finger by then may also be something that writes nothing down, as a link to another page: where the button that
// was pressed is gone, such a click does nothing at all.

import { guarded } from "./guards";

/** The longest double click that the usual systems still take for one is 500 ms; hands that shake are slower. */
export const REST_MS = guarded(700);
/** A fingertip. */
const NEAR_PX = 40;

interface Press {
  /** In ms. */
  readonly at: number;
  /** In CSS pixels; null: by the keyboard, or by a program that reads the screen. */
  readonly place: readonly [x: number, y: number] | null;
  /** The whole button, also where the finger met the drawing on it. */
  readonly target: EventTarget | null;
}

const BUTTONS = "button, a, input, label, select, summary";

/** Enter held down clicks a button again and again. */
let held = false;
/** The click under way; null: a key, until it clicks, or a program. */
let now: Press | null = null;
/** The last one that did something, and what it did. */
let last: Press | null = null;
let lastDeed: unknown = null;

function heard(event: MouseEvent): void {
  const { detail, clientX, clientY } = event;
  const target = buttonOf(event.target);
  now = { at: performance.now(), place: detail === 0 ? null : [clientX, clientY], target };
  if (last === null || last.target === target || isThere(last.target) || !isPartOf(now, last)) return;
  event.preventDefault();
  event.stopPropagation();
}

function buttonOf(target: EventTarget | null): EventTarget | null {
  return target instanceof Element ? (target.closest(BUTTONS) ?? target) : target;
}

function isThere(target: EventTarget | null): boolean {
  return target instanceof Element && target.isConnected && target.checkVisibility?.() !== false;
}

function keyed({ repeat }: KeyboardEvent): void {
  held = repeat;
  // what it does by itself has nothing to do with the click before it
  if (!repeat) now = null;
}

globalThis.addEventListener?.("keydown", keyed, true);
globalThis.addEventListener?.("keyup", () => void (held = false), true);
globalThis.addEventListener?.("click", heard, true);

/** Tests that the press under way has done nothing yet; from here on it has done `deed`. `again`: see `Option`. */
function takePress(deed: unknown, again: boolean): boolean {
  const press = now;
  // a key held down is one press, whether it clicks a button or not
  if ((press === null || press.place === null) && held) return false;
  // no click is under way: a key does it by itself, or a program calls
  if (press === null) return true;
  if (press === last) return false;
  const goesOn = again && deed === lastDeed;
  if (last !== null && !goesOn && isPartOf(press, last)) return false;
  last = press;
  lastDeed = deed;
  return true;
}

function isPartOf(press: Press, before: Press): boolean {
  if (press.at - before.at >= REST_MS) return false;
  if (press.place === null || before.place === null) return press.target === before.target;
  return Math.hypot(press.place[0] - before.place[0], press.place[1] - before.place[1]) <= NEAR_PX;
}

interface Option {
  /** Each time shows its effect and can be undone: it may follow itself fast, and only a press that did something else holds it off. */
  again?: boolean;
}

/** `deed`, done once a press and never while it is still at work. Every button that writes something down has it. */
export function oncePerPress<Given extends unknown[]>(
  deed: (...given: Given) => void | Promise<void>,
  { again = false }: Option = {},
): (...given: Given) => void {
  let working = false;
  return (...given) => {
    if (working || !takePress(deed, again)) return;
    const done = deed(...given);
    if (!(done instanceof Promise)) return;
    working = true;
    void done.finally(() => (working = false));
  };
}
