// Made from src/eastwind/words by `make types`. Do not edit.

export const languages = ["en", "ru", "bg", "pl"] as const;
export type Language = (typeof languages)[number];
