// What the server finds wrong with the file of a layout, in the player's language. It says what it expected and what it found;
// its sentences are few, and what is not among them is shown as it came.

import { t, idOf } from "../../words/i18n.svelte";
import type { SoloFault } from "../../wire/generated";

const SENTENCES: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^(?:one of )?`(?:eastwind-layout|kmahjongg-layout|Kyodai)/, "header"],
  [/^`name …` or `layer`$/, "line"],
  [/^a line `name …`$/, "name"],
  [/^a line `layer`$/, "layer"],
  [/^(?:`\[`, `\]`, a dot or a blank|`0` or `1`)$/, "sign"],
  [/^a tile: `\[\]`/, "tile"],
  [/^(?:its (?:width|height|number of layers)|`[whd]…`)/, "size"],
  [/^\d+ squares/, "squares"],
  [/^an even number of tiles/, "count"],
  [/^at most \d+ half tiles (?:wide|high)$/, "large"],
  [/^layers 0 to/, "layers"],
  [/^room for a tile at/, "overlap"],
];

export function kindOf(fault: SoloFault): string | null {
  return SENTENCES.find(([pattern]) => pattern.test(fault.expected))?.[1] ?? null;
}

export function faultText(fault: SoloFault): string {
  const kind = kindOf(fault);
  const found = fault.found.replace(/^'(.*)'$/, "$1");
  const place = /\((\d+), (\d+), (\d+)\)/.exec(fault.expected);
  const words =
    kind === null
      ? t("solo-layout-fault-other", { expected: fault.expected, found })
      : t(idOf("solo-layout-fault", kind), {
          found,
          number: /\d+/.exec(fault.expected)?.[0] ?? "",
          place: place
            ? t("solo-place", {
                column: Number(place[1]) / 2 + 1,
                row: Number(place[2]) / 2 + 1,
                layer: Number(place[3]) + 1,
              })
            : "",
        });
  if (fault.line === 0) return words;
  return fault.column === 0
    ? t("solo-fault-line", { line: fault.line, fault: words })
    : t("solo-fault-column", { line: fault.line, column: fault.column, fault: words });
}
