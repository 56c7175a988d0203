// The family's table for tests: positions of real matches (`python -m scripts.page_fixtures`), a server that knows them, and the page
// as whoever sits before it uses it.

import { flushSync } from "svelte";
import { vi } from "vitest";
import FamilyPage from "../../src/family/FamilyPage.svelte";
import { FIRST, keepFamily, type Choices } from "../../src/family/wish";
import type { FamilyGame, FamilyMoment, FamilySeat, TileCode } from "../../src/wire/generated";
import matches from "../fixtures/family.generated.json";
import { fakeServer, refused, settle, type Asked } from "./server";
import { noSizes, show } from "./show";

export interface Position {
  readonly game: FamilyGame;
  readonly moment: FamilyMoment;
}

export type MatchName = keyof typeof matches;
const all = matches as unknown as Record<MatchName, Position[]>;

/** The first position of a match after which so much was done, or that is as said. */
export function position(match: MatchName, fits: number | ((moment: FamilyMoment) => boolean)): Position {
  const found = all[match].find(({ game, moment }) =>
    typeof fits === "number" ? game.moves.length === fits : fits(moment),
  );
  if (!found) throw new Error(`match ${match} has no such position`);
  return found;
}

/** The position that follows another one. */
export function after({ game }: Position): Position {
  const found = Object.values(all)
    .flat()
    .find(
      (other) =>
        other.game.moves.length === game.moves.length + 1 &&
        JSON.stringify({ ...other.game, moves: other.game.moves.slice(0, -1) }) === JSON.stringify(game),
    );
  if (!found) throw new Error("the position after this one is not kept");
  return found;
}

export const lastMove = ({ game }: Position): string => game.moves.at(-1)!;
export const seatOf = ({ moment }: Position, seat: number): FamilySeat => moment.seats.find((it) => it.seat === seat)!;

/** Answers what the engine answers, and refuses what it was not asked for these tests. */
export function familyServer(): { asked: Asked[] } {
  return fakeServer({
    "/api/family": (body) =>
      Object.values(all)
        .flat()
        .find(({ game }) => JSON.stringify(game) === JSON.stringify(body))?.moment ??
      refused(422, { expected: "a position that is kept for tests", got: JSON.stringify(body) }),
  });
}

/** Clips that are heard until a test ends them. */
class Clip extends EventTarget {
  static begun: Clip[] = [];
  paused = false;
  constructor() {
    super();
    Clip.begun.push(this);
  }
  play = (): Promise<void> => Promise.resolve();
  pause = (): void => void (this.paused = true);
}

/** Lets the bird end its line: all clips of it are over. */
export function lineOver(): void {
  for (let heard = -1; heard !== Clip.begun.length;) {
    heard = Clip.begun.length;
    Clip.begun.at(-1)?.dispatchEvent(new Event("ended"));
  }
  flushSync();
}

/** Stands in for what jsdom has not: sizes, clips, and a finger that stays with what it has touched. */
export function standIns(width = 1200, height = 800): void {
  Clip.begun = [];
  vi.stubGlobal("Audio", Clip);
  noSizes();
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(height);
  Element.prototype.setPointerCapture ??= () => undefined;
}

/** Opens the page. What is under way in this browser was left at `at`. */
export async function openTable(
  at: Position | null,
  { choices = {}, step }: { choices?: Partial<Choices>; step?: string } = {},
): Promise<void> {
  keepFamily({ choices: { ...FIRST, ...choices }, game: at && at.game });
  show(FamilyPage, { step });
  if (at) await press("Continue the game");
}

export const said = (): string => document.querySelector(".said")!.textContent.trim();

/** A button by what is read out of it. */
export function find(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("button")].find(
    (it) => (it.getAttribute("aria-label") ?? it.textContent).trim() === name,
  );
}

export async function answered(): Promise<void> {
  await settle(4);
  flushSync();
}

/** Presses a button, and waits for what the server says to it. */
export async function press(name: string | HTMLElement): Promise<void> {
  const button = typeof name === "string" ? find(name) : name;
  if (!button) throw new Error(`no button ${String(name)} in ${document.body.textContent.slice(0, 400)}`);
  button.click();
  flushSync();
  await answered();
}

/** The tiles of a place as they lie, group by group. */
export function lying(seat: number): string[] {
  return [...document.querySelectorAll(`[data-seat="${seat}"] .group`)].map((group) =>
    [...group.querySelectorAll<HTMLElement>(".piece")].map((it) => it.dataset["code"] ?? "?").join(" "),
  );
}

export function tileOf(seat: number, code: TileCode): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-seat="${seat}"] .piece[data-code="${code}"]`);
  if (!found) throw new Error(`place ${seat + 1} has no ${code}`);
  return found;
}

/** Tiles in the middle. */
export const pond = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".pond [data-code]")].map((it) => it.dataset["code"]!);

/** Sets that are laid out before a place. */
export const laid = (seat: number): string[] =>
  [...document.querySelectorAll(`[data-seat="${seat}"] .mat`)].map((set) =>
    [...set.querySelectorAll<HTMLElement>("[data-code]")].map((it) => it.dataset["code"]!).join(" "),
  );

export const sorted = (codes: readonly string[]): string[] => [...codes].sort();
