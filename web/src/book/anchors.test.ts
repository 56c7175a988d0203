// @vitest-environment jsdom
// Where an address leads within a book.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { elementAt, showPlace } from "./anchors";

const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/["\\]/g, "\\$&") });
  Element.prototype.scrollIntoView = function (how): void {
    scrolled(this.id, how);
  };
  document.body.innerHTML = `
    <h2 id="chapter" data-anchor="chapter/win" tabindex="-1"></h2>
    <p id="limit" data-anchor="value/limit.cap" tabindex="-1" class="here"></p>
    <p id="both" data-anchor="sentence/4" data-keys="ready.hand ready.bonus" tabindex="-1"></p>`;
});

afterEach(() => {
  scrolled.mockReset();
  vi.unstubAllGlobals();
});

it("is the element of that name, or the sentence that speaks of that value too", () => {
  const at = (anchor: string): string | undefined => elementAt(document, anchor)?.id;
  expect([at("chapter/win"), at("value/limit.cap"), at("value/ready.bonus")]).toEqual(["chapter", "limit", "both"]);
  expect([at("value/ready"), at("sentence/9"), at('value/a"b')]).toEqual([undefined, undefined, undefined]);
});

it("is in sight, has the focus, and is the only one marked", () => {
  showPlace(document, "value/ready.hand");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith("both", { block: "center" });
  expect(document.activeElement?.id).toBe("both");
  expect([...document.querySelectorAll(".here")].map((it) => it.id)).toEqual(["both"]);
});

it("is not marked where it is a whole chapter; nothing is marked where it leads nowhere", () => {
  showPlace(document, "chapter/win");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith("chapter", { block: "start" });
  expect(document.querySelector(".here")).toBeNull();
  showPlace(document, "");
  expect(scrolled).toHaveBeenCalledTimes(1);
});
