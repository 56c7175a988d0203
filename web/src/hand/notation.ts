// The notation of hands: `123m 45p 88z [234s] (1111z) 1f`. Sets stand in square brackets, concealed kongs in round ones; flowers
// stand anywhere; the winning tile is written last. Capitals, letters that look like those of the notation and the tiles of Unicode
// are read too, as on the command line (`interchange/typed_tiles.py`).

import { isTileCode, type TileCode } from "../tiles/codes";
import { emptySheet, isBonus, lay, whyNot, shownHand, type Refusal, type SetKind, type Sheet } from "./sheet";

/** What is wrong with a text: `calculator-notation-<reason>`, and where. `piece`: what stands there. */
export interface NotationFault {
  reason: "letter" | "cyrillic" | "digits" | "rank" | "bracket" | "set";
  /** Index in the text, whose characters count one each. */
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

/** Cyrillic letters that look like letters of the notation. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { м: "m", р: "p", ѕ: "s" };
const FIRST_OF_UNICODE = 0x1f000;
/** Tiles in the order of Unicode's block, which begins with the winds; its dragons are red, green, white, its suits characters,
 * bamboo, dots; of its flowers bamboo comes before chrysanthemum. */
const IN_ORDER: readonly TileCode[] = [
  ...[..."1234765"].map((rank) => `${rank}z`),
  ...[..."msp"].flatMap((suit) => [..."123456789"].map((rank) => rank + suit)),
  ...[..."12435678"].map((rank) => `${rank}f`),
].filter(isTileCode);

const ofUnicode = (sign: string): TileCode | undefined => IN_ORDER[(sign.codePointAt(0) ?? 0) - FIRST_OF_UNICODE];

/** The letter of the notation that a sign is or looks like; empty for any other. */
function suitOf(sign: string): string {
  const small = sign.toLowerCase();
  const letter = LOOKS_LIKE[small] ?? small;
  return /^[mpszf]$/.test(letter) ? letter : "";
}

/** Reads tiles from `text`; `offset` is where it begins in the whole text. */
function readTiles(text: string, offset: number): TileCode[] {
  const tiles: TileCode[] = [];
  let digits: { digit: string; at: number }[] = [];
  let at = offset;
  const noLetter = (): void => {
    const [open] = digits;
    if (open) throw new Fault({ reason: "letter", at: open.at, piece: open.digit });
  };
  for (const sign of text) {
    const here = at;
    at += sign.length;
    // What asks for a coloured or a plain picture of the tile before it is none itself.
    if (/[\s\ufe0e\ufe0f]/.test(sign)) continue;
    const tile = ofUnicode(sign);
    const suit = suitOf(sign);
    if (tile) {
      noLetter();
      tiles.push(tile);
    } else if (/\d/.test(sign)) {
      digits.push({ digit: sign, at: here });
    } else if (suit === "") {
      const reason = /\p{Script=Cyrillic}/u.test(sign) ? "cyrillic" : "letter";
      throw new Fault({ reason, at: here, piece: sign });
    } else if (digits.length === 0) {
      throw new Fault({ reason: "digits", at: here, piece: sign });
    } else {
      for (const { digit, at: place } of digits) {
        const tile = digit + suit;
        if (!isTileCode(tile)) throw new Fault({ reason: "rank", at: place, piece: tile });
        tiles.push(tile);
      }
      digits = [];
    }
  }
  noLetter();
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
    // Half a character is no place for anybody.
    if (error instanceof Fault) return { fault: { ...error.fault, at: [...text.slice(0, error.fault.at)].length } };
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
