// The board on which a layout is drawn: its places, its measure, the layer that is drawn on, and the way back.

import { History } from "../../kit/history.svelte";
import type { SoloPlace } from "../../wire/generated";
import {
  faultOf,
  inTheCorner,
  inTheMiddle,
  mirrored,
  MOST_LAYERS,
  obstacleTo,
  samePlace,
  without,
  type Obstacle,
} from "./drawing";

export class DrawingBoard {
  columns = $state(0);
  rows = $state(0);
  layer = $state(0);
  /** What is laid or taken at one side is laid or taken at the other too. */
  mirror = $state(false);
  readonly history = new History<readonly SoloPlace[]>();
  readonly #begun: readonly SoloPlace[];

  readonly places: readonly SoloPlace[] = $derived.by(() => this.history.last ?? this.#begun);
  readonly fault = $derived(faultOf(this.places));
  /** The highest layer on which anything lies. */
  readonly top = $derived(Math.max(0, ...this.places.map(([, , z]) => z)));

  constructor(begun: readonly SoloPlace[]) {
    const middle = inTheMiddle(begun);
    this.columns = middle.columns;
    this.rows = middle.rows;
    this.#begun = middle.places;
  }

  /** The drawing as it is kept and sent: wherever it lies on the board. */
  get drawn(): SoloPlace[] {
    return inTheCorner(this.places);
  }

  /** Lays a tile, and its twin where there is room for it; answers what stands in the way. */
  put(at: SoloPlace): Obstacle {
    const obstacle = obstacleTo(this.places, at, this.columns, this.rows);
    if (obstacle) return obstacle;
    const next = [...this.places, at];
    const twin = mirrored(at, this.columns);
    if (this.mirror && obstacleTo(next, twin, this.columns, this.rows) === null) next.push(twin);
    this.history.do(next);
    return null;
  }

  remove(at: SoloPlace): void {
    let next = without(this.places, at);
    const twin = mirrored(at, this.columns);
    if (this.mirror && next.some((one) => samePlace(one, twin))) next = without(next, twin);
    this.history.do(next);
  }

  clear(): void {
    this.history.do([]);
  }

  /** Takes another drawing in the place of this one; that can be undone. */
  take(places: readonly SoloPlace[]): void {
    const middle = inTheMiddle(places);
    this.history.do(middle.places);
    this.columns = middle.columns;
    this.rows = middle.rows;
    this.layer = 0;
  }

  goToLayer(by: number): void {
    this.layer = Math.min(MOST_LAYERS - 1, Math.max(0, this.layer + by));
  }
}
