import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id 'app'");

// While developing, `?fake` draws the pages from fixtures, without a server. Never part of the built page.
if (import.meta.env.DEV && new URLSearchParams(location.search).has("fake")) {
  (await import("./around/dev/fakeServer")).installFakeServer();
}

export default mount(App, { target });
