// The square table: from 560 px up. Middle: centre plate, ponds around it, the wall around them; outside it the hands.
// Below: the strip where the person is asked, and the own hand.

import type { SeatView, TableView } from "../../wire/generated";
import { facing, seatsInPlay, sideOf, toScreen } from "./geometry";
import { TALL } from "./melds";
import { IN_ROW, pondPlaces, pondSpot, ROW_PITCH, rowsNeeded } from "./pond";
import { fitRow, placeRow } from "./row";
import type { LayoutOptions, Plate, Point, Rect, Scene, Size, Spot } from "./scene";
import { layOwn } from "./own";
import { drawMark, layWall } from "./wall";

/** From discard to discard in a row, in tile widths. */
const TILE_PITCH = 1.03;
/**
 * Half of the centre plate, in widths of a pond's tile. Less than half of six discards: each pond begins at its player's left
 * corner of the plate and reaches past the right one, so that the four lie like the sails of a mill and their tiles are larger.
 */
const PLATE_HALF = 2.52;
const ROWS = 3;
/** The wall is thin: its tiles in widths of a pond's tile. Its sides stand apart, in front of the hands. */
const WALL = 0.6;
/** Between the third row of a pond and the wall, and around the wall. */
const WALL_GAP = 0.22;
/** The others' tiles, in widths of a pond's tile. */
const OTHER = 0.92;
const EDGE = 10;
/** Above the own hand, in widths of its tiles: a lifted tile, and the sign over it. */
const LIFTED = 0.5;
const STRIP = 54;
/** A seat's card, and the least width with which it may stand beside the wall; larger on a large stage. */
const CARD = { width: 150, height: 58, least: 104 };
const LARGEST_POND = 62;

interface Measures {
  /** Tile widths: pond, wall, others' hands, own hand. */
  pond: number;
  wall: number;
  other: number;
  hand: number;
  /** Half the free square inside the walls; half the outer square. */
  inner: number;
  outer: number;
  strip: number;
  edge: number;
}

/** How deep a pond of so many rows is, in tile widths. */
function depth(rows: number): number {
  return rows * ROW_PITCH + 0.12;
}

/**
 * Discards in a row. Where only two play, each has twice as many and nobody's lie beside: their rows are twice as long, with
 * a little space after six.
 */
function pondColumns(view: TableView): number {
  return view.playing.length === 2 ? 2 * IN_ROW : IN_ROW;
}
/** The space after six in a double row, in tile widths. */
const HALVES_APART = 0.3;

function measure(view: TableView, size: Size, options: LayoutOptions): Measures {
  const edge = Math.max(EDGE, Math.round(size.height * 0.014));
  const strip = Math.round(Math.min(84, Math.max(STRIP, size.height * 0.068)));
  const wanted = Math.min(92, Math.max(34, size.height * (options.largeTiles ? 0.084 : 0.07)));
  const hand = Math.min(wanted, (size.width - 2 * edge) / 15.2);
  const rows = Math.max(ROWS, ...view.seats.map((seat) => rowsNeeded(seat.pond.length, pondColumns(view))));
  // Everything in widths of a pond's tile, then one division.
  const innerUnits = PLATE_HALF + depth(rows) + WALL_GAP;
  const outerUnits = innerUnits + TALL * WALL + WALL_GAP;
  const rowUnits = OTHER * TALL + 0.3;
  const below = hand * 1.74 + edge * 0.6 + hand * LIFTED + strip;
  const byHeight = (size.height - below - edge) / (2 * outerUnits + rowUnits + WALL * 0.54);
  const sides = seatsInPlay(view).filter((seat) => ["left", "right"].includes(sideOf(seat.seat, view))).length;
  const byWidth = (size.width - 2 * edge) / (2 * outerUnits + (sides > 0 ? 2 : 0) * rowUnits);
  const pond = Math.min(byHeight, byWidth, LARGEST_POND);
  return {
    pond,
    wall: pond * WALL,
    other: pond * OTHER,
    hand,
    inner: pond * innerUnits,
    outer: pond * outerUnits,
    strip,
    edge,
  };
}

/** Where a call is shown, to the right of the middle and towards the player: beside the pond, or where that is wide on the wall. */
function callOf(view: TableView, m: Measures): [right: number, down: number] {
  if (pondColumns(view) > IN_ROW) return [0, (m.inner + m.outer) / 2];
  const free = (IN_ROW * TILE_PITCH - PLATE_HALF) * m.pond;
  return [(free + m.inner) / 2, (free + m.inner) / 2];
}

function layPond(view: TableView, seat: SeatView, middle: Point, w: number): Spot[] {
  const side = sideOf(seat.seat, view);
  const rowPitch = (side === "left" || side === "right" ? 1.54 : ROW_PITCH) * w;
  const columns = pondColumns(view);
  const left = columns > IN_ROW ? -(columns * TILE_PITCH + HALVES_APART) / 2 : -PLATE_HALF;
  return pondPlaces(seat.pond.length, columns).map(({ index, column, row }) => {
    const right = ((column + 0.5) * TILE_PITCH + (column >= IN_ROW ? HALVES_APART : 0) + left) * w;
    const down = (PLATE_HALF + 0.12) * w + row * rowPitch + (TALL / 2) * w;
    const offset = toScreen(side, right, down);
    return pondSpot(view, seat, index, {
      x: middle.x + offset.x,
      y: middle.y + offset.y,
      w,
      orientation: facing(side, false),
    });
  });
}

/** Names and scores grow with a large stage. */
function cardScale(size: Size): number {
  return Math.min(1.6, Math.max(1, Math.min(size.height / 800, size.width / 900)));
}

/** Beside the hands, if there is room; in the corners above the hand opposite, on a high stage; else in those beside it. */
type CardPlace = "sides" | "above" | "corners";

/** The names of the others. */
function otherPlates(
  view: TableView,
  size: Size,
  middle: Point,
  m: Measures,
  rowDepth: number,
  floor: number,
): { plates: Plate[]; where: CardPlace } {
  const sideRoom = middle.x - m.outer - rowDepth - m.edge;
  const roomy = sideRoom >= CARD.least;
  const scale = cardScale(size);
  const height = CARD.height * scale;
  const lofty = middle.y - m.outer - rowDepth - height - 8;
  const where: CardPlace = roomy ? "sides" : lofty >= m.edge ? "above" : "corners";
  const width = Math.min(
    CARD.width * scale,
    Math.max(96, { sides: sideRoom - 14, above: size.width * 0.3, corners: size.width * 0.17 }[where]),
  );
  const plates: Plate[] = [];
  const above = Math.max(m.edge, lofty);
  const below = Math.min(floor - height - 4, middle.y + m.outer + m.wall * 0.6);
  for (const seat of seatsInPlay(view)) {
    const side = sideOf(seat.seat, view);
    if (side === "bottom") continue;
    const shared = { seat: seat.seat, side, width, height, scale, form: "card" as const };
    if (side === "top") {
      // At the left hand of the player opposite: the right corner above the wall.
      const x = roomy ? middle.x + m.outer + rowDepth * 0.4 : size.width - m.edge - width;
      plates.push({
        ...shared,
        x: Math.min(x, size.width - m.edge - width),
        y: roomy ? m.edge : above,
        align: "start",
      });
    } else if (roomy) {
      const x = side === "left" ? middle.x - m.outer - rowDepth - 14 - width : middle.x + m.outer + rowDepth + 14;
      plates.push({ ...shared, x, y: middle.y - height / 2, align: side === "left" ? "end" : "start" });
    } else if (side === "left") {
      plates.push({ ...shared, x: m.edge, y: above, align: "start" });
    } else {
      plates.push({ ...shared, x: size.width - m.edge - width, y: below, align: "start" });
    }
  }
  return { plates, where };
}

export function squareScene(view: TableView, size: Size, options: LayoutOptions): Scene {
  const m = measure(view, size, options);
  const rowDepth = m.other * TALL + m.pond * 0.3;
  const handTop = size.height - m.edge * 0.6 - m.hand * 1.74;
  // A lifted tile, and the sign above it, must not slip under what is asked.
  const stripTop = handTop - m.hand * LIFTED - m.strip;
  // What is left over above and below goes half and half.
  const middle: Point = { x: size.width / 2, y: (rowDepth + m.edge + stripTop - m.wall * 0.54) / 2 };
  middle.y = Math.max(middle.y, m.edge + rowDepth + m.outer);
  const spots: Spot[] = layWall(view, middle, m.inner, m.wall);
  const hands: Point[] = [];
  const calls: Point[] = [];
  const { plates, where } = otherPlates(view, size, middle, m, rowDepth, stripTop);
  const base = m.outer + rowDepth;
  for (const seat of seatsInPlay(view)) {
    spots.push(...layPond(view, seat, middle, m.pond));
    const side = sideOf(seat.seat, view);
    if (side === "bottom") {
      hands[seat.seat] = { x: size.width / 2, y: handTop };
      const call = toScreen(side, ...callOf(view, m));
      calls[seat.seat] = { x: middle.x + call.x, y: middle.y + call.y };
      continue;
    }
    const plate = plates.find((it) => it.seat === seat.seat);
    const cornered = plate !== undefined && where !== "sides";
    const upright = side === "top";
    const available = upright
      ? size.width - 2 * m.edge - (where === "corners" ? 2 * (plate?.width ?? 0) : 0)
      : stripTop - 2 * m.edge - (cornered ? (plate?.height ?? 0) : 0);
    const row = fitRow(
      seat,
      options.openHands,
      { hand: m.other, sets: m.other, gap: m.other * 0.5, clockwise: view.direction === "clockwise" },
      available,
      upright,
    );
    let start = -row.length / 2;
    if (!upright) {
      // Keep the column inside the stage: it may not reach above the edge nor under the strip.
      const towards = side === "right" ? 1 : -1;
      const top = cornered && side === "left" ? plate.y + plate.height + 6 : m.edge;
      const bottom = (cornered && side === "right" ? plate.y - 6 : stripTop) - m.other * 0.3;
      const centre = Math.min(Math.max(middle.y, top + row.length / 2), bottom - row.length / 2);
      start -= (centre - middle.y) * towards;
    }
    spots.push(...placeRow(row, side, middle, start, base));
    const at = toScreen(side, start + row.handLength / 2, base - m.other * 0.75);
    hands[seat.seat] = { x: middle.x + at.x, y: middle.y + at.y };
    // Where no tile lies: between one's own pond and that of the next player.
    const call = toScreen(side, ...callOf(view, m));
    calls[seat.seat] = { x: middle.x + call.x, y: middle.y + call.y };
  }
  const half = PLATE_HALF * m.pond - m.pond * 0.12;
  const centre: Rect = { x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half };
  const own = layOwn(view, {
    left: m.edge,
    width: size.width - 2 * m.edge,
    top: handTop,
    w: m.hand,
    sets: m.hand * 0.8,
  });
  spots.push(...own.spots);
  const scale = cardScale(size);
  // The own name stands at the left of where one is asked; neither covers the other, nor the near wall.
  const card = {
    x: m.edge,
    y: stripTop,
    width: Math.min(CARD.width * scale, size.width * 0.2),
    height: Math.min(m.strip, CARD.height * scale),
  };
  card.y += (m.strip - card.height) / 2;
  plates.push({ seat: view.me, side: "bottom", ...card, scale, form: "card", align: "start" });
  const from = card.x + card.width + 10;
  const strip: Rect = { x: from, y: stripTop, width: size.width - m.edge - from, height: m.strip };
  return {
    shape: "square",
    ...size,
    spots,
    plates,
    centre,
    hand: own.hand,
    next: drawMark(view, middle, m.inner, m.wall),
    strip,
    calls,
    hands,
  };
}
