// The square table: from 560 px up. Middle: centre plate, ponds around it, the wall around them; outside it the hands.
// Below: the strip where the person is asked, and the own hand.

import type { SeatView, TableView } from "../../lib/protocol";
import { facing, sideOf, toScreen } from "./geometry";
import { TALL } from "./melds";
import { IN_ROW, pondPlaces, pondSpot, ROW_PITCH, rowsNeeded } from "./pond";
import { fitRow, placeRow } from "./row";
import type { LayoutOptions, Plate, Point, Rect, Scene, Size, Spot } from "./scene";
import { layOwn } from "./own";
import { insideOf, layWall } from "./wall";

/** From discard to discard in a row, in tile widths. */
const TILE_PITCH = 1.03;
/** Half of the centre plate, in widths of a pond's tile: six discards fit along its edge. */
const PLATE_HALF = (IN_ROW * TILE_PITCH) / 2;
const ROWS = 3;
/** The others' tiles, in widths of a pond's tile. */
const OTHER = 0.92;
const EDGE = 10;
const STRIP = 54;
/** A seat's card, and the least width with which it may stand beside the wall; larger on a large stage. */
const CARD = { width: 150, height: 58, least: 104 };
const LARGEST_POND = 62;
/** A stage so much wider than high has room beside the wall: cards stand there, and the strip may lie upon the near wall. */
const WIDE = 1.16;

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

function measure(view: TableView, size: Size, options: LayoutOptions): Measures {
  const edge = Math.max(EDGE, Math.round(size.height * 0.014));
  const strip = Math.round(Math.min(84, Math.max(STRIP, size.height * 0.068)));
  const wanted = Math.min(92, Math.max(34, size.height * (options.largeTiles ? 0.084 : 0.07)));
  const hand = Math.min(wanted, (size.width - 2 * edge) / 15.2);
  const rows = Math.max(ROWS, ...view.seats.map((seat) => rowsNeeded(seat.pond.length)));
  // Everything in widths of a pond's tile, then one division.
  const innerUnits = PLATE_HALF + depth(rows) + 0.1;
  const wallUnits = (2 * innerUnits) / insideOf(view.wall.stacks);
  const outerUnits = innerUnits + TALL * wallUnits;
  const rowUnits = OTHER * TALL + 0.55;
  const wide = size.width >= size.height * WIDE;
  const below = hand * 1.74 + edge * 1.6 + (wide ? edge * 0.5 : strip);
  const byHeight = (size.height - below - edge) / (2 * outerUnits + rowUnits + 0.45 * wallUnits);
  const byWidth = (size.width - 2 * edge) / (2 * outerUnits + 2 * rowUnits);
  const pond = Math.min(byHeight, byWidth, LARGEST_POND);
  return {
    pond, wall: pond * wallUnits, other: pond * OTHER, hand, inner: pond * innerUnits, outer: pond * outerUnits, strip, edge,
  };
}

function layPond(view: TableView, seat: SeatView, middle: Point, w: number): Spot[] {
  const side = sideOf(seat.seat, view.me);
  const rowPitch = (side === "left" || side === "right" ? 1.54 : ROW_PITCH) * w;
  return pondPlaces(seat.pond.length).map(({ index, column, row }) => {
    const right = (column - (IN_ROW - 1) / 2) * TILE_PITCH * w;
    const down = (PLATE_HALF + 0.12) * w + row * rowPitch + (TALL / 2) * w;
    const offset = toScreen(side, right, down);
    return pondSpot(view, seat, index, { x: middle.x + offset.x, y: middle.y + offset.y, w, orientation: facing(side, false) });
  });
}

/** Names and scores grow with a large stage. */
function cardScale(size: Size): number {
  return Math.min(1.6, Math.max(1, size.height / 800));
}

/** Where the names of the others are: beside their hands if there is room, else in the corners of the stage. */
function otherPlates(view: TableView, size: Size, middle: Point, m: Measures, rowDepth: number, floor: number): Plate[] {
  const sideRoom = middle.x - m.outer - rowDepth - m.edge;
  const roomy = sideRoom >= CARD.least;
  const scale = cardScale(size);
  const width = Math.min(CARD.width * scale, Math.max(96, roomy ? sideRoom - 14 : size.width * 0.17));
  const height = CARD.height * scale;
  const plates: Plate[] = [];
  // In the corners: close to the wall, as far as the stage allows.
  const above = Math.max(m.edge, middle.y - m.outer - rowDepth - height * 0.3);
  const below = Math.min(floor - height - 4, middle.y + m.outer + m.wall * 0.6);
  for (const seat of view.seats) {
    const side = sideOf(seat.seat, view.me);
    if (side === "bottom") continue;
    const shared = { seat: seat.seat, side, width, height, scale, form: "card" as const };
    if (side === "top") {
      // At the left hand of the player opposite: the right corner above the wall.
      const x = roomy ? middle.x + m.outer + rowDepth * 0.4 : size.width - m.edge - width;
      plates.push({ ...shared, x: Math.min(x, size.width - m.edge - width), y: roomy ? m.edge : above, align: "start" });
    } else if (roomy) {
      const x = side === "left" ? middle.x - m.outer - rowDepth - 14 - width : middle.x + m.outer + rowDepth + 14;
      plates.push({ ...shared, x, y: middle.y - height / 2, align: side === "left" ? "end" : "start" });
    } else if (side === "left") {
      plates.push({ ...shared, x: m.edge, y: above, align: "start" });
    } else {
      plates.push({ ...shared, x: size.width - m.edge - width, y: below, align: "start" });
    }
  }
  return plates;
}

export function squareScene(view: TableView, size: Size, options: LayoutOptions): Scene {
  const m = measure(view, size, options);
  const rowDepth = m.other * TALL + m.pond * 0.55;
  const handTop = size.height - m.edge * 0.6 - m.hand * 1.74;
  // A lifted tile must not slip under what is asked.
  const stripTop = handTop - Math.max(m.edge, m.hand * 0.29) - m.strip;
  // What is left over above and below goes half and half.
  const wide = size.width >= size.height * WIDE;
  const floor = wide ? handTop - m.edge : stripTop;
  const middle: Point = { x: size.width / 2, y: (rowDepth + m.edge + floor - m.pond * 0.3) / 2 };
  middle.y = Math.max(middle.y, m.edge + rowDepth + m.outer);
  const spots: Spot[] = layWall(view, middle, m.inner, m.wall);
  const hands: Point[] = [];
  const calls: Point[] = [];
  const plates = otherPlates(view, size, middle, m, rowDepth, floor);
  const base = m.outer + rowDepth;
  for (const seat of view.seats) {
    spots.push(...layPond(view, seat, middle, m.pond));
    const side = sideOf(seat.seat, view.me);
    if (side === "bottom") {
      hands[seat.seat] = { x: size.width / 2, y: handTop };
      calls[seat.seat] = { x: size.width / 2, y: Math.min(middle.y + m.outer * 0.72, stripTop - size.height * 0.04) };
      continue;
    }
    const plate = plates.find((it) => it.seat === seat.seat);
    const cornered = plate !== undefined && middle.x - m.outer - rowDepth - m.edge < CARD.least;
    const upright = side === "top";
    const available = upright
      ? size.width - 2 * m.edge - (cornered ? 2 * (plate?.width ?? 0) : 0)
      : stripTop - 2 * m.edge - (cornered ? (plate?.height ?? 0) : 0);
    const row = fitRow(seat, options.openHands, { hand: m.other, sets: m.other, gap: m.other * 0.5 }, available, upright);
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
    const call = toScreen(side, 0, m.outer * 0.78);
    calls[seat.seat] = { x: middle.x + call.x, y: middle.y + call.y };
  }
  const half = PLATE_HALF * m.pond - m.pond * 0.12;
  const centre: Rect = { x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half };
  const own = layOwn(view, { left: m.edge, width: size.width - 2 * m.edge, top: handTop, w: m.hand, sets: m.hand * 0.8 });
  spots.push(...own.spots);
  const strip: Rect = { x: m.edge, y: stripTop, width: size.width - 2 * m.edge, height: m.strip };
  const scale = cardScale(size);
  const cardHeight = wide ? CARD.height * scale : 48;
  plates.push({
    seat: view.me, side: "bottom", x: m.edge, y: wide ? handTop - m.edge - cardHeight : stripTop + (m.strip - 48) / 2,
    width: Math.min(CARD.width * scale, size.width * 0.2, wide ? middle.x - m.outer - rowDepth - 2 * m.edge : CARD.width), height: cardHeight, scale,
    form: "card", align: "start",
  });
  return { shape: "square", ...size, spots, plates, centre, hand: own.hand, strip, calls, hands };
}
