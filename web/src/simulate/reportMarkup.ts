// The report that the server writes is one text for a file and for the page. For the page it is read by the browser's own parser, in
// a document where nothing runs, and only elements and attributes that a report has are let through: whatever a household may have
// written into its rules, the page gets words, tables and drawings.

const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

const ELEMENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  [HTML]: new Set(
    "a b br caption code col colgroup dd details div dl dt em figcaption figure h1 h2 h3 h4 header i li nav ol p section small span strong summary table tbody td tfoot th thead tr ul".split(
      " ",
    ),
  ),
  [SVG]: new Set("circle desc g line path rect svg text title".split(" ")),
};
const ATTRIBUTES: ReadonlySet<string> = new Set(
  "class colspan cx cy d dx dy fill height id lang open preserveAspectRatio r role rowspan rx ry scope span stroke stroke-width style tabindex text-anchor title transform vector-effect viewBox width x x1 x2 y y1 y2".split(
    " ",
  ),
);
/** Of styles only lengths that a drawing is laid out by: nothing that could fetch or cover. */
const STYLE = /^(?:\s*(?:--[\w-]+|width|height|left|right|top|bottom|margin-left)\s*:\s*[-+\d.,%a-z\s()*/]*;?)*$/i;

function isKept({ name, value }: Attr): boolean {
  if (name.startsWith("aria-") || name.startsWith("data-")) return true;
  if (name === "href") return value.startsWith("#");
  if (name === "style") return STYLE.test(value) && !/url|expression/i.test(value);
  return ATTRIBUTES.has(name);
}

function clean(element: Element): void {
  for (const child of [...element.children]) {
    if (ELEMENTS[child.namespaceURI ?? ""]?.has(child.localName)) clean(child);
    else child.remove();
  }
  for (const attribute of [...element.attributes]) if (!isKept(attribute)) element.removeAttributeNode(attribute);
}

/** The report as nodes of this page. */
export function reportNodes(markup: string): Node[] {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  clean(body);
  return [...body.childNodes].map((node) => document.adoptNode(node));
}
