// @vitest-environment jsdom
// Which keys are the page's: never those of somebody who writes, chooses in a list or stands before a dialogue.

import "../../../tests/support/media";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { settings } from "../settings/settings.svelte";
import { isShortcut, isTaken } from "./guard";

afterEach(() => document.body.replaceChildren());

function pressedIn(markup: string, key: string, answered?: string): boolean {
  const place = document.createElement("div");
  document.body.append(place);
  place.insertAdjacentHTML("beforeend", markup);
  const target = place.querySelector("[data-here]") ?? place;
  let found = false;
  place.addEventListener("keydown", (event) => (found = isShortcut(event, answered)), { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return found;
}

test.each([
  ["<input data-here>"],
  ['<input type="number" data-here>'],
  ["<textarea data-here></textarea>"],
  ["<select data-here></select>"],
  ["<dialog open><p data-here></p></dialog>"],
  ["<ul role=listbox><li data-here></li></ul>"],
  ["<div role=menu><button data-here></button></div>"],
])("a letter in %s is no shortcut", (markup) => {
  expect(pressedIn(markup, "h")).toBe(false);
  expect(pressedIn(markup, "ArrowLeft")).toBe(false);
});

test.each([
  ["<p data-here></p>"],
  ["<button data-here></button>"],
  ["<input type=checkbox data-here>"],
  ["<input type=radio data-here>"],
  // closed, and the focus has not left it yet
  ["<dialog><button data-here></button></dialog>"],
])("a letter on %s is one", (markup) => expect(pressedIn(markup, "h")).toBe(true));

test("Enter and Space press what has the focus, and are the page's where nothing is pressed or the page answers them", () => {
  for (const key of ["Enter", " "]) {
    for (const pressed of ["button", "summary", "a"]) expect(pressedIn(`<${pressed} data-here>`, key)).toBe(false);
    expect(pressedIn("<input type=checkbox data-here>", key)).toBe(key === "Enter");
    expect(pressedIn("<input type=radio data-here>", key)).toBe(key === "Enter");
    expect(pressedIn("<p data-here>", key)).toBe(true);
    expect(pressedIn("<button data-here data-tile=4>", key, "[data-tile]")).toBe(true);
    expect(pressedIn("<button data-here>", key, "[data-tile]")).toBe(false);
  }
});

test("keys of one character can be switched off; arrows, Enter and what is pressed with Control stay", () => {
  settings.letterKeys = false;
  onTestFinished(() => void (settings.letterKeys = true));
  for (const key of ["h", "C", "?", "1"]) expect(pressedIn("<p data-here></p>", key)).toBe(false);
  for (const key of ["ArrowLeft", "Enter", " ", "Escape", "F1"]) expect(pressedIn("<p data-here></p>", key)).toBe(true);
  expect(isShortcut(new KeyboardEvent("keydown", { key: "z", ctrlKey: true }))).toBe(true);
});

test("arrows move among radio buttons; a slider's are the page's", () => {
  expect(pressedIn("<input type=radio data-here>", "ArrowLeft")).toBe(false);
  expect(pressedIn("<input type=range data-here>", "ArrowLeft")).toBe(true);
});

test("what somebody has answered already is nobody's any more", () => {
  const event = new KeyboardEvent("keydown", { key: "h", cancelable: true });
  event.preventDefault();
  expect(isShortcut(event)).toBe(false);
});

test("nothing is pasted for the page by somebody who writes", () => {
  const field = document.createElement("textarea");
  expect([isTaken(field), isTaken(document.body), isTaken(null)]).toEqual([true, false, false]);
});
