/**
 * Puts the drawings of the tiles into the page once; every tile then refers to them by `<use>`. They are a file of their own
 * that comes beside the page's first one: a tile that is there before them shows its drawing as soon as they have come.
 */

const HOLDER = "tile-sprite";

/** Safe to call often; the second call finds the drawings in place, or on their way. Does nothing without a document. */
export function installSprite(): void {
  if (typeof document === "undefined" || document.getElementById(HOLDER)) return;
  const holder = document.createElement("div");
  holder.id = HOLDER;
  document.body.prepend(holder);
  import("./sprite.generated").then(
    ({ SPRITE }) => {
      holder.innerHTML = SPRITE;
    },
    // Asked for again by the next tile.
    () => holder.remove(),
  );
}
