import { describe, expect, it } from "vitest";
import { tokensSheet } from "../../art/tokens-sheet.mjs";
import { portraitAt } from "./persons";
import { NOBODY, PORTRAITS } from "./portraits";

const [spoken = ""] = Object.values(
  import.meta.glob<string>("@words/en/bots.ftl", { query: "?raw", import: "default", eager: true }),
);
const tokens = tokensSheet();
const persons = [...spoken.matchAll(/^level-([\w-]+) =(?:(?!^level-)[^])*?\.person = /gm)].map(([, name]) => name);

describe("the portraits", () => {
  it("are of all bots that have a name of their own, and of nobody else", () => {
    expect(persons.length).toBeGreaterThanOrEqual(8);
    expect(Object.keys(PORTRAITS).sort()).toEqual(persons.toSorted());
  });

  it("are no two alike, and drawn in papers that there are", () => {
    const all = [...Object.values(PORTRAITS), NOBODY];
    expect(new Set(all.map((it) => JSON.stringify(it.shapes))).size).toBe(all.length);
    for (const { ground, shapes } of all) {
      for (const tone of [ground, ...shapes.flatMap((it) => [it.fill ?? [], it.stroke ?? []].flat())])
        expect(tokens).toContain(`--portrait-${tone}:`);
      for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined/);
    }
  });

  it("stand at the seats of bots, once each", () => {
    const players = ["person", "club", "novice-bold", "club"];
    const view = { seats: players.map((player, seat) => ({ seat, player })) } as unknown as Parameters<
      typeof portraitAt
    >[0];
    expect([0, 1, 2, 3].map((seat) => portraitAt(view, seat))).toEqual([null, "club", "novice-bold", ""]);
    expect(portraitAt(view, 4)).toBeNull();
  });
});
