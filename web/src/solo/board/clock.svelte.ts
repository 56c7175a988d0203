// A stopwatch that can be paused and continued, also in another session.

/** How often a running clock tells the time. */
const TICK_MS = 250;

export class Stopwatch {
  #kept = $state(0);
  #since: number | null = $state(null);
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #time: () => number;

  /** `time`: milliseconds that only grow; tests bring their own. */
  constructor(time: () => number = () => performance.now()) {
    this.#time = time;
  }

  get running(): boolean {
    return this.#since !== null;
  }

  /** Milliseconds, read while it runs too. */
  get elapsed(): number {
    return this.#kept + (this.#since === null ? 0 : Math.max(0, this.#now - this.#since));
  }

  /** The exact time, not as of the last tick. Not reactive. */
  read(): number {
    this.#now = this.#time();
    return this.elapsed;
  }

  set(milliseconds: number): void {
    this.#kept = milliseconds;
    if (this.#since !== null) this.#since = this.#now = this.#time();
  }

  start(): void {
    if (this.#since !== null) return;
    this.#since = this.#now = this.#time();
    this.#timer = setInterval(() => (this.#now = this.#time()), TICK_MS);
  }

  stop(): void {
    if (this.#since === null) return;
    const elapsed = this.read();
    clearInterval(this.#timer);
    this.#since = null;
    this.#kept = elapsed;
  }
}

/** "4:07", "1:02:09". Whole seconds, rounded down. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [s, m, h] = [seconds % 60, Math.floor(seconds / 60) % 60, Math.floor(seconds / 3600)];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
