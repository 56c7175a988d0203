"""Other seats of a lesson's table: the wall that is made for a step, and their moves."""

from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.interchange.arranged import DICE, arranged
from eastwind.lessons.plan import PLACES, LessonDeal, Script
from eastwind.rules.compiled import Rules
from eastwind.table import Table
from eastwind.table import actions as act
from eastwind.tiles.notation import CODES, parse_tiles
from eastwind.tiles.shuffle import Dice, Stream

#: Seat of the learner.
LEARNER: Final = 0
_SEATS: Final = 4
_NOBODY: Final = Script()


def leader_of(deal: LessonDeal) -> int:
    """Return the seat that leads."""
    return (LEARNER - deal.leads) % _SEATS


def script_of(deal: LessonDeal, seat: int) -> Script:
    """Return the script of another seat."""
    return deal.others.get(PLACES[seat - 1], _NOBODY)


def wall_of(rules: Rules, deal: LessonDeal, name: str) -> tuple[npt.NDArray[np.uint8], Dice]:
    """Return the standing wall and the dice that break it; tiles that the deal does not name are drawn by its name.

    :raises ArrangementError: where that takes more tiles of a kind than there are.
    """
    leader = leader_of(deal)
    seats = [(leader + place) % _SEATS for place in range(_SEATS)]
    hands = [parse_tiles(deal.hand if seat == LEARNER else script_of(deal, seat).hand) for seat in seats]
    wall = arranged(
        rules,
        hands,
        parse_tiles(deal.draws),
        parse_tiles(deal.loose),
        stream=Stream(f"lesson {name}".encode()),
        dealer=leader,
    )
    return wall, DICE


def others_play(table: Table, deal: LessonDeal, seat: int) -> int:
    """Return the action of another seat that is asked now: that of its script, otherwise an inconspicuous one."""
    offered = table.offered(seat)
    script = script_of(deal, seat)
    words = {act.WORDS[action]: action for action in offered}
    for word in script.claims:
        if word in words:
            return words[word]
    if act.PASS in offered:
        return act.PASS
    flower = next((action for word, action in words.items() if word.startswith("flower")), None)
    if flower is not None:
        return flower
    return _discard(table, script, seat, words)


def _discard(table: Table, script: Script, seat: int, words: dict[str, int]) -> int:
    record = table.record
    count = int(record.pond_count)
    made = sum(int(record.pond_seat[place]) == seat for place in range(count))
    wanted = [script.discards[made]] if made < len(script.discards) else []
    drawn = int(record.drawn)
    if drawn >= 0:
        wanted.append(CODES[drawn])
    for tile in wanted:
        for tail in ("", " ready"):
            if f"discard {tile}{tail}" in words:
                return words[f"discard {tile}{tail}"]
    return max(action for word, action in words.items() if word.startswith("discard"))
