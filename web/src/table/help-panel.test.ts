// @vitest-environment jsdom
// What the help says, and when it has nothing to say.
import "../../tests/support/media";
import { mount, unmount } from "svelte";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { ends } from "../../dev/fixtures/ends";
import { ADVICE } from "../../dev/fixtures/table";
import type { TableView } from "../wire/generated";
import { i18n, t } from "../words/i18n.svelte";
import HelpPanel from "./HelpPanel.svelte";

beforeEach(() => {
  void i18n.choose("en");
  document.body.replaceChildren();
});

function said(view: TableView): string {
  const props = { view, advice: ADVICE, chosen: null, onTake: () => undefined };
  const panel = mount(HelpPanel, { target: document.body, props });
  onTestFinished(() => void unmount(panel));
  return document.body.textContent;
}

it("counts no tiles that would help once the hand is over: others' hands lie open, and nobody draws any more", () => {
  const over = ends["won"]!;
  expect(said({ ...over, result: null, phase: "turn" })).not.toContain(t("table-help-empty"));
  document.body.replaceChildren();
  expect(said(over).trim()).toBe(t("table-help-empty"));
});
