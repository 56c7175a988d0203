// @vitest-environment jsdom
// Rooms are fetched when somebody points at a link to them, and not before.

import { afterEach, expect, test, vi, type MockInstance } from "vitest";
import { fetchOnApproach, rooms, type Room } from "../src/rooms";

type Loaded = Awaited<ReturnType<NonNullable<Room["load"]>>>;
const PART = { default: () => ({}) } as unknown as Loaded;

function spyOnLoad(room: Room): MockInstance<() => Promise<Loaded>> {
  return vi.spyOn(room as { load: () => Promise<Loaded> }, "load");
}

afterEach(() => document.body.replaceChildren());

function link(address: string): HTMLAnchorElement {
  const found = document.createElement("a");
  found.href = address;
  found.append(document.createElement("span"));
  document.body.append(found);
  return found;
}

test.each(["pointerover", "focusin", "touchstart"])("a room is fetched once, at %s", (event) => {
  const load = spyOnLoad(rooms.simulate).mockResolvedValue(PART);
  const body = document.createElement("div");
  document.body.append(body);
  fetchOnApproach(body as unknown as Document);
  const way = link("#/simulator");
  body.append(way);
  expect(load).not.toHaveBeenCalled();
  for (let k = 0; k < 2; k += 1) way.querySelector("span")!.dispatchEvent(new Event(event, { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

test("what leads nowhere, home or out of the page fetches nothing", () => {
  const body = document.createElement("div");
  document.body.append(body);
  fetchOnApproach(body as unknown as Document);
  const fetched = Object.values(rooms).flatMap((room) => (room.load ? [spyOnLoad(room).mockResolvedValue(PART)] : []));
  for (const address of ["#/", "#/no/such/room", "https://example.org/#/simulator", "#/interface"]) {
    const way = link(address);
    body.append(way);
    way.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }
  expect(fetched.some((load) => load.mock.calls.length > 0)).toBe(false);
});

test("a room that did not come is asked for again", async () => {
  const load = spyOnLoad(rooms.simulate).mockRejectedValueOnce(new Error("away"));
  load.mockResolvedValue(PART);
  const body = document.createElement("div");
  document.body.append(body);
  fetchOnApproach(body as unknown as Document);
  const way = link("#/simulator");
  body.append(way);
  way.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await Promise.resolve();
  await Promise.resolve();
  way.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(2);
});
