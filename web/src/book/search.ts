// Looking for words in a book: a block is found when every word begins somewhere in what it says.

import type { Block, Chapter } from "../wire/generated";

/** All that a block says, for whoever looks for words in it. */
export function saidIn(block: Block): string {
  switch (block.kind) {
    case "sentence":
    case "words":
    case "subheading":
      return block.text;
    case "tiles":
      return block.groups.map((group) => group.label).join(" ");
    case "pattern":
      return [block.title, block.worth, block.who, block.about, block.waiting].join(" ");
    case "table":
      return [
        block.caption,
        ...block.head,
        ...block.rows.flatMap((row) => [row.label, ...row.cells.map((cell) => cell.text)]),
      ].join(" ");
    case "case":
      return [block.text, ...block.players.map((player) => player.name)].join(" ");
    case "difference":
      return `${block.here} ${block.there}`;
    case "decision":
      return `${block.unclear} ${block.decided}`;
    case "term":
      return [block.name, block.text, ...block.called.flatMap(({ words }) => words)].join(" ");
  }
}

const plain = (text: string): string =>
  text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/** The chapters with the blocks that hold all words of `asked`; the whole book where nothing is asked. */
export function found(book: { readonly chapters: readonly Chapter[] }, asked: string): readonly Chapter[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.chapters;
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return book.chapters
    .map((chapter) => ({ ...chapter, blocks: underHeadings(chapter.blocks, (block) => holds(saidIn(block))) }))
    .filter((chapter) => chapter.blocks.length > 0);
}

/** How many blocks were found: what stands above them does not count. */
export function countFound(chapters: readonly Chapter[]): number {
  return chapters.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind !== "subheading").length;
}

/** The blocks that are wanted, each below the heading under which it stands. */
function underHeadings(blocks: readonly Block[], wanted: (block: Block) => boolean): Block[] {
  const kept: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "subheading") heading = block;
    else if (wanted(block)) {
      if (heading) kept.push(heading);
      heading = null;
      kept.push(block);
    }
  }
  return kept;
}
