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
  key: { built: { share: 0.7363, band: "calm" }, shuffled: { share: 0.6488, band: "calm" } },
  compass: { built: { share: 0.4788, band: "easy" }, shuffled: { share: 0.1416, band: "medium" } },
  ring: { built: { share: 0.5509, band: "calm" }, shuffled: { share: 0.2084, band: "easy" } },
  gate: { built: { share: 0.3916, band: "easy" }, shuffled: { share: 0.0263, band: "hard" } },
  cross: { built: { share: 0.4025, band: "easy" }, shuffled: { share: 0.0537, band: "medium" } },
  courtyard: { built: { share: 0.3707, band: "easy" }, shuffled: { share: 0.0228, band: "hard" } },
  pyramid: { built: { share: 0.2817, band: "easy" }, shuffled: { share: 0.0026, band: "expert" } },
  knot: { built: { share: 0.3559, band: "easy" }, shuffled: { share: 0.0741, band: "medium" } },
  fortress: { built: { share: 0.3815, band: "easy" }, shuffled: { share: 0.1475, band: "medium" } },
  well: { built: { share: 0.2127, band: "easy" }, shuffled: { share: 0.0019, band: "expert" } },
  seal: { built: { share: 0.3754, band: "easy" }, shuffled: { share: 0.0238, band: "hard" } },
  mountains: { built: { share: 0.4599, band: "easy" }, shuffled: { share: 0.0905, band: "medium" } },
  stairs: { built: { share: 0.2987, band: "easy" }, shuffled: { share: 0.0051, band: "hard" } },
  bamboo: { built: { share: 0.3601, band: "easy" }, shuffled: { share: 0.0879, band: "medium" } },
  shield: { built: { share: 0.4482, band: "easy" }, shuffled: { share: 0.059, band: "medium" } },
  crab: { built: { share: 0.3852, band: "easy" }, shuffled: { share: 0.029, band: "hard" } },
  tower: { built: { share: 0.5125, band: "calm" }, shuffled: { share: 0.1532, band: "easy" } },
  beetle: { built: { share: 0.4989, band: "easy" }, shuffled: { share: 0.1905, band: "easy" } },
  rune: { built: { share: 0.3993, band: "easy" }, shuffled: { share: 0.051, band: "medium" } },
  snowflake: { built: { share: 0.3439, band: "easy" }, shuffled: { share: 0.0193, band: "hard" } },
  dragon: { built: { share: 0.2099, band: "easy" }, shuffled: { share: 0.0002, band: "expert" } },
  heart: { built: { share: 0.4946, band: "easy" }, shuffled: { share: 0.0027, band: "expert" } },
  crown: { built: { share: 0.3033, band: "easy" }, shuffled: { share: 0.0008, band: "expert" } },
  star: { built: { share: 0.3967, band: "easy" }, shuffled: { share: 0.0075, band: "hard" } },
  wall: { built: { share: 0.1888, band: "easy" }, shuffled: { share: 0.0003, band: "expert" } },
  bell: { built: { share: 0.4873, band: "easy" }, shuffled: { share: 0.151, band: "easy" } },
  cat: { built: { share: 0.6161, band: "calm" }, shuffled: { share: 0.4, band: "easy" } },
  hourglass: { built: { share: 0.4572, band: "easy" }, shuffled: { share: 0.1578, band: "easy" } },
  owl: { built: { share: 0.4585, band: "easy" }, shuffled: { share: 0.0636, band: "medium" } },
  temple: { built: { share: 0.3403, band: "easy" }, shuffled: { share: 0.0114, band: "hard" } },
  tree: { built: { share: 0.4167, band: "easy" }, shuffled: { share: 0.0663, band: "medium" } },
  terraces: { built: { share: 0.2829, band: "easy" }, shuffled: { share: 0.0047, band: "hard" } },
  lotus: { built: { share: 0.2774, band: "easy" }, shuffled: { share: 0.0026, band: "expert" } },
  turtle: { built: { share: 0.4568, band: "easy" }, shuffled: { share: 0.0872, band: "medium" } },
};
