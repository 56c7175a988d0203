// Records a line through the microphone, one at a time; what was recorded goes into this browser's database and nowhere else.

import { recordings } from "../recordings.svelte";

/** Longer than any line: a microphone that was forgotten is switched off. */
const LONGEST_MS = 30_000;

export type Fault = "refused" | "none" | "full";

export class Recorder {
  /** Of the line that is being recorded. */
  key: string | null = $state(null);
  fault: Fault | null = $state(null);
  #recorder: MediaRecorder | null = null;
  #turn = 0;

  /** Whether this browser can record here. */
  static get can(): boolean {
    return typeof MediaRecorder !== "undefined" && navigator.mediaDevices !== undefined;
  }

  /** @param said the line as it stands there */
  async start(key: string, said: string): Promise<void> {
    this.stop();
    const mine = (this.#turn += 1);
    this.fault = null;
    if (!Recorder.can) {
      this.fault = "none";
      return;
    }
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      const missing = error instanceof DOMException && error.name === "NotFoundError";
      if (mine === this.#turn) this.fault = missing ? "none" : "refused";
      return;
    }
    const release = (): void => {
      for (const track of stream.getTracks()) track.stop();
    };
    // somebody has begun another line, or left, while the browser asked
    if (mine !== this.#turn) {
      release();
      return;
    }
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("stop", () => {
      release();
      void this.#keep(key, said, new Blob(parts, { type: recorder.mimeType }));
    });
    this.#recorder = recorder;
    this.key = key;
    recorder.start();
    setTimeout(() => {
      if (this.#recorder === recorder) this.stop();
    }, LONGEST_MS);
  }

  /** Ends the recording, which is kept; before the microphone is there, nothing is recorded. */
  stop(): void {
    this.#turn += 1;
    this.#recorder?.stop();
    this.#recorder = null;
    this.key = null;
  }

  async #keep(key: string, said: string, sound: Blob): Promise<void> {
    if (sound.size === 0) return;
    try {
      await recordings.keep({ key, said, type: sound.type, sound: await sound.arrayBuffer() });
    } catch {
      this.fault = "full";
    }
  }
}
