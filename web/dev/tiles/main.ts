/** The specimen: every tile, stance and part on one page, for the eye. Not shipped: vite build starts from index.html only. */
import "../../src/style/base.css";
import { mount } from "svelte";
import { chooseFace, FACES } from "../../src/tiles/faces.svelte";
import Specimen from "./Specimen.svelte";

// ?theme=dark&index=large&face=plain&part=faces shows one part, so that a screenshot stays small.
const wish = new URLSearchParams(location.search);
for (const name of ["theme", "index", "motion", "face", "back"]) {
  const value = wish.get(name);
  if (value) document.documentElement.dataset[name] = value;
}

const face = FACES.find((name) => name === wish.get("face"));
if (face) chooseFace(face);

const target = document.getElementById("app");
if (!target) throw new Error("tiles.html has no element with the id 'app'");

export default mount(Specimen, { target, props: { part: wish.get("part") ?? "all" } });
