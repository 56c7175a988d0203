"""Laws that hold at every step of any play under any options."""

import random
from collections import Counter
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.hands.distance import distance, set_keys
from eastwind.hands.tables import lookup
from eastwind.scoring.layout import Meld
from eastwind.scoring.value import shapes_of
from eastwind.table import Phase, Table, actions
from eastwind.table.layout import TABLE, TableRecord
from eastwind.table.melds import melds_of
from eastwind.table.step import DONE, REFUSED, step
from tests.laws.strategies import GAMES
from tests.support.play import Game
from tests.support.story import Story, fields_of, whole_set


def _all_tiles(record: TableRecord) -> Counter[int]:
    """Every tile wherever it is: hands, sets, bonus tiles laid, ponds, what stands of the wall, loose tiles."""
    tiles: Counter[int] = Counter()
    for seat in range(4):
        for kind in range(42):
            tiles[kind] += int(record.hands[seat, kind])
        for meld in melds_of(record, seat):
            tiles.update(meld.tiles)
        tiles.update(34 + bonus for bonus in range(8) if int(record.flowers[seat]) >> bonus & 1)
    for index in range(record.pond_count):
        if not record.pond_taken[index]:
            tiles[int(record.pond_tile[index])] += 1
    tiles.update(int(record.wall[index]) for index in range(record.front, record.back))
    tiles.update(int(record.loose[index]) for index in range(record.loose_count))
    return +tiles


@given(GAMES)
@settings(max_examples=25)
def test_no_tile_is_ever_lost_or_made(game: Game) -> None:
    wanted = Counter(whole_set(bool(game.rules.flowers)))

    def law(now: Game) -> None:
        assert _all_tiles(now.record) == wanted

    for _ in range(2):
        game.play_hand(law)
        if game.table.phase is Phase.MATCH_OVER:
            break


@given(GAMES)
@settings(max_examples=25)
def test_everyone_holds_thirteen_tiles_and_who_is_to_discard_one_more(game: Game) -> None:
    def law(now: Game) -> None:
        record, phase = now.record, now.table.phase
        if phase in (Phase.FLOWERS, Phase.ROB) or phase >= Phase.HAND_OVER:
            return
        for seat in range(4):
            held = sum(record.hands[seat]) + 3 * record.meld_count[seat]
            extra = seat == (record.dealer if phase is Phase.DECLARE else record.turn) and phase is not Phase.CLAIM
            assert held == 13 + extra, (phase, seat)

    game.play_hand(law)


def _counts(record: TableRecord, seat: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    return np.array([record.hands[seat, kind] for kind in range(34)], np.uint8)


def _waits(game: Game, counts: np.ndarray[tuple[int], np.dtype[np.uint8]], seat: int) -> int:
    """Kinds that complete 13 tiles, worked out afresh; those of which the seat owns all four do not count."""
    owned = Counter(dict(enumerate(counts.tolist())))
    for meld in melds_of(game.record, seat):
        owned.update(meld.tiles)
    mask, shapes, sets = 0, int(shapes_of(game.rules)), int(game.record.meld_count[seat])
    for kind in range(34):
        if owned[kind] < 4:
            counts[kind] += 1
            mask |= (distance(lookup(), counts, sets, shapes) < 0) << kind
            counts[kind] -= 1
    return mask


@given(GAMES)
@settings(max_examples=20)
def test_keys_waits_and_distance_are_what_working_them_out_afresh_gives(game: Game) -> None:
    keys = np.zeros(4, np.int32)

    def law(now: Game) -> None:
        record, phase = now.record, now.table.phase
        for seat in range(4):
            counts = _counts(record, seat)
            set_keys(counts, keys)
            assert [record.keys[seat, group] for group in range(4)] == keys.tolist()
            waiting = phase in (Phase.TURN, Phase.CLAIM, Phase.DECLARE, Phase.ROB)
            away = seat != record.turn or phase is Phase.CLAIM
            if waiting and away:
                assert int(record.waits[seat]) == _waits(now, counts, seat), (phase, seat)
        if phase is Phase.TURN:
            seat = record.turn
            counts = _counts(record, seat)
            if sum(record.hands[seat]) > counts.sum():
                assert record.distance >= 1, "a bonus tile is in the hand"
                return
            sets = int(record.meld_count[seat])
            assert record.distance == distance(lookup(), counts, sets, int(shapes_of(now.rules)))
            mask = 0
            for kind in range(34):
                if counts[kind]:
                    counts[kind] -= 1
                    mask |= (_waits(now, counts, seat) != 0) << kind
                    counts[kind] += 1
            assert int(record.ready_discards) == mask

    game.play_hand(law)


def _check_every_action(table: Table) -> None:
    """All actions of all seats, and some numbers beside them, on copies of the table."""
    array = np.zeros(1, TABLE)
    record: Any = array.view(np.recarray)[0]
    array[0] = table.record
    before = array.tobytes()
    for seat in range(-1, 5):
        offered = table.offered(seat) if 0 <= seat < 4 else []
        for action in range(-1, actions.ACTIONS + 2):
            answer = step(lookup(), table.rules, record, seat, action)
            if action in offered:
                assert answer == DONE
                assert int(record.version) == table.version + 1
                array.view(np.uint8)[:] = np.frombuffer(before, np.uint8)
            else:
                assert answer == REFUSED
                assert array.tobytes() == before


@given(GAMES, st.integers(0, 2**32 - 1))
@settings(max_examples=20)
def test_exactly_what_is_offered_is_accepted_and_a_refusal_changes_nothing(game: Game, seed: int) -> None:
    chance = random.Random(seed)

    def law(now: Game) -> None:
        asked = now.table.waiting_for
        for seat in range(4):
            offered = now.table.offered(seat)
            assert bool(offered) == (seat in asked)
            assert len(set(offered)) == len(offered)
            assert all(0 <= action < actions.ACTIONS for action in offered)
        if chance.random() < 0.04 or now.table.phase in (Phase.ROB, Phase.HAND_OVER):
            _check_every_action(now.table)

    game.play_hand(law)


def test_the_same_while_a_kong_may_be_robbed() -> None:
    story = Story(east="1111z 258m 258p 258s 4m", west="19m 19p 19s 234567z 9m").play("east concealed_kong 1z")
    assert story.phase is Phase.ROB
    _check_every_action(story.table)
    story.play("west mahjong")
    assert _all_tiles(story.record) == Counter(whole_set(False))
    _check_every_action(story.table)


@given(GAMES)
@settings(max_examples=25)
def test_payments_and_scores_come_to_nothing_and_add_up(game: Game) -> None:
    scores = [0, 0, 0, 0]
    for _ in range(4):
        if game.table.phase is Phase.MATCH_OVER:
            break
        game.play_hand()
        record = game.record
        payments = [[int(record.payments[payer, payee]) for payee in range(4)] for payer in range(4)]
        assert min(map(min, payments)) >= 0
        assert all(payments[seat][seat] == 0 for seat in range(4))
        assert not any(payments[one][two] and payments[two][one] for one in range(4) for two in range(4))
        for payer in range(4):
            for payee in range(4):
                scores[payer] -= payments[payer][payee]
                scores[payee] += payments[payer][payee]
        assert list(record.scores) == scores
        assert sum(scores) == 0
        if record.winner < 0:
            assert not any(map(any, payments))
            assert list(record.values) == [0] * 4
        if game.rules.limit:
            assert max(record.values) <= game.rules.limit


@given(GAMES)
@settings(max_examples=15)
def test_the_same_walls_and_actions_give_the_same_table(game: Game) -> None:
    for _ in range(2):
        if game.table.phase is not Phase.MATCH_OVER:
            game.play_hand()
    again = game.replay()
    assert fields_of(again.record) == fields_of(game.record)


@given(GAMES)
@settings(max_examples=15)
def test_every_step_counts_one_version_and_tells_something_or_notes_an_answer(game: Game) -> None:
    last = {"version": 0}

    def law(now: Game) -> None:
        assert now.table.version == last["version"] + 1
        last["version"] = now.table.version
        if int(now.record.event_count) == 0:
            assert now.played[-1][2] >= actions.PASS, "only an answer may tell nothing"

    game.play_hand(law)


@given(GAMES)
@settings(max_examples=15)
def test_no_more_than_four_sets_lie_before_a_player_and_they_are_sets(game: Game) -> None:
    def law(now: Game) -> None:
        for seat in range(4):
            melds = melds_of(now.record, seat)
            assert len(melds) <= 4
            for meld in melds:
                assert meld.meld is not Meld.NONE
                assert meld.source != seat
                assert (meld.source is None) == (meld.meld is Meld.CONCEALED_KONG)

    game.play_hand(law)
