// @vitest-environment jsdom
// Before the first deal: who opened the table removes people, after one question, and begins without who is not ready.
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Lobby, LobbySeat } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import LobbyRoom from "./LobbyRoom.svelte";

const say = vi.fn();

const seat = (part: Partial<LobbySeat>): LobbySeat => ({
  seat: 0,
  player: "person",
  name: "",
  free: false,
  here: true,
  ready: false,
  ...part,
});

function lobby(you: number, part: Partial<Lobby> = {}): Lobby {
  return {
    type: "lobby",
    you,
    opener: 0,
    may_begin: false,
    code: "ACEFHJ",
    first_east: "highest-sum",
    seats: [
      seat({ name: "Ann" }),
      seat({ seat: 1, name: "Ben" }),
      seat({ seat: 2, free: true, here: false }),
      seat({ seat: 3, player: "club", name: "Nora", here: false }),
    ],
    ...part,
  };
}

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
  i18n.choose("en");
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
  expect(say.mock.calls).toEqual([[{ type: "remove", seat: 1 }]]);
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
  expect(say.mock.calls).toEqual([[{ type: "begin", level: expect.any(String) as string, anyway: true }]]);
});

test("where everybody is ready nobody is begun without", () => {
  const ready = lobby(0, { may_begin: true });
  ready.seats[1]!.ready = true;
  const target = shown(ready);
  expect(target.querySelector("[data-action=begin-without]")).toBeNull();
  press(target, ".button-main");
  expect(say.mock.calls).toEqual([[{ type: "begin", level: expect.any(String) as string, anyway: false }]]);
});

test("new letters are told as such to who opened the table, and to nobody else", () => {
  expect(shown(lobby(0, { code: "PRTUXY" }), { renewed: true }).textContent).toContain("The letters are new");
  const guest = shown(lobby(1, { code: "" }));
  expect(guest.querySelector("[data-code]")).toBeNull();
  expect(guest.textContent).toContain("has new letters");
});
