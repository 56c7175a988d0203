// What the two small tables have in common: tiles the right way up, in boxes; names on a line; the sizes follow from the room.

import type { SeatView, TableView } from "../../wire/generated";
import { seatsInPlay, sideOf } from "./geometry";
import { TALL } from "./melds";
import { handWidths, ownSeat } from "./own";
import { IN_ROW, pondPlaces, pondSpot, ROW_PITCH, rowsNeeded } from "./pond";
import { layGroups, layOpenHand, placeRow, wrapGroups, type Group } from "./row";
import type { LayoutOptions, Plate, Point, Rect, Size, Spot } from "./scene";

export const PAD = 6;
/** The strip where nobody is asked: two lines of words. */
export const QUIET_STRIP = 38;
/** A tile in hand that a finger finds: narrower than this it stands in one of two rows. */
export const FINGER = 34;
/** From the right lower corner of a pond to the middle of a call. */
export const CALL = { x: 46, y: 18 };
/** Below a line of a tableau, in tile widths: the tiles' side, a little air. */
export const AIR = 0.26;
/** The last row of a pond with its side, in tile widths. */
const LAST_ROW = 1.7;
/** An open hand: with narrower tiles than these it is broken into lines; it is never drawn with wider ones. The drawn one stands apart. */
const OPEN_TILE = { least: 21, most: 26, apart: 0.3 };

/** The tiles in hand, by default and where large ones are wanted: parts of the stage's height, and the most, px. */
export interface HandSize {
  plain: readonly [share: number, most: number];
  large: readonly [share: number, most: number];
}

export interface Builder {
  view: TableView;
  options: LayoutOptions;
  spots: Spot[];
  plates: Plate[];
  hands: Point[];
  calls: Point[];
}

export function builder(view: TableView, options: LayoutOptions): Builder {
  return { view, options, spots: [], plates: [], hands: [], calls: [] };
}

/** Rows pressed together when a pond outgrows its room. */
function pitchFor(rows: number, w: number, room: number): number {
  const natural = ROW_PITCH * w;
  return rows * natural <= room ? natural : (room - LAST_ROW * w) / Math.max(1, rows - 1);
}

/** A pond in a box; bands of twelve keep a little space after six. */
export function layPondIn(b: Builder, seat: SeatView, box: Rect, w: number, columns: number): void {
  const halves = columns % IN_ROW === 0 ? columns / IN_ROW : 1;
  const between = halves > 1 ? w * 0.3 : 0;
  const left = box.x + (box.width - columns * (w + 1) - between) / 2;
  const pitch = pitchFor(rowsNeeded(seat.pond.length, columns), w, box.height);
  for (const { index, column, row } of pondPlaces(seat.pond.length, columns)) {
    const x = left + (column + 0.5) * (w + 1) + (halves > 1 && column >= IN_ROW ? between : 0);
    b.spots.push(pondSpot(b.view, seat, index, { x, y: box.y + row * pitch + 0.75 * w, w, orientation: "up" }));
  }
}

/** How wide the tiles of a line are, px. */
function widthIn(line: Group): number {
  return Math.max(0, ...line.laid.map((tile) => tile.spot.w));
}

/** How high a line of a tableau is, px; more where a tile lies upon another one of its set. */
function lineHeight(line: Group): number {
  const w = widthIn(line);
  return Math.max(TALL * w, ...line.laid.map((tile) => tile.up + (tile.sideways ? 0.5 : TALL / 2) * w)) + AIR * w;
}

export function tableauHeight(lines: readonly Group[]): number {
  return lines.reduce((sum, line) => sum + lineHeight(line), 0);
}

/** An open hand in as many lines as it takes to be read; in the last of them there may be room for sets. */
function openHand(seat: SeatView, width: number, largest: number, least: number): Group[] {
  const length = seat.hand_count + (seat.has_drawn ? OPEN_TILE.apart : 0);
  const most = Math.floor(width / Math.min(least, largest));
  if (length <= most) return layOpenHand(seat, Math.min(width / length, largest, OPEN_TILE.most), seat.hand_count);
  return layOpenHand(seat, width / (most + (seat.has_drawn ? OPEN_TILE.apart : 0)), most);
}

/** Whether the hand of another seat lies open. */
export function liesOpen(b: Builder, seat: SeatView): boolean {
  return b.options.openHands && seat.seat !== b.view.me && seat.hand !== null && seat.hand_count > 0;
}

/** Sets and flowers of a seat, or with open hands everything it has, broken into lines. */
export function tableau(
  b: Builder,
  seat: SeatView,
  width: number,
  w: number,
  largest: number = OPEN_TILE.most,
  least: number = OPEN_TILE.least,
): Group[] {
  const hand = liesOpen(b, seat) ? openHand(seat, width, largest, least) : [];
  return wrapGroups([...hand, ...layGroups(seat, w, b.view.direction === "clockwise")], w * 0.45, width);
}

/** Puts the lines of a tableau below each other from the top left corner of its place. */
export function placeTableau(b: Builder, lines: readonly Group[], at: Point): void {
  let y = at.y;
  for (const line of lines) {
    y += lineHeight(line);
    b.spots.push(...placeRow(line, "bottom", { x: 0, y: 0 }, at.x, y - AIR * widthIn(line)));
  }
}

export function addPlate(b: Builder, seat: SeatView, rect: Rect, form: Plate["form"] = "line"): void {
  const side = sideOf(seat.seat, b.view);
  b.plates.push({ seat: seat.seat, side, ...rect, form, scale: 1, align: "start" });
  b.hands[seat.seat] = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

export function seatAt(view: TableView, side: ReturnType<typeof sideOf>): SeatView | null {
  return seatsInPlay(view).find((seat) => sideOf(seat.seat, view) === side) ?? null;
}

/** How wide the tiles in hand are to be where there is room across. */
export function wantedWidth(of: HandSize, size: Size, { largeTiles }: LayoutOptions): number {
  const [share, most] = largeTiles ? of.large : of.plain;
  return Math.min(most, Math.max(FINGER, size.height * share));
}

/** How wide the tiles in hand are where it stands in so many rows. */
export function handWidth(view: TableView, width: number, largest: number, rows = 1): number {
  return Math.min(largest, width / (handWidths(ownSeat(view), rows) + 0.1) - 0.6);
}
