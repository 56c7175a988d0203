// @vitest-environment jsdom
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { i18n } from "../words/i18n.svelte";
import { preparation } from "../kit/preparation.svelte";
import { known } from "./bots.svelte";
import Opponents from "./Opponents.svelte";
import { setup } from "./setup.svelte";

afterEach(() => {
  preparation.putOff = {};
});

test("a bot that waits for the engine cannot be chosen, says when it can, and can then", async () => {
  await i18n.choose("en");
  known.levels = ["novice", "master"];
  known.searching = ["master"];
  setup.bots = ["master", "novice", "novice"];
  preparation.putOff = { "strong-bots": 41 };
  const shown = mount(Opponents, { target: document.body, props: { places: [0] } });
  flushSync();
  const master = document.querySelector<HTMLOptionElement>("option[value=master]");
  expect(master?.disabled).toBe(true);
  expect(master?.textContent).toBe("Grace · Master · Ready in about 41 seconds");
  expect(document.querySelector("p")?.textContent).toMatch(/Ready in about 41 seconds\.$/);
  expect(document.querySelector<HTMLOptionElement>("option[value=novice]")?.disabled).toBe(false);
  preparation.putOff = {};
  flushSync();
  expect(master?.disabled).toBe(false);
  expect(document.body.textContent).not.toContain("Ready in about");
  await unmount(shown);
});
