"""The bots' number: how many hands a second *club* plays against itself, masked views and scoring included, one core."""

from collections.abc import Iterator
from typing import Final

from eastwind.bench.engine import BenchError
from eastwind.bench.measure import Measure, best_rate
from eastwind.rules import compile_rules, load_preset
from eastwind.study.bot_play import PlayReport, play_levels

_HANDS: Final = 4_000
_SEED: Final = 20
_CLUB: Final = ("club", "club", "club", "club")


def bot_measures() -> Iterator[Measure]:
    """*club* at all four seats of `ru-classic`; the same seed must give the same report every time."""
    rules = compile_rules(load_preset("ru-classic"))
    reports: list[PlayReport] = []
    rate = best_rate(lambda: reports.append(play_levels(rules, _CLUB, _HANDS, _SEED)), _HANDS, repeats=3)
    if any(report != reports[0] for report in reports) or sum(reports[0].points) != 0:
        raise BenchError("self-play from one seed gave different reports, or points that do not add up to zero")
    drawn = 100 * reports[0].drawn / reports[0].hands
    yield Measure("club against itself, ru-classic", rate, "hands/s", 4_000, "higher", f"{drawn:.1f} % drawn")
