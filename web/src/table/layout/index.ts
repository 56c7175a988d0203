// The scene of a view on a stage of a given size.

import type { TableView } from "../../wire/generated";
import { shortScene } from "./short";
import { shapeOf, type LayoutOptions, type Scene, type Size, type Spot } from "./scene";
import { squareScene } from "./square";
import { uprightScene } from "./upright";

export function sceneOf(view: TableView, size: Size, options: LayoutOptions): Scene {
  const shape = shapeOf(size);
  if (shape === "upright") return uprightScene(view, size, options);
  if (shape === "short") return shortScene(view, size, options);
  return squareScene(view, size, options);
}

/** Width and height of what one sees of a tile from above, without its side; px. */
export function faceSize(spot: Pick<Spot, "w" | "stance" | "orientation">): { width: number; height: number } {
  const across = spot.orientation === "left" || spot.orientation === "right";
  if (spot.stance === "back" && across) return { width: spot.w * 0.75, height: spot.w };
  return across ? { width: spot.w * 1.5, height: spot.w } : { width: spot.w, height: spot.w * 1.5 };
}
