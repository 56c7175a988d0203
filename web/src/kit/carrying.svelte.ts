// Things that are tapped, or carried to another place: with a finger, a pen or the mouse.

/** A press that slides no farther, in CSS pixels, is a tap: the fingers of children slide. */
export const SLIDE_PX = 24;
/** So far under way, a thing goes along with the finger. */
const FELT_PX = 5;

interface Held<Thing> {
  readonly thing: Thing;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly by: Carried;
}

/** How far something is carried from where it lay, in CSS pixels. */
export interface Carried {
  readonly dx: number;
  readonly dy: number;
}

/**
 * What a finger holds. A tap is left to the click that follows it; what was carried farther than a slide is dropped.
 *
 * A browser sends a click after a drag by mouse, and none after one by touch: so what is to be swallowed is known only until the next
 * press begins, and never more than one click of a pointer is.
 */
export class Carrying<Thing> {
  #held: Held<Thing> | null = $state.raw(null);
  #far = false;
  #dropped = false;
  readonly #drop: (thing: Thing, by: Carried, event: PointerEvent) => void;

  /** @param drop what was carried is let go, so far from where it lay */
  constructor(drop: (thing: Thing, by: Carried, event: PointerEvent) => void) {
    this.#drop = drop;
  }

  /** How far a thing is carried; null while it lies. */
  by(thing: Thing): Carried | null {
    const held = this.#held;
    return held?.thing === thing && Math.hypot(held.by.dx, held.by.dy) > FELT_PX ? held.by : null;
  }

  down(event: PointerEvent, thing: Thing): void {
    this.#dropped = false;
    if (event.button !== 0) return;
    // the first finger on the glass: whatever was held before was lost under way
    if (this.#held && !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    this.#held = { thing, pointer: event.pointerId, from, by: { dx: 0, dy: 0 } };
    this.#far = false;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    const by = { dx: event.clientX - held.from.x, dy: event.clientY - held.from.y };
    this.#held = { ...held, by };
    this.#far ||= Math.hypot(by.dx, by.dy) > SLIDE_PX;
  }

  up(event: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    this.move(event);
    const by = this.#held?.by ?? held.by;
    this.#held = null;
    if (!this.#far) return;
    this.#dropped = true;
    this.#drop(held.thing, by, event);
  }

  cancel(): void {
    this.#held = null;
  }

  /** Whether a click only ends a drag. Keys and programs that read the screen click without a pointer: theirs never do. */
  isEnd({ detail }: MouseEvent): boolean {
    const end = this.#dropped && detail !== 0;
    this.#dropped = false;
    return end;
  }
}
