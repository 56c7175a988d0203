// @vitest-environment jsdom
// A game that was left in the middle is gone on with where it stood, whichever it is and whatever was done in it.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Memory as Storage } from "../../tests/support/server";
import { chanceOf, below } from "./chance";
import { keepSchool, NO_SCHOOL, withChild, type Child } from "./course";
import type { BreakWall } from "./games/breakWall.svelte";
import { CodeLock } from "./games/codeLock.svelte";
import { CountUp } from "./games/countUp.svelte";
import { Memory } from "./games/memory.svelte";
import { makePlay, wantedFor, type Wanted } from "./games/play";
import type { Play } from "./play.svelte";
import { STEPS, type StepId } from "./steps";
import { continued, forgetGames, waitingGame } from "./underway";

const sonya = withChild(NO_SCHOOL, "Sonya", 6, 1).children[0] as Child;
const [WIDTH, HEIGHT] = [1000, 700];

/** A browser that keeps Sonya and nothing else. */
function browser(): void {
  vi.stubGlobal("localStorage", new Storage());
  keepSchool(NO_SCHOOL, { ...NO_SCHOOL, children: [sonya] });
}

beforeEach(browser);

function begun(step: StepId, seed = 7, child: Child = sonya): { play: Play; wanted: Wanted } {
  const wanted = wantedFor(child, step, "p", seed, 144);
  const play = makePlay(wanted);
  continued(play, child, wanted, []);
  return { play, wanted };
}

/** Everything that is seen of a game. */
const sight = (play: Play): unknown => {
  const layout = play.layout(WIDTH, HEIGHT);
  const { phase, numbered, lid, partner, turn, opening, round, settled } = play as unknown as Record<string, unknown>;
  return {
    pieces: play.pieces.map(({ code, at, turned, leaning, lit, down, hidden, fixed, pushed, toTurn }) => [
      [code, at, turned, leaning, lit, down],
      [hidden, fixed, pushed, toTurn],
    ]),
    told: [play.said, play.mistakes, play.hints, play.asked, play.lamp, play.light, play.ready],
    shown: [play.shown(layout), play.hops(layout), play.marks(layout)],
    own: [phase, numbered, lid, partner, turn, opening, round, settled],
  };
};

/** Some touches, by a child that has no plan. */
function touched(play: Play, times: number, seed: number): void {
  const chance = chanceOf(seed);
  const layout = play.layout(WIDTH, HEIGHT);
  const spots = Object.keys(layout.spots);
  if (play instanceof Memory) play.choose("bird");
  if (play instanceof CodeLock) play.shut();
  for (let at = 0; at < times && !play.done; at += 1) {
    const loose = play.pieces.filter((piece) => !piece.hidden && !piece.fixed);
    const piece = loose[below(chance, Math.max(1, loose.length))];
    const kind = below(chance, 12);
    if (play.step === "break-wall") {
      const wall = play as BreakWall;
      wall.throwDice();
      if (wall.phase === "side") wall.chooseSide(1 + below(chance, 4));
      else wall.chooseStack(1 + below(chance, 17));
    } else if (play instanceof CountUp) {
      if (kind < 6) play.wrong();
      else play.counted();
    } else if (kind === 0) play.help(layout, play.scatter(layout));
    else if (kind === 1 && piece?.at === null) play.push(piece, 300 + at, 300);
    else if (kind === 2 && piece?.at === null && spots.length > 0)
      play.lay(piece, spots[below(chance, spots.length)] ?? "");
    else if (kind === 3 && piece && piece.at !== null) play.bring(piece, loose[0] ?? null);
    else if (kind === 4 && play instanceof Memory) play.birdOpensOne();
    else if (kind === 5 && play.ready) play.confirm();
    else if (piece) play.tap(piece);
  }
}

describe("a game under way", () => {
  it.each(STEPS.map(({ id }) => id))("of %s stands there again as it was left", (step) => {
    for (const seed of [3, 7, 12])
      for (const times of [1, 6, 25]) {
        browser();
        const { play } = begun(step, seed);
        touched(play, times, seed * 31 + times);
        if (play.done) continue;
        const waiting = waitingGame(sonya, step, "p");
        expect(waiting, `${times} touches`).not.toBeNull();
        if (!waiting) continue;
        const again = makePlay(waiting.wanted);
        continued(again, sonya, waiting.wanted, waiting.deeds);
        expect(sight(again)).toEqual(sight(play));
        // and goes on like the one that was not left
        touched(play, 4, 99);
        touched(again, 4, 99);
        expect(sight(again)).toEqual(sight(play));
      }
  });

  it("waits for the child who began it, in its step, and in none other", () => {
    const { play } = begun("line-up");
    play.help(play.layout(WIDTH, HEIGHT), []);
    const boris = { ...sonya, id: "c-boris" };
    expect(waitingGame(sonya, "line-up", "p")).not.toBeNull();
    expect(waitingGame(boris, "line-up", "p")).toBeNull();
    expect(waitingGame(undefined, "line-up", "p")).toBeNull();
    expect(waitingGame(sonya, "line-down", "p")).toBeNull();
    expect(waitingGame(sonya, "line-up", "s")).toBeNull();
    // a certain task is asked for: that one or none
    expect(waitingGame(sonya, "line-up", "p", 7)).not.toBeNull();
    expect(waitingGame(sonya, "line-up", "p", 8)).toBeNull();
  });

  it("waits no longer once it is done, or erased", () => {
    const { play } = begun("find-suit");
    const [first, ...others] = play.pieces.filter(({ code }) => code[1] === "p");
    if (first) play.tap(first);
    begun("line-up").play.help(play.layout(WIDTH, HEIGHT), []);
    expect(waitingGame(sonya, "find-suit", "p")).not.toBeNull();
    for (const piece of others) play.tap(piece);
    expect(play.done).toBe(true);
    expect(waitingGame(sonya, "find-suit", "p")).toBeNull();
    expect(waitingGame(sonya, "line-up", "p")).not.toBeNull();
    forgetGames(sonya.id);
    expect(waitingGame(sonya, "line-up", "p")).toBeNull();
    begun("alike").play.help(play.layout(WIDTH, HEIGHT), []);
    const kept = localStorage.length;
    forgetGames();
    expect(localStorage.length).toBe(kept - 1);
    expect(waitingGame(sonya, "alike", "p")).toBeNull();
  });

  it("is begun anew where other signs stand on the tiles by now, or nobody can read it", () => {
    const entries = Array.from({ length: 12 }, (_, i) => ({ sign: `s${i}`, sound: `s${i}` }));
    const set = { id: "x", name: "x", language: "en", sided: false, entries };
    const child: Child = { ...sonya, faces: { set, steps: ["memory"] } };
    const { play } = begun("memory", 7, child);
    (play as Memory).choose("alone");
    expect(waitingGame(child, "memory", "p")?.wanted.faces).toEqual(set);
    expect(waitingGame(sonya, "memory", "p")).toBeNull();
    localStorage.setItem("eastwind.school.games", '[{"child":"x"},{"deeds":[["explode"]]},7]');
    expect(waitingGame(child, "memory", "p")).toBeNull();
  });
});
