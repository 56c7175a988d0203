// The trainers for tests: real tasks (`python -m scripts.page_fixtures`), a server that gives them, and the page that asks them.

import { flushSync } from "svelte";
import { rulePage, ruleSets } from "../../dev/fixtures/rules";
import TrainersPage from "../../src/trainers/TrainersPage.svelte";
import type { DailyTask, Task } from "../../src/wire/generated";
import kept from "../fixtures/trainers.generated.json";
import { fakeServer, refused, settle, type Asked } from "./server";
import { noSizes, show, text } from "./show";

export type TaskName = Exclude<keyof typeof kept, "daily">;
export const daily = kept.daily as unknown as DailyTask;

export type AskedOf<Kind extends Task["asked"]["kind"]> = Extract<Task["asked"], { kind: Kind }>;

export const taskOf = (name: TaskName): Task => kept[name] as unknown as Task;

/** What a task asks, which is of the kind that a test is about. */
export function askedOf<Kind extends Task["asked"]["kind"]>(name: TaskName, kind: Kind): AskedOf<Kind> {
  const { asked } = taskOf(name);
  if (asked.kind !== kind) throw new Error(`${name} asks for ${asked.kind}, expected ${kind}`);
  return asked as AskedOf<Kind>;
}

function answer(path: string): unknown {
  const [trainer, level, seed] = path.split("?")[0]!.split("/").slice(-3);
  return (
    Object.values(kept as unknown as Record<string, Task>).find(
      (it) => it.trainer === trainer && String(it.level) === level && String(it.seed) === seed,
    ) ?? refused(404, { expected: "a task that is kept for tests", got: path })
  );
}

export function trainersServer(): { asked: Asked[] } {
  return fakeServer({
    "/api/trainers/daily/": () => daily,
    "/api/trainers/rules/ru-classic/": (_, path) => answer(path),
    "/api/trainers/rules/ru-classic": () => ["count", "waits", "discard", "pays", "allowed", "limit"],
    "/api/rulesets/ru-classic": () => rulePage,
    "/api/rulesets": () => ruleSets,
  });
}

export async function answered(): Promise<void> {
  await settle(6);
  flushSync();
}

export async function openTrainers(props: { trainer?: string; level?: string; seed?: string } = {}): Promise<void> {
  noSizes();
  show(TrainersPage, props);
  await answered();
}

/** Opens a task by its address. */
export async function openTask(name: TaskName): Promise<void> {
  const { trainer, level, seed } = taskOf(name);
  await openTrainers({ trainer, level: String(level), seed: String(seed) });
}

export const verdict = (): string | undefined => document.querySelector(".verdict")?.textContent.trim();

export function find(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>("main button")].find(
    (it) => (it.getAttribute("aria-label") ?? it.textContent).replaceAll(/\s+/g, " ").trim() === name,
  );
}

export function press(name: string): void {
  const button = find(name);
  if (!button) throw new Error(`no button ${name} in ${text()}`);
  button.click();
  flushSync();
}

/** Ticks a box, or unticks it. */
export function tick(at: number): void {
  document.querySelectorAll<HTMLInputElement>("article input[type=checkbox]")[at]!.click();
  flushSync();
}

export function write(into: HTMLInputElement, words: string): void {
  into.value = words;
  into.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
