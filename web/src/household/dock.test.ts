// @vitest-environment jsdom
// What a small screen says of the rules that one makes.

import { flushSync, mount, unmount } from "svelte";
import { expect, it, onTestFinished } from "vitest";
import { ApiError } from "../wire/http";
import { i18n, t } from "../words/i18n.svelte";
import Dock from "./Dock.svelte";
import type { Household } from "./household.svelte";

it("says that the server does not answer, and not the figures of before", async () => {
  await i18n.choose("en");
  const shown = { before: { total: 8 }, after: { total: 16 } };
  const house = { changes: 1, faults: [], answer: { shown }, failure: null } as unknown as Household;
  const text = (props: Household): string => {
    const dock = mount(Dock, { target: document.body, props: { house: props } });
    onTestFinished(() => unmount(dock));
    flushSync();
    return document.body.lastElementChild?.textContent ?? "";
  };
  expect(text(house)).toContain("16");
  const away = { ...house, failure: new ApiError("offline", null, null) } as unknown as Household;
  expect(text(away)).not.toContain("16");
  expect(document.querySelector("[role=alert]")?.textContent).toBe(t("error-offline"));
});
