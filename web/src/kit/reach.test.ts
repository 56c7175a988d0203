// @vitest-environment jsdom
// On which machines a link opens, and the link as a code.

import "../../tests/support/dialog";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer, Memory, settle, type Asked } from "../../tests/support/server";
import { i18n } from "../words/i18n.svelte";
import { codePath, linkForOthers, reachOf } from "./reach";
import ShareDialog from "./ShareDialog.svelte";

it.each([
  ["here", ["localhost", "127.0.0.1", "[::1]", "eastwind.localhost", "LOCALHOST"]],
  [
    "network",
    [
      "192.168.1.5",
      "10.0.0.2",
      "172.20.1.1",
      "169.254.3.3",
      "[fe80::1]",
      "[fd00::1]",
      "kitchen",
      "kitchen.local",
      "box.lan",
    ],
  ],
  ["anybody", ["eastwind.example", "8.8.8.8", "172.32.0.1", "[2001:db8::1]", "localhost.example"]],
] as const)("what lies on some hosts is open to %s", (reach, hosts) => {
  expect(hosts.map(reachOf)).toEqual(hosts.map(() => reach));
});

it("a link to this machine alone gets the address that others know, where there is one", () => {
  const link = "http://localhost:8765/#/rules?abc";
  expect(linkForOthers(link, ["http://192.168.1.5:8765", "http://kitchen:8765"])).toBe(
    "http://192.168.1.5:8765/#/rules?abc",
  );
  expect(linkForOthers(link, [])).toBe(link);
  expect(linkForOthers("https://eastwind.example/#/rules?abc", ["http://192.168.1.5:8765"])).toBe(
    "https://eastwind.example/#/rules?abc",
  );
  expect(linkForOthers("", ["http://192.168.1.5:8765"])).toBe("");
});

it("a code is one path of all its dark squares", () => {
  expect(codePath(["1101", "0000", "0010"])).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM2 2h1v1h-1z");
});

let asked: Asked[];
let addresses: string[];
let shown: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
  await i18n.choose("en");
  vi.stubGlobal("localStorage", new Memory());
  addresses = [];
  ({ asked } = fakeServer({
    "/api/share/addresses": () => ({ addresses }),
    "/api/share/code": () => ({ rows: ["10", "01"] }),
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView ??= vi.fn();
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function share(link: string, onfile?: () => void): Promise<HTMLElement> {
  shown = mount(ShareDialog, {
    target: document.body,
    props: { open: true, title: "Share", link, about: "All of it.", ...(onfile ? { onfile } : {}) },
  });
  flushSync();
  await settle();
  await tick();
  return document.body;
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((it) => it.textContent.trim() === name);

it("says that a link opens on this machine alone, and how others come by it", async () => {
  const page = await share("http://localhost:8765/#/rules?abc");
  expect(page.querySelector("[data-reach]")?.getAttribute("data-reach")).toBe("here");
  expect(page.textContent).toContain("eastwind play --lan");
});

it("hands on the address in the network, its code and a file", async () => {
  addresses = ["http://192.168.1.5:8765"];
  const onfile = vi.fn();
  const page = await share("http://localhost:8765/#/rules?abc", onfile);
  expect(page.querySelector("input")?.value).toBe("http://192.168.1.5:8765/#/rules?abc");
  expect(page.querySelector("[data-reach]")?.getAttribute("data-reach")).toBe("network");
  button("Save as a file")?.click();
  expect(onfile).toHaveBeenCalledOnce();
  button("Show a QR code")?.click();
  await settle();
  await tick();
  expect(asked.at(-1)).toEqual({ path: "/api/share/code", body: { text: "http://192.168.1.5:8765/#/rules?abc" } });
  expect(page.querySelector("svg.code path")?.getAttribute("d")).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});

it("of a link that no camera could read no code is drawn", async () => {
  const page = await share(`https://eastwind.example/#/rules?${"x".repeat(1200)}`);
  expect(page.querySelector("[data-reach]")?.getAttribute("data-reach")).toBe("anybody");
  expect(button("Show a QR code")).toBeUndefined();
  expect(page.textContent).toContain("too long for a QR code");
});
