// The ceremony at a table, from its beginning to whatever ends it.

import { tick } from "svelte";
import type { TableView } from "../../wire/generated";
import { sceneOf } from "../layout";
import type { LayoutOptions, Point, Scene, Spot } from "../layout/scene";
import { ceremonyOf, type Manner } from "./ceremony";
import { perform, type Find } from "./perform";

/** What the table lends. */
export interface Stage {
  /** Everything that is drawn, by the keys of its places. */
  readonly drawn: () => Iterable<string>;
  readonly find: Find;
  /** A seat's hand, from left to right. */
  readonly hand: (seat: number) => readonly HTMLElement[];
  /** The middle of the table in the window. */
  readonly centre: (scene: Scene) => Point;
}

export class Staging {
  /** The wall as it stood before the deal took from it: what is not there any more, as long as the ceremony goes on. */
  ghosts: readonly Spot[] = $state.raw([]);
  readonly #stage: Stage;
  #end: (() => void) | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** `pace`: of all motion. */
  async begin(view: TableView, scene: Scene, options: LayoutOptions, manner: Manner, pace: number): Promise<void> {
    this.end();
    const plan = ceremonyOf(view, manner, pace);
    const heights = view.wall.heights.map((side) => side.map((height) => Math.max(height, 2)));
    const whole = sceneOf({ ...view, wall: { ...view.wall, heights } }, scene, options);
    const taken = new Set(plan.going.map(({ key }) => key));
    const there = new Set(scene.spots.map(({ key }) => key));
    this.ghosts = whole.spots.filter(({ key }) => taken.has(key) && !there.has(key));
    let stop = (): void => undefined;
    const timer = setTimeout(() => this.end(), plan.total);
    const end = (): void => {
      clearTimeout(timer);
      stop();
      this.ghosts = [];
    };
    this.#end = end;
    // the ghosts have to be in the document before they can be moved
    await tick();
    if (this.#end !== end) return;
    const wall = [...this.#stage.drawn()].filter((key) => /^(wall|loose)-/.test(key));
    stop = perform(plan, wall, this.#stage.find, this.#stage.hand, this.#stage.centre(scene));
  }

  /** All lies where it belongs, at once. */
  end(): void {
    this.#end?.();
    this.#end = null;
  }
}
