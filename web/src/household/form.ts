// The form of a special hand as tiles that are tapped: what is plain in it can be laid and taken away, the rest stays as it is written.

import type { TileCode } from "../tiles/codes";

/** A tile of a form: `sign` as it is written, `tile` as it is drawn; null for what is no tile: one's own wind, the dragon of a suit. */
export interface Sign {
  sign: string;
  tile: TileCode | null;
}

/** A part of a form between blanks. `suit`: its letter, "" for winds; no signs where it is written with choices or from any number on. */
export interface Group {
  text: string;
  suit: string;
  signs: readonly Sign[] | null;
}

export const WHOLE = 14;
const COPIES = 4;
const WINDS = "ESWN";
const OWN_WIND = "o";
const DRAGON = "D";
const HONOURS = "z";
/** Letters of suits beside those of the tiles that are drawn for them: any suits are drawn as the three that there are. */
const DRAWN: Readonly<Record<string, string>> = { m: "m", p: "p", s: "s", a: "m", b: "p", c: "s" };
const ANY: Readonly<Record<string, string>> = { m: "a", p: "b", s: "c" };
const ORDER = "abcmpsz";

/** The forms that stand side by side, split at each `|` that is not in brackets. */
export function formsOf(text: string): string[] {
  const forms = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "|" && depth === 0) forms.push("");
    else forms[forms.length - 1] += letter;
  }
  return forms.map((form) => form.trim());
}

/** The whole text with another form in one's place. */
export function withForm(text: string, at: number, form: string): string {
  return formsOf(text).with(at, form).join(" | ");
}

function tileOf(sign: string, suit: string): TileCode | null {
  if (suit === "") return sign === OWN_WIND ? null : (`${WINDS.indexOf(sign) + 1}z` as TileCode);
  return sign === DRAGON ? null : (`${sign}${DRAWN[suit] ?? suit}` as TileCode);
}

function groupOf(text: string): Group {
  const suited = /^([1-9D]+)([mpsabc])$/.exec(text) ?? /^([1-7]+)(z)$/.exec(text);
  const [letters, suit] = suited
    ? [suited[1] ?? "", suited[2] ?? ""]
    : /^[ESWNo]+$/.test(text)
      ? [text, ""]
      : [null, ""];
  return {
    text,
    suit,
    signs: letters === null ? null : [...letters].map((sign) => ({ sign, tile: tileOf(sign, suit) })),
  };
}

/** The groups of a form. */
export function groupsOf(form: string): Group[] {
  return form.split(/\s+/).filter(Boolean).map(groupOf);
}

const written = (suit: string, signs: readonly string[]): string => signs.join("") + suit;

function join(groups: readonly Group[]): string {
  return groups.map((group) => group.text).join(" ");
}

/** Numbers in their order, the dragon behind them; winds as they go round, one's own last. */
const inOrder = (one: string, other: string): number => placeOf(one) - placeOf(other);
const placeOf = (sign: string): number => "123456789DESWNo".indexOf(sign);

/** What a tapped tile is in a form: `any`: its suit stands for any. Winds go by their letters. */
export function signOf(tile: TileCode, any: boolean): { sign: string; suit: string } {
  const [rank = "", suit = ""] = tile;
  if (suit === HONOURS)
    return Number(rank) <= WINDS.length ? { sign: WINDS[Number(rank) - 1] ?? "", suit: "" } : { sign: rank, suit };
  return { sign: rank, suit: any ? (ANY[suit] ?? suit) : suit };
}

export const ownWind: Readonly<{ sign: string; suit: string }> = { sign: OWN_WIND, suit: "" };

/** The dragon that belongs to the suit of a row of tiles. */
export function dragonOf(suit: string, any: boolean): { sign: string; suit: string } {
  return { sign: DRAGON, suit: any ? (ANY[suit] ?? suit) : suit };
}

/** How many tiles are laid plainly. */
export function sizeOf(form: string): number {
  return groupsOf(form).reduce((sum, group) => sum + (group.signs?.length ?? 0), 0);
}

/** Whether one more of it can be laid: fourteen make a hand, and there are four of each. */
export function hasRoom(form: string, { sign, suit }: { sign: string; suit: string }): boolean {
  const laid = groupsOf(form).flatMap((group) => (group.suit === suit ? (group.signs ?? []) : []));
  return sizeOf(form) < WHOLE && laid.filter((it) => it.sign === sign).length < COPIES;
}

/** The form with a tile more: in the group of its suit, in order. */
export function laid(form: string, { sign, suit }: { sign: string; suit: string }): string {
  const groups = groupsOf(form);
  const at = groups.findIndex((group) => group.signs !== null && group.suit === suit);
  const found = groups[at]?.signs ?? null;
  if (found) {
    const signs = [...found.map((it) => it.sign), sign].toSorted(inOrder);
    return join(groups.with(at, groupOf(written(suit, signs))));
  }
  const rank = (group: Group): number => (group.suit === "" ? ORDER.length : ORDER.indexOf(group.suit));
  const fresh = groupOf(written(suit, [sign]));
  const before = groups.findIndex((group) => group.signs !== null && rank(group) > rank(fresh));
  return join(groups.toSpliced(before < 0 ? groups.length : before, 0, fresh));
}

/** The form without a tile, or, where `sign` is null, without a whole group. */
export function takenAway(form: string, at: number, sign: number | null): string {
  const groups = groupsOf(form);
  const group = groups[at];
  if (!group) return form;
  const rest = sign === null ? [] : (group.signs ?? []).toSpliced(sign, 1).map((it) => it.sign);
  return join(rest.length > 0 ? groups.with(at, groupOf(written(group.suit, rest))) : groups.toSpliced(at, 1));
}
