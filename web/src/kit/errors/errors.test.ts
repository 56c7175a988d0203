// @vitest-environment jsdom
// What goes wrong is said, and goes no further than it must.
import "../../../tests/support/media";
import { createRawSnippet, flushSync, mount, unmount, type Snippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { i18n, languages, t } from "../../words/i18n.svelte";
import NewerPage from "../shell/NewerPage.svelte";
import PageNotes from "../shell/PageNotes.svelte";
import { sayNotStarted } from "../shell/startLine";
import { version } from "../version.svelte";
import { detailsOf, failures, watchFailures } from "./failures.svelte";
import Safe from "./Safe.svelte";

let shown: ReturnType<typeof mount> | undefined;

beforeEach(async () => {
  await i18n.choose("en");
  failures.dismiss();
  version.newer = version.later = false;
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

const text = (): string => document.body.textContent ?? "";
const button = (label: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find(
    (it) => (it.textContent?.trim() || it.ariaLabel || it.getAttribute("aria-label")) === label,
  );
  if (!found) throw new Error(`no button ${label} in ${text()}`);
  return found;
};

describe("a room that fails", () => {
  let broken = true;
  const room: Snippet = createRawSnippet(() => ({
    render: () => {
      if (broken) throw new RangeError("no such tile 0z");
      return "<p>the room</p>";
    },
  }));

  function show(part: boolean): void {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    shown = mount(Safe, { target: document.body, props: { children: room, part } });
    flushSync();
  }

  beforeEach(() => {
    broken = true;
  });

  it("says so, with ways on and what a report needs", () => {
    show(false);
    expect(document.querySelector("[role=alert] h1")?.textContent).toBe("This page cannot be shown");
    expect(document.querySelector("a")?.getAttribute("href")).toBe("#/");
    expect(button("Reload")).toBeTruthy();
    expect(document.querySelector("pre")?.textContent).toContain("RangeError: no such tile 0z");
    expect(console.error).toHaveBeenCalledOnce();
  });

  it("is shown after all once it can be", () => {
    show(true);
    expect(text()).toContain(t("page-part-broken"));
    expect(document.querySelector("h1")).toBeNull();
    broken = false;
    button("Try again").click();
    flushSync();
    expect(text()).toContain("the room");
    expect(document.querySelector("[role=alert]")).toBeNull();
  });
});

describe("an error that nobody caught", () => {
  const page = new EventTarget() as Window;
  Object.defineProperty(page, "location", { value: { origin: "http://here" } });
  watchFailures(page);

  function fail(message: string, filename = "http://here/assets/x.js"): void {
    page.dispatchEvent(new ErrorEvent("error", { message, filename, error: new Error(message) }));
  }

  it("is told, the first one, until it is put aside", () => {
    fail("first");
    fail("second");
    expect(failures.current?.kind).toBe("broken");
    expect(failures.current?.details).toContain("first");
    shown = mount(PageNotes, { target: document.body });
    flushSync();
    expect(text()).toContain(t("page-broken"));
    button(t("dialog-close")).click();
    flushSync();
    expect(text()).not.toContain(t("page-broken"));
  });

  it("in a promise is told too", () => {
    page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new TypeError("lost") }));
    expect(failures.current?.details).toContain("TypeError: lost");
  });

  it("is not told where it is none of ours, or no error", () => {
    fail("theirs", "chrome-extension://abc/content.js");
    fail("ResizeObserver loop completed with undelivered notifications.");
    expect(failures.current).toBeNull();
  });

  it("says what it is, in every browser's way", () => {
    const error = new Error("gone");
    error.stack = "at x.js:1";
    expect(detailsOf(error)).toBe("Error: gone\nat x.js:1");
    expect(detailsOf("gone")).toBe("gone");
    expect(detailsOf(undefined)).toBe("");
  });
});

describe("a newer page", () => {
  it("is one of another build, where both are known", () => {
    for (const [told, own] of [
      ["", "a1"],
      ["a1", ""],
      ["a1", "a1"],
    ] as const)
      version.told(told, own);
    expect(version.newer).toBe(false);
    version.told("b2", "a1");
    expect(version.newer).toBe(true);
  });

  it("lies over no room, whatever is done there", () => {
    version.found();
    shown = mount(PageNotes, { target: document.body });
    flushSync();
    expect(text().trim()).toBe("");
  });

  it("is offered between games and can be put aside, until another one comes", () => {
    version.found();
    shown = mount(NewerPage, { target: document.body });
    flushSync();
    expect(text()).toContain(t("page-newer"));
    button(t("page-newer-later")).click();
    flushSync();
    expect(text()).not.toContain(t("page-newer"));
    version.found();
    flushSync();
    expect(text()).not.toContain(t("page-newer"));
  });

  it("is asked for, and nobody answering is no newer page", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await version.ask()).toBe(false);
    document.head.innerHTML = '<meta name="build" content="a1">';
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ version: "1", build: "b2" }))));
    expect(await version.ask()).toBe(true);
    vi.unstubAllGlobals();
    document.head.replaceChildren();
  });

  it("is brought in before it is loaded, once, and what there is is loaded where that fails", async () => {
    const order: string[] = [];
    version.broughtBy(async () => void order.push("brought"));
    await Promise.all([version.reload(() => order.push("loaded")), version.reload(() => order.push("loaded twice"))]);
    version.broughtBy(() => Promise.reject(new Error("no room on the disk")));
    await version.reload(() => order.push("loaded"));
    expect(order).toEqual(["brought", "loaded", "loaded"]);
    expect(version.loading).toBe(false);
  });
});

describe("a page that cannot begin", () => {
  it.each(languages)("says so in %s, with a way to try again", (language) => {
    for (const fault of ["missing", "broken", "blocked"] as const) {
      const retry = vi.fn();
      sayNotStarted(document.body, language, fault, retry);
      expect(document.documentElement.lang).toBe(language);
      expect(text()).toMatch(/^Eastwind .{30,}\./);
      document.querySelector("button")?.click();
      document.querySelector("button")?.click();
      expect(retry).toHaveBeenCalledOnce();
    }
  });
});
