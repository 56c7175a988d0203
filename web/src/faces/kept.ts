// The faces of one's own that this browser keeps, for the games for one and for the school.

import * as v from "valibot";
import { place, remember, rememberedAll } from "../kit/storage";
import type { SoloFaces } from "../wire/generated";

export const facesSchema: v.GenericSchema<unknown, SoloFaces> = v.object({
  id: v.string(),
  name: v.string(),
  language: v.string(),
  sided: v.boolean(),
  entries: v.pipe(v.array(v.object({ sign: v.string(), sound: v.string() })), v.minLength(1)),
});

const faces = place("solo.faces", facesSchema, "kept-faces");

export function ownFaces(): SoloFaces[] {
  return rememberedAll(faces);
}

/** Returns whether that worked. */
export function keepOwnFaces(all: readonly SoloFaces[]): boolean {
  return remember(faces, all);
}
