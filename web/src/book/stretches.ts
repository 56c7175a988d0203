// A chapter cut into stretches, each at most about a screen long: what is far away need not be made, and what is made is made in
// pieces so small that the page answers in between.

import type { Block, Chapter } from "../wire/generated";

export interface Stretch {
  /** The same for the same blocks of a chapter. */
  readonly key: string;
  readonly blocks: readonly Block[];
}

/** From this height on the next block begins another one, px, in lines as wide as a phone's. */
const LONG = 480;
const PHONE = 340;
/** Between blocks, px. */
const GAP = 14;
const LETTER = 7.6;
const LINE = 25;

/** About how high a block is where the lines are so wide, px. */
function heightOf(block: Block, width: number): number {
  const lines = (text: string | null): number => Math.ceil(((text ?? "").length * LETTER) / width) * LINE;
  switch (block.kind) {
    case "words":
      return lines(block.text);
    case "subheading":
      return LINE;
    case "sentence":
      return lines(block.text) + (block.tiles.length > 0 ? 48 : 0) + 26;
    case "tiles":
      return block.groups.length * 84;
    case "pattern":
      return (
        72 +
        lines(block.about) +
        lines(block.waiting) +
        block.forms.length * 56 +
        (block.example ? 130 : lines(block.missing))
      );
    case "table":
      return 40 + block.rows.reduce((sum, row) => sum + 16 + lines(`${row.label}${row.label}`), 0);
    case "case":
      return 70 + lines(block.text) + block.players.length * 150 + block.payments.length * 36;
    case "difference":
      return 46 + lines(block.here) + lines(block.there);
    case "decision":
      return 70 + lines(block.unclear) + lines(block.decided);
    case "term":
      return 40 + lines(block.text) + (block.tiles.length > 0 ? 48 : 0) + block.called.length * 28;
  }
}

/** About how high a stretch is where the lines are so wide, px: good enough that little moves when it is made. */
export function heightAt({ blocks }: Stretch, width: number): number {
  return Math.round(blocks.reduce((sum, block) => sum + heightOf(block, width) + GAP, -GAP));
}

export function stretchesOf(chapter: Chapter): readonly Stretch[] {
  const stretches: { key: string; blocks: Block[]; height: number }[] = [];
  for (const [number, block] of chapter.blocks.entries()) {
    const height = heightOf(block, PHONE) + GAP;
    const last = stretches.at(-1);
    // a heading stays with what it stands above
    if (last && (last.height + height <= LONG || last.blocks.at(-1)?.kind === "subheading")) {
      last.blocks.push(block);
      last.height += height;
    } else stretches.push({ key: `${chapter.id} ${number}`, blocks: [block], height });
  }
  return stretches;
}

/** Whether a place of the book, `pattern/no_chow`, is in these blocks. */
export function holds({ blocks }: Stretch, anchor: string): boolean {
  return blocks.some((block) => placesIn(block).includes(anchor));
}

function placesIn(block: Block): readonly string[] {
  switch (block.kind) {
    case "words":
    case "tiles":
    case "difference":
      return [];
    case "sentence":
      return [block.anchor, ...block.keys.map((key) => `value/${key}`)];
    case "table":
      return [block.anchor, ...block.rows.flatMap((row) => row.cells.map((cell) => cell.anchor))];
    default:
      return [block.anchor];
  }
}
