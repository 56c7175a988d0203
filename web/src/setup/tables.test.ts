// Asking the server for tables, and what comes of it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Memory } from "../../tests/support/server";
import { forgetTable, rememberTable, storedTables } from "../kit/seats";
import { ApiError } from "../wire/http";
import { fetchTable } from "./seen";
import { openTable } from "./tables";

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));
afterEach(() => vi.unstubAllGlobals());

describe("requests", () => {
  const stored = {
    table: "ab12",
    seat: 2,
    token: "0123456789abcdef",
    name: "Мария",
    opened: "2025-05-04T19:30:00.000Z",
    over: false,
  };
  const answer = (body: unknown, status = 200): void => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status })),
    );
  };

  it("remember a table that was opened, the newest first, and forget it again", async () => {
    rememberTable(stored);
    answer({ table: "cd34", seat: 0, token: "fedcba9876543210", commitment: "00" });
    await openTable({ rules: "ru-classic", options: {}, name: "Мария", bots: ["club", "club", "novice"] }, "pl");
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ "Accept-Language": "pl" });
    expect(storedTables().map(({ table, seat }) => [table, seat])).toEqual([
      ["cd34", 0],
      ["ab12", 2],
    ]);
    forgetTable("cd34");
    expect(storedTables()).toEqual([stored]);
  });

  it("carry the seat's token", async () => {
    answer({ table: "ab12" });
    await fetchTable(stored);
    const [path, how] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(path).toBe("/api/tables/ab12");
    expect(how?.headers).toMatchObject({ Authorization: "Bearer 0123456789abcdef" });
  });

  it("tell a refusal, a broken server, nonsense and silence apart", async () => {
    const failure = (): Promise<unknown> => fetchTable(stored).catch((error: unknown) => error);
    answer(
      {
        type: "error",
        code: "wrong_token",
        expected: "the seat's token",
        got: "another",
        version: null,
        position: null,
      },
      401,
    );
    expect(await failure()).toMatchObject({ kind: "refused", status: 401, body: { code: "wrong_token" } });
    answer("<html>", 502);
    expect(await failure()).toMatchObject({ kind: "broken", status: 502, body: null });
    answer("<html>");
    expect(await failure()).toMatchObject({ kind: "broken", status: 200 });
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("no route"))),
    );
    expect(await failure()).toMatchObject({ kind: "offline", status: null });
    expect(await failure()).toBeInstanceOf(ApiError);
  });
});
