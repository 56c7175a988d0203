/** Puts the drawings of the tiles into the page once; every tile then refers to them by `<use>`. */
import { SPRITE } from "./sprite.generated";

const HOLDER = "tile-sprite";

/** Safe to call often; the second call finds the drawings in place. Does nothing without a document. */
export function installSprite(): void {
  if (typeof document === "undefined" || document.getElementById(HOLDER)) return;
  const holder = document.createElement("div");
  holder.id = HOLDER;
  holder.innerHTML = SPRITE;
  document.body.prepend(holder);
}
