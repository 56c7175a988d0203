// @vitest-environment jsdom
import "../../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fixture } from "../../../tests/support/live-table";
import { i18n } from "../../words/i18n.svelte";
import type { Plate } from "../layout/scene";
import SeatPlate from "./SeatPlate.svelte";

const view = fixture("early");
const other = view.seats.find((it) => it.seat !== view.me)!;
other.player = "club-bold";
const card: Plate = {
  seat: other.seat,
  side: "left",
  form: "card",
  scale: 1,
  align: "start",
  x: 0,
  y: 0,
  width: 150,
  height: 58,
};
let mounted: Record<string, unknown>[] = [];

function show(plate: Plate, onPerson?: (seat: number) => void): HTMLElement {
  mounted.push(mount(SeatPlate, { target: document.body, props: { view, plate, turn: false, onPerson } }));
  flushSync();
  return document.body.lastElementChild as HTMLElement;
}

beforeEach(() => void i18n.choose("en"));
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
});

it("a plate shows the portrait of the bot where there is room, and tells at a press who that is", () => {
  const asked = vi.fn();
  const plate = show(card, asked);
  expect(plate.querySelector<SVGElement>("[data-portrait]")?.dataset["portrait"]).toBe("club-bold");
  const button = plate.querySelector("button");
  expect(button?.title).toBe("Bold club player");
  // it says nothing that a reader would not find in the panel, and is in nobody's way
  expect(button?.tabIndex).toBe(-1);
  button?.click();
  expect(asked).toHaveBeenCalledExactlyOnceWith(other.seat);
  expect(show({ ...card, width: 96 }, asked).querySelector("[data-portrait]")).toBeNull();
  expect(show({ ...card, form: "line" }, asked).querySelector("button")).not.toBeNull();
});

it("one's own plate, and one of a replay, is not pressed", () => {
  expect(show({ ...card, seat: view.me }, vi.fn()).querySelector("button, [data-portrait]")).toBeNull();
  expect(show(card).querySelector("button")).toBeNull();
});
