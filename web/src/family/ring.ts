// The square wall as it is drawn: where each stack stands, clockwise from the right end of the lower side.

export interface Stack {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: number;
}

/** All stacks of a wall that stands round a space, `thick` deep. */
export function ring(width: number, height: number, thick: number, stacks: number): Stack[] {
  const long = (width - 2 * thick) / stacks;
  const tall = (height - 2 * thick) / stacks;
  return Array.from({ length: 4 * stacks }, (_, clock) => {
    const side = Math.floor(clock / stacks);
    const at = clock % stacks;
    if (side === 0) return { side, x: width - thick - (at + 1) * long, y: height - thick, width: long, height: thick };
    if (side === 1) return { side, x: 0, y: height - thick - (at + 1) * tall, width: thick, height: tall };
    if (side === 2) return { side, x: thick + at * long, y: 0, width: long, height: thick };
    return { side, x: width - thick, y: thick + at * tall, width: thick, height: tall };
  });
}

/** How wide tiles may be so that so many of them lie in even rows in a space; and how many a row has. */
export function rows(count: number, width: number, height: number, most: number): { tile: number; columns: number } {
  for (let tile = most; tile > 12; tile -= 1) {
    const columns = Math.floor(width / tile);
    if (columns > 0 && Math.ceil(count / columns) * tile * TALL <= height) return { tile, columns };
  }
  return { tile: 12, columns: Math.max(1, Math.floor(width / 12)) };
}

/** A lying tile with its side, in its widths. */
const TALL = 1.7;
