// Which of the three faces the tiles have. The settings say so; the drawings of a face are fetched when it is first wanted.

import { installSprite } from "./sprite";

/** `carved`: as the sets of old; `figures`: with large figures; `plain`: full shapes in strong inks, for poor sight. */
export const FACES = ["carved", "figures", "plain"] as const;
export type FaceName = (typeof FACES)[number];

export const faces: { chosen: FaceName } = $state({ chosen: "carved" });

export function chooseFace(name: FaceName): void {
  faces.chosen = name;
  installSprite(name);
}
