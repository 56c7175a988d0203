// A try of rules, against a server that says itself how far it is.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, refused, type Asked } from "../../tests/support/server";
import type { Simulation } from "../wire/generated";
import { EVERY_MS } from "../kit/longWork.svelte";
import { Trial } from "./trial.svelte";

const job = (state: Simulation["state"], done: number): Simulation => ({
  id: "j1",
  state,
  done,
  hands: 100,
  ahead: 0,
  rate: 0,
  seconds_left: null,
  result: null,
});
const rules = async () => ({ before: { rules: "ru-classic", options: {}, file: null }, after: null });

let states: (Simulation | Response)[];
let asked: Asked[];

beforeEach(() => {
  vi.useFakeTimers();
  states = [];
  ({ asked } = fakeServer({ "/api/simulate": () => states.shift() }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (times: number): Promise<unknown> => vi.advanceTimersByTimeAsync(EVERY_MS * times + 1);

describe("a try", () => {
  it("is asked after until it is over, and is busy for as long", async () => {
    states = [job("waiting", 0), job("running", 40), job("done", 100)];
    const trial = new Trial();
    void trial.begin(100, rules);
    expect(trial.busy).toBe(true);
    await wait(1);
    expect([trial.job?.done, trial.busy, trial.job?.state]).toEqual([40, true, "running"]);
    await wait(5);
    expect([trial.job?.done, trial.busy, trial.job?.state]).toEqual([100, false, "done"]);
    expect(asked).toHaveLength(3);
  });

  it("that is lost sight of says why, and is not asked after any more", async () => {
    states = [job("running", 10), refused(404)];
    const trial = new Trial();
    void trial.begin(100, rules);
    await wait(5);
    expect([trial.job, trial.busy, trial.failure?.status]).toEqual([null, false, 404]);
    expect(asked).toHaveLength(2);
  });

  it("can be stopped before the server has said that it begins", async () => {
    states = [job("running", 0), job("cancelled", 0), job("cancelled", 0)];
    const trial = new Trial();
    void trial.begin(100, rules);
    trial.stop();
    expect([trial.stopping, trial.busy]).toEqual([true, true]);
    await wait(3);
    // begun, ended, and asked after once
    expect(asked.map(({ path }) => path)).toEqual(["/api/simulate", "/api/simulate/j1", "/api/simulate/j1"]);
    expect([trial.busy, trial.job?.state]).toEqual([false, "cancelled"]);
  });

  it("ends also when it was left before the server has said that it begins", async () => {
    states = [job("running", 0), job("cancelled", 0)];
    const trial = new Trial();
    void trial.begin(100, rules);
    trial.leave();
    await wait(3);
    expect(asked.map(({ path }) => path)).toEqual(["/api/simulate", "/api/simulate/j1"]);
    expect([trial.busy, trial.job]).toEqual([false, null]);
  });

  it("ends when nobody looks on any more", async () => {
    states = [job("running", 10), job("cancelled", 10), job("running", 20)];
    const trial = new Trial();
    void trial.begin(100, rules);
    await wait(0);
    trial.leave();
    await wait(5);
    expect(asked.map((it) => it.path)).toEqual(["/api/simulate", "/api/simulate/j1"]);
    expect(states).toEqual([job("running", 20)]);
  });

  it("is forgotten with what it found when another begins", async () => {
    states = [job("done", 100)];
    const trial = new Trial();
    await trial.begin(100, rules);
    states = [refused(422)];
    const again = trial.begin(100, rules);
    expect(trial.job).toBeNull();
    await again;
    expect(trial.failure?.kind).toBe("refused");
  });
});
