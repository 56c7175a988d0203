// A hand as somebody has laid it: in groups, with gaps between them. Tiles are told apart by numbers of their own, so that each stays
// where it was put.

import type { TileCode } from "../tiles/codes";

export interface Lying {
  readonly id: number;
  readonly code: TileCode;
}

export type Groups = readonly (readonly Lying[])[];

/** Where a tile goes: into a group before the tile at a place, or apart, before a group. */
export type Goal = { readonly group: number; readonly at: number } | { readonly apart: number };

let last = 0;

const ORDER = "mpszf";

function inOrder(one: TileCode, other: TileCode): number {
  return ORDER.indexOf(one[1] ?? "") - ORDER.indexOf(other[1] ?? "") || one.localeCompare(other);
}

/** A hand that nobody has touched yet: a group of each suit. */
export function sorted(codes: readonly TileCode[]): Groups {
  const groups = new Map<string, Lying[]>();
  for (const code of codes.toSorted(inOrder)) {
    const suit = code[1] ?? "";
    groups.set(suit, [...(groups.get(suit) ?? []), { id: (last += 1), code }]);
  }
  return [...groups.values()];
}

/** The same groups with what is in the hand now: what is gone is taken out, what is new lies apart at the end. */
export function renewed(groups: Groups, codes: readonly TileCode[]): Groups {
  if (groups.length === 0) return sorted(codes);
  const coming = [...codes];
  const staying = groups.map((group) =>
    group.filter(({ code }) => {
      const at = coming.indexOf(code);
      if (at >= 0) coming.splice(at, 1);
      return at >= 0;
    }),
  );
  const apart = coming.map((code) => [{ id: (last += 1), code }]);
  return [...staying.filter((group) => group.length > 0), ...apart];
}

export function moved(groups: Groups, id: number, goal: Goal): Groups {
  const tile = groups.flat().find((one) => one.id === id);
  if (!tile) return groups;
  const marked = groups.map((group) => group.map((one) => (one.id === id ? null : one)));
  if ("apart" in goal) marked.splice(goal.apart, 0, [tile]);
  else marked[goal.group]?.splice(goal.at, 0, tile);
  return marked.map((group) => group.filter((one) => one !== null)).filter((group) => group.length > 0);
}

/** Whether a group is a finished set: three neighbours from left to right, three alike, four alike. */
export function isSet(group: readonly Lying[]): boolean {
  const codes = group.map(({ code }) => code);
  const [first] = codes;
  if (first === undefined || codes.length < 3 || codes.length > 4 || first[1] === "f") return false;
  if (codes.every((code) => code === first)) return true;
  return (
    codes.length === 3 &&
    first[1] !== "z" &&
    codes.every((code, i) => code[1] === first[1] && Number(code[0]) === Number(first[0]) + i)
  );
}
