// What this browser keeps of the solitaire: games under way, best times, choices, own faces and own layouts.

import { remember, remembered } from "../../kit/storage";
import type { SoloDeal, SoloFaces, SoloPlace } from "../../wire/generated";
import { keyOf, type DealName } from "./deals";
import type { Step } from "./game";

/** A game under way, with its deal: it is continued without the server. */
export interface SavedGame extends DealName {
  readonly dealt: SoloDeal;
  readonly faces: SoloFaces | null;
  readonly steps: readonly Step[];
  readonly undone: readonly Step[];
  /** Milliseconds on the clock. */
  readonly elapsed: number;
  readonly hints: number;
  readonly rescues: number;
}

const GAMES = "eastwind.solo.games";
const BESTS = "eastwind.solo.bests";
const CHOICES = "eastwind.solo.choices";
const FACES = "eastwind.solo.faces";
const LAYOUTS = "eastwind.solo.layouts";
/** So many games under way are kept; the oldest go. */
const MOST_GAMES = 16;

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((n) => Number.isInteger(n));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isPlaces(value: unknown): value is SoloPlace[] {
  return Array.isArray(value) && value.every((place) => isNumbers(place) && place.length === 3);
}

function isDealt(value: unknown): value is SoloDeal {
  if (!isRecord(value) || !isPlaces(value["places"])) return false;
  const { length } = value["places"];
  const rows = [value["groups"], value["copies"]];
  return (
    rows.every((row) => isNumbers(row) && row.length === length) &&
    listOf(value["tiles"]).length === length &&
    isRecord(value["difficulty"])
  );
}

function isStep(value: unknown, places: number): value is Step {
  if (!isRecord(value)) return false;
  const fits = (row: unknown): row is number[] => isNumbers(row) && row.every((n) => n >= 0 && n < places);
  if ("pair" in value) return fits(value["pair"]) && value["pair"].length === 2;
  return fits(value["places"]) && fits(value["order"]) && value["places"].length === value["order"].length;
}

export function isFaces(value: unknown): value is SoloFaces {
  if (!isRecord(value) || typeof value["id"] !== "string" || typeof value["name"] !== "string") return false;
  const entries = listOf(value["entries"]);
  return (
    typeof value["sided"] === "boolean" &&
    typeof value["language"] === "string" &&
    entries.length > 0 &&
    entries.every((entry) => isRecord(entry) && typeof entry["sign"] === "string" && typeof entry["sound"] === "string")
  );
}

function isSavedGame(value: unknown): value is SavedGame {
  if (!isRecord(value) || typeof value["layout"] !== "string" || typeof value["deal"] !== "string") return false;
  const { dealt } = value;
  if (!isDealt(dealt)) return false;
  const steps = [...listOf(value["steps"]), ...listOf(value["undone"])];
  return (
    steps.every((step) => isStep(step, dealt.places.length)) &&
    (value["faces"] === null || isFaces(value["faces"])) &&
    [value["elapsed"], value["hints"], value["rescues"]].every((n) => typeof n === "number")
  );
}

/** Games under way, the last played first. */
export function savedGames(): SavedGame[] {
  return listOf(remembered<unknown>(GAMES)).filter(isSavedGame);
}

export function savedGame(name: DealName): SavedGame | undefined {
  return savedGames().find((game) => keyOf(game) === keyOf(name));
}

export function saveGame(game: SavedGame): void {
  remember(GAMES, [game, ...savedGames().filter((other) => keyOf(other) !== keyOf(game))].slice(0, MOST_GAMES));
}

export function forgetGame(name: DealName): void {
  remember(
    GAMES,
    savedGames().filter((game) => keyOf(game) !== keyOf(name)),
  );
}

/** A deal that was cleared. */
export interface Result {
  readonly milliseconds: number;
  readonly deal: string;
  /** ISO 8601. */
  readonly when: string;
}

/** What a layout's player has done: without any help, and with hints or a rescue. */
export interface Best {
  readonly cleared: number;
  readonly alone: Result | null;
  readonly helped: Result | null;
}

const NO_BEST: Best = { cleared: 0, alone: null, helped: null };

function asResult(value: unknown): Result | null {
  if (!isRecord(value) || typeof value["milliseconds"] !== "number" || typeof value["deal"] !== "string") return null;
  return { milliseconds: value["milliseconds"], deal: value["deal"], when: String(value["when"]) };
}

export function bestOf(layout: string): Best {
  const stored = remembered<unknown>(BESTS);
  const best = isRecord(stored) ? stored[layout] : null;
  if (!isRecord(best)) return NO_BEST;
  return { cleared: Number(best["cleared"]) || 0, alone: asResult(best["alone"]), helped: asResult(best["helped"]) };
}

/** Counts a cleared deal. Returns whether it was the fastest of its sort on this layout. */
export function keepResult(layout: string, result: Result, helped: boolean): boolean {
  const before = bestOf(layout);
  const sort = helped ? "helped" : "alone";
  const fastest = !before[sort] || result.milliseconds < before[sort].milliseconds;
  const after: Best = { ...before, cleared: before.cleared + 1, ...(fastest ? { [sort]: result } : {}) };
  const stored = remembered<unknown>(BESTS);
  remember(BESTS, { ...(isRecord(stored) ? stored : {}), [layout]: after });
  return fastest;
}

export interface Choices {
  /** The lamp that says whether the game can still be won. */
  lamp: boolean;
  /** Blocked tiles are darker. */
  dim: boolean;
  /** New deals are shuffled rather than built. */
  shuffled: boolean;
  /** Id of the faces for new deals; "" the tiles of the set. */
  faces: string;
  /** What was played last. */
  layout: string;
}

export function readChoices(): Choices {
  const stored = remembered<unknown>(CHOICES);
  const of = isRecord(stored) ? stored : {};
  return {
    lamp: of["lamp"] === true,
    dim: of["dim"] === true,
    shuffled: of["shuffled"] === true,
    faces: typeof of["faces"] === "string" ? of["faces"] : "",
    layout: typeof of["layout"] === "string" ? of["layout"] : "",
  };
}

export function keepChoices(choices: Choices): void {
  remember(CHOICES, choices);
}

export function ownFaces(): SoloFaces[] {
  return listOf(remembered<unknown>(FACES)).filter(isFaces);
}

export function keepOwnFaces(faces: readonly SoloFaces[]): boolean {
  return remember(FACES, faces);
}

/** A layout that the player has drawn or brought along. */
export interface OwnLayout {
  readonly id: string;
  readonly name: string;
  readonly places: SoloPlace[];
}

function isOwnLayout(value: unknown): value is OwnLayout {
  return (
    isRecord(value) && typeof value["id"] === "string" && typeof value["name"] === "string" && isPlaces(value["places"])
  );
}

export function ownLayouts(): OwnLayout[] {
  return listOf(remembered<unknown>(LAYOUTS)).filter(isOwnLayout);
}

/** Keeps a layout, in place of the one with the same id. Returns whether that worked. */
export function keepLayout(layout: OwnLayout): boolean {
  return remember(LAYOUTS, [layout, ...ownLayouts().filter((other) => other.id !== layout.id)]);
}

export function forgetLayout(id: string): void {
  remember(
    LAYOUTS,
    ownLayouts().filter((layout) => layout.id !== id),
  );
}
