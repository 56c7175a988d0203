// Into which files the page is cut. A request costs a phone 150 ms and more: what the first page needs is one file, what several
// rooms need is another one, and each room has its own.

import type { Rolldown } from "vite";

type Names = (id: string, graph: Rolldown.ChunkingContext) => string | null;

/** The modules that are there as soon as the page is: those which the beginning imports, and theirs, not those that it fetches later. */
function first(beginning: RegExp): Names {
  const known = new Map<string, boolean>();
  const isFirst = (id: string, graph: Rolldown.ChunkingContext): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // While it is being looked at a module vouches for nobody: imports may run in circles.
    known.set(id, false);
    const is = beginning.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((other) => isFirst(other, graph));
    if (is) known.set(id, true);
    else known.delete(id);
    return is;
  };
  return (id, graph) => (isFirst(id, graph) ? "eastwind" : null);
}

const ADULT = /[\\/]src[\\/]school[\\/]adult[\\/]/;
const TABLE = /[\\/]src[\\/](?:table|replay|bill)[\\/]/;

export const chunks: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [
    { name: first(/\/src\/main\.ts$/), priority: 3 },
    // the games for one are kept for when no server answers, and share no more than themselves
    { name: "solo", test: /[\\/]src[\\/]solo[\\/]/, minShareCount: 2, priority: 2 },
    // so do the school and the family's table
    {
      name: "school",
      test: (id) => /[\\/]src[\\/](?:school|family)[\\/]/.test(id) && !ADULT.test(id),
      minShareCount: 2,
      priority: 2,
    },
    { name: "common", test: (id) => !TABLE.test(id) && !ADULT.test(id), minShareCount: 2, priority: 1 },
    // the adult's corner has forms and dialogs: among the school's parts it would take these away from all other pages
    { name: "adult", test: ADULT, minShareCount: 2, priority: 0 },
    // the felt is looked at in replays and lessons too, and is nothing to all other rooms
    { name: "felt", test: TABLE, minShareCount: 2, priority: 0 },
    // Large, and of one page alone. A part takes along all that it imports and that no part before it has: asked first, this one
    // would have what every page is made of, and every page would wait for it.
    { name: "swagger-ui", test: /[\\/](?:swagger-ui-dist|src[\\/]interface)[\\/]/, priority: 0 },
  ],
};
