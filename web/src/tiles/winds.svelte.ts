// One alphabet of winds: the letter on a seat's plate is the letter in the corner of the tile.

import type { Wind } from "../wire/generated";
import { t } from "../words/i18n.svelte";

const WORDS = { E: "east", S: "south", W: "west", N: "north" } as const satisfies Record<Wind, string>;

/** Whether winds have the letters E S W N in every language. The settings say so. */
export const lettering: { latin: boolean } = $state({ latin: false });

/** The wind's letter: that of the language ("В" for восток), or the Latin one. */
export function windLetter(wind: Wind): string {
  return lettering.latin ? wind : t(`winds-letter-${WORDS[wind]}`);
}
