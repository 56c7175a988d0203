// The places of a book that an address can name, in the page that shows them.

const CHAPTER = "chapter/";
const VALUE = "value/";

/** The element that stands for an anchor: its own, or of the sentence that speaks of that value too. */
export function elementAt(page: ParentNode, anchor: string): HTMLElement | null {
  const own = page.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
  if (own || !anchor.startsWith(VALUE)) return own;
  return page.querySelector<HTMLElement>(`[data-keys~="${CSS.escape(anchor.slice(VALUE.length))}"]`);
}

/** Shows the place: in sight, with the focus, and marked where it is less than a chapter. No other is marked any more. */
export function showPlace(page: ParentNode, anchor: string): void {
  for (const old of page.querySelectorAll(".here")) old.classList.remove("here");
  const element = anchor === "" ? null : elementAt(page, anchor);
  if (!element) return;
  if (!anchor.startsWith(CHAPTER)) element.classList.add("here");
  element.scrollIntoView(wayTo(anchor));
  element.focus({ preventScroll: true });
}

const wayTo = (anchor: string): ScrollIntoViewOptions => ({ block: anchor.startsWith(CHAPTER) ? "start" : "center" });

/** So long the book around a place that was gone to may still find out how high it is, ms. */
const SETTLING_MS = 1000;
/** From then on where the book stands is the reader's. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Keeps a place in sight while the book around it is made; ends with what it returns, or with the reader's hand. */
export function holdPlace(page: HTMLElement, anchor: string): () => void {
  const element = anchor === "" ? null : elementAt(page, anchor);
  if (!element || typeof ResizeObserver === "undefined") return () => undefined;
  const growing = new ResizeObserver(() => element.scrollIntoView(wayTo(anchor)));
  const stop = (): void => {
    clearTimeout(timer);
    growing.disconnect();
    for (const sort of BY_HAND) removeEventListener(sort, stop);
  };
  const timer = setTimeout(stop, SETTLING_MS);
  for (const sort of BY_HAND) addEventListener(sort, stop, { passive: true });
  growing.observe(page);
  return stop;
}
