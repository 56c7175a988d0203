// The table of a phone laid on its side: four ponds beside each other in the order of play, below them strip and hand. All tiles
// lie the right way up; the wall is a number. Where fewer than four play, what is empty takes no room.

import type { SeatView, TableView } from "../../wire/generated";
import { TALL } from "./melds";
import { layOwn, ownSeat } from "./own";
import { IN_ROW, ROW_PITCH, rowsNeeded } from "./pond";
import type { LayoutOptions, Scene, Size } from "./scene";
import {
  addPlate,
  AIR,
  builder,
  CALL,
  handWidth,
  layPondIn,
  PAD,
  placeTableau,
  QUIET_STRIP,
  seatAt,
  tableau,
  tableauHeight,
  wantedWidth,
  type HandSize,
} from "./small";

const HEADER = 22;
const STRIP = 54;
const HAND: HandSize = { plain: [0.115, 44], large: [0.15, 54] };
/** A stage lower than this has no room for open hands in more than two lines: their tiles are as narrow as this. */
const LOW = { height: 300, tile: 13 };
/** With narrower discards than these a row takes more of them than six, as far as that makes them larger. */
const CROWDED = 20;

/** Discards in a row and their width: six a row where they can be read so. */
function sizeOfPonds(order: readonly SeatView[], width: number, room: number): { columns: number; w: number } {
  const plain = order.length === 2 ? 2 * IN_ROW : IN_ROW;
  const sized = (columns: number): { columns: number; w: number } => {
    const needed = Math.max(...order.map((seat) => rowsNeeded(seat.pond.length, columns)));
    const least = columns === plain ? 3 : 2;
    const rows = Math.max(least, order.length === 4 ? Math.min(4, needed) : needed);
    return { columns, w: Math.min(room / (rows * ROW_PITCH + 0.1), width / (columns + 0.6) - 1) };
  };
  let best = sized(plain);
  for (let columns = plain + 1; columns <= 2 * plain && best.w < CROWDED; columns += 1) {
    const next = sized(columns);
    if (next.w > best.w + 0.5) best = next;
  }
  return best;
}

export function shortScene(view: TableView, size: Size, options: LayoutOptions): Scene {
  const b = builder(view, options);
  const inner = size.width - 2 * PAD;
  const hand = handWidth(view, size.width * 0.98, wantedWidth(HAND, size, options));
  const handHeight = hand * 1.96 + 2;
  const stripHeight = options.looksOn ? QUIET_STRIP : STRIP;
  const stripTop = size.height - handHeight - stripHeight;
  const order = [seatAt(view, "left"), seatAt(view, "top"), seatAt(view, "right"), ownSeat(view)].filter(
    (seat) => seat !== null,
  );
  const width = (inner - (order.length - 1) * 10) / order.length;
  const sets = Math.min(18, size.height / 17);
  const least = size.height < LOW.height ? LOW.tile : undefined;
  const shown = order.map((seat) => tableau(b, seat, width, sets, sets * 1.15, least));
  const setsHeight = Math.max((TALL + AIR) * sets, ...shown.map(tableauHeight));
  const room = stripTop - HEADER - setsHeight - PAD - 2;
  const { columns, w } = sizeOfPonds(order, width, room);
  for (const [place, seat] of order.entries()) {
    const x = PAD + place * (width + 10);
    addPlate(b, seat, { x, y: PAD / 2, width, height: HEADER });
    placeTableau(b, shown[place] ?? [], { x, y: PAD / 2 + HEADER });
    layPondIn(b, seat, { x, y: PAD / 2 + HEADER + setsHeight + 3, width, height: room }, w, columns);
    b.calls[seat.seat] = { x: x + width - CALL.x, y: PAD / 2 + HEADER + setsHeight + room - CALL.y };
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
