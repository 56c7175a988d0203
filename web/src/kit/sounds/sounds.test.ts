import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sound } from "./sounds";

const ALL: readonly Sound[] = ["discard", "draw", "claim", "win", "flower"];

/** A stand-in for WebAudio that keeps what is started, with its times. */
class Param {
  value = 0;
  readonly levels: number[] = [];
  setValueAtTime(value: number): void {
    this.levels.push(value);
  }
  linearRampToValueAtTime(value: number): void {
    this.levels.push(value);
  }
  exponentialRampToValueAtTime(value: number): void {
    if (value <= 0) throw new RangeError("an exponential ramp cannot reach 0");
    this.levels.push(value);
  }
}
class Node {
  readonly gain = new Param();
  readonly frequency = new Param();
  readonly Q = new Param();
  readonly threshold = new Param();
  readonly ratio = new Param();
  readonly attack = new Param();
  readonly release = new Param();
  buffer: unknown = null;
  type = "";
  started = -1;
  stopped = -1;
  connect<T>(next: T): T {
    return next;
  }
  start(at: number): void {
    this.started = at;
  }
  stop(at: number): void {
    this.stopped = at;
  }
}
let opened: FakeAudio[] = [];
class FakeAudio {
  state = "running";
  currentTime = 1;
  sampleRate = 8000;
  destination = new Node();
  sources: Node[] = [];
  constructor() {
    opened.push(this);
  }
  private source(): Node {
    const node = new Node();
    this.sources.push(node);
    return node;
  }
  createBufferSource = (): Node => this.source();
  createOscillator = (): Node => this.source();
  gains: Node[] = [];
  createGain = (): Node => {
    const node = new Node();
    this.gains.push(node);
    return node;
  };
  createBiquadFilter = (): Node => new Node();
  createDynamicsCompressor = (): Node => new Node();
  createBuffer = (_channels: number, length: number): { getChannelData: () => Float32Array } => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
  resume = async (): Promise<void> => void (this.state = "running");
  suspend = async (): Promise<void> => void (this.state = "suspended");
}

describe("sounds", () => {
  beforeEach(() => {
    opened = [];
    vi.resetModules();
    vi.stubGlobal("AudioContext", FakeAudio);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(ALL)("%s is heard at once and is over within three seconds", async (sound) => {
    const { play } = await import("./sounds");
    play(sound);
    const sources = opened[0]?.sources ?? [];
    expect(sources.length).toBeGreaterThan(3);
    expect(Math.min(...sources.map((node) => node.started))).toBeLessThan(1.02);
    for (const node of sources) expect(node.stopped).toBeGreaterThan(node.started);
    expect(Math.max(...sources.map((node) => node.stopped))).toBeLessThan(4);
  });

  it("opens no audio while switched off, and is back when switched on", async () => {
    const { play, setSounds, soundsOn } = await import("./sounds");
    setSounds(false);
    for (const sound of ALL) play(sound);
    expect([opened.length, soundsOn()]).toEqual([0, false]);
    setSounds(true);
    play("discard");
    expect(opened[0]?.sources.length).toBeGreaterThan(0);
  });

  it("is as loud as is chosen, also while it sounds", async () => {
    const { play, setSounds } = await import("./sounds");
    setSounds(true, "soft");
    play("discard");
    const [volume] = opened[0]?.gains ?? [];
    const soft = volume?.gain.value ?? 0;
    setSounds(true, "loud");
    expect(soft).toBeGreaterThan(0);
    expect(volume?.gain.value).toBeGreaterThan(2 * soft);
    setSounds(true);
  });

  it("opens one audio for all sounds", async () => {
    const { play } = await import("./sounds");
    for (const sound of ALL) play(sound);
    expect(opened).toHaveLength(1);
  });

  it("is silent where a page may not sound yet", async () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    const { play } = await import("./sounds");
    play("win");
    expect(opened[0]?.sources ?? []).toHaveLength(0);
  });

  it("is silent where there is no audio at all", async () => {
    vi.stubGlobal("AudioContext", undefined);
    const { play } = await import("./sounds");
    expect(() => play("claim")).not.toThrow();
  });
});
