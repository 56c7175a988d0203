"""Writes how hard the deals of each layout are, measured, for the page's choice of layouts.

    .venv/bin/python -m scripts.measure_layouts

Random plays of the deals 1 to 20 of every layout, built ones and shuffled ones; the share that clears them gives the layout its
band. The numbers never change as long as the layouts and the deals do not.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from eastwind.solo.deal import deal
from eastwind.solo.difficulty import Difficulty, measure_difficulty
from eastwind.solo.layout import Layout
from eastwind.solo.layouts import layouts

OUTPUT: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "solo" / "solitaire" / "measured.generated.ts"
DEALS: Final = 20
_HEAD: Final = """\
// Made by `.venv/bin/python -m scripts.measure_layouts` from the layouts and their deals. Do not edit.

import type { SoloBand } from "../../wire/generated";

interface Measured {
  /** The share of random plays that clear its deals. */
  readonly share: number;
  readonly band: SoloBand;
}

/** By layout: how hard its deals are, built and shuffled ones. */
export const MEASURED: Readonly<Record<string, { readonly built: Measured; readonly shuffled: Measured }>> = {
"""


def measured(layout: Layout, numbers: Iterable[int] = range(1, DEALS + 1), *, shuffled: bool) -> Difficulty:
    """Random plays of several deals of a layout, together."""
    each = [measure_difficulty(deal(layout, number, shuffled=shuffled).tiles) for number in numbers]
    return Difficulty(sum(one.plays for one in each), sum(one.cleared for one in each))


def line_of(name: str, built: Difficulty, shuffled: Difficulty) -> str:
    """A layout's line of the page's module."""
    of = [f"{{ share: {one.cleared / one.plays:.4f}, band: {json.dumps(one.band)} }}" for one in (built, shuffled)]
    return f"  {name}: {{ built: {of[0]}, shuffled: {of[1]} }},\n"


def main() -> None:
    lines = [
        line_of(name, measured(layout, shuffled=False), measured(layout, shuffled=True))
        for name, layout in layouts().items()
    ]
    OUTPUT.write_text("".join([_HEAD, *lines, "};\n"]), encoding="utf-8")
    print(f"wrote {OUTPUT.relative_to(OUTPUT.parents[4])}")


if __name__ == "__main__":
    main()
