"""One hand as two clubs and two novices play it, word by word. A change here is a change of how the bots play: read it."""

import random
from typing import Final

from eastwind import bots
from eastwind.table import Phase, Table
from eastwind.table.actions import WORDS
from eastwind.tiles.chance import chance
from tests.bots.conformance import deal_by
from tests.support.golden import check_golden
from tests.support.rules import ru

_LEVELS: Final = ("club", "novice", "club", "novice")


def test_a_hand_of_bots() -> None:
    table = Table(ru(flowers=True), first_dealer=0)
    state = chance(8)
    deal_by(table, random.Random(8))
    lines = [f"{seat} {level} {table.position(seat)}" for seat, level in enumerate(_LEVELS)]
    while table.phase < Phase.HAND_OVER:
        seat = table.waiting_for[0]
        action = bots.choose(_LEVELS[seat], table.rules, table.seen_by(seat), state)
        lines.append(f"{seat} {WORDS[action]}")
        table.play(seat, action)
    lines += [f"{seat} {score:+d} {table.position(seat)}" for seat, score in enumerate(table.record.scores)]
    check_golden("bots/one_hand.txt", "\n".join(lines) + "\n")
