import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { i18n, loadWords } from "./lib/i18n.svelte";
import { fetchAhead, parts } from "./lib/parts";
import { installSprite } from "./tiles/sprite";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id 'app'");

// While developing, `?fake` draws the pages from fixtures, without a server. Never part of the built page.
if (import.meta.env.DEV && new URLSearchParams(location.search).has("fake")) {
  (await import("./around/dev/fakeServer")).installFakeServer();
}

installSprite();
await loadWords(i18n.language);
mount(App, { target });
fetchAhead(parts.setup, parts.table, parts.settings, parts.replay, parts.solitaire, parts.connect, parts.calculator);
