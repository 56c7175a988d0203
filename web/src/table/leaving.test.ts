// @vitest-environment jsdom
// Whoever leaves a table leaves nothing behind that still asks for it.
import "../../tests/support/media";
import { flushSync, mount, tick, unmount } from "svelte";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { eachTestBeginsAnew, FakeServer, fixture } from "../../tests/support/live-table";
import { event } from "../../tests/support/told";
import { noSizes } from "../../tests/support/show";
import { i18n } from "../words/i18n.svelte";
import TableScreen from "./TableScreen.svelte";

eachTestBeginsAnew();
beforeEach(() => void i18n.choose("en"));

it("that is left in its beginning does not look for a place to go on with the keyboard", async () => {
  noSizes();
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => {
    warned.mockRestore();
    vi.unstubAllGlobals();
  });
  const server = new FakeServer();
  const props = { tableId: "t", token: "token-token-token", openLine: () => server };
  const screen = mount(TableScreen, { target: document.body, props });
  flushSync();
  server.onopen?.({} as Event);
  server.update(fixture("bare"), event("deal", 0));
  flushSync();
  expect(document.querySelector("[role=dialog].opening")).not.toBeNull();
  await unmount(screen);
  await tick();
  expect(warned).not.toHaveBeenCalled();
});
