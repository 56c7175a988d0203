// @vitest-environment jsdom
// The dialogue in which one says what stands on the tiles: chosen, written, brought as a file, checked, mended, removed.

import "../../tests/support/dialog";
import "../../tests/support/media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, refused, settle } from "../../tests/support/server";
import { noSizes, show } from "../../tests/support/show";
import type { SoloFaces } from "../wire/generated";
import { i18n, t } from "../words/i18n.svelte";
import type { Face } from "./face";
import FaceDrawing from "./FaceDrawing.svelte";
import FacesDialog from "./FacesDialog.svelte";
import { changeOwnFaces, ownFaces } from "./kept";

const READY: SoloFaces = {
  id: "greek",
  name: "solo-faces-greek",
  language: "el",
  sided: true,
  entries: ["Αα", "Ββ", "Γγ", "Δδ", "Εε"].map(([sign = "", sound = ""]) => ({ sign, sound })),
};
const OWN: SoloFaces = {
  id: "own-1",
  name: "Beasts",
  language: "",
  sided: false,
  entries: ["cat", "dog", "owl", "fox", "bee"].map((sign) => ({ sign, sound: "" })),
};

const onChoose = vi.fn<(faces: SoloFaces | null) => void>();

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  onChoose.mockReset();
  fakeServer({ "/api/solo/faces": () => [READY] });
  noSizes();
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

async function settled(): Promise<void> {
  await settle(6);
  flushSync();
}

async function open(faces: SoloFaces | null = null): Promise<void> {
  show(FacesDialog, { open: true, about: "For the game", keep: "Keep and use", faces, onChoose });
  await settled();
}

const isOpen = (): boolean => document.querySelector("dialog")!.open;
const sets = (): string[] =>
  [...document.querySelectorAll(".set")].map((it) => it.textContent.replaceAll(/[\s\u00a0]+/g, " ").trim());
const find = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(
    (it) => (it.getAttribute("aria-label") ?? it.textContent).trim() === name,
  );
function press(name: string): void {
  const button = find(name);
  if (!button) throw new Error(`no button ${name} in ${document.body.textContent}`);
  button.click();
  flushSync();
}
const title = (): HTMLInputElement => document.querySelector("form input[type=text]")!;
const area = (): HTMLTextAreaElement => document.querySelector("textarea")!;
function write(into: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  into.value = words;
  into.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
const said = (): string[] =>
  [...document.querySelectorAll("[role=alert] li, [role=alert] p")].map((it) => it.textContent);
const signs = "cat\ndog\nowl\nfox\nbee";

// the first test of all: sets that were had once are not asked for again
it("where the ready sets cannot be had, one's own and the usual ones are there all the same", async () => {
  fakeServer({ "/api/solo/faces": () => refused(422) });
  changeOwnFaces(() => [OWN]);
  await open();
  expect(sets()).toEqual([`${t("solo-faces-usual")} ${t("solo-faces-usual-line")}`, "Beasts cat dog owl fox"]);
  expect(document.querySelector(".sets")?.textContent).toContain(t("solo-faces-away"));
});

describe("sets of faces", () => {
  it("are the usual ones, one's own and the ready ones, each with its first signs; the one in use is marked", async () => {
    changeOwnFaces(() => [OWN]);
    await open(OWN);
    expect(sets()).toEqual([
      `The tiles of the set ${t("solo-faces-usual-line")}`,
      "Beasts cat dog owl fox",
      `${t("solo-faces-greek")} Α = α · Β = β · Γ = γ · Δ = δ`,
    ]);
    const pressed = [...document.querySelectorAll(".set")].map((it) => it.getAttribute("aria-pressed"));
    expect(pressed).toEqual(["false", "true", "false"]);
  });

  it("are chosen by one press, which closes the dialogue; the one that is in use already changes nothing", async () => {
    await open();
    press(`${t("solo-faces-greek")} Α = α · Β = β · Γ = γ · Δ = δ`);
    expect(onChoose.mock.calls).toEqual([[READY]]);
    expect(isOpen()).toBe(false);
    document.body.replaceChildren();
    await open();
    document.querySelector<HTMLElement>(".set")!.click();
    flushSync();
    expect(isOpen()).toBe(false);
    expect(onChoose.mock.calls).toHaveLength(1);
  });

  it("in use that came with a file are there too, and cannot be removed from what is kept", async () => {
    await open({ ...OWN, id: "own-strange" });
    expect(sets()[1]).toBe("Beasts cat dog owl fox");
    expect(find(t("solo-faces-edit", { name: "Beasts" }))).toBeDefined();
    expect(find(t("solo-faces-remove", { name: "Beasts" }))).toBeUndefined();
  });

  it("of one's own are removed by one press", async () => {
    changeOwnFaces(() => [OWN, { ...OWN, id: "own-2", name: "More" }]);
    await open();
    press(t("solo-faces-remove", { name: "Beasts" }));
    expect(ownFaces().map(({ name }) => name)).toEqual(["More"]);
    expect(sets()).toHaveLength(3);
  });

  it("of one's own are given as a file that is read back", async () => {
    changeOwnFaces(() => [OWN]);
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open();
    press(t("solo-faces-file", { name: "Beasts" }));
    expect(names).toEqual(["Beasts.txt"]);
  });

  it("that another window writes are seen at once", async () => {
    await open();
    expect(sets()).toHaveLength(2);
    localStorage.setItem("eastwind.solo.faces", JSON.stringify([OWN]));
    window.dispatchEvent(new StorageEvent("storage", { key: "eastwind.solo.faces" }));
    flushSync();
    expect(sets()[1]).toBe("Beasts cat dog owl fox");
  });
});

describe("writing a set", () => {
  it("keeps and uses what is sound, and counts the signs while one writes", async () => {
    await open();
    press("Write your own");
    expect(find("Write your own")).toBeUndefined();
    write(title(), "  Beasts ");
    write(area(), "cat\ndog");
    expect(document.querySelector("form")!.textContent).toContain(t("solo-faces-count", { count: 2 }));
    write(area(), signs);
    press("Keep and use");
    const made = { ...OWN, id: expect.stringMatching(/^own/) as string };
    expect(ownFaces()).toEqual([made]);
    expect(onChoose.mock.calls).toEqual([[made]]);
    expect(isOpen()).toBe(false);
  });

  it("tells all faults with their lines in place of keeping, and that a name is missing", async () => {
    await open();
    press("Write your own");
    write(area(), "cat\ndog\ncat\nelephant");
    press("Keep and use");
    const line = (at: number, fault: string): string => t("solo-fault-line", { line: at, fault });
    expect(said()).toEqual([
      t("solo-faces-fault-name"),
      line(3, t("solo-faces-fault-twice", { text: "cat", first: 1 })),
      line(4, t("solo-faces-fault-long-sign", { text: "elephant" })),
      t("solo-faces-fault-few", { count: 4 }),
    ]);
    expect([title(), area()].map((it) => it.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
    expect([ownFaces(), onChoose.mock.calls]).toEqual([[], []]);
    // mended, it says so
    write(title(), "Beasts");
    write(area(), signs);
    expect(said()).toEqual([t("solo-faces-good")]);
  });

  it("says nothing before it is asked, and is left without a trace", async () => {
    await open();
    press("Write your own");
    write(area(), "x");
    expect(said()).toEqual([]);
    press(t("solo-check"));
    expect(said()).toContain(t("solo-faces-fault-few", { count: 1 }));
    press(t("solo-cancel"));
    await settled();
    expect(sets()).toHaveLength(2);
    press("Write your own");
    expect([area().value, said()]).toEqual(["", []]);
  });

  it("goes on from a set that is there, and takes its place", async () => {
    changeOwnFaces(() => [{ ...OWN, id: "own-0", name: "Other" }, OWN]);
    await open(OWN);
    press(t("solo-faces-edit", { name: "Beasts" }));
    expect([title().value, area().value]).toEqual(["Beasts", signs]);
    write(area(), `${signs}\nant`);
    press("Keep and use");
    const made = { ...OWN, entries: [...OWN.entries, { sign: "ant", sound: "" }] };
    expect(ownFaces().map(({ id, entries }) => [id, entries.length])).toEqual([
      ["own-1", 6],
      ["own-0", 5],
    ]);
    expect(onChoose.mock.calls).toEqual([[made]]);
  });

  it.each([
    ["eastwind-faces 1\nname Kana\nlanguage ja\nか ka\nき ki\nく ku\nけ ke\nこ ko", "Kana", "ja"],
    [signs, "beasts", ""],
  ])("takes a file, its name and its language", async (text, name, language) => {
    await open();
    press("Write your own");
    const chooser = document.querySelector<HTMLInputElement>("input[type=file]")!;
    // jsdom's files cannot be read
    const file = { name: "beasts.txt", arrayBuffer: async () => new TextEncoder().encode(text).buffer };
    Object.defineProperty(chooser, "files", { value: [file] });
    chooser.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect([title().value, area().value, said()]).toEqual([name, text, [t("solo-faces-good")]]);
    press("Keep and use");
    expect(ownFaces()).toMatchObject([{ name, language, sided: language === "ja" }]);
  });

  it("stays where there is no room for it, and says so", async () => {
    await open();
    press("Write your own");
    write(title(), "Beasts");
    write(area(), signs);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    press("Keep and use");
    expect(said()).toEqual([t("solo-not-kept")]);
    expect([area().value, isOpen(), onChoose.mock.calls]).toEqual([signs, true, []]);
  });
});

describe("a face on a tile", () => {
  function drawn(face: Face): SVGTextElement | null {
    show(FaceDrawing, { face });
    return document.querySelector("text");
  }

  it("is the tile's drawing, or a word in its language, turned where it is long", () => {
    expect(drawn({ code: "5p" })).toBeNull();
    expect(document.querySelectorAll("svg")).toHaveLength(1);
    document.body.replaceChildren();
    const short = drawn({ text: "か", language: "ja", sound: false, hue: 2 })!;
    expect([short.textContent, short.getAttribute("lang"), short.dataset["ink"]]).toEqual(["か", "ja", "2"]);
    expect([short.getAttribute("transform"), short.dataset["sound"]]).toEqual([null, undefined]);
    document.body.replaceChildren();
    const long = drawn({ text: "omicron", language: "", sound: true, hue: 0 })!;
    expect([long.getAttribute("transform"), long.dataset["sound"], long.getAttribute("lang")]).toEqual([
      "rotate(-90 30 45)",
      "",
      null,
    ]);
  });
});
