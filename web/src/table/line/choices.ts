// The offered actions, sorted the way they are put before a person.

import type { LegalAction } from "../../wire/generated";
import type { TileCode } from "../../tiles/codes";

export type ReadyWay = LegalAction["ready"];

export interface Choices {
  /** Tile → the ways in which it may be discarded. */
  discards: ReadonlyMap<string, readonly ReadyWay[]>;
  chows: readonly LegalAction[];
  pung: LegalAction | null;
  /** Kongs of every sort: from the discard, concealed, added. */
  kongs: readonly LegalAction[];
  /** Chows and pungs of one's own tiles that may be laid out openly. */
  own: readonly LegalAction[];
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
    own: legal.filter((action) => action.kind === "lay_chow" || action.kind === "lay_pung"),
    mahjong: first("mahjong"),
    flowers: legal.filter((action) => action.kind === "flower"),
    readyAtOnce: first("ready_at_once"),
    pass: first("pass"),
  };
}

/** The declarations that a person may make or leave with a discard now. What the rules ask for anyway is not among them. */
export function voluntaryDeclarations(choices: Choices): readonly Exclude<ReadyWay, "no">[] {
  const ways = [...choices.discards.values()];
  const found: Exclude<ReadyWay, "no">[] = [];
  if (ways.some((it) => it.includes("ready") && it.includes("no"))) found.push("ready");
  if (ways.some((it) => it.includes("at_once") && it.length > 1)) found.push("at_once");
  return found;
}

/**
 * In which way a tile would be discarded. `declare`: what the person has switched on. Without that it is the least that the
 * rules allow for this tile: nothing, a ready hand where one must be declared. Null: it may not be discarded, or not so.
 */
export function discardWay(choices: Choices, tile: TileCode, declare: ReadyWay): ReadyWay | null {
  const ways = choices.discards.get(tile) ?? [];
  if (declare !== "no") return ways.includes(declare) ? declare : null;
  return (["no", "ready", "at_once"] as const).find((way) => ways.includes(way)) ?? null;
}

/** The action word for a discard; null: it may not be played. */
export function discardWord(choices: Choices, tile: TileCode, declare: ReadyWay): string | null {
  const way = discardWay(choices, tile, declare);
  if (way === null) return null;
  return way === "no" ? `discard ${tile}` : `discard ${tile} ${way}`;
}

/** What a person leaves to the page. */
export interface Switches {
  autoFlowers: boolean;
  autoPass: boolean;
  passChows: boolean;
  autoWin: boolean;
}

/** An action that the page takes by itself, and why. */
export interface Automatic {
  action: LegalAction;
  why: "flower" | "pass" | "chows" | "win" | "nothing";
}

/** What the page does by itself because the person has asked for it. Null: it is the person's turn to decide. */
export function automatic(choices: Choices, switches: Readonly<Switches>): Automatic | null {
  const { mahjong, pass, flowers } = choices;
  if (mahjong && switches.autoWin) return { action: mahjong, why: "win" };
  if (mahjong) return null;
  const [flower] = flowers;
  if (flower && switches.autoFlowers) return { action: flower, why: "flower" };
  if (!pass) return null;
  const sets = choices.pung !== null || choices.kongs.length > 0;
  const claims = sets || choices.chows.length > 0;
  // Asked without anything to say: the rules ask everybody alike.
  if (!claims && !choices.readyAtOnce && choices.discards.size === 0 && flowers.length === 0)
    return { action: pass, why: "nothing" };
  if (!claims || choices.readyAtOnce) return null;
  if (switches.autoPass) return { action: pass, why: "pass" };
  if (switches.passChows && !sets) return { action: pass, why: "chows" };
  return null;
}
