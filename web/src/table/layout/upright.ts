// The table of a phone held upright. All tiles lie the right way up, in bands; the wall is a number. Nothing scrolls: the sizes
// follow from the room there is. From above: the player opposite (one band of twice six) · the round · left and right player
// side by side (six a row) · own sets and pond · the strip where one is asked · the hand.
//
// Where fewer than four play, what is empty takes no room. Late in a hand the room is short: sets lie beside the name as long as
// they fit there, and where the discards would become too small to be read a row takes more of them than six.

import type { SeatView, TableView } from "../../wire/generated";
import { handHeights, layOwn, ownSeat } from "./own";
import { IN_ROW, ROW_PITCH, rowsNeeded } from "./pond";
import type { Group } from "./row";
import type { LayoutOptions, Rect, Scene, Size } from "./scene";
import {
  addPlate,
  builder,
  CALL,
  FINGER,
  handWidth,
  layPondIn,
  liesOpen,
  PAD,
  placeTableau,
  QUIET_STRIP,
  seatAt,
  tableau,
  tableauHeight,
  wantedWidth,
  type Builder,
  type HandSize,
} from "./small";

const HEADER = 26;
/** Beside each other two names have half the width each: their scores go on a second line. */
const PAIR = 40;
/** The strip where one is asked: least and largest. */
const STRIP = 58;
const LARGEST_STRIP = 112;
const CENTRE = 34;
/** Between two players beside each other. */
const ASIDE = 10;
/** A name with sets beside it, the same with a mark at its score, and the air between them. */
const NAME = { width: 116, marked: 156, air: 8 };
/** Sets beside a name become so much smaller to fit there, and those on a crowded table. */
const SMALLER_SETS = 0.85;
/** With narrower discards than these the table is crowded. */
const CROWDED = 20;
const LEAST_DISCARD = 11;
/** A stage lower than this is left to a walk on a small phone: its hand is only read, and its words have one line. */
const LOW = { height: 480, hand: 26, strip: 24 };
const HAND: HandSize = { plain: [0.056, 44], large: [0.07, 54] };

/** How much room a table takes. */
interface Manner {
  /** Discards in a row of two players side by side, and of one alone. */
  pair: number;
  wide: number;
  /** Of the sets' size. */
  sets: number;
}

const PLAIN: Manner = { pair: IN_ROW, wide: 2 * IN_ROW, sets: 1 };
/** What is tried where the discards would be too small, in this order. */
const CLOSER: readonly Manner[] = [1, SMALLER_SETS].flatMap((sets) =>
  [12, 14, 16, 18].flatMap((wide) => [6, 7, 8, 9].map((pair) => ({ pair, wide, sets }))),
);

/** A stretch of the upright table: one player across its whole width, or two beside each other. */
interface Band {
  seats: readonly SeatView[];
  /** Of each player in it. */
  width: number;
  columns: number;
  /** [place in the band] → lines of sets. */
  shown: Group[][];
  /** The sets lie at the right of the name. */
  beside: boolean;
  /** Of the name. */
  header: number;
  /** Down to the pond, px. */
  above: number;
}

/** The bands of a table with the size of its discards. */
interface Bands {
  bands: readonly Band[];
  /** [band] → rows kept for its ponds. */
  rows: readonly number[];
  /** Of a discard, px; what there is room for, and how it is drawn. */
  fits: number;
  w: number;
  /** What is left over, px. */
  spare: number;
}

function rowsIn(band: Band): number {
  return Math.max(0, ...band.seats.map((seat) => rowsNeeded(seat.pond.length, band.columns)));
}

/**
 * Rows to keep for the ponds of each band: two across the whole width and three side by side, so that nothing moves when a row
 * fills; where that would make the tiles much smaller than the width allows, or in closer rows, only those that are there. Where
 * few play, everybody discards more than that.
 */
function rowsKept(bands: readonly Band[], room: number, byWidth: number): number[] {
  const few = bands.every((band) => band.seats.length === 1);
  const wide = ({ columns }: Band): boolean => columns >= 2 * IN_ROW;
  const atMost = (band: Band, least: number): number =>
    Math.min(few ? Infinity : wide(band) ? 3 : 4, Math.max(least, rowsIn(band)));
  const closer = ({ columns }: Band): boolean => columns % IN_ROW > 0;
  const kept = bands.map((band) => atMost(band, closer(band) ? 1 : wide(band) ? 2 : 3));
  const total = kept.reduce((sum, rows) => sum + rows, 0);
  if (room / (total * ROW_PITCH + 0.5) >= byWidth * 0.85) return kept;
  return bands.map((band) => atMost(band, closer(band) || wide(band) ? 1 : 2));
}

/** How wide a name is that has sets beside it. */
function nameWidth(seat: SeatView): number {
  return seat.ready === "no" ? NAME.width : NAME.marked;
}

/** One player across the whole width: the sets stand beside the name where that is lower. */
function wideBand(b: Builder, seat: SeatView, width: number, sets: number, columns: number): Band {
  const below = tableau(b, seat, width, sets);
  const under: Band = {
    seats: [seat],
    width,
    columns,
    shown: [below],
    beside: false,
    header: HEADER,
    above: HEADER + tableauHeight(below),
  };
  if (below.length === 0 || liesOpen(b, seat)) return under;
  const room = width - nameWidth(seat) - NAME.air;
  for (const share of [1, SMALLER_SETS]) {
    const shown = tableau(b, seat, room, sets * share);
    const above = Math.max(PAIR, tableauHeight(shown));
    if (above < under.above && shown.every((line) => line.length <= room))
      return { ...under, shown: [shown], beside: true, header: PAIR, above };
  }
  return under;
}

function bandOf(b: Builder, seats: readonly SeatView[], inner: number, sets: number, manner: Manner): Band {
  const [first, second] = seats;
  if (first && !second) return wideBand(b, first, inner, sets, manner.wide);
  const width = (inner - ASIDE) / 2;
  // Room for sets is taken as soon as somebody has one: the ponds shrink a little, once.
  const shown = seats.map((seat) => tableau(b, seat, width, sets));
  const above = PAIR + Math.max(0, ...shown.map(tableauHeight));
  return { seats, width, columns: manner.pair, shown, beside: false, header: PAIR, above };
}

/** How the bands come out in one manner. `free`: the height that bands and ponds have between them. */
function measure(b: Builder, size: Size, parts: readonly SeatView[][], free: number, manner: Manner): Bands {
  const inner = size.width - 2 * PAD;
  const sets = Math.min(22, size.width / 18) * manner.sets;
  const bands = parts.map((seats) => bandOf(b, seats, inner, sets, manner));
  const room = free - bands.reduce((sum, band) => sum + band.above, 0);
  const byWidth = Math.min(...bands.map(({ width, columns }) => (width - 5) / (columns + 0.3) - 1));
  const rows = rowsKept(bands, room, byWidth);
  const total = rows.reduce((sum, count) => sum + count, 0);
  const fits = Math.min(room / (total * ROW_PITCH + 0.5), byWidth, 40);
  const w = Math.max(LEAST_DISCARD, fits);
  return { bands, rows, fits, w, spare: Math.max(0, room - total * ROW_PITCH * w - 3 * bands.length) };
}

/** Rows as everybody knows them where the discards are large enough so, else the closer rows in which they are largest. */
function spread(b: Builder, size: Size, parts: readonly SeatView[][], free: number): Bands {
  let best = measure(b, size, parts, free, PLAIN);
  if (best.fits >= CROWDED) return best;
  for (const manner of CLOSER) {
    const next = measure(b, size, parts, free, manner);
    if (next.fits > best.fits + 0.5) best = next;
  }
  return best;
}

export function uprightScene(view: TableView, size: Size, options: LayoutOptions): Scene {
  const b = builder(view, options);
  const inner = size.width - 2 * PAD;
  const low = size.height < LOW.height;
  const wanted = low && options.openHands ? LOW.hand : wantedWidth(HAND, size, options);
  // Where all hands lie open nobody plays: the hand is only read, and the ponds have the room.
  const handRows = !options.openHands && handWidth(view, size.width - 8, wanted) < FINGER ? 2 : 1;
  const hand = handWidth(view, size.width - 8, wanted, handRows);
  const handHeight = hand * handHeights(handRows) + 4;
  const top = seatAt(view, "top");
  const sides = [seatAt(view, "left"), seatAt(view, "right")].filter((seat) => seat !== null);
  const own = ownSeat(view);
  const parts = [top ? [top] : [], sides, [own]].filter((seats) => seats.length > 0);
  const quiet = low ? LOW.strip : QUIET_STRIP;
  const [leastStrip, mostStrip] = options.looksOn ? [quiet, quiet] : [STRIP, LARGEST_STRIP];
  const free = size.height - (PAD * 5 + CENTRE + leastStrip + handHeight);
  const { bands, rows, w, spare } = spread(b, size, parts, free);
  const heights = rows.map((count) => count * ROW_PITCH * w + 3);
  // Room left over goes first to where one is asked, so that many claims cover nothing; then it is spread between the parts.
  const stripHeight = Math.min(mostStrip, leastStrip + spare);
  const space = PAD + Math.min(22, Math.max(0, spare - (stripHeight - leastStrip)) / 4);
  // The rest stands on the lower edge of the stage, in reach of the thumb.
  const handTop = size.height - handHeight;
  const stripTop = handTop - stripHeight;

  let y = PAD;
  let centre: Rect = { x: PAD, y, width: inner, height: CENTRE };
  for (const [number, band] of bands.entries()) {
    // The round stands below the player opposite, or first of all where nobody sits there.
    if (number === (top ? 1 : 0)) {
      centre = { x: PAD, y, width: inner, height: CENTRE };
      y += CENTRE + space;
    }
    const pond = y + band.above;
    const natural = heights[number] ?? 0;
    const height = number === bands.length - 1 ? Math.min(natural, stripTop - pond) : natural;
    for (const [place, seat] of band.seats.entries()) {
      const x = PAD + place * (band.width + ASIDE);
      const pair = band.beside || band.seats.length > 1;
      const width = band.beside ? nameWidth(seat) : band.width;
      addPlate(b, seat, { x, y, width, height: band.header }, pair ? "pair" : "line");
      const sets = band.beside ? { x: x + width + NAME.air, y } : { x, y: y + band.header };
      placeTableau(b, band.shown[place] ?? [], sets);
      layPondIn(b, seat, { x, y: pond, width: band.width, height }, w, band.columns);
      // In the last place of the last row, which is filled last.
      b.calls[seat.seat] = { x: x + band.width - CALL.x, y: pond + height - CALL.y };
    }
    y = pond + natural + space;
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
