// Components on the page of a test, in a jsdom that lays out nothing.

import { flushSync, mount, unmount, type Component } from "svelte";
import { onTestFinished, vi } from "vitest";

/** Shows a component until the test is over. */
export function show<Props extends object>(component: Component<Props>, props: Props): void {
  const made = mount(component, { target: document.body, props });
  onTestFinished(async () => {
    await unmount(made);
    document.body.replaceChildren();
  });
  flushSync();
}

/** Stands in for the sizes of things: jsdom has none to watch. */
export function noSizes(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
}

/** The words in a part of the page. */
export const text = (where = "main"): string =>
  document.querySelector(where)?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
