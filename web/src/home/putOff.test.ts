// @vitest-environment jsdom
// The line on the first page about what is still being made ready.
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { preparation } from "../kit/preparation.svelte";
import { t } from "../words/i18n.svelte";
import PutOffLine from "./PutOffLine.svelte";

test("what still waits is said on the first page until it is read; its room stays when it is there by itself", () => {
  preparation.part = "table";
  preparation.putOff = { simulator: 30 };
  const line = (): HTMLElement | null => document.querySelector(".line");
  document.body.innerHTML = '<div id="app"><div id="lines"></div><main><a href="#/set-up">Play</a></main></div>';
  const target = document.getElementById("lines")!;
  let shown = mount(PutOffLine, { target });
  try {
    flushSync();
    expect(line()!.textContent).toContain(t("page-put-off"));
    expect(line()!.textContent).toContain(t("page-ready-in", { seconds: 30 }));
    preparation.putOff = {};
    flushSync();
    expect(line()!.classList).toContain("over");
    preparation.putOff = { simulator: 12 };
    flushSync();
    expect(line()!.classList).not.toContain("over");
    line()!.querySelector("button")!.focus();
    line()!.querySelector("button")!.click();
    flushSync();
    expect(line()).toBeNull();
    expect(document.activeElement!.textContent).toBe("Play");
    // also when one comes back
    void unmount(shown);
    shown = mount(PutOffLine, { target });
    flushSync();
    expect(line()).toBeNull();
  } finally {
    void unmount(shown);
    preparation.part = null;
    preparation.putOff = {};
    preparation.isRead = false;
  }
});
