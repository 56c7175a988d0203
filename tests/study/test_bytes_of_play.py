"""Random hands of every rule set end in the same records, field by field, as when their digests were taken.

A digest is over names, places and values of all numbers that are not 0, so a wider record keeps it as long as what it held before
means the same. `python -m tests.study.test_bytes_of_play` writes the digests anew: only where a rule has changed, and said so.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from eastwind.hands.tables import lookup
from eastwind.rules import available, compile_rules, load_preset
from eastwind.study.random_play import COUNTS, play_randomly
from eastwind.table.copying import bytes_in, record_in
from eastwind.table.layout import TABLE
from eastwind.tiles.chance import chance

DIGESTS: Final = Path(__file__).parent.parent / "golden" / "play" / "random_hands.json"
HANDS: Final = 1_500
#: Fields of the record when the digests were taken. A later one is not in them.
FIELDS: Final = """version moment halts hand first_dealer leads_passed next_dealer dealer round_wind scores hands keys held melds
    meld_count hidden flowers waits ready has_drawn own_discards discarded wall wall_size front back loose
    loose_count dice break_seat break_stack wall_first wall_step pond_tile pond_seat pond_ready pond_taken
    pond_count phase turn drawn source claimed distance complete ready_discards last_discard robbed rob_meld
    kongs_in_turn pending answers can_win time_up winner winners discarder win_tile win_source win_events
    penalties waiting_at_end values payments hand_end match_end events event_count""".split()


def final_records(name: str) -> Any:
    """The record at the end of each hand: (HANDS,) of `TABLE`."""
    rules = compile_rules(load_preset(name))
    its_bytes = np.zeros(TABLE.itemsize, np.uint8)
    record, state, counts = record_in(its_bytes), chance(11), np.zeros(COUNTS, np.int64)
    record.first_dealer = next(seat for seat in range(4) if int(rules.seats) >> seat & 1)
    ends = np.empty((HANDS, TABLE.itemsize), np.uint8)
    for hand in range(HANDS):
        play_randomly(lookup(), rules, record, state, 1, counts)
        ends[hand] = bytes_in(record)
    return ends.reshape(-1).view(TABLE)


def digest_of(name: str) -> str:
    records, digest = final_records(name), hashlib.sha256()
    for field in FIELDS:
        numbers = records[field]
        places = np.nonzero(numbers)
        digest.update(field.encode())
        for place in places:
            digest.update(place.astype("<i4").tobytes())
        digest.update(numbers[places].astype("<i8").tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("name", available())
def test_random_hands_end_in_the_same_records(name: str) -> None:
    assert digest_of(name) == json.loads(DIGESTS.read_text(encoding="utf-8"))[name]


if __name__ == "__main__":
    DIGESTS.write_text(json.dumps({name: digest_of(name) for name in available()}, indent=1) + "\n", encoding="utf-8")
