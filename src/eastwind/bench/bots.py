"""Measures of the bots, on one core.

Hands a second that *club* plays against itself, and one *master* among clubs, masked views and scoring included; and decisions
a second that each bot makes in such play.
"""

from collections.abc import Iterator
from typing import Final

from eastwind.bench.engine import BenchError
from eastwind.bench.measure import Measure, best_rate
from eastwind.bots import BUILT_IN
from eastwind.rules import compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.study.bot_play import PlayReport, play_levels

_HANDS: Final = 4_000
_SEED: Final = 20
_CLUB: Final = ("club", "club", "club", "club")
#: Number of hands for measuring the decisions of a bot.
_FEW_HANDS: Final = 500
#: Target of *master*, in decisions a second: one in 15 µs.
_MASTERS: Final = 66_667


def bot_measures() -> Iterator[Measure]:
    """Measure *club* at all four seats of `ru-classic`, one *master* among clubs, and the decisions of each bot.

    The same seed must give the same report every time.
    """
    rules = compile_rules(load_preset("ru-classic"))
    reports: list[PlayReport] = []
    rate = best_rate(lambda: reports.append(play_levels(rules, _CLUB, _HANDS, _SEED)), _HANDS, repeats=3)
    if any(report != reports[0] for report in reports) or sum(reports[0].points) != 0:
        raise BenchError("self-play from one seed gave different reports, or points that do not add up to zero")
    drawn = 100 * reports[0].drawn / reports[0].hands
    yield Measure("club against itself, ru-classic", rate, "hands/s", 4_000, "higher", f"{drawn:.1f} % drawn")
    seated = ("master", "club", "club", "club")
    rate = best_rate(lambda: play_levels(rules, seated, _HANDS, _SEED), _HANDS, repeats=3)
    yield Measure("one master among three clubs", rate, "hands/s", 5_000, "higher", "ru-classic")
    for name in BUILT_IN.names:
        yield _decisions(rules, name)


def _decisions(rules: Rules, name: str) -> Measure:
    """Measure the decisions a second of a bot at all four seats, the hands played out included."""
    taken = play_levels(rules, [name] * 4, _FEW_HANDS, _SEED).actions
    rate = best_rate(lambda: play_levels(rules, [name] * 4, _FEW_HANDS, _SEED), taken, repeats=3)
    target = _MASTERS if name == "master" else None
    return Measure(f"decisions of {name}", rate, "/s", target, "higher", f"{1e6 / rate:.1f} µs each, play included")
