// Which sound an event makes.

import type { GameEvent } from "../../wire/generated";

export type SoundName = "discard" | "draw" | "claim" | "win" | "flower";

export function soundOf(event: GameEvent): SoundName | null {
  switch (event.kind) {
    case "discard":
      return "discard";
    case "draw":
    case "replacement":
      return "draw";
    case "flower":
      return "flower";
    case "chow":
    case "pung":
    case "kong":
    case "added_kong":
    case "concealed_kong":
    case "laid_chow":
    case "laid_pung":
    case "ready":
      return "claim";
    case "mahjong":
      return "win";
    default:
      return null;
  }
}
