// @vitest-environment jsdom
// What is begun in the dialogs of the score book is brought to its end, whatever happens to the pen, and no press does two things.

import "../../tests/support/dialog";
import "../../tests/support/media";
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { fakeServer, refused, settle } from "../../tests/support/server";
import { writeText } from "../../tests/support/textFile";
import type { ScoreBook, Sheet } from "../wire/generated";
import { i18n, t } from "../words/i18n.svelte";
import AsideDialog from "./AsideDialog.svelte";
import { books, type Kept } from "./books.svelte";
import KeptAside from "./KeptAside.svelte";
import { BOOK, drawn } from "../../tests/support/scorebook";
import { noSizes } from "../../tests/support/show";
import Matches from "./Matches.svelte";
import MatchMenu from "./MatchMenu.svelte";
import Waiting from "./Waiting.svelte";

const THURSDAY: ScoreBook = { ...BOOK, name: "Thursday" };
const KEPT: Kept = {
  book: THURSDAY,
  done: [],
  undone: [],
  archived: false,
  deleted: null,
  published: { id: "b-1", key: "a-pen", sent: 1, unsent: [] },
};
const SHEET = { asks: { waiting: "ready", drawn: false } } as unknown as Sheet;

const mounted: Record<string, unknown>[] = [];

function show<Props extends object>(component: Component<Props, object, keyof Props | "">, props: Props): void {
  mounted.push(mount(component as Component<Props>, { target: document.body, props }));
  flushSync();
}

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  books.look();
  fakeServer({});
  noSizes();
});

afterEach(async () => {
  await Promise.all(mounted.splice(0).map((it) => unmount(it)));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = (label: string): HTMLInputElement =>
  [...document.querySelectorAll("label")].find((it) => it.textContent.includes(label))!.querySelector("input")!;
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((it) => it.textContent.trim() === name);

function type(into: HTMLInputElement, text: string): void {
  into.value = text;
  into.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

/** A match that is kept, whose props follow what is kept. */
function follows(kept: Kept): { open: boolean; readonly kept: Kept; sheet: Sheet } {
  books.keep(kept);
  return {
    open: true,
    get kept() {
      return books.find("b1")!;
    },
    sheet: SHEET,
  };
}

test("a correction that is half typed is brought to its end though the pen goes, and kept beside the match", async () => {
  show(MatchMenu, follows(KEPT));
  const amounts = [...document.querySelectorAll<HTMLInputElement>(".amounts input")];
  type(amounts[0]!, "10");
  books.losePen("b1", "a-pen");
  flushSync();
  const [first, second] = [...document.querySelectorAll<HTMLInputElement>(".amounts input")];
  expect(first?.value).toBe("10");
  type(second!, "-10");
  button(t("scorebook-book"))!.click();
  flushSync();
  expect(books.find("b1")?.aside?.map(({ entry }) => entry)).toMatchObject([
    { type: "correction", amounts: [10, -10, 0, 0] },
  ]);
});

test("a menu that is opened without the pen offers nothing to write", () => {
  show(MatchMenu, follows({ ...KEPT, published: { ...KEPT.published!, key: null } }));
  expect(document.querySelector(".amounts")).toBeNull();
});

test("names cannot be changed once the pen has gone", () => {
  show(MatchMenu, follows(KEPT));
  expect(field(t("scorebook-name")).disabled).toBe(false);
  books.losePen("b1", "a-pen");
  flushSync();
  expect(field(t("scorebook-name")).disabled).toBe(true);
  expect(field("Ewa").disabled).toBe(true);
});

test("a name that is changed leaves alone what was written in another window meanwhile", () => {
  const props = follows(KEPT);
  const stale = props.kept;
  show(MatchMenu, { open: true, kept: stale, sheet: SHEET });
  books.write("b1", drawn("1"));
  const name = field(t("scorebook-name"));
  name.value = "Friday";
  name.dispatchEvent(new Event("change", { bubbles: true }));
  expect(books.find("b1")?.book).toMatchObject({ name: "Friday", entries: [drawn("1")] });
});

const besides: Kept = { ...KEPT, aside: [{ entry: drawn("mine"), before: null }] };

test("the focus goes to what keeps the entries, and Enter held down throws nothing away", async () => {
  show(KeptAside, { ...follows(besides), onlook: vi.fn() });
  const press = async (repeat: boolean): Promise<void> => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true }));
    (document.activeElement as HTMLElement).click();
    await settle();
    await tick();
    flushSync();
  };
  button(t("scorebook-delete"))!.focus();
  await press(false);
  expect(document.activeElement?.textContent).toBe(t("scorebook-aside-keep"));
  for (let k = 0; k < 5; k += 1) await press(true);
  document.dispatchEvent(new KeyboardEvent("keyup", { key: "Enter", bubbles: true }));
  expect(books.find("b1")?.aside).toHaveLength(1);
  expect(document.querySelector("[role=alert]")?.textContent).toBe(t("scorebook-aside-sure", { count: 1 }));
});

test("what was struck out, changed and renamed here is told", () => {
  const kept: Kept = {
    ...KEPT,
    book: { ...THURSDAY, entries: [drawn("1"), drawn("2")] },
    aside: [
      { entry: drawn("1"), before: null, struck: true },
      { entry: { type: "false_win", id: "2", seat: 0, amount: 5, ends: true }, before: null },
    ],
    renamed: [{ seat: 2, name: "Hania" }],
  };
  show(AsideDialog, { ...follows(kept), refused: false });
  expect([...document.querySelectorAll("[data-differs]")].map((it) => (it as HTMLElement).dataset["differs"])).toEqual([
    "struck",
    "changed",
  ]);
  expect(document.querySelector("[data-renamed]")?.textContent).toContain("Hania");
  expect(document.body.textContent).toContain(t("scorebook-aside", { count: 3 }));
});

test("whoever waits for a hand is asked again where the second tap of a double tap wrote nothing", () => {
  const onkeep = vi.fn();
  const opens: boolean[] = [];
  show(Waiting, {
    get open() {
      return true;
    },
    set open(on: boolean) {
      opens.push(on);
    },
    book: THURSDAY,
    sheet: SHEET,
    onkeep,
  });
  const keep = button(t("scorebook-keep"))!;
  const tap = (): void => {
    keep.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: 9, clientY: 9 }));
    flushSync();
  };
  tap();
  expect([onkeep.mock.calls.length, opens]).toEqual([1, [false]]);
  tap();
  expect([onkeep.mock.calls.length, opens]).toEqual([1, [false]]);
});

/** A backup of some matches, chosen as a file. */
async function takeIn(...ids: string[]): Promise<void> {
  const kept = ids.map((id) => ({ ...KEPT, published: null, book: { ...THURSDAY, id } }));
  const text = JSON.stringify({ type: "scorebooks", format: 1, kept });
  const chooser = document.querySelector<HTMLInputElement>("input[type=file]")!;
  Object.defineProperty(chooser, "files", {
    value: [writeText(text, "utf-8", "all.json")],
    configurable: true,
  });
  Object.defineProperty(chooser, "value", { value: "", writable: true, configurable: true });
  chooser.dispatchEvent(new Event("change", { bubbles: true }));
  await settle(20);
  flushSync();
}

test("a server that is away is asked once for a whole backup, and all of it is taken in", async () => {
  const { asked } = fakeServer({ "/api/rulesets": () => ruleSets });
  show(Matches, { lost: false });
  await takeIn("m1", "m2", "m3", "m4");
  expect(books.all).toHaveLength(4);
  // once for the backup, and not once more for each match to work out what it comes to
  expect(asked.filter(({ path }) => path.includes("/api/sheet")).length).toBeLessThan(4);
  expect(asked.slice(0, 1).map(({ path }) => path)).toEqual(["/api/sheet"]);
});

test("a match that the server calls malformed can be taken in all the same", async () => {
  fakeServer({ "/api/sheet": () => refused(422, { expected: "body.book.names: 4", got: "" }) });
  show(Matches, { lost: false });
  await takeIn("m1");
  expect(books.all).toEqual([]);
  button(t("scorebook-take-all-the-same"))!.click();
  flushSync();
  expect(books.all.map(({ book }) => book.id)).toEqual(["m1"]);
  expect(button(t("scorebook-take-all-the-same"))).toBeUndefined();
});
