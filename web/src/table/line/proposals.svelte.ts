// What somebody at the table has proposed, who still has to answer, and what came of it, in words.

import { rememberTable, storedTable } from "../../kit/seats";
import { freshNonce } from "../../kit/chance";
import type { NextTable, Proposal, Propose, Reply, TableView, What } from "../../wire/generated";
import type { TableNotices } from "./notices.svelte";
import { Timers } from "../../kit/timers";

const TICK_MS = 250;

/** The table at which it is proposed. */
export interface Proposing {
  readonly view: TableView | null;
  readonly notices: TableNotices;
  say(message: Propose | Reply): void;
}

/** Tables to which one has agreed to go on: there one is ready at once. */
const agreedTo = new Set<string>();

/** Whether one has agreed before to play at this table. Asked once. */
export function cameAgain(table: string): boolean {
  return agreedTo.delete(table);
}

export class Proposals {
  /** The one that is open; null where nothing is proposed. */
  open: Proposal | null = $state.raw(null);
  /** What is left of its time, in ms. */
  left = $state(0);
  /** Where the same people play once more, after all have agreed. */
  next: NextTable | null = $state.raw(null);
  readonly #table: Proposing;
  readonly #timers = new Timers();
  #until = 0;

  constructor(table: Proposing) {
    this.#table = table;
  }

  /** Whether the own answer is waited for. */
  readonly asked: boolean = $derived.by(() => {
    const me = this.#table.view?.me;
    return me !== undefined && this.open !== null && this.open.asked.includes(me) && !this.open.agreed.includes(me);
  });
  /** The window stands still: the discard that lies in it may be taken back. */
  readonly holdsWindow: boolean = $derived(this.open?.what === "take_back");
  /** The seats whose answers are missing. */
  readonly missing: readonly number[] = $derived(
    this.open?.asked.filter((seat) => !this.open?.agreed.includes(seat)) ?? [],
  );

  /** Whether something may be proposed now. */
  may(what: What): boolean {
    const { view } = this.#table;
    if (!view || this.open !== null) return false;
    if (what === "stand_in") return false; // asked of a seat, not of the table
    if (what === "again") return view.phase === "match_over";
    if (what === "take_back") return view.phase === "claim" && view.turn === view.me;
    return view.phase !== "match_over";
  }

  /** `seat`: of who is away, where a bot is to play for him. */
  propose(what: What, seat: number | null = null): void {
    this.#table.say({ type: "propose", what, version: this.#table.view?.version ?? 0, seat });
  }

  answer(agree: boolean): void {
    if (this.open) this.#table.say({ type: "reply", proposal: this.open.number, agree });
  }

  hear(proposal: Proposal): void {
    const { view, notices } = this.#table;
    if (proposal.outcome === "open") {
      this.open = proposal;
      this.#until = Date.now() + proposal.left_ms;
      this.#tick();
      return;
    }
    this.open = null;
    this.#timers.stop();
    const who = proposal.refused_by;
    const name = view?.seats[who ?? 0]?.name ?? "";
    if (proposal.outcome === "agreed") notices.tell("proposal-agreed", {});
    else if (proposal.outcome === "lapsed") notices.tell("proposal-lapsed", {});
    else if (who !== view?.me) notices.tell(who === proposal.by ? "proposal-withdrawn" : "proposal-refused", { name });
    if (proposal.again && view) this.#goOn(proposal.again, view.table);
  }

  stop(): void {
    this.#timers.stop();
  }

  /** The key that proved the old seat proves the new one. */
  #goOn({ table, seat, commitment, code }: NextTable, old: string): void {
    const stored = storedTable(old);
    if (!stored) return;
    const opened = new Date().toISOString();
    rememberTable({ ...stored, table, seat, commitment, code, opened, over: false, nonce: freshNonce() });
    agreedTo.add(table);
    this.next = { table, seat, commitment, code };
  }

  #tick(): void {
    this.left = Math.max(0, this.#until - Date.now());
    this.#timers.stop();
    if (this.left > 0) this.#timers.after(Math.min(TICK_MS, this.left), () => this.#tick());
  }
}
