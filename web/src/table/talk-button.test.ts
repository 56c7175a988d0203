// @vitest-environment jsdom
// Who looks on is told to everybody at the table; only who knows the letters can hand on the link.
import "../../tests/support/dialog";
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { comeIn, eachTestBeginsAnew, session } from "../../tests/support/live-table";
import { noSizes } from "../../tests/support/show";
import { i18n, t } from "../words/i18n.svelte";
import TalkButton from "./TalkButton.svelte";

eachTestBeginsAnew();
beforeEach(() => {
  void i18n.choose("en");
  noSizes();
  return () => vi.unstubAllGlobals();
});

function shown(code: string): HTMLElement {
  comeIn();
  const target = document.createElement("div");
  document.body.append(target);
  const made = mount(TalkButton, {
    target,
    props: {
      talk: session.talk,
      others: [{ seat: 1, name: "Ben" }],
      proposals: session.proposals,
      missed: [],
      onDepart: null,
      watchers: { type: "watchers", mode: "live", count: 2 },
      code,
      onSay: () => undefined,
    },
  });
  onTestFinished(() => {
    void unmount(made);
    target.remove();
  });
  target.querySelector<HTMLButtonElement>(".talk")!.click();
  flushSync();
  return target;
}

test("those who look on are told also to a guest who does not know the new letters", () => {
  const guest = shown("");
  expect(guest.textContent).toContain(t("watch-count", { count: 2 }));
  expect([...guest.querySelectorAll("section button")].map((it) => it.textContent)).not.toContain(t("watch-link"));
});

test("who knows the letters hands on the link", () => {
  const opener = shown("ACEFHJ");
  expect(opener.textContent).toContain(t("watch-count", { count: 2 }));
  expect([...opener.querySelectorAll("section button")].map((it) => it.textContent)).toContain(t("watch-link"));
});
