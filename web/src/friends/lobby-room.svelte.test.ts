// @vitest-environment jsdom
// Before the first deal: who opened the table removes people, after one question, and begins without who is not ready.
import "../../tests/support/media";
import { lobby as lobbyOf, lobbySeat as seat } from "../../tests/support/lobby";
import { flushSync, mount, tick, unmount } from "svelte";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Lobby, LobbySeat } from "../wire/generated";
import { preparation } from "../kit/preparation.svelte";
import { known } from "../setup/bots.svelte";
import { setup } from "../setup/setup.svelte";
import { i18n } from "../words/i18n.svelte";
import LobbyRoom from "./LobbyRoom.svelte";

const say = vi.fn();

const lobby = (you: number, part: Partial<Lobby> = {}): Lobby =>
  lobbyOf(
    you,
    [
      seat({ name: "Ann" }),
      seat({ seat: 1, name: "Ben" }),
      seat({ seat: 2, free: true, here: false }),
      seat({ seat: 3, player: "club", name: "Nora", here: false }),
    ],
    part,
  );

function shown(of: Lobby, more: { code?: string; renewed?: boolean } = {}): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const made = mount(LobbyRoom, { target, props: { lobby: of, code: of.code, refusal: null, say, ...more } });
  onTestFinished(() => {
    void unmount(made);
    target.remove();
  });
  flushSync();
  return target;
}

function press(target: HTMLElement, what: string): void {
  target.querySelector<HTMLButtonElement>(what)!.click();
  flushSync();
}

beforeEach(() => {
  void i18n.choose("en");
  say.mockClear();
});

test("a person is removed after one question, and the answer that changes nothing has the focus", () => {
  const target = shown(lobby(0));
  const buttons = [...target.querySelectorAll<HTMLElement>("[data-remove]")];
  expect(buttons.map((it) => [it.dataset["remove"], it.getAttribute("aria-label")])).toEqual([["1", "Remove Ben"]]);
  press(target, "[data-remove]");
  expect(say).not.toHaveBeenCalled();
  expect(target.querySelector("[role=alertdialog]")?.textContent).toContain("Remove Ben?");
  expect(document.activeElement?.textContent).toBe("Keep the seat");
  press(target, "[role=alertdialog] .button");
  expect(target.querySelector("[role=alertdialog]")).toBeNull();
  press(target, "[data-remove]");
  press(target, "[data-action=remove]");
  expect(say.mock.calls).toEqual([[{ type: "remove", seat: 1, name: "Ben" }]]);
});

/** The same room as it goes on. */
function lasting(of: Lobby): { target: HTMLElement; told: (next: Lobby) => void } {
  const props = $state({ lobby: of, code: of.code, refusal: null, say });
  const target = document.createElement("div");
  document.body.append(target);
  const made = mount(LobbyRoom, { target, props });
  onTestFinished(() => {
    void unmount(made);
    target.remove();
  });
  flushSync();
  return {
    target,
    told: (next) => {
      props.lobby = next;
      flushSync();
    },
  };
}

function withSeat(part: Partial<LobbySeat> & { seat: number }): Lobby {
  const found = lobby(0);
  found.seats[part.seat] = seat({ ...found.seats[part.seat], ...part });
  return found;
}

async function focused(): Promise<Element | null> {
  await tick();
  flushSync();
  return document.activeElement;
}

test("who keeps the seat has the focus back where it was asked, by the button and by Escape", async () => {
  const target = shown(lobby(0));
  for (const no of ["button", "Escape"]) {
    press(target, "[data-remove]");
    if (no === "button") press(target, "[role=alertdialog] .button");
    else {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      flushSync();
    }
    expect(target.querySelector("[role=alertdialog]")).toBeNull();
    expect((await focused())?.getAttribute("data-remove")).toBe("1");
  }
  expect(say).not.toHaveBeenCalled();
});

test("the focus goes to the heading once somebody is removed, or has gone while it was asked", async () => {
  const { target, told } = lasting(lobby(0));
  press(target, "[data-remove]");
  press(target, "[data-action=remove]");
  expect((await focused())?.tagName).toBe("H2");
  press(target, "[data-remove]");
  told(withSeat({ seat: 1, free: true, name: "" }));
  expect(target.querySelector("[role=alertdialog]")).toBeNull();
  expect((await focused())?.tagName).toBe("H2");
});

test("the question is about one person: who has the seat by then is not removed", () => {
  const { target, told } = lasting(lobby(0));
  press(target, "[data-remove]");
  told(withSeat({ seat: 1, name: "Cid" }));
  expect(target.querySelector("[role=alertdialog]")).toBeNull();
  expect(target.querySelector("[data-remove]")?.getAttribute("aria-label")).toBe("Remove Cid");
});

test("a double tap asks and answers nothing", () => {
  const target = shown(lobby(0));
  const tap = (what: string): void => {
    const click = new MouseEvent("click", { bubbles: true, clientX: 50, clientY: 50, detail: 1 });
    target.querySelector(what)!.dispatchEvent(click);
    flushSync();
  };
  tap("[data-remove]");
  tap("[data-action=remove]");
  expect(say).not.toHaveBeenCalled();
  expect(target.querySelector("[role=alertdialog]")).not.toBeNull();
});

test("one begins without those whom the button named when the finger set out", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const cid = { seat: 2, name: "Cid", free: false, here: true };
  const { target, told } = lasting(withSeat({ ...cid, ready: true }));
  const without = (): unknown => {
    press(target, "[data-action=begin-without]");
    return (say.mock.calls.at(-1)?.[0] as { without: unknown }).without;
  };
  vi.advanceTimersByTime(100);
  told(withSeat({ ...cid, ready: false }));
  expect(target.querySelector("[data-action=begin-without]")?.textContent).toBe("Begin without Ben and Cid");
  expect(without()).toEqual([{ seat: 1, name: "Ben" }]);
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(without()).toEqual([
    { seat: 1, name: "Ben" },
    { seat: 2, name: "Cid" },
  ]);
  // nobody is begun without who has become ready
  told(withSeat({ ...cid, ready: true }));
  vi.advanceTimersByTime(2000);
  expect(without()).toEqual([{ seat: 1, name: "Ben" }]);
});

test("nobody but who opened the table is offered that", () => {
  const target = shown(lobby(1));
  expect(target.querySelector("[data-remove], [data-action=begin-without]")).toBeNull();
});

test("who is not ready is named, and one may begin without", () => {
  const target = shown(lobby(0));
  const main = target.querySelector<HTMLButtonElement>(".button-main")!;
  expect([main.disabled, main.textContent]).toEqual([true, "Begin"]);
  expect(target.textContent).toContain("Waiting for Ben");
  const without = target.querySelector<HTMLButtonElement>("[data-action=begin-without]")!;
  expect(without.textContent).toBe("Begin without Ben");
  without.click();
  expect(say.mock.calls).toEqual([
    [
      {
        type: "begin",
        level: expect.any(String) as string,
        anyway: true,
        without: [{ seat: 1, name: "Ben" }],
      },
    ],
  ]);
});

test("where everybody is ready nobody is begun without", () => {
  const ready = lobby(0, { may_begin: true });
  ready.seats[1]!.ready = true;
  const target = shown(ready);
  expect(target.querySelector("[data-action=begin-without]")).toBeNull();
  press(target, ".button-main");
  expect(say.mock.calls).toEqual([
    [{ type: "begin", level: expect.any(String) as string, anyway: false, without: null }],
  ]);
});

test("new letters are told as such to who opened the table, and to nobody else", () => {
  expect(shown(lobby(0, { code: "PRTUXY" }), { renewed: true }).textContent).toContain("The letters are new");
  const guest = shown(lobby(1, { code: "" }));
  expect(guest.querySelector("[data-code]")).toBeNull();
  expect(guest.textContent).toContain("has new letters");
});

test("it does not begin with bots that wait for the engine, says when it can, and can then", async () => {
  onTestFinished(() => {
    preparation.putOff = {};
    setup.bots = ["novice", "novice", "novice"];
    vi.unstubAllGlobals();
  });
  Object.assign(known, { levels: [], searching: [] });
  const bots = [
    { name: "novice", searches: false },
    { name: "master", searches: true },
  ];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(bots)));
  setup.bots = ["master", "novice", "novice"];
  preparation.putOff = { "strong-bots": 41 };
  const { target, told } = lasting(lobby(0, { may_begin: true }));
  // which of the bots wait is asked, since nobody has set up a table since the page was loaded
  await vi.waitFor(() => expect(known.searching).toEqual(["master"]));
  flushSync();
  const main = target.querySelector<HTMLButtonElement>(".button-main")!;
  const without = (): HTMLButtonElement | null => target.querySelector("[data-action=begin-without]");
  expect(target.textContent).toContain("Master · Ready in about 41 seconds");
  expect([main, without()].map((it) => it?.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
  // the keyboard stays where it is, and nothing is begun
  main.focus();
  main.click();
  without()!.click();
  expect([say.mock.calls, document.activeElement]).toEqual([[], main]);
  expect(document.getElementById(main.getAttribute("aria-describedby")!)?.textContent).toContain("seconds");
  // where everybody has come no bot is waited for
  const here = lobbyOf(0, [seat({ name: "Ann" }), seat({ seat: 1, name: "Ben", ready: true })], { may_begin: true });
  told(here);
  expect(target.textContent).not.toContain("Ready in about");
  expect(main.getAttribute("aria-disabled")).toBe("false");
  main.click();
  expect(say.mock.calls.at(-1)).toEqual([{ type: "begin", level: "novice", anyway: false, without: null }]);
  told(lobby(0, { may_begin: true }));
  expect(main.getAttribute("aria-disabled")).toBe("true");
  preparation.putOff = {};
  flushSync();
  expect([main, without()].map((it) => it?.getAttribute("aria-disabled"))).toEqual(["false", "false"]);
  expect(target.textContent).not.toContain("Ready in about");
});
