// Own faces: what a deal shows when its tiles carry other signs than those of the set, and what then goes together.

import type { Face } from "../board/face";
import type { SoloDeal, SoloFaces } from "../../wire/generated";
import type { Kinds } from "./rules";

const SIGN = 1;
const SOUND = 2;
/** Inks that take turns from one entry to the next, so that tiles are told apart more quickly. */
const HUES = 4;

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
    const number = group % faces.entries.length;
    const entry = faces.entries[number] ?? { sign: "?", sound: "" };
    const sound = faces.sided && (deal.copies[tile] ?? 0) % 2 === 1;
    return { text: sound ? entry.sound : entry.sign, language: languageOf(faces, sound), sound, hue: number % HUES };
  });
}

/** Signs are in the set's language; so are sounds in its own script, but not those written in another. */
function languageOf(faces: SoloFaces, sound: boolean): string {
  if (!sound || faces.language !== "ja") return faces.language;
  const kana = faces.entries.every((entry) => /^[\u3040-\u30ff]+$/.test(entry.sound));
  return kana ? faces.language : "";
}
