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

/** A drawing and the measure of the board on which it lies. */
interface Sheet {
  readonly places: readonly SoloPlace[];
  readonly columns: number;
  readonly rows: number;
}

export class DrawingBoard {
  #layer = $state(0);
  /** What is laid or taken at one side is laid or taken at the other too. */
  mirror = $state(false);
  readonly history = new History<Sheet>();
  readonly #begun: Sheet;

  readonly #sheet: Sheet = $derived.by(() => this.history.last ?? this.#begun);
  readonly places: readonly SoloPlace[] = $derived.by(() => this.#sheet.places);
  readonly columns: number = $derived.by(() => this.#sheet.columns);
  readonly rows: number = $derived.by(() => this.#sheet.rows);
  readonly fault = $derived(faultOf(this.places));
  /** The highest layer on which anything lies. */
  readonly top = $derived(Math.max(0, ...this.places.map(([, , z]) => z)));
  /** The highest layer that can be drawn on: the one above the highest tile. */
  readonly highest = $derived(this.places.length > 0 ? Math.min(MOST_LAYERS - 1, this.top + 1) : 0);
  /** The layer that is drawn on; what it stood on may have been taken away. */
  readonly layer = $derived.by(() => Math.min(this.#layer, this.highest));

  constructor(begun: readonly SoloPlace[]) {
    this.#begun = inTheMiddle(begun);
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
    this.#draw(next);
    return null;
  }

  remove(at: SoloPlace): void {
    let next = without(this.places, at);
    const twin = mirrored(at, this.columns);
    if (this.mirror && next.some((one) => samePlace(one, twin))) next = without(next, twin);
    this.#draw(next);
  }

  clear(): void {
    this.#draw([]);
  }

  /** Takes another drawing in the place of this one; that can be undone. */
  take(places: readonly SoloPlace[]): void {
    this.history.do(inTheMiddle(places));
    this.#layer = 0;
  }

  goToLayer(by: number): void {
    this.#layer = Math.min(this.highest, Math.max(0, this.layer + by));
  }

  #draw(places: readonly SoloPlace[]): void {
    this.history.do({ ...this.#sheet, places });
  }
}
