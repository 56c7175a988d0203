// The small libraries under the page: languages, settings, addresses, requests.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, fetchTable, forgetTable, openTable, rememberTable, storedTables } from "./api";
import { formatNumber, formatSigned, i18n, pickLanguage, t } from "./i18n.svelte";
import { href, parseHash } from "./router.svelte";
import { defaults, readSettings } from "./settings.svelte";

class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));
afterEach(() => vi.unstubAllGlobals());

describe("languages", () => {
  it.each<[string[], string]>([
    [["pl-PL", "en"], "pl"], [["bg"], "bg"], [["de-AT", "ru-RU"], "ru"], [["en-US"], "en"], [["fr"], "en"], [[], "en"],
  ])("%j reads best in %s", (asked, best) => {
    expect(pickLanguage(asked)).toBe(best);
  });

  it("choose the plural of the language", () => {
    i18n.choose("ru");
    expect([1, 3, 5, 21].map((count) => t("setup-options-changed", { count }))).toEqual(["1 изменена", "3 изменены", "5 изменено", "21 изменена"]);
    i18n.choose("pl");
    expect([1, 3, 5, 22].map((count) => t("setup-options-changed", { count }))).toEqual(["1 zmieniony", "3 zmienione", "5 zmienionych", "22 zmienione"]);
  });

  it("write numbers as the language does, with a true minus", () => {
    i18n.choose("ru");
    expect(formatNumber(12345).replaceAll("\u00a0", " ")).toBe("12 345");
    i18n.choose("en");
    expect(formatNumber(-1964)).toBe("−1,964");
    expect([64, -148, 0].map(formatSigned)).toEqual(["+64", "−148", "0"]);
  });

  it("follow the last choice, whatever comes first, and stay where the words cannot be had", async () => {
    await i18n.choose("pl");
    await Promise.all([i18n.choose("ru"), i18n.choose("en")]);
    expect(i18n.language).toBe("en");
    await expect(i18n.choose("xx" as never)).rejects.toThrow();
    expect(i18n.language).toBe("en");
    expect(localStorage.getItem("eastwind.language")).toBe('"en"');
  });

  it("are remembered", () => {
    i18n.choose("bg");
    expect(localStorage.getItem("eastwind.language")).toBe('"bg"');
  });

  it("show the id of a message that is missing, and say so", () => {
    const spoken = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(t("no-such-message")).toBe("[no-such-message]");
    expect(spoken).toHaveBeenCalledOnce();
  });
});

describe("settings", () => {
  it.each([undefined, null, "text", 4])("are the house's own where %j was stored", (stored) => {
    expect(readSettings(stored)).toEqual(defaults);
  });

  it("take over what fits, one by one", () => {
    const read = readSettings({ pace: "fast", sounds: false, index: "huge", largeTiles: "yes", theme: "dark", ghost: true });
    expect(read).toEqual({ ...defaults, pace: "fast", sounds: false, theme: "dark" });
  });
});

describe("addresses", () => {
  it.each([
    ["", { name: "home" }], ["#/", { name: "home" }], ["#/play", { name: "play" }], ["#/settings", { name: "settings" }],
    ["#/table/ab12", { name: "table", table: "ab12" }], ["#/table/ab12/replay/3", { name: "replay", table: "ab12", hand: 3 }],
    ["#/table/ab12/replay/0", { name: "lost", hash: "#/table/ab12/replay/0" }], ["#/elsewhere", { name: "lost", hash: "#/elsewhere" }],
    ["#/table/%E0%A4%A", { name: "lost", hash: "#/table/%E0%A4%A" }],
  ])("%s is read", (hash, route) => {
    expect(parseHash(hash)).toEqual(route);
  });

  it("lead where they say", () => {
    expect(parseHash(href.table("a b/c"))).toEqual({ name: "table", table: "a b/c" });
    expect(parseHash(href.replay("ab12", 7))).toEqual({ name: "replay", table: "ab12", hand: 7 });
  });
});

describe("requests", () => {
  const stored = { table: "ab12", seat: 2, token: "0123456789abcdef", name: "Мария", opened: "2025-05-04T19:30:00.000Z" };
  const answer = (body: unknown, status = 200): void => {
    vi.stubGlobal("fetch", vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status })));
  };

  it("remember a table that was opened, the newest first, and forget it again", async () => {
    rememberTable(stored);
    answer({ table: "cd34", seat: 0, token: "fedcba9876543210", commitment: "00" });
    await openTable({ rules: "ru-classic", options: {}, name: "Мария", bots: ["club", "club", "novice"] }, "pl");
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ "Accept-Language": "pl" });
    expect(storedTables().map(({ table, seat }) => [table, seat])).toEqual([["cd34", 0], ["ab12", 2]]);
    forgetTable("cd34");
    expect(storedTables()).toEqual([stored]);
  });

  it("pass over what somebody else has written into the storage", () => {
    localStorage.setItem("eastwind.tables", JSON.stringify([stored, { table: 4 }, null]));
    expect(storedTables()).toEqual([stored]);
    localStorage.setItem("eastwind.tables", "{");
    expect(storedTables()).toEqual([]);
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
    answer({ type: "error", code: "wrong_token", expected: "the seat's token", got: "another", version: null, position: null }, 403);
    expect(await failure()).toMatchObject({ kind: "refused", status: 403, body: { code: "wrong_token" } });
    answer("<html>", 502);
    expect(await failure()).toMatchObject({ kind: "broken", status: 502, body: null });
    answer("<html>");
    expect(await failure()).toMatchObject({ kind: "broken", status: 200 });
    vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("no route"))));
    expect(await failure()).toMatchObject({ kind: "offline", status: null });
    expect(await failure()).toBeInstanceOf(ApiError);
  });
});
