"""A net for rules that have none of their own: that of the nearest preset, where a quick duel shows that it gains under them.

A household's own rules, and a preset's with options, differ from a preset in a few points; what its net has learnt is mostly true
under them as well. A test by play decides: one *master* that goes by the net among clubs of the general temper. The same
rules give the same answer in every process.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np

from eastwind.bots.nets import Net, net_for
from eastwind.bots.tempers import Numbers, general, lend, own_temper, preset_of
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import BESIDE_THE_HAND, DERIVED, RULES, Rules, hand_rules
from eastwind.study.contests import Contest, Walls, club, contest, master, walls_of

#: Number of walls of the quick duel, each played at every seat: a few, and more where these leave it open; and their seed.
FEW: Final = 3_000
MORE: Final = 12_000
_SEED: Final = 1
#: Points in which rules can agree.
_POINTS: Final = [name for name in RULES.names or () if name not in {*BESIDE_THE_HAND, *DERIVED}]
#: Largest number of rules whose duel is remembered.
_MOST_KEPT: Final = 500


@dataclass(frozen=True, slots=True)
class Loan:
    """Result of the quick duel.

    :ivar preset: the preset of the net; :ivar duel: one *master* that went by it among clubs of the general temper.
    """

    preset: str
    duel: Contest

    @property
    def passed(self) -> bool:
        """True if the net is played by: the whole interval of its gain is above 0."""
        return self.duel.gain.low > 0.0


def borrow(rules: Rules) -> Loan | None:
    """Look for a net for rules that have none, by play the first time; from then on *master* goes by it there, if it passed.

    None where they have one of their own, or there is no net to try. It takes seconds; it may be called from threads.
    """
    if preset_of(rules) is not None:
        return None
    loan = _duel(hand_rules(rules))
    if loan is not None and loan.passed:
        numbers, net = _learnt(loan.preset)
        assert net is not None
        lend(rules, numbers, net)
    return loan


@lru_cache(_MOST_KEPT)
def _duel(as_bytes: bytes) -> Loan | None:
    rules: Rules = np.frombuffer(bytearray(as_bytes), RULES)[0]
    preset = nearest(rules)
    numbers, net = _learnt(preset) if preset else (None, None)
    if preset is None or numbers is None or net is None:
        return None
    one, other, walls = master(numbers, net), club(general().numbers), walls_of(_SEED, Walls.DUEL)
    duel = contest(rules, one, other, walls, FEW)
    if duel.gain.low <= 0.0 < duel.gain.high:
        duel = contest(rules, one, other, walls, MORE)
    return Loan(preset, duel)


def nearest(rules: Rules) -> str | None:
    """Return the preset of the same tradition with a net that agrees with these rules in most points; None if there is none."""
    here: Any = rules
    found: str | None = None
    most = -1.0
    for name in available():
        there: Any = compile_rules(load_preset(name))
        if there.tradition != here.tradition or _learnt(name)[1] is None:
            continue
        agree = sum(float(np.mean(here[it] == there[it])) for it in _POINTS)
        if agree > most:
            found, most = name, agree
    return found


@cache
def _learnt(name: str) -> tuple[Numbers, Net | None]:
    """Return the temper and the net of a preset."""
    preset = load_preset(name)
    numbers = (own_temper(preset) or general()).numbers
    return numbers, net_for(preset, numbers)
