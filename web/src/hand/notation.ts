// The notation of hands: `123m 45p 88z [234s] (1111z) 1f`. Sets stand in square brackets, concealed kongs in round ones; flowers
// stand anywhere; the winning tile is written last.

import { isTileCode, type TileCode } from "../tiles/codes";
import { emptySheet, isBonus, lay, whyNot, shownHand, type Refusal, type SetKind, type Sheet } from "./sheet";

/** What is wrong with a text: `calculator-notation-<reason>`, and where. `piece`: what stands there. */
export interface NotationFault {
  reason: "letter" | "digits" | "rank" | "bracket" | "set";
  /** Index in the text. */
  at: number;
  piece: string;
}

export type Reading = { sheet: Sheet } | { fault: NotationFault } | { refusal: Refusal };

interface Piece {
  tiles: TileCode[];
  /** The bracket around it; empty for tiles in the hand. */
  bracket: "" | "[" | "(";
  at: number;
  text: string;
}

class Fault extends Error {
  readonly fault: NotationFault;

  constructor(fault: NotationFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/** Reads tiles from `text`; `offset` is where it begins in the whole text. */
function readTiles(text: string, offset: number): TileCode[] {
  const tiles: TileCode[] = [];
  let digits: { digit: string; at: number }[] = [];
  for (const [at, sign] of [...text].entries()) {
    if (/\s/.test(sign)) continue;
    if (/\d/.test(sign)) {
      digits.push({ digit: sign, at: offset + at });
    } else if (!/[mpszf]/i.test(sign)) {
      throw new Fault({ reason: "letter", at: offset + at, piece: sign });
    } else if (digits.length === 0) {
      throw new Fault({ reason: "digits", at: offset + at, piece: sign });
    } else {
      for (const { digit, at: place } of digits) {
        const tile = digit + sign.toLowerCase();
        if (!isTileCode(tile)) throw new Fault({ reason: "rank", at: place, piece: tile });
        tiles.push(tile);
      }
      digits = [];
    }
  }
  const [open] = digits;
  if (open) throw new Fault({ reason: "letter", at: open.at, piece: open.digit });
  return tiles;
}

function* piecesOf(text: string): Generator<Piece> {
  const brackets = /\[([^[\]()]*)\]|\(([^[\]()]*)\)/g;
  let from = 0;
  const plain = (piece: string): Piece => {
    const stray = /[[\]()]/.exec(piece);
    if (stray) throw new Fault({ reason: "bracket", at: from + stray.index, piece: stray[0] });
    return { tiles: readTiles(piece, from), bracket: "", at: from, text: piece };
  };
  for (const found of text.matchAll(brackets)) {
    yield plain(text.slice(from, found.index));
    const square = found[1] !== undefined;
    const inner = found[1] ?? found[2] ?? "";
    yield { tiles: readTiles(inner, found.index + 1), bracket: square ? "[" : "(", at: found.index, text: found[0] };
    from = found.index + found[0].length;
  }
  yield plain(text.slice(from));
}

function kindOf({ tiles, bracket, at, text }: Piece): { kind: SetKind; lowest: TileCode } {
  const [lowest, ...rest] = tiles.toSorted();
  const alike = rest.every((tile) => tile === lowest);
  if (lowest !== undefined && !isBonus(lowest)) {
    if (bracket === "(" && alike && tiles.length === 4) return { kind: "concealed_kong", lowest };
    if (bracket === "[" && alike && tiles.length === 3) return { kind: "pung", lowest };
    if (bracket === "[" && alike && tiles.length === 4) return { kind: "kong", lowest };
    const run = rest.every((tile, step) => tile[1] === lowest[1] && Number(tile[0]) === Number(lowest[0]) + step + 1);
    if (bracket === "[" && run && tiles.length === 3 && lowest[1] !== "z") return { kind: "chow", lowest };
  }
  throw new Fault({ reason: "set", at, piece: text });
}

/** Reads a whole hand. What lies beside its tiles (seat, round, how it was won) is taken from `beside`. */
export function readHand(text: string, beside: Sheet = emptySheet): Reading {
  let sheet: Sheet = { ...beside, hand: [], last: null, sets: [], flowers: [] };
  try {
    // Sets first: whether a tile has room depends on all of them.
    const pieces = [...piecesOf(text)];
    for (const piece of [...pieces.filter((it) => it.bracket), ...pieces.filter((it) => !it.bracket)]) {
      const laid = piece.bracket ? kindOf(piece) : null;
      for (const tile of laid ? [laid.lowest] : piece.tiles) {
        const place = laid?.kind ?? "hand";
        const refusal = whyNot(sheet, tile, place);
        if (refusal) return { refusal };
        sheet = lay(sheet, tile, place);
      }
    }
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
  return { sheet };
}

/** `123m77z` for 1m 2m 3m 7z 7z, in the order given. */
export function writeTiles(tiles: readonly TileCode[]): string {
  return tiles.map((tile, at) => (tiles[at + 1]?.[1] === tile[1] ? tile.slice(0, 1) : tile)).join("");
}

/** The hand in the notation; `readHand` gives it back. */
export function writeHand(sheet: Sheet): string {
  const { tiles, last } = shownHand(sheet);
  // Written last it is the winning one, also where it does not stand apart.
  const winning = last ?? sheet.last;
  const hidden = last === null && winning !== null ? tiles.toSpliced(tiles.lastIndexOf(winning), 1) : tiles;
  const sets = sheet.sets.map(({ kind, tiles: own }) =>
    kind === "concealed_kong" ? `(${writeTiles(own)})` : `[${writeTiles(own)}]`,
  );
  return [spaced(hidden), winning ?? "", ...sets, writeTiles(sheet.flowers)].filter(Boolean).join(" ");
}

/** Suits apart by a blank. */
function spaced(tiles: readonly TileCode[]): string {
  return writeTiles(tiles).replaceAll(/([mpszf])(?=\d)/g, "$1 ");
}
