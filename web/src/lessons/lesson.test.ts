// @vitest-environment jsdom
// A lesson under way: what its answers do to the table, to what is kept, and to what is said.

import { beforeEach, describe, expect, it, vi } from "vitest";
import "../../tests/support/media";
import type { LessonMoment } from "../wire/generated";
import { keptCourse } from "./course";
import { LessonPlay, type Ask } from "./lesson.svelte";
import type { LessonLine } from "./line";

const STEPS = 3;

/** Accepts "discard 1s", then "=four" with a new deal, then "pung". */
const RIGHT = ["discard 1s", "=four", "pung"];
const DEALS = [0, 0, 1, 1];

const ask: Ask = (answers, answer) => {
  const accepted = answer === null ? null : answer === RIGHT[answers.length];
  const now = accepted && answer !== null ? [...answers, answer] : [...answers];
  const step = now.length;
  return Promise.resolve({
    rules: "ru-classic",
    other_rules: false,
    answers: now,
    step,
    deal: DEALS[step] ?? 1,
    asked: `question ${step}`,
    asks: step === STEPS ? "done" : step === 1 ? "choice" : "turn",
    choices: [],
    tiles: [],
    said: answer === null ? "" : accepted ? "right" : "wrong",
    accepted,
    shown: RIGHT[step] ?? "",
    update: `update ${step}`,
    advice: null,
  } satisfies LessonMoment);
};

async function begun(): Promise<LessonPlay> {
  const play = new LessonPlay("tiles", ask);
  await play.open();
  return play;
}

beforeEach(() => localStorage.clear());

describe("a lesson", () => {
  it("tells the table what a right move set off, and keeps it", async () => {
    const play = await begun();
    expect(await play.answer("discard 1s")).toBe("update 1");
    expect(play.said).toMatchObject({ text: "right", right: true });
    expect(keptCourse()["tiles"]).toEqual({ answers: ["discard 1s"], done: false });
  });

  it("answers a wrong one and stands where it stood", async () => {
    const play = await begun();
    expect(await play.answer("discard 9m")).toBeNull();
    expect(play.said).toMatchObject({ text: "wrong", right: false });
    expect(play.moment?.step).toBe(0);
    expect(keptCourse()["tiles"]?.answers).toEqual([]);
  });

  it("lays another table for another deal", async () => {
    const play = await begun();
    const first = play.edition;
    await play.answer("discard 1s");
    expect(play.edition).toBe(first);
    await play.answer("=four");
    expect(play.edition).toBe(first + 1);
  });

  it("is gone on with where it was left, and begins anew once it is done", async () => {
    const play = await begun();
    await play.answer("discard 1s");
    expect((await begun()).moment?.step).toBe(1);
    const again = await begun();
    await again.answer("=four");
    await again.answer("pung");
    expect(again.moment?.asks).toBe("done");
    expect(keptCourse()["tiles"]).toEqual({ answers: [], done: true });
    expect((await begun()).moment?.step).toBe(0);
    expect(keptCourse()["tiles"]?.done).toBe(true);
  });

  it("shows a choice by itself and a move at the table", async () => {
    const play = await begun();
    const act = vi.fn();
    await play.show(act);
    expect(act).toHaveBeenCalledWith("discard 1s");
    await play.answer("discard 1s");
    await play.show(act);
    expect(play.moment?.step).toBe(2);
    expect(act).toHaveBeenCalledOnce();
  });
});

describe("its line", () => {
  const spoken = (line: LessonLine): string[] => {
    const said: string[] = [];
    line.onmessage = ({ data }: MessageEvent<string>) => said.push(data);
    return said;
  };

  it("greets with the whole view and answers a move with what came of it", async () => {
    const play = await begun();
    const line = play.openLine();
    const said = spoken(line);
    line.send(JSON.stringify({ type: "hello", token: "", nonce: "" }));
    line.send(JSON.stringify({ type: "act", version: 1, action: "discard 1s" }));
    await vi.waitFor(() => expect(said).toEqual(["update 0", "update 1"]));
  });

  it("frees what was lifted where a move was not what was asked", async () => {
    const play = await begun();
    const line = play.openLine();
    const said = spoken(line);
    line.send(JSON.stringify({ type: "act", version: 1, action: "discard 9m" }));
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(JSON.parse(said[0] ?? "")).toMatchObject({ type: "error", code: "illegal_action" });
  });
});
