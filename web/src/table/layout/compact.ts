// The small tables: a phone held upright, and one laid on its side. All tiles lie the right way up, in bands; the wall is a
// number. Nothing scrolls: the sizes follow from the room there is.
//
// Upright, from above: the player opposite (one band of twice six) · the round · left and right player side by side (six a
// row) · own sets and pond · the strip where one is asked · the hand.
// On its side: four ponds beside each other in the order of play, below them strip and hand.

import type { SeatView, TableView } from "../../lib/protocol";
import { sideOf } from "./geometry";
import { TALL } from "./melds";
import { handWidths, layOwn, ownSeat } from "./own";
import { IN_ROW, pondPlaces, pondSpot, ROW_PITCH, rowsNeeded } from "./pond";
import { fitRow, layGroups, placeRow, wrapGroups, type Group } from "./row";
import type { LayoutOptions, Plate, Point, Rect, Scene, Size, Spot } from "./scene";

const PAD = 6;
const HEADER = 26;
/** Beside each other two names have half the width each: their scores go on a second line. */
const PAIR = 40;
/** The strip where one is asked: least and largest. */
const STRIP = 58;
const LARGEST_STRIP = 112;
const SMALLEST_TOUCH = 24;

interface Builder {
  view: TableView;
  options: LayoutOptions;
  spots: Spot[];
  plates: Plate[];
  hands: Point[];
  calls: Point[];
}

/** Rows pressed together when a pond outgrows its room. */
function pitchFor(rows: number, w: number, room: number): number {
  const natural = ROW_PITCH * w;
  return rows * natural <= room ? natural : (room - 1.7 * w) / Math.max(1, rows - 1);
}

/** A pond in a box; bands of twelve keep a little space after six. */
function layPondIn(b: Builder, seat: SeatView, box: Rect, w: number, columns: number): void {
  const halves = columns / IN_ROW;
  const half = IN_ROW * (w + 1);
  const between = halves > 1 ? w * 0.3 : 0;
  const left = box.x + (box.width - halves * half - between) / 2;
  const pitch = pitchFor(rowsNeeded(seat.pond.length, columns), w, box.height);
  for (const { index, column, row } of pondPlaces(seat.pond.length, columns)) {
    const x = left + (column + 0.5) * (w + 1) + (column >= IN_ROW ? between : 0);
    b.spots.push(pondSpot(b.view, seat, index, { x, y: box.y + row * pitch + 0.75 * w, w, orientation: "up" }));
  }
}

/** Below a line of a tableau, in tile widths: the tiles' side, a little air. */
const AIR = 0.26;

/** How high a line of a tableau is, px; more where a tile lies upon another one of its set. */
function lineHeight(line: Group, w: number): number {
  return Math.max(TALL * w, ...line.laid.map((tile) => tile.up + (tile.sideways ? 0.5 : TALL / 2) * w)) + AIR * w;
}

function tableauHeight(lines: readonly Group[], w: number): number {
  return lines.reduce((sum, line) => sum + lineHeight(line, w), 0);
}

/** Sets and flowers of a seat, or with open hands everything it has, broken into lines. */
function tableau(b: Builder, seat: SeatView, width: number, w: number): Group[] {
  const open = b.options.openHands && seat.seat !== b.view.me && seat.hand !== null;
  const groups = layGroups(seat, w);
  if (!open) return wrapGroups(groups, w * 0.3, width);
  const hand = fitRow({ ...seat, melds: [], flowers: [] }, true, { hand: w, sets: w, gap: w * 0.3 }, width);
  return wrapGroups([hand, ...groups], w * 0.3, width);
}

/** Puts the lines of a tableau below each other from the top left corner of its place. */
function placeTableau(b: Builder, lines: readonly Group[], at: Point, w: number): void {
  let y = at.y;
  for (const line of lines) {
    y += lineHeight(line, w);
    b.spots.push(...placeRow(line, "bottom", { x: 0, y: 0 }, at.x, y - AIR * w));
  }
}

function addPlate(b: Builder, seat: SeatView, rect: Rect, form: Plate["form"] = "line"): void {
  const side = sideOf(seat.seat, b.view.me);
  b.plates.push({ seat: seat.seat, side, ...rect, form, scale: 1, align: "start" });
  b.hands[seat.seat] = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

function seatAt(view: TableView, side: ReturnType<typeof sideOf>): SeatView {
  return view.seats.find((seat) => sideOf(seat.seat, view.me) === side) ?? ownSeat(view);
}

function handWidth(view: TableView, width: number, largest: number): number {
  const fits = width / (handWidths(ownSeat(view)) + 0.1) - 0.6;
  return Math.max(Math.min(fits, largest), Math.min(fits, SMALLEST_TOUCH));
}

type BySide = Record<"top" | "left" | "right" | "own", SeatView>;

/**
 * Rows to keep for each pond: two in the bands and three at the sides, so that nothing moves when a row fills; where that
 * would make the tiles much smaller than the width allows, only the rows that are there.
 */
function bandRows(seats: BySide, room: number, byWidth: number): { top: number; own: number; side: number } {
  const count = (seat: SeatView, columns: number): number => rowsNeeded(seat.pond.length, columns);
  const side = Math.max(count(seats.left, IN_ROW), count(seats.right, IN_ROW));
  const kept = { top: 2, own: 2, side: Math.min(4, Math.max(3, side)) };
  const total = kept.top + kept.own + kept.side;
  if (room / (total * ROW_PITCH + 0.5) >= byWidth * 0.85) return kept;
  const needed = (seat: SeatView): number => Math.min(2, Math.max(1, count(seat, 2 * IN_ROW)));
  return { top: needed(seats.top), own: needed(seats.own), side: Math.min(4, Math.max(2, side)) };
}

export function uprightScene(view: TableView, size: Size, options: LayoutOptions): Scene {
  const b: Builder = { view, options, spots: [], plates: [], hands: [], calls: [] };
  const inner = size.width - 2 * PAD;
  const hand = handWidth(view, size.width - 8, 40);
  // Above the hand room for a tile that is lifted.
  const handHeight = hand * 2 + 4;
  const sets = Math.min(22, size.width / 18);
  const own = ownSeat(view);
  const left = seatAt(view, "left");
  const right = seatAt(view, "right");
  const top = seatAt(view, "top");
  const half = (inner - 10) / 2;
  // Room for sets is taken as soon as somebody has one: the ponds shrink a little, once.
  const shown = {
    top: tableau(b, top, inner, sets), left: tableau(b, left, half, sets), right: tableau(b, right, half, sets), own: tableau(b, own, inner, sets),
  };
  const topSets = tableauHeight(shown.top, sets);
  const sideSets = Math.max(tableauHeight(shown.left, sets), tableauHeight(shown.right, sets));
  const ownSets = tableauHeight(shown.own, sets);
  const centreHeight = 34;
  const fixed = PAD * 5 + HEADER * 2 + PAIR + topSets + sideSets + ownSets + centreHeight + STRIP + handHeight;
  const byWidth = (inner - 10 - 12) / 12.3;
  const rows = bandRows({ top, left, right, own }, size.height - fixed, byWidth);
  const byHeight = (size.height - fixed) / ((rows.top + rows.own + rows.side) * ROW_PITCH + 0.5);
  const w = Math.max(12, Math.min(byHeight, byWidth, 40));
  const topHeight = rows.top * ROW_PITCH * w + 3;
  const ownHeight = rows.own * ROW_PITCH * w + 3;
  const sideHeight = rows.side * ROW_PITCH * w + 3;
  // Room left over goes first to where one is asked, so that many claims cover nothing; then it is spread between the parts.
  const spare = Math.max(0, size.height - fixed - topHeight - ownHeight - sideHeight);
  const stripHeight = Math.min(LARGEST_STRIP, STRIP + spare);
  const space = PAD + Math.min(22, Math.max(0, spare - (stripHeight - STRIP)) / 4);

  let y = PAD;
  addPlate(b, top, { x: PAD, y, width: inner, height: HEADER });
  y += HEADER;
  placeTableau(b, shown.top, { x: PAD, y }, sets);
  y += topSets;
  b.calls[top.seat] = { x: size.width / 2, y: y + topHeight / 2 };
  layPondIn(b, top, { x: PAD, y, width: inner, height: topHeight }, w, 2 * IN_ROW);
  y += topHeight + space;

  const centre: Rect = { x: PAD, y, width: inner, height: centreHeight };
  y += centreHeight + space;

  for (const [seat, lines, x] of [[left, shown.left, PAD], [right, shown.right, PAD + half + 10]] as const) {
    addPlate(b, seat, { x, y, width: half, height: PAIR }, "pair");
    placeTableau(b, lines, { x, y: y + PAIR }, sets);
    layPondIn(b, seat, { x, y: y + PAIR + sideSets, width: half, height: sideHeight }, w, IN_ROW);
    b.calls[seat.seat] = { x: x + half / 2, y: y + PAIR + sideSets + sideHeight / 2 };
  }
  y += PAIR + sideSets + sideHeight + space;

  addPlate(b, own, { x: PAD, y, width: inner, height: HEADER });
  placeTableau(b, shown.own, { x: PAD, y: y + HEADER }, sets);
  y += HEADER + ownSets;
  // The rest stands on the lower edge of the stage, in reach of the thumb.
  const handTop = size.height - handHeight;
  const stripTop = handTop - stripHeight;
  layPondIn(b, own, { x: PAD, y, width: inner, height: Math.min(ownHeight, stripTop - y) }, w, 2 * IN_ROW);
  b.calls[own.seat] = { x: size.width / 2, y: y + ownHeight / 2 };
  b.hands[own.seat] = { x: size.width / 2, y: handTop };
  const laid = layOwn(view, { left: 4, width: size.width - 8, top: handTop + hand * 0.26, w: hand, sets: 0 });
  return {
    shape: "upright", ...size, spots: b.spots, plates: b.plates, centre, hand: laid.hand,
    strip: { x: PAD, y: stripTop, width: inner, height: stripHeight }, calls: b.calls, hands: b.hands,
  };
}

export function shortScene(view: TableView, size: Size, options: LayoutOptions): Scene {
  const b: Builder = { view, options, spots: [], plates: [], hands: [], calls: [] };
  const inner = size.width - 2 * PAD;
  const hand = Math.min(handWidth(view, size.width * 0.98, 44), size.height * 0.115);
  const handHeight = hand * 1.96 + 2;
  const stripHeight = 54;
  const stripTop = size.height - handHeight - stripHeight;
  const header = 22;
  const order = [seatAt(view, "left"), seatAt(view, "top"), seatAt(view, "right"), ownSeat(view)];
  const width = (inner - 3 * 10) / 4;
  const rows = Math.max(3, ...view.seats.map((seat) => Math.min(4, rowsNeeded(seat.pond.length))));
  const sets = Math.min(18, size.height / 17);
  const shown = order.map((seat) => tableau(b, seat, width, sets));
  const setsHeight = Math.max((TALL + AIR) * sets, ...shown.map((lines) => tableauHeight(lines, sets)));
  const room = stripTop - header - setsHeight - PAD - 2;
  const w = Math.min(room / (rows * ROW_PITCH + 0.1), width / 6.3 - 1);
  for (const [place, seat] of order.entries()) {
    const x = PAD + place * (width + 10);
    addPlate(b, seat, { x, y: PAD / 2, width, height: header });
    placeTableau(b, shown[place] ?? [], { x, y: PAD / 2 + header }, sets);
    layPondIn(b, seat, { x, y: PAD / 2 + header + setsHeight + 3, width, height: room }, w, IN_ROW);
    b.calls[seat.seat] = { x: x + width / 2, y: PAD / 2 + header + setsHeight + room / 2 };
  }
  const handTop = size.height - handHeight;
  b.hands[view.me] = { x: size.width / 2, y: handTop };
  const laid = layOwn(view, { left: PAD, width: inner, top: handTop + hand * 0.24, w: hand, sets: 0 });
  const info = Math.min(220, inner * 0.3);
  return {
    shape: "short", ...size, spots: b.spots, plates: b.plates, centre: { x: PAD, y: stripTop + 4, width: info, height: stripHeight - 8 },
    hand: laid.hand, strip: { x: PAD + info + 8, y: stripTop, width: inner - info - 8, height: stripHeight }, calls: b.calls, hands: b.hands,
  };
}
