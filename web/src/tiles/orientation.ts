/** Where the top of a tile's face points on the screen. */
export type Orientation = "up" | "right" | "down" | "left";

/** A place at the table as one seat sees it. */
export type Side = "bottom" | "right" | "top" | "left";

const TURNS: readonly Orientation[] = ["up", "right", "down", "left"];

/** A tile laid by the player on that side, its top away from them. */
export function orientationOf(side: Side): Orientation {
  return ({ bottom: "up", right: "left", top: "down", left: "right" } as const)[side];
}

/** The same tile turned by a quarter: `1` clockwise, `-1` counter-clockwise (a claimed tile), `2` upside down. */
export function turned(orientation: Orientation, quarters: number): Orientation {
  const index = (((TURNS.indexOf(orientation) + quarters) % 4) + 4) % 4;
  return TURNS[index] ?? orientation;
}

/** Whether the tile lies across: wider than it is high. */
export function isAcross(orientation: Orientation): boolean {
  return orientation === "left" || orientation === "right";
}
