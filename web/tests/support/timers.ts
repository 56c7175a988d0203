// The timers of one file of tests, which shares its process with others: what it leaves running would call the next file's server.

type Timer = ReturnType<typeof globalThis.setTimeout>;

/** Kept where every file finds it: each has its modules to itself. */
const holder = globalThis as typeof globalThis & { runningTimers?: Set<Timer> };

/** Notes every timer that is begun from here on, by the real clock. Called before each file, does it once. */
export function followTimers(): void {
  if (holder.runningTimers) return;
  const running = (holder.runningTimers = new Set<Timer>());
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
  const forgetting = (clear: typeof clearTimeout): typeof clearTimeout => {
    return (timer) => {
      running.delete(timer as Timer);
      clear(timer);
    };
  };
  globalThis.clearTimeout = forgetting(clearTimeout);
  globalThis.clearInterval = forgetting(clearInterval);
}

/** Ends every timer that still runs. */
export function endTimers(): void {
  for (const timer of holder.runningTimers ?? []) globalThis.clearTimeout(timer);
}
