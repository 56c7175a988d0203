"""How many tables a core serves: people who think, people who hurry, tables that stand idle. Prints what each waits.

    python -m tests.attack.load [--store postgres] [--tables 2000] [--seconds 20]

The server has one core, this the other. `eastwind bench load` has the whole plot; here stand the three figures that are promised,
beside those that were found before an update was made of a batch and not of a step.
"""

import argparse
import sys
from typing import Final

from eastwind.bench.served import ALONE, Served
from eastwind.bench.server_load import idle_table_bytes, measure_load
from tests.attack._figures import Figures
from tests.attack._stores import add_store, kept_in, tell_store

_P99_MS: Final = 50
_ACTIONS_A_SECOND: Final = 2000
_IDLE_KB: Final = 40
#: How many tables of people who do not think, and how long the others do between two actions.
_HURRYING: Final = 200
_BETWEEN_SECONDS: Final = 5.0


def attack(figures: Figures, tables: int, seconds: float, served: Served = ALONE) -> None:
    """:param served: how the server runs. What is promised is promised over a file; elsewhere the figures are only told."""
    told_only = served != ALONE
    thinking = measure_load(tables, _BETWEEN_SECONDS, served, seconds=seconds)
    figures.tell(
        f"{tables:,} tables, an action each {_BETWEEN_SECONDS:.0f} s: p99 (to hold: {_P99_MS} ms)",
        f"{thinking.delay(0.99):.1f} ms",
        held=told_only or thinking.delay(0.99) <= _P99_MS,
        before="85 KB a table, nothing held beyond 475 actions a second",
    )
    hurrying = measure_load(_HURRYING, None, served, seconds=seconds)
    figures.tell(
        f"{_HURRYING} tables at once (to hold: {_ACTIONS_A_SECOND:,} actions a second)",
        f"{hurrying.rate:,.0f} actions a second",
        held=told_only or hurrying.rate >= _ACTIONS_A_SECOND,
        before="400 to 475",
    )
    figures.tell("  of the core for each", f"{1000 * hurrying.work:.2f} ms", before="1.9 to 2.9 ms")
    idle = idle_table_bytes(served) / 1024
    held = told_only or idle <= _IDLE_KB
    figures.tell(f"an idle table (to hold: {_IDLE_KB} KB)", f"{idle:.0f} KB", held=held, before="85 KB")


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_store(options, url=False)
    options.add_argument("--tables", type=int, default=2000, help="of people who think")
    options.add_argument("--seconds", type=float, default=20.0, help="that are counted")
    chosen = options.parse_args(arguments)
    tell_store(chosen.store)
    figures = Figures()
    with kept_in(chosen.store) as served:
        attack(figures, chosen.tables, chosen.seconds, served)
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
