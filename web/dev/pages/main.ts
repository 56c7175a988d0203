// Single pages on fixtures, `/dev/pages.html#end/won`. Not part of the built page.

import "../../src/style/base.css";
import { mount } from "svelte";
import { languages, loadWords } from "../../src/words/i18n.svelte";
import { installFakeServer } from "../fakeServer";
import Pages from "./Pages.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("pages.html has no element with the id 'app'");

installFakeServer();
await Promise.all(languages.map(loadWords));
mount(Pages, { target, props: { page: location.hash.slice(1) } });
window.addEventListener("hashchange", () => location.reload());
