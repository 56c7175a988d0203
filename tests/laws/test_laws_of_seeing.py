"""A view never depends on what its seat may not know."""

import random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.table import EventKind, Phase
from eastwind.table.layout import TABLE, TableRecord
from eastwind.table.masking import mask
from eastwind.testing.tables import give_hand
from tests.laws.strategies import GAMES
from tests.support.play import Game
from tests.support.story import fields_of

_OTHERS_TILE = (EventKind.DRAW, EventKind.REPLACEMENT)


def _copy(record: TableRecord) -> Any:
    array = np.zeros(1, TABLE)
    array[0] = record
    return array.view(np.recarray)[0]


def _view(record: TableRecord, seat: int) -> dict[str, Any]:
    out = _copy(record)
    mask(record, seat, out)
    return fields_of(out)


def _swap_hidden_tiles(record: TableRecord, seat: int, chance: random.Random) -> Any:
    """A copy in which all tiles that `seat` cannot see lie elsewhere, and all that follows from them is different too."""
    other: Any = _copy(record)
    over = record.phase >= Phase.HAND_OVER
    hidden = [] if over else [player for player in range(4) if player != seat]
    # each look at a field of a record costs microseconds: once for all its values
    hands, wall, front, back = np.asarray(record.hands), other.wall, int(record.front), int(record.back)
    pool = [kind for player in hidden for kind in np.repeat(np.arange(42), hands[player]).tolist()]
    pool += wall[front:back].tolist()
    pool += np.asarray(record.loose)[: int(record.loose_count)].tolist()
    chance.shuffle(pool)
    for player in hidden:
        size = int(hands[player].sum())
        give_hand(other, player, [pool.pop() for _ in range(size)])
    for index in range(front, back):
        wall[index] = pool.pop()
    for index in range(record.loose_count):
        other.loose[index] = pool.pop()
    assert not pool
    # tiles that were taken long ago, by whom nobody can say
    taken = wall[:front].tolist()
    chance.shuffle(taken)
    wall[:front] = taken
    for player in range(4):
        if player != seat:
            other.waits[player] = chance.getrandbits(34)
            other.answers[player] = chance.randrange(-1, 210)
            other.own_discards[player] = chance.getrandbits(34)
            other.can_win = int(other.can_win) ^ (chance.getrandbits(1) << player)
            other.pending = int(other.pending) ^ (chance.getrandbits(1) << player)
    if record.turn != seat:
        other.drawn = chance.randrange(-1, 34)
        other.distance = chance.randrange(-1, 7)
        other.complete = chance.getrandbits(1)
        other.ready_discards = chance.getrandbits(34)
    for index in range(len(other.events)):
        row = other.events[index]
        if index >= record.event_count or (row[0] in _OTHERS_TILE and row[1] != seat):
            row[2] = chance.randrange(34)
    return other


@given(GAMES, st.integers(0, 2**32 - 1))
@settings(max_examples=25)
def test_a_view_never_changes_when_hidden_tiles_are_swapped(game: Game, seed: int) -> None:
    chance = random.Random(seed)

    def law(now: Game) -> None:
        if chance.random() > 0.25 and now.table.phase < Phase.HAND_OVER:
            return
        for seat in range(-1, 4):
            swapped = _swap_hidden_tiles(now.record, seat, chance)
            assert _view(swapped, seat) == _view(now.record, seat)

    game.play_hand(law)


@given(GAMES)
@settings(max_examples=10)
def test_a_view_shows_the_own_tiles_and_the_number_of_all_others(game: Game) -> None:
    def law(now: Game) -> None:
        over = now.table.phase >= Phase.HAND_OVER
        for seat in range(4):
            seen = now.table.seen_by(seat)
            assert list(seen.hands[seat]) == list(now.record.hands[seat])
            assert int(seen.waits[seat]) == int(now.record.waits[seat])
            for player in range(4):
                shown = int(sum(seen.hands[player])) + int(seen.hidden[player])
                assert shown == sum(now.record.hands[player])
                assert over or player == seat or sum(seen.hands[player]) == 0

    game.play_hand(law)
