"""Nets for masters at tables whose rules have none of their own, found in a thread; till then they play as clubs."""

import logging
import threading
from typing import Final

from eastwind.bots.tempers import preset_of
from eastwind.rules.compiled import Rules, hand_rules
from eastwind.study.borrowed import borrow

_log: Final = logging.getLogger(__name__)
#: Level of the bots that go by a net.
_MASTER: Final = "master"
#: One after another: a core at most is taken from those who play.
_in_turn: Final = threading.Lock()
#: Rules that may wait at once: masters at tables under further new ones play as clubs.
_MOST: Final = 8


class NetLookup:
    """Search for nets, one after another. Used from the server's event loop."""

    def __init__(self) -> None:
        self._looking: Final[dict[bytes, threading.Thread]] = {}

    def seat(self, level: str, rules: Rules) -> None:
        """Seat a bot under these rules."""
        if level != _MASTER or preset_of(rules) is not None:
            return
        for done in [its for its, thread in self._looking.items() if not thread.is_alive()]:
            del self._looking[done]
        its = hand_rules(rules)
        if its not in self._looking and len(self._looking) < _MOST:
            # nobody waits for it when the server ends
            thread = threading.Thread(target=_look, args=(rules,), name="eastwind-net", daemon=True)
            self._looking[its] = thread
            thread.start()

    def wait(self) -> None:
        """Wait until all nets that are looked for are found."""
        for thread in list(self._looking.values()):
            thread.join()


def _look(rules: Rules) -> None:
    with _in_turn:
        loan = borrow(rules)
    if loan is not None:
        gain, found = loan.duel.gain, "plays by it" if loan.passed else "plays as club"
        _log.info(
            "the net of %s under other rules: %+.2f points a hand (%+.2f to %+.2f): master %s",
            *(loan.preset, gain.value, gain.low, gain.high, found),
        )
