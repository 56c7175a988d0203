// Into which files the page is cut. A request costs a phone 150 ms and more, and every kilobyte 5: what the first page needs is one
// file; of the others a table has to have few and small ones before its tiles lie there, and each room has its own.

import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;
type Belongs = (id: string, graph: Graph) => boolean;

/** Which modules are there as soon as one of them is: it and what it imports, and theirs, not what they fetch later. */
function from(beginning: RegExp): Belongs {
  const known = new Map<string, boolean>();
  const belongs: Belongs = (id, graph) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // While it is being looked at a module vouches for nobody: imports may run in circles.
    known.set(id, false);
    const is = beginning.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((other) => belongs(other, graph));
    if (is) known.set(id, true);
    else known.delete(id);
    return is;
  };
  return belongs;
}

const FELT = /[\\/]src[\\/](?:table|replay)[\\/]/;
const ADULT = /[\\/]src[\\/]school[\\/]adult[\\/]/;
const GAMES = /[\\/]src[\\/](?:solo|school|family)[\\/]/;

const ROOM = /\/src\/table\/TableRoom\.svelte/;

const first = from(/\/src\/main\.ts$/);
const table = from(ROOM);
const opens = from(/\/src\/setup\/sitting\./);

export const chunks: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [
    { debugName: "eastwind", name: (id, graph) => (first(id, graph) ? "eastwind" : null), priority: 5 },
    // A part takes along all that it imports and that no part before it has: what several rooms need comes before those.
    // What a table has to have before its tiles lie there is apart from what only other rooms share.
    {
      debugName: "common",
      // what opens a table is fetched from the first page, and the table has to have it, too
      name: (id, graph) =>
        !FELT.test(id) && !GAMES.test(id) && (table(id, graph) || opens(id, graph)) ? "common" : null,
      minShareCount: 2,
      priority: 4,
    },
    // The felt is looked at in replays and lessons too, and is nothing to all other rooms. The room itself stays outside: what is
    // asked for by itself and lies in a part would be one more file, asked for after it.
    { debugName: "felt", name: (id, graph) => (table(id, graph) && !ROOM.test(id) ? "felt" : null), priority: 3 },
    { name: "rooms", test: (id) => !FELT.test(id) && !GAMES.test(id), minShareCount: 2, priority: 2 },
    // the games for one are kept for when no server answers, and share no more than themselves
    { name: "solo", test: /[\\/]src[\\/]solo[\\/]/, minShareCount: 2, priority: 1 },
    // so do the school and the family's table
    {
      name: "school",
      test: (id) => /[\\/]src[\\/](?:school|family)[\\/]/.test(id) && !ADULT.test(id),
      minShareCount: 2,
      priority: 1,
    },
    // the adult's corner has forms and dialogs: among the school's parts it would take these away from all other pages
    { name: "adult", test: ADULT, minShareCount: 2, priority: 0 },
    // what is laid over a table once it stands, and is in a replay or a lesson as well
    { name: "hands", test: FELT, minShareCount: 2, priority: 1 },
    // Large, and of one page alone: asked first, it would have what every page is made of, and every page would wait for it.
    { name: "swagger-ui", test: /[\\/](?:swagger-ui-dist|src[\\/]interface)[\\/]/, priority: 0 },
  ],
};
