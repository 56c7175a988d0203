// What stands beside the table and what is laid over it: the rail, or the drawer on a small window, and the dialogs.

import { tick } from "svelte";
import { settings } from "../kit/settings/settings.svelte";

/** From this width on the rail stands beside the table. */
export const RAIL_FROM = 1100;

export class Panels {
  /** Of the window. */
  width = $state(0);
  rail = $state(true);
  drawer = $state(false);
  /** The help by itself, where no rail stands beside the table. */
  hint = $state(false);
  sheet = $state(false);
  rules = $state(false);
  keys = $state(false);
  beside = $state(false);
  /** The seat of the bot about whom one wants to know more. */
  person: number | null = $state(null);

  readonly wide: boolean = $derived(this.width >= RAIL_FROM);
  /** Whether the rail, or what is there in its place, is open. */
  readonly open: boolean = $derived(this.wide ? this.rail : this.drawer);

  /** Whether a dialog or the drawer lies over the table. */
  readonly over: boolean = $derived(
    this.drawer || this.hint || this.sheet || this.rules || this.keys || this.beside || this.person !== null,
  );

  toggle(): void {
    if (this.wide) this.rail = !this.rail;
    else this.drawer = true;
  }

  /** Help is switched on where it would not be seen, with the place where it is; else on or off. */
  async toggleHelp(): Promise<void> {
    const seen = this.wide ? this.rail : this.hint;
    settings.help = !seen || !settings.help;
    if (this.wide) this.rail = true;
    else this.hint = settings.help;
    if (!settings.help || !this.wide) return;
    await tick();
    document.querySelector("#table-help")?.scrollIntoView({ block: "nearest" });
  }

  async showLog(): Promise<void> {
    this.#unfold();
    await tick();
    const log = document.querySelector<HTMLElement>("#table-log");
    log?.scrollIntoView({ block: "nearest" });
    log?.querySelector<HTMLElement>("ol")?.focus();
  }

  #unfold(): void {
    if (this.wide) this.rail = true;
    else this.drawer = true;
  }
}
