// The offered actions, sorted the way they are put before a person.

import type { LegalAction } from "../lib/protocol";

export type ReadyWay = LegalAction["ready"];

export interface Choices {
  /** Tile → the ways in which it may be discarded. */
  discards: ReadonlyMap<string, readonly ReadyWay[]>;
  chows: readonly LegalAction[];
  pung: LegalAction | null;
  /** Kongs of every sort: from the discard, concealed, added. */
  kongs: readonly LegalAction[];
  mahjong: LegalAction | null;
  flowers: readonly LegalAction[];
  readyAtOnce: LegalAction | null;
  pass: LegalAction | null;
}

const KONGS: ReadonlySet<LegalAction["kind"]> = new Set(["kong", "concealed_kong", "added_kong"]);

export function sortChoices(legal: readonly LegalAction[]): Choices {
  const discards = new Map<string, ReadyWay[]>();
  for (const action of legal) {
    if (action.kind !== "discard" || action.tile === null) continue;
    const ways = discards.get(action.tile);
    if (ways) ways.push(action.ready);
    else discards.set(action.tile, [action.ready]);
  }
  const first = (kind: LegalAction["kind"]): LegalAction | null => legal.find((action) => action.kind === kind) ?? null;
  return {
    discards,
    chows: legal.filter((action) => action.kind === "chow"),
    pung: first("pung"),
    kongs: legal.filter((action) => KONGS.has(action.kind)),
    mahjong: first("mahjong"),
    flowers: legal.filter((action) => action.kind === "flower"),
    readyAtOnce: first("ready_at_once"),
    pass: first("pass"),
  };
}

/** Whether a declaration is on offer with some discard, and which one goes furthest. */
export function readyOffered(choices: Choices): Exclude<ReadyWay, "no"> | null {
  let found: Exclude<ReadyWay, "no"> | null = null;
  for (const ways of choices.discards.values()) {
    if (ways.includes("at_once")) return "at_once";
    if (ways.includes("ready")) found = "ready";
  }
  return found;
}

/**
 * The action word for a discard. `declare`: the person has switched the declaration on. Where the rules leave no choice for
 * this tile, that is what is played; null: this tile may not be discarded (or not so).
 */
export function discardWord(choices: Choices, tile: string, declare: boolean): string | null {
  const ways = choices.discards.get(tile);
  if (!ways) return null;
  const declared = ways.find((way) => way === "at_once") ?? ways.find((way) => way === "ready");
  const plain = ways.includes("no");
  if (declare) return declared ? `discard ${tile} ${declared}` : null;
  if (plain) return `discard ${tile}`;
  return declared ? `discard ${tile} ${declared}` : null;
}

/** What the page does by itself because the person has asked for it. Null: it is the person's turn to decide. */
export function automatic(
  choices: Choices, switches: { autoFlowers: boolean; autoPass: boolean; autoWin: boolean },
): { action: LegalAction; why: "flower" | "pass" | "win" | "nothing" } | null {
  const { mahjong, pass, flowers } = choices;
  if (mahjong && switches.autoWin) return { action: mahjong, why: "win" };
  if (mahjong) return null;
  const [flower] = flowers;
  if (flower && switches.autoFlowers) return { action: flower, why: "flower" };
  if (!pass) return null;
  const claims = choices.chows.length > 0 || choices.pung !== null || choices.kongs.length > 0;
  // Asked without anything to say: the rules ask everybody alike.
  if (!claims && !choices.readyAtOnce && choices.discards.size === 0 && flowers.length === 0) return { action: pass, why: "nothing" };
  if (switches.autoPass && claims && !choices.readyAtOnce) return { action: pass, why: "pass" };
  return null;
}
