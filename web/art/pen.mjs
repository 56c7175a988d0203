// @ts-check
/**
 * A small pen: collects SVG path data through a movable, turnable and scalable grid, so that an ornament is written once
 * around its own origin and stamped wherever a face needs it. Units: the face is 60 wide and 90 high.
 */

/** @typedef {[number, number]} Point */

/** @param {number} value @returns {string} at most two decimals, no trailing zeros */
export const short = (value) => String(Math.round(value * 100) / 100 + 0);

export class Pen {
  /** @param {{x?: number, y?: number, turn?: number, scale?: number, flip?: boolean}} [at] turn in degrees, clockwise */
  constructor(at = {}) {
    /** @type {string[]} */
    this.parts = [];
    // The grid: turn and scale as one matrix, mirror, origin.
    this.cos = 1;
    this.sin = 0;
    this.scale = 1;
    this.flip = 1;
    this.x = 0;
    this.y = 0;
    this.place(at);
  }

  /** Moves the grid: later strokes are drawn around (x, y), turned and scaled. @param {{x?: number, y?: number, turn?: number, scale?: number, flip?: boolean}} at */
  place({ x = 0, y = 0, turn = 0, scale = 1, flip = false }) {
    const angle = (turn * Math.PI) / 180;
    this.cos = Math.cos(angle) * scale;
    this.sin = Math.sin(angle) * scale;
    this.scale = scale;
    this.flip = flip ? -1 : 1;
    this.x = x;
    this.y = y;
    return this;
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    const u = x * this.flip;
    return `${short(this.x + u * this.cos - y * this.sin)} ${short(this.y + u * this.sin + y * this.cos)}`;
  }

  /** @param {number} x @param {number} y */
  move(x, y) {
    this.parts.push(`M${this.at(x, y)}`);
    return this;
  }

  /** @param {number} x @param {number} y */
  line(x, y) {
    this.parts.push(`L${this.at(x, y)}`);
    return this;
  }

  /** Quadratic curve. @param {number} cx @param {number} cy @param {number} x @param {number} y */
  quad(cx, cy, x, y) {
    this.parts.push(`Q${this.at(cx, cy)} ${this.at(x, y)}`);
    return this;
  }

  /** Cubic curve. @param {number} ax @param {number} ay @param {number} bx @param {number} by @param {number} x @param {number} y */
  curve(ax, ay, bx, by, x, y) {
    this.parts.push(`C${this.at(ax, ay)} ${this.at(bx, by)} ${this.at(x, y)}`);
    return this;
  }

  close() {
    this.parts.push("Z");
    return this;
  }

  /** A closed circle. @param {number} x @param {number} y @param {number} r */
  circle(x, y, r) {
    const radius = short(r * this.scale);
    this.parts.push(
      `M${this.at(x - r, y)}A${radius} ${radius} 0 1 0 ${this.at(x + r, y)}A${radius} ${radius} 0 1 0 ${this.at(x - r, y)}Z`,
    );
    return this;
  }

  /** A leaf or petal from (0, from) to (0, to) along y, `wide` across at `belly` (0..1 of its length). @param {number} from @param {number} to @param {number} wide @param {number} [belly] */
  petal(from, to, wide, belly = 0.6) {
    const middle = from + (to - from) * belly;
    const half = wide / 2;
    const back = (middle - from) * 0.55;
    const fore = (to - middle) * 0.62;
    return this.move(0, from)
      .curve(half * 0.35, from + back * 0.3, half, middle - back, half, middle)
      .curve(half, middle + fore, half * 0.3, to - fore * 0.25, 0, to)
      .curve(-half * 0.3, to - fore * 0.25, -half, middle + fore, -half, middle)
      .curve(-half, middle - back, -half * 0.35, from + back * 0.3, 0, from)
      .close();
  }

  /** A rectangle with rounded corners, centred. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
  pill(x, y, w, h, r) {
    const l = x - w / 2;
    const t = y - h / 2;
    const b = y + h / 2;
    const e = x + w / 2;
    const k = r * 0.45;
    return this.move(l + r, t)
      .line(e - r, t)
      .curve(e - k, t, e, t + k, e, t + r)
      .line(e, b - r)
      .curve(e, b - k, e - k, b, e - r, b)
      .line(l + r, b)
      .curve(l + k, b, l, b - k, l, b - r)
      .line(l, t + r)
      .curve(l, t + k, l + k, t, l + r, t)
      .close();
  }

  toString() {
    return this.parts.join("");
  }
}

/** A filled shape; holes by the even-odd rule, so the ivory of the tile shows through. @param {string} ink @param {Pen | string} d */
export const fill = (ink, d) => `<path fill="${ink}" fill-rule="evenodd" d="${d}"/>`;

/** A line with round ends. @param {string} ink @param {number} width @param {Pen | string} d */
export const stroke = (ink, width, d) =>
  `<path fill="none" stroke="${ink}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
