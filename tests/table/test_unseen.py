"""What is supposed of the tiles that a seat cannot see agrees with everything that it knows."""

import random
from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.hands.distance import distance_of
from eastwind.hands.tables import lookup
from eastwind.table import Phase, Table
from eastwind.table.layout import TableRecord
from eastwind.table.melds import melds_of
from eastwind.table.unseen import ANY_DISTANCE, suppose_unseen
from eastwind.tiles.chance import chance
from tests.laws.strategies import GAMES
from tests.support.play import Game
from tests.support.story import Story, fields_of

_ANYHOW = np.full(4, ANY_DISTANCE, np.int64)


def _tiles(record: TableRecord) -> Counter[int]:
    """All tiles of the set, wherever they are."""
    found: Counter[int] = Counter()
    for seat in range(4):
        found.update({kind: int(count) for kind, count in enumerate(record.hands[seat]) if count})
        found.update(34 + bonus for bonus in range(8) if int(record.flowers[seat]) >> bonus & 1)
        for meld in melds_of(record, seat):
            found.update(int(kind) for kind in meld.tiles)
    found.update(int(kind) for kind in record.wall[record.front : record.back])
    found.update(int(kind) for kind in record.loose[: record.loose_count])
    pond = zip(record.pond_tile, record.pond_taken, strict=True)
    found.update(int(kind) for kind, taken in list(pond)[: record.pond_count] if not taken)
    return found


@given(GAMES, st.integers(0, 2**32 - 1))
@settings(max_examples=10)
def test_it_is_what_the_seat_knows_no_tile_more_and_none_less_and_can_be_played_on(game: Game, seed: int) -> None:
    dice = random.Random(seed)

    def law(now: Game) -> None:
        table = now.table
        if dice.random() > 0.1 or table.phase in (Phase.IDLE, Phase.FLOWERS) or table.phase.is_over:
            return
        for seat in table.waiting_for:
            seen = table.seen_by(seat)
            supposed = Table(table.rules)
            supposed.restore(seen)
            assert suppose_unseen(lookup(), table.rules, supposed.record, seat, _ANYHOW, chance(dice.getrandbits(64)))
            assert _tiles(supposed.record) == _tiles(table.record)
            assert fields_of(supposed.seen_by(seat)) == fields_of(seen) | {"halts": 0}
            assert supposed.offered(seat) == table.offered(seat)
            while not supposed.phase.is_over:
                asked = supposed.waiting_for[0]
                supposed.take(asked, dice.choice(supposed.offered(asked)))

    game.play_hand(law)


def test_a_hand_is_supposed_to_be_as_near_as_is_said_and_a_ready_one_waits() -> None:
    story = Story(east="5z", south="34p 99m 678s 456m 123s", draws="9m 9p")
    story.play("south ready_at_once", "east gives 5z", "south draws 9m", "south gives 9m")
    story.flush()
    table = story.table
    for near in (1, 2):
        for seed in range(2):
            supposed = Table(table.rules)
            supposed.restore(table.seen_by(2))
            assert suppose_unseen(lookup(), table.rules, supposed.record, 2, np.full(4, near, np.int64), chance(seed))
            assert supposed.record.waits[1] != 0
            assert distance_of(np.asarray(supposed.record.hands[3][:34]), 0, 0) == near
