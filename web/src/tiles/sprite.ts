/**
 * Puts the drawings of the tiles into the page once; every tile then refers to them by `<use>`. They are files of their own
 * that come beside the page's first one: a tile that is there before them shows its drawing as soon as they have come.
 */

import type { FaceName } from "./faces.svelte";

const HOLDER = "tile-sprite";

/** The drawings of a face as text. The carved one has the corner signs too, and what the others do not draw anew. */
export const drawingsOf: Readonly<Record<FaceName, () => Promise<{ SPRITE: string }>>> = {
  carved: () => import("./sprite.generated"),
  figures: () => import("./sprite-large.generated"),
  plain: () => import("./sprite-plain.generated"),
};

let shown: Promise<unknown> = Promise.resolve();

/** Fetches drawings only once the page has been shown: they are long to read, and its first sight would wait for them. */
export function drawAfter(firstSight: Promise<unknown>): void {
  shown = firstSight;
}

async function fetched(face: FaceName): Promise<string> {
  // the first tile asks while the page's own files are being run, which say what it is to wait for
  await Promise.resolve();
  await shown;
  return (await drawingsOf[face]()).SPRITE;
}

/** Safe to call often; the second call finds the drawings in place, or on their way. Does nothing without a document. */
export function installSprite(face: FaceName = "carved"): void {
  const id = face === "carved" ? HOLDER : `${HOLDER}-${face}`;
  if (typeof document === "undefined" || document.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.id = id;
  document.body.prepend(holder);
  fetched(face).then(
    (drawings) => {
      holder.innerHTML = drawings;
    },
    // Asked for again by the next tile.
    () => holder.remove(),
  );
}
