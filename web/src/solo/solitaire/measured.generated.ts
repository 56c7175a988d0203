// Made by `.venv/bin/python -m scripts.measure_layouts` from the layouts and their deals. Do not edit.

import type { SoloBand } from "../../wire/generated";

interface Measured {
  /** The share of random plays that clear its deals. */
  readonly share: number;
  readonly band: SoloBand;
}

/** By layout: how hard its deals are, built and shuffled ones. */
export const MEASURED: Readonly<Record<string, { readonly built: Measured; readonly shuffled: Measured }>> = {
  lantern: { built: { share: 0.752, band: "calm" }, shuffled: { share: 0.5344, band: "calm" } },
  pagoda: { built: { share: 0.4934, band: "easy" }, shuffled: { share: 0.4084, band: "easy" } },
  bridge: { built: { share: 0.3745, band: "easy" }, shuffled: { share: 0.0595, band: "medium" } },
  fish: { built: { share: 0.5731, band: "calm" }, shuffled: { share: 0.2382, band: "easy" } },
  butterfly: { built: { share: 0.4631, band: "easy" }, shuffled: { share: 0.0935, band: "medium" } },
  boat: { built: { share: 0.4874, band: "easy" }, shuffled: { share: 0.0805, band: "medium" } },
  compass: { built: { share: 0.4788, band: "easy" }, shuffled: { share: 0.1416, band: "medium" } },
  gate: { built: { share: 0.3916, band: "easy" }, shuffled: { share: 0.0263, band: "hard" } },
  courtyard: { built: { share: 0.3707, band: "easy" }, shuffled: { share: 0.0228, band: "hard" } },
  fortress: { built: { share: 0.3815, band: "easy" }, shuffled: { share: 0.1475, band: "medium" } },
  mountains: { built: { share: 0.4599, band: "easy" }, shuffled: { share: 0.0905, band: "medium" } },
  dragon: { built: { share: 0.2099, band: "easy" }, shuffled: { share: 0.0002, band: "expert" } },
  wall: { built: { share: 0.1888, band: "easy" }, shuffled: { share: 0.0003, band: "expert" } },
  terraces: { built: { share: 0.2829, band: "easy" }, shuffled: { share: 0.0047, band: "hard" } },
  lotus: { built: { share: 0.2774, band: "easy" }, shuffled: { share: 0.0026, band: "expert" } },
  turtle: { built: { share: 0.4568, band: "easy" }, shuffled: { share: 0.0872, band: "medium" } },
};
