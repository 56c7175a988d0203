// A hand laid open at the end: what was concealed, the sets, the tile that won it apart.

import type { Ending, MeldView, SeatView } from "../wire/generated";
import type { TileCode } from "../tiles/codes";

export interface OpenHand {
  concealed: TileCode[];
  /** The tile that completed the hand, shown apart; null for who did not win. */
  won: TileCode | null;
  melds: MeldView[];
  flowers: TileCode[];
}

/** Whether the winning tile is among the seat's own tiles, or still has to be added, is read off their number. */
export function openHand(seat: SeatView, result: Ending): OpenHand {
  const concealed = [...(seat.hand ?? [])];
  const { melds, flowers, drawn } = seat;
  const held = concealed.length + (drawn === null ? 0 : 1);
  const winner = result.how === "won" && result.winners.includes(seat.seat);
  if (!winner || result.tile === null) {
    if (drawn !== null) concealed.push(drawn);
    return { concealed, won: null, melds, flowers };
  }
  if (held >= 14 - 3 * melds.length) {
    if (drawn !== null) return { concealed, won: drawn, melds, flowers };
    const at = concealed.lastIndexOf(result.tile);
    if (at >= 0) concealed.splice(at, 1);
  } else if (drawn !== null) {
    concealed.push(drawn);
  }
  return { concealed, won: result.tile, melds, flowers };
}
