// Before every file of tests. Files share a process: each has the page's modules to itself all the same, and begins by the real
// clock, with none of the timers of the file before it. All languages are there, so that a test may choose one and speak it at
// once; and all pages, so that it may ask for their addresses. What the file before it has left in a document is taken away.
import { vi } from "vitest";
import { endTimers, followTimers } from "./timers";

vi.resetModules();
vi.useRealTimers();
followTimers();
endTimers();
globalThis.document?.body.replaceChildren();
await import("../../src/rooms");
const { languages, loadWords } = await import("../../src/words/i18n.svelte");
await Promise.all(languages.map(loadWords));
