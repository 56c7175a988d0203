// @vitest-environment jsdom
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { preparation } from "../kit/preparation.svelte";
import { i18n, t } from "../words/i18n.svelte";
import OfflineBanner from "../kit/shell/OfflineBanner.svelte";
import Unopened from "./Unopened.svelte";

afterEach(() => {
  preparation.putOff = {};
  vi.unstubAllGlobals();
});

test("a table whose master waits for the engine says when it opens; another one that it is on its way", async () => {
  await i18n.choose("en");
  const asked = vi.fn(() =>
    Promise.resolve(new Response(JSON.stringify({ preparing: "table", put_off: { "strong-bots": 41 } }))),
  );
  vi.stubGlobal("fetch", asked);
  const words = (): string => document.body.textContent.replace(/\s+/g, " ").trim();
  preparation.putOff = { "strong-bots": 50 };
  const other = mount(Unopened, { target: document.body, props: { line: "offline", opening: "On its way" } });
  flushSync();
  expect([words(), asked.mock.calls.length]).toEqual(["On its way", 0]);
  await unmount(other);
  preparation.putOff = {};
  const shown = mount(Unopened, { target: document.body, props: { line: "put-off", opening: "On its way" } });
  flushSync();
  expect(words()).toBe("On its way");
  await vi.waitFor(() =>
    expect(words()).toMatch(/^The master at this table .* by itself\. Ready in about 41 seconds$/),
  );
  await unmount(shown);
});

test("a table that is put off for another reason than its master says that the line is tried again", async () => {
  await i18n.choose("en");
  const said = (line: "put-off" | "online", told: boolean): string => {
    const shown = mount(OfflineBanner, { target: document.body, props: { state: line, told } });
    flushSync();
    const words = document.body.textContent.trim();
    void unmount(shown);
    return words;
  };
  expect(said("put-off", false)).toBe(t("offline-banner"));
  expect([said("online", false), said("online", true)]).toEqual(["", ""]);
  // the seconds are said in the place of the table, until it was told for the first time
  preparation.putOff = { "strong-bots": 41 };
  expect([said("put-off", false), said("put-off", true)]).toEqual(["", t("offline-banner")]);
});
