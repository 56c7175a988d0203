// @vitest-environment jsdom
import { expect, test } from "vitest";
import { reportNodes } from "./reportMarkup";

function shown(markup: string): string {
  const place = document.createElement("div");
  place.replaceChildren(...reportNodes(markup));
  return place.innerHTML;
}

test("words, tables and drawings of a report come through as they are", () => {
  for (const markup of [
    '<section class="report" id="r"><h2>Points &lt; 8</h2><a href="#r">up</a></section>',
    '<table><caption>All</caption><tbody><tr><th scope="row">a</th><td colspan="2">1</td></tr></tbody></table>',
    '<svg viewBox="0 0 60 90" role="img" aria-label="b"><path d="M0 0L1 1"></path><rect x="1" width="2%" rx="3"></rect></svg>',
    '<span style="--at: 12.5%"></span>',
  ])
    expect(shown(markup)).toBe(markup);
});

test.each([
  ["<script>alert(1)</script>", ""],
  ["<p onclick='alert(1)'>a</p>", "<p>a</p>"],
  ["<a href='javascript:alert(1)'>a</a>", "<a>a</a>"],
  ["<svg><script>alert(1)</script><a href='https://elsewhere'></a></svg>", "<svg></svg>"],
  ["<img src=x onerror=alert(1)><iframe src=//elsewhere></iframe><form></form>", ""],
  ["<p style='background: url(//elsewhere)'>a</p>", "<p>a</p>"],
  ["<p style='position: fixed'>a</p>", "<p>a</p>"],
  ["<style>p { color: red }</style><p>a</p>", "<p>a</p>"],
])("%s brings nothing else along", (markup, left) => expect(shown(markup)).toBe(left));
