// @vitest-environment jsdom
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { i18n, languages, t } from "../words/i18n.svelte";
import { preparation } from "./preparation.svelte";
import PageNotes from "./shell/PageNotes.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The server's answers to "how far is it", one after the other; the last one holds. */
function says(...answers: object[]): void {
  const left = [...answers];
  vi.stubGlobal("fetch", () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

test("what has to wait says for how many seconds, and comes by itself", async () => {
  vi.useFakeTimers();
  says(
    { preparing: "table", put_off: { "strong-bots": 21, simulator: 30 } },
    { preparing: "study", put_off: { simulator: 9 } },
    { preparing: "", put_off: {} },
  );
  const watched = preparation.watch();
  await vi.advanceTimersByTimeAsync(0);
  expect([preparation.left("strong-bots"), preparation.left("simulator"), preparation.longest]).toEqual([21, 30, 30]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([preparation.left("strong-bots"), preparation.left("simulator")]).toEqual([null, 9]);
  await vi.advanceTimersByTimeAsync(1500);
  await watched;
  expect([preparation.part, preparation.longest]).toEqual([null, null]);
});

test("one answer that does not come is no reason to think that nothing waits any more; many are", async () => {
  vi.useFakeTimers();
  const waits = { preparing: "table", put_off: { "strong-bots": 21 } };
  let asked = 0;
  // the second does not come, and after the third none does
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (asked === 2 || asked > 3) throw new TypeError("no answer");
    return new Response(JSON.stringify(waits));
  });
  const watched = preparation.watch();
  await vi.advanceTimersByTimeAsync(1500);
  expect([asked, preparation.left("strong-bots")]).toEqual([2, 21]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([asked, preparation.left("strong-bots")]).toEqual([3, 21]);
  await vi.advanceTimersByTimeAsync(20 * 1500);
  await watched;
  expect([asked, preparation.part, preparation.left("strong-bots")]).toEqual([14, null, null]);
});

test("a first answer that does not come is no reason to think that nothing waits, either", async () => {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (asked < 3) throw new TypeError("no answer");
    const waits = asked < 5;
    return new Response(JSON.stringify({ preparing: waits ? "table" : "", put_off: waits ? { solo: 12 } : {} }));
  });
  const watched = preparation.watch();
  await vi.advanceTimersByTimeAsync(2 * 1500);
  expect([asked, preparation.left("solo")]).toEqual([3, 12]);
  await vi.advanceTimersByTimeAsync(2 * 1500);
  await watched;
  expect([asked, preparation.left("solo")]).toEqual([5, null]);
});

test.each(languages)("the seconds have the form that belongs to their number in %s", async (language) => {
  await i18n.choose(language);
  const said = [1, 2, 5, 21, 22, 25].map((seconds) => t("page-ready-in", { seconds }));
  expect(new Set(said.map((each) => each.replace(/\d+/, ""))).size).toBe({ en: 2, bg: 2, ru: 3, pl: 3 }[language]);
  await i18n.choose("en");
});

test("where everything has to wait, that is said wherever one is; else nothing lies over what one can use", () => {
  preparation.part = "table";
  preparation.putOff = { simulator: 30 };
  const shown = mount(PageNotes, { target: document.body });
  try {
    flushSync();
    expect(document.body.textContent.trim()).toBe("");
    preparation.putOff = {};
    flushSync();
    expect(document.body.textContent).toContain(t("page-preparing"));
  } finally {
    void unmount(shown);
    preparation.part = null;
  }
});
