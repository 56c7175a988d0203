// A picture of the hand and its worth, to send to friends: our own tiles drawn as SVG, the words beside them on a canvas.

import type { TileCode } from "../tiles/codes";
import { FACE, faceOf } from "../tiles/face";
import { faces, type FaceName } from "../tiles/faces.svelte";
import { drawingsOf } from "../tiles/sprite";
import type { BillParts, BillRow } from "../bill/rows";
import { shownHand, type Sheet } from "../hand/sheet";

/** Width of a tile in the picture's own units; the picture is drawn at twice their size. */
const TILE = 46;
const HIGH = TILE * 1.5;
const SIDE = TILE * 0.17;
const TALL = HIGH + SIDE;
const GAP = 3;
const BETWEEN = 22;
const MARGIN = 36;
const WIDTH = 14 * (TILE + GAP) + BETWEEN + 2 * MARGIN;
const SCALE = 2;
const LINE = 30;
const INKS = ["red", "green", "blue", "black"] as const;

type Colour =
  | "--tile-green"
  | "--tile-blue"
  | `--tile-${"face" | "side" | "jade" | "jade-deep" | "red" | "black"}`
  | `--felt${"-high" | "" | "-low"}`
  | `--on-felt${"" | "-soft"}`
  | "--brass-bright"
  | "--bill"
  | "--bill-ink";

/** The page's own colours: the picture is drawn where no style sheet is. */
export type Colours = (token: Colour) => string;

export interface PlacedTile {
  tile: TileCode;
  x: number;
  y: number;
  /** Face down, as the outer tiles of a concealed kong lie. */
  down: boolean;
  lit: boolean;
}

export interface PictureWords {
  /** "Worth 104 points". */
  title: string;
  /** The rule set, the seat and the round, how the hand was won. */
  beside: string;
  bill: BillParts;
}

/** Where every tile lies: hidden ones in a row, sets and flowers below, broken where a row is full. Returns the height too. */
export function placeTiles(sheet: Sheet): { tiles: PlacedTile[]; height: number } {
  const { tiles: hidden, last } = shownHand(sheet);
  const placed: PlacedTile[] = [];
  let x = MARGIN;
  let y = MARGIN;
  const put = (group: readonly TileCode[], how: Partial<PlacedTile> & { kong?: boolean } = {}): void => {
    if (group.length === 0) return;
    if (x > MARGIN && x + group.length * (TILE + GAP) > WIDTH - MARGIN + 1) {
      x = MARGIN;
      y += TALL + 14;
    }
    group.forEach((tile, k) => {
      placed.push({
        tile,
        x,
        y,
        down: how.kong === true && (k === 0 || k === group.length - 1),
        lit: how.lit === true,
      });
      x += TILE + GAP;
    });
    x += BETWEEN - GAP;
  };
  put(hidden);
  if (last) put([last], { lit: true });
  for (const set of sheet.sets) put(set.tiles, { kong: set.kind === "concealed_kong" });
  put(sheet.flowers);
  return { tiles: placed, height: y + TALL };
}

/** The drawings that are needed, cut out of the sprite; what a drawing refers to comes along. */
export function symbolsOf(sprite: string, ids: Iterable<string>): string {
  const found = new Map<string, string>();
  const wanted = [...ids];
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    if (found.has(id)) continue;
    const symbol = new RegExp(`<symbol id="${id}"[\\s\\S]*?</symbol>`).exec(sprite)?.[0];
    if (symbol === undefined) throw new Error(`the sprite has no drawing ${id}`);
    found.set(id, symbol);
    for (const [, inner = ""] of symbol.matchAll(/href="#([\w-]+)"/g)) wanted.push(inner);
  }
  return [...found.values()].join("");
}

function body({ tile, x, y, down, lit }: PlacedTile, colour: Colours, style: FaceName): string {
  const r = TILE * 0.085;
  const block = (top: number, height: number, fill: string): string =>
    `<rect x="${x}" y="${top}" width="${TILE}" height="${height}" rx="${r}" fill="${fill}"/>`;
  const shadow = `<rect x="${x + 2}" y="${y + 5}" width="${TILE}" height="${TALL}" rx="${r}" opacity="0.35"/>`;
  const ring = lit
    ? `<rect x="${x - 3}" y="${y - 3}" width="${TILE + 6}" height="${TALL + 6}" rx="${r + 3}" fill="${colour("--brass-bright")}"/>`
    : "";
  if (down)
    return (
      shadow +
      block(y, TALL, colour("--tile-side")) +
      block(y, TALL - SIDE / 2, colour("--tile-jade-deep")) +
      block(y, HIGH, colour("--tile-jade"))
    );
  const face = faceOf(tile, style);
  const unit = TILE / FACE.width;
  return [
    shadow,
    ring,
    block(y, TALL, colour("--tile-jade")),
    block(y, TALL - SIDE * 0.45, colour("--tile-side")),
    block(y, HIGH, colour("--tile-face")),
    `<svg x="${x}" y="${y}" width="${TILE}" height="${HIGH}" viewBox="0 0 ${FACE.width} ${FACE.height}">`,
    `<use href="#${face.drawing}" width="${FACE.width}" height="${FACE.height}"/></svg>`,
    face.figure ? figure() : sign(),
  ].join("");

  function figure(): string {
    const ink = colour(`--tile-${face.ink}`);
    return `<svg x="${x}" y="${y}" width="${TILE}" height="${HIGH}" viewBox="0 0 ${FACE.width} ${FACE.height}" fill="${ink}" color="${ink}"><use href="#${face.index}" width="${FACE.width}" height="${FACE.height}"/></svg>`;
  }
  function sign(): string {
    return `<g transform="translate(${x + 3.8 * unit} ${y + 4 * unit}) scale(${unit})" fill="${colour(`--tile-${face.ink}`)}"><use href="#${face.index}" width="${FACE.index}" height="${FACE.index}"/></g>`;
  }
}

/** The tiles on felt, as an SVG document of its own. `sprite`: the drawings of all faces that may be wanted. */
export function drawTiles(
  sheet: Sheet,
  sprite: string,
  height: number,
  colour: Colours,
  face: FaceName = faces.chosen,
): string {
  const { tiles } = placeTiles(sheet);
  const shown = tiles.filter((it) => !it.down).map((it) => faceOf(it.tile, face));
  const ids = new Set(shown.flatMap(({ drawing, index }) => [drawing, index]));
  const inks = INKS.map((ink) => `--tile-${ink}:${colour(`--tile-${ink}`)}`).join(";");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" style="${inks}" width="${WIDTH * SCALE}" height="${height * SCALE}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<defs>${symbolsOf(sprite, ids)}<radialGradient id="felt" cx="42%" cy="34%" r="80%"><stop stop-color="${colour("--felt-high")}"/>`,
    `<stop offset="0.5" stop-color="${colour("--felt")}"/><stop offset="1" stop-color="${colour("--felt-low")}"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${height}" fill="url(#felt)"/>`,
    ...tiles.map((it) => body(it, colour, face)),
    "</svg>",
  ].join("");
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Breaks words into lines that fit; a single long word is left as it is. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function drawBill(pen: CanvasRenderingContext2D, rows: readonly BillRow[], top: number, font: string, colour: Colours) {
  const inner = WIDTH - 2 * MARGIN;
  pen.fillStyle = colour("--bill");
  pen.fillRect(MARGIN, top, inner, rows.length * LINE + 28);
  rows.forEach(({ kind, name, values }, k) => {
    const at = top + 34 + k * LINE;
    pen.fillStyle = colour(kind === "limit" ? "--tile-red" : "--bill-ink");
    const ruled = kind === "sum" || kind === "total";
    if (ruled) pen.fillRect(MARGIN + 18, at - 23, inner - 36, 1.5);
    pen.font = `${ruled ? 700 : 400} ${kind === "total" ? 20 : 19}px ${font}`;
    pen.textAlign = "left";
    pen.fillText(name, MARGIN + 18, at, inner - 150);
    pen.textAlign = "right";
    pen.fillText(values.join(" "), WIDTH - MARGIN - 18, at);
  });
}

/** The picture as a PNG file. Rejects where the browser cannot draw it. */
async function drawPicture(sheet: Sheet, words: PictureWords): Promise<Blob> {
  const drawings = await Promise.all([drawingsOf.carved(), drawingsOf[faces.chosen]()]);
  const sprite = drawings.map(({ SPRITE }) => SPRITE).join("");
  const style = getComputedStyle(document.documentElement);
  const font = style.fontFamily;
  const colour: Colours = (token) => style.getPropertyValue(token).trim();
  // the page's own alone: of what stands in for it a device has one or the other, and one that it has not is a fault here
  await document.fonts.load(`650 30px ${font.split(",", 1)[0] ?? font}`, words.title);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser gives no canvas");
  const tilesEnd = placeTiles(sheet).height;
  const inner = WIDTH - 2 * MARGIN;
  pen.font = `650 30px ${font}`;
  const title = wrapped(pen, words.title, inner);
  pen.font = `400 19px ${font}`;
  const beside = wrapped(pen, words.beside, inner);
  const paper = tilesEnd + 34 + title.length * 36 + beside.length * 26;
  const rows = [...words.bill.points, ...words.bill.doubles, ...words.bill.foot];
  const height = Math.ceil(paper + rows.length * LINE + 52 + MARGIN + 14);

  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  pen.drawImage(await imageOf(drawTiles(sheet, sprite, height, colour)), 0, 0, WIDTH, height);
  let y = tilesEnd + 50;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour("--on-felt");
  pen.font = `650 30px ${font}`;
  for (const line of title) pen.fillText(line, MARGIN, (y += 36) - 24);
  pen.fillStyle = colour("--on-felt-soft");
  pen.font = `400 19px ${font}`;
  for (const line of beside) pen.fillText(line, MARGIN, (y += 26) - 24);
  drawBill(pen, rows, y - 6, font, colour);
  pen.fillStyle = colour("--on-felt-soft");
  pen.font = `600 15px ${font}`;
  pen.textAlign = "right";
  pen.fillText("Eastwind", WIDTH - MARGIN, height - 14);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the canvas gave no picture");
  return blob;
}

export interface Picture {
  file: File;
  /** As data: the page may show pictures of its own only, and a file of an object's address is not one. */
  url: string;
}

/** The picture as a file that one can keep and send, and as the page can show it. */
export async function pictureFile(sheet: Sheet, words: PictureWords): Promise<Picture> {
  const file = new File([await drawPicture(sheet, words)], "eastwind-hand.png", { type: "image/png" });
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done({ file, url: String(reader.result) });
    reader.onerror = () => fail(reader.error ?? new Error("the picture cannot be read"));
    reader.readAsDataURL(file);
  });
}
