// @vitest-environment jsdom
import "../../../tests/support/media";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { i18n, t } from "../../words/i18n.svelte";
import { preparation } from "../preparation.svelte";
import { Resource } from "../resource.svelte";
import Awaited from "./Awaited.svelte";

test("what waits while the engine is made ready says so, and where only some of it waits, what does not comes soon", async () => {
  await i18n.choose("en");
  const of = new Resource<string>();
  void of.ask(() => new Promise(() => undefined));
  const children = createRawSnippet(() => ({ render: () => "<p></p>" }));
  const shown = mount(Awaited, { target: document.body, props: { of, children } });
  expect(document.body.textContent).toContain(t("loading"));
  preparation.part = "rules";
  flushSync();
  expect(document.body.textContent).toContain(t("page-preparing"));
  preparation.putOff = { coach: 12 };
  flushSync();
  expect(document.body.textContent).toContain(t("loading"));
  preparation.putOff = {};
  preparation.part = null;
  await unmount(shown);
});
