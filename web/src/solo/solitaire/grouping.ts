// The layouts in groups, so that many can be looked through: by how long a game is, or by how hard its deals are.

import type { SoloBand, SoloLayout } from "../../wire/generated";
import { MEASURED } from "./measured.generated";

export const GROUPINGS = ["size", "band"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Up to so many tiles each; the long ones take the rest. */
const SHORT_GAME = 90;
const MIDDLE_GAME = 125;
export const SIZES = ["short", "middle", "long"] as const;
export type GameSize = (typeof SIZES)[number];
/** From the easiest. */
export const BANDS = ["calm", "easy", "medium", "hard", "expert"] as const satisfies readonly SoloBand[];

export interface Group<Layout> {
  readonly message: `solo-size-${GameSize}` | `solo-band-${SoloBand}`;
  /** The most tiles that a layout of it has. */
  readonly most: number;
  readonly layouts: readonly Layout[];
}

type Card = Pick<SoloLayout, "id" | "places">;

export function sizeOf({ places }: Card): GameSize {
  if (places.length <= SHORT_GAME) return "short";
  return places.length <= MIDDLE_GAME ? "middle" : "long";
}

/** Every layout in its group, the groups in their order and none of them empty. */
export function grouped<Layout extends Card>(
  layouts: readonly Layout[],
  by: Grouping,
  shuffled: boolean,
): Group<Layout>[] {
  const bandOf = ({ id }: Card): SoloBand => MEASURED[id]?.[shuffled ? "shuffled" : "built"].band ?? "easy";
  const groups: Group<Layout>[] =
    by === "size"
      ? SIZES.map((size) => ({
          message: `solo-size-${size}`,
          most: size === "short" ? SHORT_GAME : MIDDLE_GAME,
          layouts: layouts.filter((layout) => sizeOf(layout) === size),
        }))
      : BANDS.map((band) => ({
          message: `solo-band-${band}`,
          most: 0,
          layouts: layouts.filter((layout) => bandOf(layout) === band),
        }));
  return groups.filter((group) => group.layouts.length > 0);
}
