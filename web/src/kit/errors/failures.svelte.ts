// What went wrong in the page itself. Nothing may fail in silence, and nothing white: it is said, with a way on.

/** `broken`: a fault in the page; `unreadable`: the server said what the page does not know. */
export type FailureKind = "broken" | "unreadable";

export interface Failure {
  readonly kind: FailureKind;
  /** For a report, in English: what the browser said. */
  readonly details: string;
}

/** What the browser complains of though nothing is wrong. */
const HARMLESS = /ResizeObserver loop/;

class Failures {
  current: Failure | null = $state.raw(null);

  tell(kind: FailureKind, cause?: unknown): void {
    // The first one is the cause of those that follow.
    this.current ??= { kind, details: detailsOf(cause) };
  }

  dismiss(): void {
    this.current = null;
  }
}

export const failures: Failures = new Failures();

/** What an error says of itself, and where it comes from. */
export function detailsOf(cause: unknown): string {
  if (cause === undefined || cause === null) return "";
  if (!(cause instanceof Error)) return String(cause);
  const said = `${cause.name}: ${cause.message}`;
  // Some browsers begin the stack with the message, some do not.
  return cause.stack ? (cause.stack.includes(cause.message) ? cause.stack : `${said}\n${cause.stack}`) : said;
}

/** Whether an error comes from the page's own scripts: extensions of the browser fail in every page. */
function isOurs(file: string, origin: string): boolean {
  return file === "" || file.startsWith(origin);
}

/** Tells of every error that nobody caught. */
export function watchFailures(page: Window = window): void {
  page.addEventListener("error", (event) => {
    if (!HARMLESS.test(event.message) && isOurs(event.filename, page.location.origin))
      failures.tell("broken", event.error ?? event.message);
  });
  page.addEventListener("unhandledrejection", (event) => failures.tell("broken", event.reason));
}
