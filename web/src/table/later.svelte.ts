// The part of a table that nobody needs before its tiles lie there. It is asked for as soon as they do, or when something of it is
// wanted before that, and then it is there for every table.

import { atLeisure } from "../kit/leisure";
import { withWords } from "../words/i18n.svelte";

type Parts = typeof import("./parts");

const fetched = withWords(() => import("./parts"));

class Later {
  /** Null as long as it has not come. */
  parts: Parts | null = $state.raw(null);

  async load(): Promise<Parts> {
    const parts = await fetched();
    this.parts = parts;
    return parts;
  }

  /**
   * Asks for it at once, or when nothing else is to be done; what it returns calls that off. What does not come now is asked for
   * again, and told, when it is wanted.
   */
  ahead(soon: boolean): (() => void) | undefined {
    const ask = (): void => void this.load().catch(() => undefined);
    if (!soon) return atLeisure(ask);
    ask();
    return undefined;
  }
}

export const later = new Later();

/** Each for `Lazy`: what waits for it says so where it does not come. */
export const loadHandEnd = async () => ({ default: (await later.load()).HandEnd });
export const loadLobby = async () => ({ default: (await later.load()).LobbyRoom });
export const loadOverlays = async () => ({ default: (await later.load()).Overlays });
export const loadRail = async () => ({ default: (await later.load()).Rail });
