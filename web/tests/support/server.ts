// For tests: storage in memory, and a server that answers as it is told.

import { vi } from "vitest";
import type { ErrorMessage, HandRefusal } from "../../src/wire/generated";

export class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
  key = (number: number): string | null => [...this.kept.keys()][number] ?? null;
  get length(): number {
    return this.kept.size;
  }
}

export interface Asked {
  path: string;
  body: unknown;
}

/**
 * Answers by what an address holds: with the JSON of what it is given, with a response as it is, with either when it has come. An
 * address without an answer is a server that is away.
 */
export function fakeServer(answers: Record<string, (body: unknown, path: string) => unknown>): { asked: Asked[] } {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, how?: { body?: string }) => {
    const body: unknown = how?.body === undefined ? null : JSON.parse(how.body);
    asked.push({ path, body });
    const answer = Object.entries(answers).find(([part]) => path.includes(part))?.[1];
    if (!answer) throw new TypeError("no network");
    const told = await answer(body, path);
    return told instanceof Response ? told : new Response(JSON.stringify(told), { status: 200 });
  });
  return { asked };
}

/** A refusal as the server writes one. */
export function refused(status: number, part: Partial<ErrorMessage> | Partial<HandRefusal> = {}): Response {
  const body = { type: "error", code: "malformed", expected: "", got: "", faults: [], version: null, position: null };
  return new Response(JSON.stringify({ ...body, ...part }), { status });
}

/** Lets everything go on that waits for nothing, so many times. */
export async function settle(turns = 1): Promise<void> {
  for (let k = 0; k < turns; k += 1) await new Promise((done) => setTimeout(done, 0));
}
