// Whether the other side of a line is still there: a question every few seconds, and an answer to be had in good time.

/** From question to question. */
export const PING_MS = 3000;
/** So long an answer may take. With the time between two questions: a dead line is noticed within 9 seconds. */
export const ANSWER_MS = 6000;
/** So long it may take when there is reason to doubt: the page was asleep, or the network has changed. */
export const DOUBT_MS = 2500;

export class Pulse {
  readonly #ask: () => void;
  readonly #dead: () => void;
  #beat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** `ask` sends a question; `dead` is called once no answer has come. */
  constructor(ask: () => void, dead: () => void) {
    this.#ask = ask;
    this.#dead = dead;
  }

  /** Begins; the first thing that was said on the line counts as a question. */
  start(): void {
    this.stop();
    this.#expect(ANSWER_MS);
    this.#beat = setInterval(() => {
      if (this.#deadline === undefined) this.#question(ANSWER_MS);
    }, PING_MS);
  }

  /** Something was heard, whatever it was: the other side is there. */
  heard(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  /** Asks now, and does not wait long. */
  doubt(): void {
    if (this.#beat !== undefined) this.#question(DOUBT_MS);
  }

  stop(): void {
    clearInterval(this.#beat);
    this.#beat = undefined;
    this.heard();
  }

  #question(patience: number): void {
    this.#expect(patience);
    this.#ask();
  }

  #expect(patience: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      this.stop();
      this.#dead();
    }, patience);
  }
}
