// The faces of one's own that this browser keeps, for the games for one and for the school.

import * as v from "valibot";
import { unionBy } from "../kit/joining";
import { amendAll, place, rememberedAll, watchPlace } from "../kit/storage";
import type { SoloFaces } from "../wire/generated";

export const facesSchema: v.GenericSchema<unknown, SoloFaces> = v.object({
  id: v.string(),
  name: v.string(),
  language: v.string(),
  sided: v.boolean(),
  entries: v.pipe(v.array(v.object({ sign: v.string(), sound: v.string() })), v.minLength(1)),
});

const faces = place("solo.faces", facesSchema, "kept-faces", {
  joinAll: (kept, other) => unionBy(kept, other, ({ id }) => id),
});

export function ownFaces(): SoloFaces[] {
  return rememberedAll(faces);
}

/** Goes on from the faces that are kept: another window may have written there. Returns whether there was room. */
export function changeOwnFaces(how: (all: readonly SoloFaces[]) => readonly SoloFaces[]): boolean {
  return amendAll(faces, how);
}

/** Calls `listener` whenever another window has written there. Returns how to stop that. */
export function watchOwnFaces(listener: () => void): () => void {
  return watchPlace(faces, listener);
}
