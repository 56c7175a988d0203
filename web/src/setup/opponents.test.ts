// @vitest-environment jsdom
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { i18n } from "../words/i18n.svelte";
import { preparation } from "../kit/preparation.svelte";
import { known } from "./bots.svelte";
import Opponents from "./Opponents.svelte";
import SitButton from "./SitButton.svelte";
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

test("nobody sits down with a bot that waits, and the same key does once it can play", async () => {
  await i18n.choose("en");
  known.levels = ["novice", "master"];
  known.searching = ["master"];
  setup.bots = ["novice", "master", "novice"];
  preparation.putOff = { "strong-bots": 41 };
  const form = document.createElement("form");
  form.id = "sits";
  const sat = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", sat);
  document.body.append(form);
  const shown = mount(SitButton, {
    target: document.body,
    props: { form: "sits", bots: [0, 1], persons: 1, busy: false, first: true },
  });
  flushSync();
  const button = document.querySelector<HTMLButtonElement>("button[form=sits]")!;
  button.focus();
  expect([button.textContent.trim(), button.ariaDisabled ?? button.getAttribute("aria-disabled")]).toEqual([
    "Ready in about 41 seconds",
    "true",
  ]);
  button.click();
  expect(sat).not.toHaveBeenCalled();
  // with others one sits down at once
  setup.bots = ["novice", "novice", "master"];
  flushSync();
  expect(button.textContent.trim()).toBe("Sit down");
  setup.bots = ["novice", "master", "novice"];
  preparation.putOff = {};
  flushSync();
  expect(document.activeElement).toBe(button);
  button.click();
  expect(sat).toHaveBeenCalledOnce();
  await unmount(shown);
  form.remove();
});
