// Development only: a table drawn from a fixture, `/dev-table.html?fixture=claims&screen=0`. Not part of the built page.

import "../style/base.css";
import { mount } from "svelte";
import DevTable from "./DevTable.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("dev-table.html has no element with the id 'app'");

export default mount(DevTable, { target });
