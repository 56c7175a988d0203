// Before every file of tests: all languages are there, so that a test may choose one and speak it at once; and all pages, so that it
// may ask for their addresses.
import "../../src/rooms";
import { languages, loadWords } from "../../src/words/i18n.svelte";

await Promise.all(languages.map(loadWords));
