// @vitest-environment jsdom
// Own faces in the school's games: what stands on the tiles, what is said, and where they go with the child's course.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Memory as Storage } from "../../tests/support/server";
import type { SoloFaces } from "../wire/generated";
import type { MessageId } from "../words/i18n.svelte";
import {
  exported,
  imported,
  keepSchool,
  NO_SCHOOL,
  readFile,
  readSchool,
  withChild,
  withFaces,
  without,
} from "./course";
import { makePlay, wantedFor, type Wanted } from "./games/play";
import { CodeLock } from "./games/codeLock.svelte";
import { type Line } from "./games/line.svelte";
import { Memory } from "./games/memory.svelte";
import { mostLevel } from "./games/solitaire.svelte";
import { isOnItsHead, type Piece, type Play } from "./play.svelte";
import { isEnough, setFor, SIGN_STEPS, type SignStep } from "./signs";

const setOf = (signs: string, sounds = ""): SoloFaces => ({
  id: "own-1",
  name: "Letters",
  language: "ru",
  sided: sounds !== "",
  entries: [...signs].map((sign, i) => ({ sign, sound: sounds[i] ?? "" })),
});
const LETTERS = setOf("абвгдежзиклмнопрст");
const SIDED = setOf("абвгдезиклмн", "abvgdeziklmn");
const SHORT = setOf("абвгд");

const wanted = (step: SignStep, faces: SoloFaces, seed = 1, level = 4): Wanted => ({
  step,
  suit: "p",
  level,
  seed,
  length: 6,
  handful: 144,
  faces,
});
const signOf = (play: Play, piece: Piece): string => {
  const face = play.faceOf(piece);
  if (!("text" in face)) throw new Error("a picture stands on the tile");
  return face.text;
};
const layout = { width: 1024, height: 768 };

/** All that is said while everything loose is tried everywhere, with the lamp lit again and again. */
function everythingSaid(play: Play): Set<MessageId> {
  const heard = new Set<MessageId>([play.said.id]);
  const places = play.layout(layout.width, layout.height);
  const hear = (): unknown => heard.add(play.said.id);
  if (play instanceof Memory) play.choose("bird");
  hear();
  if (play instanceof CodeLock) {
    play.help(places, []);
    hear();
    play.shut();
    hear();
  }
  for (let round = 0; round < 60 && !play.done; round += 1) {
    for (const piece of play.pieces) {
      play.tap(piece);
      hear();
      if (play instanceof Memory && play.birdOpens) play.birdOpensOne();
      hear();
    }
    play.help(places, []);
    hear();
  }
  return heard;
}

beforeEach(() => void vi.stubGlobal("localStorage", new Storage()));

describe.each(SIGN_STEPS)("%s", (step) => {
  it("has a sign on every tile, the same on the same", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const play = makePlay(wanted(step, LETTERS, seed, 2));
      const signs = new Map(play.pieces.map((piece) => [piece.code, signOf(play, piece)]));
      expect(play.pieces.every((piece) => signOf(play, piece) === signs.get(piece.code))).toBe(true);
      expect(new Set(signs.values()).size).toBe(signs.size);
      expect(play.pieces.filter(({ angle }) => isOnItsHead(angle))).toEqual([]);
    }
  });

  it.each([
    ["signs", LETTERS],
    ["signs and their sounds", SIDED],
  ])("says nothing of numbers and pictures, with %s", (_, set) => {
    const speaksOfNumbers = new Set<MessageId>([
      "path-line-up",
      "path-line-down",
      "path-next-up",
      "path-next-down",
      "path-begin-nine",
      "path-six-nine",
      "path-other-suit",
      "path-turn-it",
      "path-lock-say",
      "path-lock-then",
    ]);
    const saysAlike = [
      "path-memory",
      "path-memory-look",
      "path-solitaire",
      "path-solitaire-other",
      "path-solitaire-more",
      "path-solitaire-help",
    ];
    const paired = step === "memory" || step === "solitaire";
    if (set.sided && paired) saysAlike.forEach((id) => speaksOfNumbers.add(id as MessageId));
    for (const seed of [1, 2, 3]) {
      const heard = everythingSaid(makePlay(wanted(step, set, seed, 2)));
      expect(heard.size).toBeGreaterThan(2);
      expect([...heard].filter((id) => speaksOfNumbers.has(id))).toEqual([]);
    }
  });
});

it("a row is nine signs in the order of the set, and a six is no nine", () => {
  const play = new Set(
    [1, 2, 3, 4, 5].map((seed) => {
      const line = makePlay(wanted("line-up", LETTERS, seed)) as Line;
      const row = line.row
        .map((code) =>
          signOf(
            line,
            line.pieces.find((piece) => piece.code === code)!,
          ),
        )
        .join("");
      expect("абвгдежзиклмнопрст").toContain(row);
      expect(row).toHaveLength(9);
      return row;
    }),
  );
  // other nine on another day
  expect(play.size).toBeGreaterThan(1);
  const line = makePlay(wanted("line-up", LETTERS)) as Line;
  const loose = (number: number): Piece => line.pieces.find(({ code, at }) => code === `${number}p` && at === null)!;
  for (const number of [1, 2, 3, 4, 5]) line.tap(loose(number));
  line.tap(loose(9));
  expect(line.mistakes).toEqual({ wrong_neighbour: 1 });
  expect(line.comparing).toBe(false);
});

it("a pair of the memory is a sign and its sound, each pair once", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const play = makePlay(wanted("memory", SIDED, seed)) as Memory;
    const pairs = new Map<string, string[]>();
    for (const piece of play.pieces) pairs.set(piece.code, [...(pairs.get(piece.code) ?? []), signOf(play, piece)]);
    const of = SIDED.entries.map(({ sign, sound }) => [sign, sound].sort().join());
    for (const pair of pairs.values()) expect(of).toContain(pair.toSorted().join());
  }
});

it("a short set has fewer pairs, so that no sign stands for two", () => {
  expect(makePlay(wanted("memory", SHORT)).pieces).toHaveLength(10);
  expect([5, 10, 11, 17, 120].map(mostLevel)).toEqual([1, 1, 2, 3, 3]);
  expect(SIGN_STEPS.filter((step) => isEnough(SHORT, step))).toEqual(["memory", "solitaire"]);
});

describe("what an adult has chosen for a child", () => {
  const chosen = withFaces(withChild(NO_SCHOOL, "Sonya", 6, 1), "", null);
  const id = chosen.children[0]?.id ?? "";
  const school = withFaces(chosen, id, { set: SHORT, steps: ["memory", "solitaire", "code-lock", "snake"] });
  const [sonya] = school.children;

  it("stands in the games that it was chosen for and has signs enough for", () => {
    const found = ["memory", "solitaire", "code-lock", "line-up", "snake"].map(
      (step) => setFor(sonya?.faces, step)?.id,
    );
    expect(found).toEqual(["own-1", "own-1", undefined, undefined, undefined]);
    const next = wantedFor(sonya, "solitaire", "p", 7, 144);
    expect([next.faces?.name, next.level]).toEqual(["Letters", 1]);
    expect(wantedFor(sonya, "alike", "p", 7, 144).faces).toBeNull();
  });

  it("is kept, goes along in a file, and is gone with the child", () => {
    keepSchool(NO_SCHOOL, school);
    expect(readSchool().children[0]?.faces).toEqual(sonya?.faces);
    const file = readFile(exported(school.children));
    expect(file && imported(NO_SCHOOL, file).children[0]?.faces).toEqual(sonya?.faces);
    expect(JSON.stringify(without(school, id))).not.toContain("Letters");
    expect(withFaces(school, id, null).children[0]?.faces).toBeUndefined();
  });
});
