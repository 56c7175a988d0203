// When the tiles of a board lie where they belong: from then on one that moves is seen to. Before that they would run there from nowhere.

import type { Size } from "./viewport";

export class Settling {
  settled = $state(false);

  /** To be made while a component is. `frame`: the size of the window on the board, 0 until it was measured. */
  constructor(frame: () => Size) {
    $effect(() => {
      const { width, height } = frame();
      if (this.settled || width <= 0 || height <= 0) return undefined;
      // one picture with the tiles in their places
      let asked = requestAnimationFrame(() => (asked = requestAnimationFrame(() => (this.settled = true))));
      return () => cancelAnimationFrame(asked);
    });
  }
}
