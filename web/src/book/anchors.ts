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
  const chapter = anchor.startsWith(CHAPTER);
  if (!chapter) element.classList.add("here");
  element.scrollIntoView({ block: chapter ? "start" : "center" });
  element.focus({ preventScroll: true });
}
