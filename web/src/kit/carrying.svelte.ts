// Things that are tapped, or carried to another place: with a finger, a pen or the mouse.

/** A press that slides no farther, in CSS pixels, is a tap: the fingers of children slide. */
export const SLIDE_PX = 24;
/** So far under way, a thing goes along with the finger. */
const FELT_PX = 5;

interface Held<Thing> {
  readonly thing: Thing;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
}

/** The way from where something lay to where it is carried, in CSS pixels. */
export interface Carried {
  readonly dx: number;
  readonly dy: number;
}

const NOWHERE: Carried = { dx: 0, dy: 0 };

/**
 * The thing that a finger holds. A tap is left to the click that follows it; what was carried farther than a slide is dropped.
 *
 * A browser sends a click after a drag by mouse, and none after one by touch: so what is to be swallowed is known only until the next
 * press begins, and never more than one click of a pointer is.
 */
export class Carrying<Thing> {
  #held: Held<Thing> | null = $state.raw(null);
  /** Apart from what is held, so that only that one is drawn anew with every move. */
  #by: Carried = $state.raw(NOWHERE);
  #far = false;
  #dropped = false;
  readonly #drop: (thing: Thing, by: Carried, event: PointerEvent) => void;

  /** @param drop is called with what was carried and is let go, and the way that it has come */
  constructor(drop: (thing: Thing, by: Carried, event: PointerEvent) => void) {
    this.#drop = drop;
  }

  /** The way that a thing is carried by now; null while it lies. */
  by(thing: Thing): Carried | null {
    if (this.#held?.thing !== thing) return null;
    return Math.hypot(this.#by.dx, this.#by.dy) > FELT_PX ? this.#by : null;
  }

  down(event: PointerEvent, thing: Thing): void {
    this.#dropped = false;
    if (event.button !== 0) return;
    // the first finger on the glass: whatever was held before was lost under way
    if (this.#held && !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    this.#held = { thing, pointer: event.pointerId, from };
    this.#by = NOWHERE;
    this.#far = false;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    this.#by = { dx: event.clientX - held.from.x, dy: event.clientY - held.from.y };
    this.#far ||= Math.hypot(this.#by.dx, this.#by.dy) > SLIDE_PX;
  }

  up(event: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    this.move(event);
    this.#held = null;
    if (!this.#far) return;
    this.#dropped = true;
    this.#drop(held.thing, this.#by, event);
  }

  cancel(): void {
    this.#held = null;
  }

  /** Returns whether a click only ends a drag. Keys and programs that read the screen click without a pointer: theirs never do. */
  isEnd({ detail }: MouseEvent): boolean {
    const end = this.#dropped && detail !== 0;
    this.#dropped = false;
    return end;
  }
}
