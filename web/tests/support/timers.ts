// The timers of one file of tests, which shares its process with others: what it leaves running would call the next file's server.

type Timer = ReturnType<typeof globalThis.setTimeout>;

interface Followed {
  readonly running: Set<Timer>;
}

/** Kept where every file finds it: each has its modules to itself. */
const holder = globalThis as typeof globalThis & { followedTimers?: Followed };

/** Notes every timer that is begun from here on, by the real clock. Called before each file, does it once. */
export function followTimers(): void {
  if (holder.followedTimers) return;
  const running = new Set<Timer>();
  holder.followedTimers = { running };
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const timer = setTimeout(() => {
      running.delete(timer);
      run(...given);
    }, ms);
    running.add(timer);
    return timer;
  }) as typeof setTimeout;
  globalThis.setInterval = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const timer = setInterval(run, ms, ...given);
    running.add(timer);
    return timer;
  }) as typeof setInterval;
  globalThis.clearTimeout = (timer) => {
    running.delete(timer as Timer);
    clearTimeout(timer);
  };
  globalThis.clearInterval = (timer) => {
    running.delete(timer as Timer);
    clearInterval(timer);
  };
}

/** Ends every timer that still runs. */
export function endTimers(): void {
  const running = holder.followedTimers?.running ?? new Set<Timer>();
  for (const timer of [...running]) globalThis.clearTimeout(timer);
}
