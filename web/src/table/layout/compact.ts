// The small tables: a phone held upright, and one laid on its side. All tiles lie the right way up, in bands; the wall is a
// number. Nothing scrolls: the sizes follow from the room there is.
//
// Where fewer than four play, what is empty takes no room.
//
// Upright, from above: the player opposite (one band of twice six) · the round · left and right player side by side (six a
// row) · own sets and pond · the strip where one is asked · the hand.
// On its side: four ponds beside each other in the order of play, below them strip and hand.

import type { SeatView, TableView } from "../../wire/generated";
import { seatsInPlay, sideOf } from "./geometry";
import { TALL } from "./melds";
import { handHeights, handWidths, layOwn, ownSeat } from "./own";
import { IN_ROW, pondPlaces, pondSpot, ROW_PITCH, rowsNeeded } from "./pond";
import { layGroups, layOpenHand, placeRow, wrapGroups, type Group } from "./row";
import type { LayoutOptions, Plate, Point, Rect, Scene, Size, Spot } from "./scene";

const PAD = 6;
const HEADER = 26;
/** Beside each other two names have half the width each: their scores go on a second line. */
const PAIR = 40;
/** The strip where one is asked: least and largest. */
const STRIP = 58;
const LARGEST_STRIP = 112;
/** The same where nobody is asked: two lines of words. */
const QUIET_STRIP = 38;
/** A tile in hand that a finger finds: narrower than this it stands in one of two rows. */
const FINGER = 34;
/** The tiles in hand on a small table, by default and where large ones are wanted: parts of the stage's height, and the most, px. */
const UPRIGHT = { plain: [0.056, 44], large: [0.07, 54] } as const;
const SHORT = { plain: [0.115, 44], large: [0.15, 54] } as const;
/** From the right lower corner of a pond to the middle of a call. */
const CALL = { x: 46, y: 18 };

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
/** An open hand: with narrower tiles than these it is broken into lines; it is never drawn with wider ones. The drawn one stands apart. */
const OPEN_TILE = { least: 21, most: 26, apart: 0.3 };

/** How wide the tiles of a line are, px. */
function widthIn(line: Group): number {
  return Math.max(0, ...line.laid.map((tile) => tile.spot.w));
}

/** How high a line of a tableau is, px; more where a tile lies upon another one of its set. */
function lineHeight(line: Group): number {
  const w = widthIn(line);
  return Math.max(TALL * w, ...line.laid.map((tile) => tile.up + (tile.sideways ? 0.5 : TALL / 2) * w)) + AIR * w;
}

function tableauHeight(lines: readonly Group[]): number {
  return lines.reduce((sum, line) => sum + lineHeight(line), 0);
}

/** An open hand in as many lines as it takes to be read; in the last of them there may be room for sets. */
function openHand(seat: SeatView, width: number, largest: number): Group[] {
  const length = seat.hand_count + (seat.has_drawn ? OPEN_TILE.apart : 0);
  const most = Math.floor(width / Math.min(OPEN_TILE.least, largest));
  if (length <= most) return layOpenHand(seat, Math.min(width / length, largest, OPEN_TILE.most), seat.hand_count);
  return layOpenHand(seat, width / (most + (seat.has_drawn ? OPEN_TILE.apart : 0)), most);
}

/** Sets and flowers of a seat, or with open hands everything it has, broken into lines. */
function tableau(b: Builder, seat: SeatView, width: number, w: number, largest: number = OPEN_TILE.most): Group[] {
  const open = b.options.openHands && seat.seat !== b.view.me && seat.hand !== null && seat.hand_count > 0;
  const hand = open ? openHand(seat, width, largest) : [];
  return wrapGroups([...hand, ...layGroups(seat, w, b.view.direction === "clockwise")], w * 0.45, width);
}

/** Puts the lines of a tableau below each other from the top left corner of its place. */
function placeTableau(b: Builder, lines: readonly Group[], at: Point): void {
  let y = at.y;
  for (const line of lines) {
    y += lineHeight(line);
    b.spots.push(...placeRow(line, "bottom", { x: 0, y: 0 }, at.x, y - AIR * widthIn(line)));
  }
}

function addPlate(b: Builder, seat: SeatView, rect: Rect, form: Plate["form"] = "line"): void {
  const side = sideOf(seat.seat, b.view);
  b.plates.push({ seat: seat.seat, side, ...rect, form, scale: 1, align: "start" });
  b.hands[seat.seat] = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

function seatAt(view: TableView, side: ReturnType<typeof sideOf>): SeatView | null {
  return seatsInPlay(view).find((seat) => sideOf(seat.seat, view) === side) ?? null;
}

/** How wide the tiles in hand are to be where there is room across. */
function wantedWidth(of: typeof UPRIGHT | typeof SHORT, size: Size, { largeTiles }: LayoutOptions): number {
  const [share, most] = largeTiles ? of.large : of.plain;
  return Math.min(most, Math.max(FINGER, size.height * share));
}

/** How wide the tiles in hand are where it stands in so many rows. */
function handWidth(view: TableView, width: number, largest: number, rows = 1): number {
  return Math.min(largest, width / (handWidths(ownSeat(view), rows) + 0.1) - 0.6);
}

/** A stretch of the upright table: one player across its whole width, or two beside each other. */
interface Band {
  seats: readonly SeatView[];
  /** Of each player in it. */
  width: number;
  columns: number;
  header: number;
  /** [place in the band] → lines of sets. */
  shown: Group[][];
  /** Of the highest of them, px. */
  sets: number;
}

function rowsIn(band: Band): number {
  return Math.max(0, ...band.seats.map((seat) => rowsNeeded(seat.pond.length, band.columns)));
}

/**
 * Rows to keep for the ponds of each band: two across the whole width and three side by side, so that nothing moves when a row
 * fills; where that would make the tiles much smaller than the width allows, only the rows that are there. Where few play,
 * everybody discards more than that.
 */
function rowsKept(bands: readonly Band[], room: number, byWidth: number): number[] {
  const few = bands.every((band) => band.seats.length === 1);
  const most = few ? Infinity : 4;
  const kept = bands.map((band) => {
    const least = band.columns > IN_ROW ? 2 : 3;
    const grown = few || band.columns === IN_ROW;
    return grown ? Math.min(most, Math.max(least, rowsIn(band))) : least;
  });
  const total = kept.reduce((sum, rows) => sum + rows, 0);
  if (room / (total * ROW_PITCH + 0.5) >= byWidth * 0.85) return kept;
  return bands.map((band) =>
    band.columns > IN_ROW
      ? Math.min(few ? most : 2, Math.max(1, rowsIn(band)))
      : Math.min(most, Math.max(2, rowsIn(band))),
  );
}

export function uprightScene(view: TableView, size: Size, options: LayoutOptions): Scene {
  const b: Builder = { view, options, spots: [], plates: [], hands: [], calls: [] };
  const inner = size.width - 2 * PAD;
  const wanted = wantedWidth(UPRIGHT, size, options);
  // Where all hands lie open nobody plays: the hand is only read, and the ponds have the room.
  const handRows = !options.openHands && handWidth(view, size.width - 8, wanted) < FINGER ? 2 : 1;
  const hand = handWidth(view, size.width - 8, wanted, handRows);
  const handHeight = hand * handHeights(handRows) + 4;
  const sets = Math.min(22, size.width / 18);
  const half = (inner - 10) / 2;
  const bandOf = (...seats: SeatView[]): Band => {
    const pair = seats.length > 1;
    const width = pair ? half : inner;
    // Room for sets is taken as soon as somebody has one: the ponds shrink a little, once.
    const shown = seats.map((seat) => tableau(b, seat, width, sets));
    return {
      seats,
      width,
      columns: pair ? IN_ROW : 2 * IN_ROW,
      header: pair ? PAIR : HEADER,
      shown,
      sets: Math.max(0, ...shown.map(tableauHeight)),
    };
  };
  const own = bandOf(ownSeat(view));
  const top = seatAt(view, "top");
  const sides = [seatAt(view, "left"), seatAt(view, "right")].filter((seat) => seat !== null);
  const above = top ? [bandOf(top)] : [];
  const between = sides.length > 0 ? [bandOf(...sides)] : [];
  const bands = [...above, ...between, own];
  const centreHeight = 34;
  const [leastStrip, mostStrip] = options.looksOn ? [QUIET_STRIP, QUIET_STRIP] : [STRIP, LARGEST_STRIP];
  const fixed =
    PAD * 5 + bands.reduce((sum, band) => sum + band.header + band.sets, 0) + centreHeight + leastStrip + handHeight;
  const byWidth = (inner - 10 - 12) / 12.3;
  const rows = rowsKept(bands, size.height - fixed, byWidth);
  const allRows = rows.reduce((sum, count) => sum + count, 0);
  const w = Math.max(12, Math.min((size.height - fixed) / (allRows * ROW_PITCH + 0.5), byWidth, 40));
  const heights = rows.map((count) => count * ROW_PITCH * w + 3);
  // Room left over goes first to where one is asked, so that many claims cover nothing; then it is spread between the parts.
  const spare = Math.max(0, size.height - fixed - heights.reduce((sum, height) => sum + height, 0));
  const stripHeight = Math.min(mostStrip, leastStrip + spare);
  const space = PAD + Math.min(22, Math.max(0, spare - (stripHeight - leastStrip)) / 4);
  // The rest stands on the lower edge of the stage, in reach of the thumb.
  const handTop = size.height - handHeight;
  const stripTop = handTop - stripHeight;

  let y = PAD;
  let centre: Rect = { x: PAD, y, width: inner, height: centreHeight };
  for (const [number, band] of bands.entries()) {
    // The round stands below the player opposite, or first of all where nobody sits there.
    if (number === above.length) {
      centre = { x: PAD, y, width: inner, height: centreHeight };
      y += centreHeight + space;
    }
    const pond = y + band.header + band.sets;
    const height = band === own ? Math.min(heights[number] ?? 0, stripTop - pond) : (heights[number] ?? 0);
    for (const [place, seat] of band.seats.entries()) {
      const x = PAD + place * (band.width + 10);
      addPlate(b, seat, { x, y, width: band.width, height: band.header }, band.seats.length > 1 ? "pair" : "line");
      placeTableau(b, band.shown[place] ?? [], { x, y: y + band.header });
      layPondIn(b, seat, { x, y: pond, width: band.width, height }, w, band.columns);
      // In the last place of the last row, which is filled last.
      b.calls[seat.seat] = { x: x + band.width - CALL.x, y: pond + height - CALL.y };
    }
    y = pond + (heights[number] ?? 0) + space;
  }
  b.hands[view.me] = { x: size.width / 2, y: handTop };
  const laid = layOwn(view, {
    left: 4,
    width: size.width - 8,
    top: handTop + hand * 0.26,
    w: hand,
    sets: 0,
    rows: handRows,
  });
  return {
    shape: "upright",
    ...size,
    spots: b.spots,
    plates: b.plates,
    centre,
    hand: laid.hand,
    next: null,
    strip: { x: PAD, y: stripTop, width: inner, height: stripHeight },
    calls: b.calls,
    hands: b.hands,
  };
}

export function shortScene(view: TableView, size: Size, options: LayoutOptions): Scene {
  const b: Builder = { view, options, spots: [], plates: [], hands: [], calls: [] };
  const inner = size.width - 2 * PAD;
  const hand = handWidth(view, size.width * 0.98, wantedWidth(SHORT, size, options));
  const handHeight = hand * 1.96 + 2;
  const stripHeight = options.looksOn ? QUIET_STRIP : 54;
  const stripTop = size.height - handHeight - stripHeight;
  const header = 22;
  const order = [seatAt(view, "left"), seatAt(view, "top"), seatAt(view, "right"), ownSeat(view)].filter(
    (seat) => seat !== null,
  );
  const width = (inner - (order.length - 1) * 10) / order.length;
  const columns = order.length === 2 ? 2 * IN_ROW : IN_ROW;
  const needed = Math.max(...order.map((seat) => rowsNeeded(seat.pond.length, columns)));
  const rows = Math.max(3, order.length === 4 ? Math.min(4, needed) : needed);
  const sets = Math.min(18, size.height / 17);
  const shown = order.map((seat) => tableau(b, seat, width, sets, sets * 1.15));
  const setsHeight = Math.max((TALL + AIR) * sets, ...shown.map(tableauHeight));
  const room = stripTop - header - setsHeight - PAD - 2;
  const w = Math.min(room / (rows * ROW_PITCH + 0.1), width / (columns + 0.6) - 1);
  for (const [place, seat] of order.entries()) {
    const x = PAD + place * (width + 10);
    addPlate(b, seat, { x, y: PAD / 2, width, height: header });
    placeTableau(b, shown[place] ?? [], { x, y: PAD / 2 + header });
    layPondIn(b, seat, { x, y: PAD / 2 + header + setsHeight + 3, width, height: room }, w, columns);
    b.calls[seat.seat] = { x: x + width - CALL.x, y: PAD / 2 + header + setsHeight + room - CALL.y };
  }
  const handTop = size.height - handHeight;
  b.hands[view.me] = { x: size.width / 2, y: handTop };
  const laid = layOwn(view, { left: PAD, width: inner, top: handTop + hand * 0.24, w: hand, sets: 0 });
  const info = Math.min(220, Math.max(186, inner * 0.3));
  return {
    shape: "short",
    ...size,
    spots: b.spots,
    plates: b.plates,
    centre: { x: PAD, y: stripTop + 4, width: info, height: stripHeight - 8 },
    hand: laid.hand,
    next: null,
    strip: { x: PAD + info + 8, y: stripTop, width: inner - info - 8, height: stripHeight },
    calls: b.calls,
    hands: b.hands,
  };
}
