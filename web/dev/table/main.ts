// Development only: a table drawn from a fixture, `/dev/table.html?fixture=claims&screen=0`. Not part of the built page.

import "../../src/style/base.css";
import { mount } from "svelte";
import { languages, loadWords } from "../../src/words/i18n.svelte";
import DevTable from "./Table.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("table.html has no element with the id 'app'");

await Promise.all(languages.map(loadWords));
mount(DevTable, { target });
