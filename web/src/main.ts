import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { chosenLanguage } from "./kit/language";
import { i18n } from "./words/i18n.svelte";
import { fetchAhead, parts } from "./rooms";
import { installSprite } from "./tiles/sprite";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id 'app'");

installSprite();
await i18n.choose(chosenLanguage() ?? i18n.language);
mount(App, { target });
fetchAhead(parts.setup, parts.table, parts.settings, parts.replay, parts.solitaire, parts.connect, parts.calculator);
