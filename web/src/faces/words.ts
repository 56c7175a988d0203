// What the face of a tile and a set of faces are called.

import { idOf, t, tHas } from "../words/i18n.svelte";
import type { SoloFaces } from "../wire/generated";
import type { Face } from "./face";

/** How a tile is read out. */
export function faceName(face: Face | undefined): string {
  if (!face) return "";
  return "code" in face ? t(`tile-${face.code}`) : face.text;
}

export function facesName(faces: Pick<SoloFaces, "id" | "name"> | null): string {
  if (!faces) return t("solo-faces-usual");
  return tHas(faces.name) ? t(idOf("solo-faces", faces.id)) : faces.name;
}
