// Languages: which is spoken, its plurals and numbers, and what becomes of a message that is missing.

import { describe, expect, it, vi } from "vitest";
import { formatNumber, formatSigned, i18n, languages, nameOf, pickLanguage, t, type MessageId } from "./i18n.svelte";

describe("languages", () => {
  it.each<[string[], string]>([
    [["pl-PL", "en"], "pl"],
    [["bg"], "bg"],
    [["de-AT", "ru-RU"], "ru"],
    [["en-US"], "en"],
    [["fr"], "en"],
    [[], "en"],
  ])("%j reads best in %s", (asked, best) => {
    expect(pickLanguage(asked)).toBe(best);
  });

  it("choose the plural of the language", () => {
    void i18n.choose("ru");
    expect([1, 3, 5, 21].map((count) => t("setup-options-changed", { count }))).toEqual([
      "1 изменена",
      "3 изменены",
      "5 изменено",
      "21 изменена",
    ]);
    void i18n.choose("pl");
    expect([1, 3, 5, 22].map((count) => t("setup-options-changed", { count }))).toEqual([
      "1 zmieniona",
      "3 zmienione",
      "5 zmienionych",
      "22 zmienione",
    ]);
  });

  it("write numbers as the language does, with a true minus", () => {
    void i18n.choose("ru");
    expect(formatNumber(12345).replaceAll("\u00a0", " ")).toBe("12 345");
    void i18n.choose("en");
    expect(formatNumber(-1964)).toBe("−1,964");
    expect([64, -148, 0].map(formatSigned)).toEqual(["+64", "−148", "0"]);
  });

  it("follow the last choice, whatever comes first, and stay where the words cannot be had", async () => {
    await i18n.choose("pl");
    await Promise.all([i18n.choose("ru"), i18n.choose("en")]);
    expect(i18n.language).toBe("en");
    await expect(i18n.choose("xx" as never)).rejects.toThrow();
    expect(i18n.language).toBe("en");
  });

  it("show the id of a message that is missing, and say so", () => {
    const spoken = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(t("no-such-message" as MessageId)).toBe("[no-such-message]");
    expect(spoken).toHaveBeenCalledOnce();
  });
});

it.each(languages)("%s is called what it calls itself", (language) => {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? "";
  expect(nameOf(language).toLocaleLowerCase(language)).toBe(name.toLocaleLowerCase(language));
});
