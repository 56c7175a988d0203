// Own faces: what a deal shows when its tiles carry other signs than those of the set, and what then goes together.

import { entryFace, type Face } from "../../faces/face";
import type { SoloDeal, SoloFaces } from "../../wire/generated";
import type { Kinds } from "./rules";

const SIGN = 1;
const SOUND = 2;

/** What decides which tiles go together. With fewer entries than groups, several groups become one. */
export function kindsOf(deal: Pick<SoloDeal, "groups" | "copies">, faces: SoloFaces | null): Kinds {
  if (!faces) return { groups: deal.groups, sides: deal.groups.map(() => 0) };
  return {
    groups: deal.groups.map((group) => group % faces.entries.length),
    sides: deal.copies.map((copy) => (faces.sided ? (copy % 2 === 0 ? SIGN : SOUND) : 0)),
  };
}

/** The face of each tile. */
export function facesOf(deal: Pick<SoloDeal, "groups" | "copies" | "tiles">, faces: SoloFaces | null): Face[] {
  return deal.groups.map((group, tile) => {
    if (!faces) return { code: deal.tiles[tile] ?? "5z" };
    return entryFace(faces, group % faces.entries.length, faces.sided && (deal.copies[tile] ?? 0) % 2 === 1);
  });
}
