import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, t } from "../words/i18n.svelte";
import { clipsOf, namesOf } from "./clips";
import { OwnVoice } from "./ownVoice";
import { keyOf, Recordings, type Recording } from "./recordings.svelte";
import { Voice, type Said } from "./voice.svelte";

const manifest = JSON.parse(
  readFileSync(new URL("../../public/speech/manifest.json", import.meta.url), "utf8"),
) as Record<string, Record<string, string>>;
const LINES: readonly Said[] = [
  { id: "path-hello" },
  { id: "path-next-up", args: { number: 5 } },
  { id: "path-gap", args: { low: 3, high: 5 } },
  { id: "path-bonus-other", args: { number: 2, seat: 4 } },
  { id: "path-lock-say", args: { numbers: "2, 5, 8" } },
  { id: "path-lock-then", args: { numbers: "2, 5" } },
  { id: "path-combinations-best", args: { laid: 9, best: 15 } },
];

class Heard {
  static played: Heard[] = [];
  listeners: Record<string, () => void> = {};
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Heard.played.push(this);
  }
  addEventListener(name: string, listener: () => void): void {
    this.listeners[name] = listener;
  }
  play(): Promise<void> {
    return Promise.resolve();
  }
  pause(): void {
    /* nothing sounds */
  }
}

describe("the clips of a line", () => {
  beforeAll(() => {
    expect(t("path-hello")).not.toBe("");
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Heard.played = [];
  });

  it("are all there, in every language", () => {
    for (const said of LINES)
      for (const [language, known] of Object.entries(manifest))
        for (const name of namesOf(said)) expect(known, `${language} ${name}`).toHaveProperty([name]);
  });

  it("put a row of numbers together out of words and numbers", () => {
    expect(namesOf({ id: "path-lock-say", args: { numbers: "2, 5" } })).toEqual([
      "path-lock-say.0",
      "number-2",
      "number-5",
    ]);
  });

  it("are not asked for where a number has none", () => {
    expect(namesOf({ id: "family-sum-right", args: { total: 12 } })).toEqual(["family-sum-right.0", "number-12"]);
    expect(clipsOf("en", { id: "family-sum-right", args: { total: 20 } })).toHaveLength(2);
    expect(clipsOf("en", { id: "family-sum-right", args: { total: 21 } })).toBeNull();
  });

  it("are not asked for where the browser has a voice of the language", () => {
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => [{ lang: "bg-BG", localService: true }],
      cancel: () => undefined,
    });
    expect(clipsOf("bg", { id: "path-hello" })).toBeNull();
    expect(clipsOf("pl", { id: "path-hello" })).toEqual(["/speech/pl/path-hello.mp3"]);
  });

  it("are played one after another, and no further once something else is said", () => {
    vi.stubGlobal("Audio", Heard);
    const voice = new Voice(clipsOf);
    voice.say("path-lock-say", { numbers: "2, 5" });
    expect(Heard.played.map(({ url }) => url)).toEqual([`/speech/${i18n.language}/path-lock-say.0.mp3`]);
    Heard.played[0]?.listeners["ended"]?.();
    expect(Heard.played).toHaveLength(2);
    voice.hush();
    Heard.played[1]?.listeners["ended"]?.();
    expect(Heard.played).toHaveLength(2);
  });
});

describe("a line in the adult's own voice", () => {
  const heard: string[] = [];
  class Kept extends Recordings {
    constructor(...names: string[]) {
      super();
      this.known = true;
      for (const name of names) this.keys.add(keyOf(i18n.language, name));
    }
    override read(key: string): Promise<Recording> {
      return Promise.resolve({ key, type: "audio/webm", sound: new ArrayBuffer(1) });
    }
  }
  const ownVoice = (...names: string[]): OwnVoice =>
    new OwnVoice(new Kept(...names), ({ key }, ended) => {
      heard.push(key);
      void Promise.resolve().then(ended);
      return Promise.resolve(() => undefined);
    });
  afterEach(() => {
    vi.unstubAllGlobals();
    heard.length = 0;
    Heard.played = [];
  });

  it("comes before the browser's voice and the clip", async () => {
    const speak = vi.fn();
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => [{ lang: i18n.language, localService: true }],
      cancel: () => undefined,
      speak,
    });
    vi.stubGlobal("Audio", Heard);
    new Voice(clipsOf, ownVoice("path-hello")).say("path-hello");
    await vi.waitFor(() => expect(heard).toEqual([keyOf(i18n.language, "path-hello")]));
    expect(speak).not.toHaveBeenCalled();
    expect(Heard.played).toEqual([]);
  });

  it("is played part by part, and only where all parts were recorded", async () => {
    vi.stubGlobal("Audio", Heard);
    const whole = new Voice(clipsOf, ownVoice("path-lock-say.0", "number-2", "number-5"));
    whole.say("path-lock-say", { numbers: "2, 5" });
    await vi.waitFor(() => expect(whole.speaking).toBe(false));
    expect(heard.map((key) => key.split("/")[1])).toEqual(["path-lock-say.0", "number-2", "number-5"]);
    new Voice(clipsOf, ownVoice("path-lock-say.0", "number-2")).say("path-lock-say", { numbers: "2, 5" });
    await vi.waitFor(() => expect(Heard.played).toHaveLength(1));
  });

  it("gives way to the clip where it cannot be played", async () => {
    vi.stubGlobal("Audio", Heard);
    const broken = new OwnVoice(new Kept("path-hello"), () => Promise.reject(new Error("no such sound")));
    new Voice(clipsOf, broken).say("path-hello");
    await vi.waitFor(() => expect(Heard.played).toHaveLength(1));
  });
});
