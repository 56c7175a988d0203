// The server's engine being made ready, which a machine needs once. Meanwhile nearly everything is there; what is not says when it
// will be, and comes by itself.

import { call, onPreparing } from "../wire/http";
import type { PutOff } from "../wire/generated";
import { t } from "../words/i18n.svelte";

const LOOK_MS = 1500;
/** So often in a row a server that was being made ready may fail to answer before it counts as gone. */
export const MOST_MISSED = 10;

class Preparation {
  /** What is being made ready; null once it is, or while nobody has had to wait. */
  part: string | null = $state(null);
  /** Approximate seconds left, by what has to wait. Empty where everything has to, or nothing. */
  putOff: Partial<Record<PutOff, number>> = $state.raw({});

  /** Somebody has read on the first page what is still on its way. */
  isRead = $state(false);

  /** Asked, and not answered yet for the first time. */
  isAsking = $state(false);

  #watching = false;

  /** About how many seconds are left until something is there; null where it is, or nobody knows. */
  left(what: PutOff): number | null {
    return this.putOff[what] ?? null;
  }

  /** Whether something may have to wait: it has to, or everything has, or the server was asked and has not answered yet. */
  mayWait(what: PutOff): boolean {
    return this.isAsking || this.left(what) !== null || (this.part !== null && this.longest === null);
  }

  /** The seconds until the last of it is there; null where it is, or everything has to wait. */
  get longest(): number | null {
    const left = Object.values(this.putOff);
    return left.length > 0 ? Math.max(...left) : null;
  }

  /** When something is there, said in the place of `otherwise`: that holds where it is, or nobody knows. */
  until(what: PutOff, otherwise: string): string {
    const left = this.left(what);
    return left === null ? otherwise : t("page-ready-in", { seconds: left });
  }

  /** Words in the place of something that is on its way: what is not put off comes soon. */
  get waiting(): string {
    return this.part === null || this.longest !== null ? t("loading") : t("page-preparing");
  }

  /** Asks the server how far it is, until it is ready. */
  async watch(): Promise<void> {
    if (this.#watching) return;
    this.#watching = this.isAsking = true;
    let missed = 0;
    for (;;) {
      try {
        const { preparing, put_off: putOff } = await call("GET /api/about");
        if (!preparing) break;
        this.part = preparing;
        this.putOff = putOff;
        missed = 0;
      } catch {
        // Busy as long as it compiles, or gone, which others say.
        missed += 1;
        if (missed > MOST_MISSED) break;
      }
      this.isAsking = false;
      await new Promise((again) => setTimeout(again, LOOK_MS));
    }
    this.part = null;
    this.putOff = {};
    this.#watching = this.isAsking = false;
  }
}

export const preparation: Preparation = new Preparation();
onPreparing(() => void preparation.watch());
