import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "../wire/http";
import { Resource } from "./resource.svelte";

test("the answer to an earlier question is passed over when it comes late, and its failure too", async () => {
  for (const late of ["answer", "failure"]) {
    const asked = new Resource<string>();
    let settle = (): void => undefined;
    const first = asked.ask(
      () =>
        new Promise((resolve, reject) => {
          settle = () => (late === "answer" ? resolve("old") : reject(new ApiError("offline", null, null)));
        }),
    );
    expect(await asked.ask(async () => "new")).toBe("new");
    settle();
    expect(await first).toBeNull();
    expect([asked.answer, asked.failure, asked.waiting]).toEqual(["new", null, false]);
  }
});

test("a failure is told and asked again; the last answer stays meanwhile", async () => {
  const asked = new Resource<string>();
  await asked.ask(async () => "first");
  const question = vi.fn(async (): Promise<string> => {
    throw new ApiError("offline", null, null);
  });
  expect(await asked.ask(question)).toBeNull();
  expect([asked.answer, asked.failure?.kind, asked.waiting]).toEqual(["first", "offline", false]);
  question.mockResolvedValueOnce("second");
  const again = asked.again();
  expect([asked.failure, asked.waiting]).toEqual([null, true]);
  expect(await again).toBe("second");
  expect(question).toHaveBeenCalledTimes(2);
});

test("a question that is asked again quietly leaves the failure until there is another outcome", async () => {
  const asked = new Resource<string>();
  const away = async (): Promise<string> => Promise.reject(new ApiError("offline", null, null));
  await asked.ask(away);
  for (const question of [away, async () => "there"]) {
    const again = asked.ask(question, 0, true);
    expect([asked.failure?.kind, asked.waiting]).toEqual(["offline", true]);
    await again;
  }
  expect([asked.answer, asked.failure]).toEqual(["there", null]);
});

test("an error of the page's own is not taken for one of the server's", async () => {
  const asked = new Resource<string>();
  await expect(asked.ask(async () => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
  expect([asked.failure, asked.waiting]).toEqual([null, false]);
});

test("what is forgotten does not come back", async () => {
  const asked = new Resource<string>();
  const answer = asked.ask(async () => "late");
  asked.forget();
  expect(await answer).toBeNull();
  expect([asked.answer, await asked.again()]).toEqual([null, null]);
});

test("of questions that follow each other faster than their pause only the last is asked", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = new Resource<string>();
  const question = vi.fn(async (text: string): Promise<string> => text);
  const answers = ["a", "ab", "abc"].map((text) => asked.ask(() => question(text), 100));
  expect([asked.waiting, question.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await Promise.all(answers)).toEqual([null, null, "abc"]);
  expect(question.mock.calls).toEqual([["abc"]]);
  expect([asked.answer, asked.waiting]).toEqual(["abc", false]);
});

test("what is forgotten in its pause is never asked", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = new Resource<string>();
  const question = vi.fn(async (): Promise<string> => "answer");
  void asked.ask(question, 100);
  asked.forget();
  await vi.advanceTimersByTimeAsync(200);
  expect(question).not.toHaveBeenCalled();
  expect([asked.answer, asked.waiting]).toEqual([null, false]);
});
