// How long the database is waited for: by seconds in which the page was running, for a device that slept has had no time to answer.

const SECOND_MS = 1000;

/** Rejects with `TimeoutError` where nothing is answered within so many seconds. `mayTakeLong`: a second in which it does not count. */
export async function inTime<Value>(
  asked: Promise<Value>,
  seconds: number,
  mayTakeLong: () => boolean = () => false,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let left = seconds;
    const timer = setInterval(() => {
      if (!mayTakeLong()) left -= 1;
      if (left <= 0) reject(new DOMException("the database does not answer", "TimeoutError"));
    }, SECOND_MS);
    void asked.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
