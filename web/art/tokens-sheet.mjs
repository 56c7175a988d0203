// @ts-check
/** The style sheet of tokens as text, for the test of its contrasts (Vitest leaves style sheets empty). */
import { readFileSync } from "node:fs";

/** @returns {string} */
export const tokensSheet = () => readFileSync(new URL("../src/style/tokens.css", import.meta.url), "utf8");
