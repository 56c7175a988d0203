// One player's row: the hand, then at its right the sets and the flowers.

import type { SeatView } from "../../wire/generated";
import type { Side } from "../../tiles/orientation";
import { facing, toScreen } from "./geometry";
import { layMeld, TALL } from "./melds";
import type { Point, Spot } from "./scene";
import type { TileCode } from "../../tiles/codes";

export interface RowSizes {
  /** Tile width in hand; 0 leaves the hand out of the row (the viewer's own hand is drawn elsewhere). */
  hand: number;
  /** Tile width of sets and flowers. */
  sets: number;
  /** Between hand, sets and flowers. */
  gap: number;
  /** The next player sits on the left: claimed tiles tell it. */
  clockwise?: boolean;
}

/** A tile of a row before it is turned to its side; `along` and `up` from the row's lower left corner, px. */
interface Laid {
  spot: Omit<Spot, "x" | "y" | "orientation">;
  along: number;
  up: number;
  sideways: boolean;
}

/** Tiles that lie together: a hand, a set, the flowers. */
export interface Group {
  laid: Laid[];
  /** px */
  length: number;
}

export interface Row extends Group {
  /** Of the hand alone, px. */
  handLength: number;
}

/** A hand seen from behind: how deep it is from the player's edge, in tile widths. At the sides one looks upon its edge. */
function backDepth(upright: boolean): number {
  return upright ? TALL : 0.75;
}

function layHand(seat: SeatView, open: boolean, w: number, gap: number, upright: boolean): Group {
  const laid: Laid[] = [];
  const known = open ? seat.hand : null;
  const count = seat.hand_count - (seat.has_drawn ? 1 : 0);
  const stance = known ? "lying" : "back";
  const up = (w * (known ? TALL : backDepth(upright))) / 2;
  let at = 0;
  const put = (key: string, code: TileCode | null): void => {
    laid.push({ spot: { key, code, w, stance, stack: 1, seat: seat.seat }, along: at + w / 2, up, sideways: false });
    at += w;
  };
  for (let i = 0; i < count; i += 1) put(`hand-${seat.seat}-${i}`, known?.[i] ?? null);
  if (seat.has_drawn) {
    at += gap / 2;
    put(`drawn-${seat.seat}`, open ? seat.drawn : null);
  }
  return { laid, length: at };
}

/** An open hand of tiles `w` wide, so many in a line; the drawn tile stands apart at the end of the last. */
export function layOpenHand(seat: SeatView, w: number, inLine: number): Group[] {
  const { laid } = layHand(seat, true, w, w * 0.6, true);
  const groups: Group[] = [];
  for (let from = 0; from < laid.length; from += inLine) {
    const part = laid.slice(from, from + inLine);
    const start = (part[0]?.along ?? 0) - w / 2;
    groups.push({
      laid: part.map((tile) => ({ ...tile, along: tile.along - start })),
      length: (part.at(-1)?.along ?? 0) + w / 2 - start,
    });
  }
  return groups;
}

/** The sets, and the flowers as one more, each with its tiles' width `w`. */
export function layGroups(seat: SeatView, w: number, clockwise = false): Group[] {
  const groups: Group[] = seat.melds.map((meld, number) => {
    const set = layMeld(meld, seat.seat, clockwise);
    const laid = set.pieces.map((piece): Laid => {
      const spot: Laid["spot"] = {
        key: `meld-${seat.seat}-${number}-${piece.index}`,
        code: piece.code,
        w,
        stance: piece.faceDown ? "down" : "lying",
        stack: 1,
        seat: seat.seat,
      };
      if (piece.claimed) spot.claimed = true;
      return { spot, along: piece.right * w, up: piece.up * w, sideways: piece.sideways };
    });
    return { laid, length: set.length * w };
  });
  if (seat.flowers.length > 0) {
    const laid = seat.flowers.map((code, i): Laid => ({
      spot: { key: `flower-${seat.seat}-${i}`, code, w, stance: "lying", stack: 1, seat: seat.seat },
      along: (i + 0.5) * w,
      up: (w * TALL) / 2,
      sideways: false,
    }));
    groups.push({ laid, length: seat.flowers.length * w });
  }
  return groups;
}

/** Groups one after another with `gap` between them, from `start` on. */
export function joinGroups(groups: readonly Group[], gap: number): Group {
  const laid: Laid[] = [];
  let at = 0;
  for (const group of groups) {
    if (at > 0) at += gap;
    for (const tile of group.laid) laid.push({ ...tile, along: tile.along + at });
    at += group.length;
  }
  return { laid, length: at };
}

/** Hand, sets and flowers side by side. `upright`: the row runs across the screen, not up and down. */
export function layRow(seat: SeatView, open: boolean, sizes: RowSizes, upright: boolean): Row {
  const hand = sizes.hand > 0 ? layHand(seat, open, sizes.hand, sizes.gap, upright) : { laid: [], length: 0 };
  return {
    ...joinGroups([hand, ...layGroups(seat, sizes.sets, sizes.clockwise ?? false)], sizes.gap),
    handLength: hand.length,
  };
}

/** Makes a row fit: first the sets become smaller (not below 0.7), then everything. */
export function fitRow(seat: SeatView, open: boolean, sizes: RowSizes, available: number, upright = true): Row {
  const natural = layRow(seat, open, sizes, upright);
  if (natural.length <= available) return natural;
  const rest = natural.length - natural.handLength;
  const room = available - natural.handLength;
  const shrink = Math.max(0.7, Math.min(1, room / Math.max(rest, 1)));
  const narrower = layRow(seat, open, { ...sizes, sets: sizes.sets * shrink, gap: sizes.gap * shrink }, upright);
  if (narrower.length <= available) return narrower;
  const all = available / narrower.length;
  return layRow(
    seat,
    open,
    { ...sizes, hand: sizes.hand * all, sets: sizes.sets * shrink * all, gap: sizes.gap * shrink * all },
    upright,
  );
}

/** Breaks groups into lines not longer than `width`; a group that is longer has a line of its own. */
export function wrapGroups(groups: readonly Group[], gap: number, width: number): Group[] {
  const lines: Group[][] = [];
  let length = Infinity;
  for (const group of groups) {
    if (length + gap + group.length > width + 0.01) {
      lines.push([]);
      length = -gap;
    }
    lines.at(-1)?.push(group);
    length += gap + group.length;
  }
  return lines.map((line) => joinGroups(line, gap));
}

/**
 * Puts a row on the screen. `middle`: the table's middle; `start`: where the row begins along the player's right;
 * `base`: how far from the middle the row's lower edge is.
 */
export function placeRow(row: Group, side: Side, middle: Point, start: number, base: number): Spot[] {
  return row.laid.map(({ spot, along, up, sideways }) => {
    const offset = toScreen(side, start + along, base - up);
    return { ...spot, x: middle.x + offset.x, y: middle.y + offset.y, orientation: facing(side, sideways) };
  });
}
