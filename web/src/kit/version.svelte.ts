// Whether this page is still the one that the server has to give. When it is not, that is said; nothing is loaded again by itself,
// for somebody may be in the middle of a hand.

import { call } from "../wire/http";

/** What knows how to bring the newer page in: the service worker, where there is one. Resolves once it is in its place. */
export type Bringer = () => Promise<void>;

/** The build of this page, written into it; empty while developing. */
export function ownBuild(page: Document = document): string {
  return page.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";
}

class Version {
  /** There is a newer page than this one. */
  newer = $state(false);
  /** Put aside by the person: it is said again at the next page. */
  later = $state(false);
  /** The newer page is on its way. */
  loading = $state(false);

  #bring: Bringer | null = null;

  /** The server said which page it has to give. */
  told(build: string, own: string = ownBuild()): void {
    if (own !== "" && build !== "" && build !== own) this.found();
  }

  found(): void {
    if (!this.newer) this.later = false;
    this.newer = true;
  }

  /** Asks the server. Whether there is a newer page; false too where it does not answer. */
  async ask(): Promise<boolean> {
    try {
      this.told((await call("GET /api/about")).build);
    } catch {
      // Then nobody knows.
    }
    return this.newer;
  }

  /** From here on `bring` is asked to put the newer page into its place before it is loaded. */
  broughtBy(bring: Bringer): void {
    this.#bring = bring;
  }

  /** Loads the page again, the newer one if there is one. */
  async reload(load: () => void = () => location.reload()): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    // A newer page that cannot be brought in is no reason to stay: what there is is loaded.
    await this.#bring?.().catch(() => undefined);
    this.loading = false;
    load();
  }
}

export const version: Version = new Version();
