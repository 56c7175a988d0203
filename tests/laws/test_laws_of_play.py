"""Laws that hold at every step of any play under any rule set and any options."""

import random
from collections import Counter
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.hands.distance import set_keys
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import DealOrder, Tie
from eastwind.scoring.completion import distance_under
from eastwind.scoring.layout import Meld, Unit
from eastwind.study.random_play import COUNTS, play_randomly
from eastwind.study.random_play import HANDS as PLAYED
from eastwind.table import Phase, Table, actions
from eastwind.table.hands_at_end import bill_at
from eastwind.table.layout import TABLE, TableRecord
from eastwind.table.melds import melds_of
from eastwind.table.options import MAX_OFFERED, offered
from eastwind.table.step import DONE, REFUSED, step
from eastwind.table.table import seats_of
from eastwind.tiles.chance import chance
from eastwind.traditions.classical.patterns import Pattern
from tests.laws.strategies import GAMES
from tests.support.play import Game
from tests.support.random_rules import random_rules
from tests.support.records import kinds_in
from tests.support.story import Story, fields_of, whole_set


def _all_tiles(record: TableRecord) -> Counter[int]:
    """Every tile wherever it is: hands, sets, bonus tiles laid, ponds, what stands of the wall, loose tiles.

    Of several winners each holds the one tile that all of them took.
    """
    # each look at a field of a record costs microseconds: once for all its values
    tiles = Counter(dict(enumerate(np.asarray(record.hands).sum(axis=0).tolist())))
    for seat in range(4):
        for meld in melds_of(record, seat):
            tiles.update(meld.tiles)
        tiles.update(34 + bonus for bonus in range(8) if int(record.flowers[seat]) >> bonus & 1)
    count = int(record.pond_count)
    thrown = zip(np.asarray(record.pond_tile)[:count].tolist(), np.asarray(record.pond_taken)[:count], strict=True)
    tiles.update(tile for tile, taken in thrown if not taken)
    tiles.update(np.asarray(record.wall)[int(record.front) : int(record.back)].tolist())
    tiles.update(np.asarray(record.loose)[: int(record.loose_count)].tolist())
    if record.winners:
        tiles[int(record.win_tile)] -= int(record.winners).bit_count() - 1
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
            if seat not in now.table.seats:
                assert held == 0
                continue
            # a dealer who is dealt thirteen draws his fourteenth when all have answered
            lacks = phase is Phase.DECLARE and now.rules.deal_order == DealOrder.DEALER_DRAWS
            extra = seat == (record.dealer if phase is Phase.DECLARE else record.turn) and phase is not Phase.CLAIM
            assert held == 13 + (extra and not lacks), (phase, seat)

    game.play_hand(law)


def _counts(record: TableRecord, seat: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    return np.array([record.hands[seat, kind] for kind in range(34)], np.uint8)


def _waits(game: Game, counts: np.ndarray[tuple[int], np.dtype[np.uint8]], seat: int) -> int:
    """Kinds that complete 13 tiles, worked out afresh; those of which the seat owns all four do not count."""
    owned = Counter(dict(enumerate(counts.tolist())))
    for meld in melds_of(game.record, seat):
        owned.update(meld.tiles)
    mask = 0
    for kind in range(34):
        if owned[kind] < 4:
            counts[kind] += 1
            mask |= (_distance(game, counts, seat) < 0) << kind
            counts[kind] -= 1
    return mask


def _distance(game: Game, counts: np.ndarray[tuple[int], np.dtype[np.uint8]], seat: int) -> int:
    record = game.record
    melds = np.ascontiguousarray(record.melds[seat])
    wind = _wind(game, seat)
    return int(distance_under(lookup(), game.rules, counts, melds, int(record.meld_count[seat]), wind))


def _wind(game: Game, seat: int) -> int:
    """The seat's own wind: of two players the other one is west, of three the last one."""
    if game.rules.numbered_seats:
        return seat
    dealer = int(game.record.dealer)
    order = [other % 4 for other in range(dealer, dealer + 4) if other % 4 in game.table.seats]
    return order.index(seat) * (2 if len(order) == 2 else 1)


@given(GAMES)
@settings(max_examples=20)
def test_keys_kinds_waits_and_distance_are_what_working_them_out_afresh_gives(game: Game) -> None:
    keys = np.zeros(4, np.int32)
    dice = random.Random(game.seed)

    def law(now: Game) -> None:
        record, phase = now.record, now.table.phase
        if dice.random() > 0.2:
            return
        for seat in now.table.seats:
            counts = _counts(record, seat)
            set_keys(counts, keys)
            assert [record.keys[seat, group] for group in range(4)] == keys.tolist()
            assert int(record.held[seat]) == kinds_in(record.hands[seat])
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
            assert record.distance == _distance(now, counts, seat)
            mask = 0
            for kind in range(34):
                if counts[kind]:
                    counts[kind] -= 1
                    mask |= (_waits(now, counts, seat) != 0) << kind
                    counts[kind] += 1
            assert int(record.ready_discards) == mask

    game.play_hand(law)


@given(GAMES)
@settings(max_examples=20)
def test_asked_about_a_discard_is_exactly_who_could_take_it(game: Game) -> None:
    array = np.zeros(1, TABLE)
    everybody: Any = array.view(np.recarray)[0]
    out = np.zeros(MAX_OFFERED, np.int16)

    def law(now: Game) -> None:
        if now.table.phase is not Phase.CLAIM:
            return
        array[0] = now.record
        everybody.pending = 0b1111
        # of several who could take it some may have answered by now
        unanswered = [seat for seat in now.table.seats if seat != now.record.turn and now.record.answers[seat] < 0]
        asked = now.table.waiting_for
        for seat in unanswered:
            may_take = offered(now.rules, everybody, seat, out) > 1
            assert may_take == (seat in asked), seat

    game.play_hand(law)


def _check_every_action(table: Table) -> None:
    """All actions of all seats, and some numbers beside them, on copies of the table."""
    array = np.zeros(1, TABLE)
    record: Any = array.view(np.recarray)[0]
    array[0] = table.record
    before = array.tobytes()
    for seat in range(-1, 5):
        offered = table.offered(seat) if seat in table.seats else []
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
    dice = random.Random(seed)

    def law(now: Game) -> None:
        asked = now.table.waiting_for
        for seat in now.table.seats:
            offered = now.table.offered(seat)
            assert bool(offered) == (seat in asked)
            assert len(set(offered)) == len(offered)
            assert all(0 <= action < actions.ACTIONS for action in offered)
        if dice.random() < 0.04 or now.table.phase in (Phase.ROB, Phase.HAND_OVER):
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
    scores, own = [0, 0, 0, 0], [0, 0, 0, 0]
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
        if game.rules.own_score:
            assert not any(map(any, payments))
            own = [mine + int(value) for mine, value in zip(own, record.values, strict=True)]
            assert list(record.scores) == own
        else:
            assert list(record.scores) == scores
            assert sum(scores) == 0
        if record.winner < 0:
            assert not any(map(any, payments)) or game.rules.draw_payment
            assert list(record.values) == [0] * 4
        if game.rules.limit:
            # seven pairs of any kind are worth 350 whatever the limit
            flat = int(game.rules.points[Pattern.SEVEN_PAIRS]) if game.rules.in_force[Pattern.SEVEN_PAIRS] else 0
            assert max(record.values) <= max(game.rules.limit, flat)
        empty = [seat for seat in range(4) if seat not in game.table.seats]
        assert not any(record.values[seat] or record.scores[seat] for seat in empty)
        assert not any(payments[seat][other] or payments[other][seat] for seat in empty for other in range(4))


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
                if meld.meld is Meld.CONCEALED_KONG:
                    assert meld.source is None
                elif meld.source is None:
                    # of tiles drawn oneself, where such sets may be laid out
                    assert now.rules.may_lay_own_chow if meld.meld is Meld.CHOW else now.rules.may_lay_own_pung
                    assert meld.meld is not Meld.KONG

    game.play_hand(law)


@given(GAMES)
@settings(max_examples=15)
def test_nobody_wins_but_by_what_was_offered_and_every_winner_s_bill_says_so(game: Game) -> None:
    game.play_hand()
    record = game.record
    for seat in game.table.seats:
        if int(record.winners) >> seat & 1:
            bill = bill_at(game.rules, record, seat)
            assert bill.won
            assert bill.total == int(record.values[seat])
            assert bill.in_unit(Unit.POINTS) >= game.rules.min_points or bill.total >= game.rules.limit_worth
    assert (record.winner < 0) == (record.winners == 0)
    if int(record.winners).bit_count() > 1:
        assert game.rules.tie == Tie.ALL
        assert record.discarder >= 0


#: Hands of the quick law, and rule sets among which they are divided.
HANDS: Final = 10_000
SETS: Final = 50


@pytest.mark.sweep
def test_ten_thousand_hands_of_rule_sets_at_random_lose_no_tile_and_no_point() -> None:
    """Random play, looked at when each hand is over: tiles, payments, scores, the lead."""
    out = np.zeros(COUNTS, np.int64)
    won = drawn = 0
    for number in range(SETS):
        rules, state = random_rules(number), chance(number)
        table = Table(rules, seats_of(rules)[number % int(rules.players)])
        wanted = np.bincount(whole_set(bool(rules.flowers)), minlength=42)
        for _ in range(HANDS // SETS):
            over = table.phase is Phase.MATCH_OVER
            before = np.zeros(4, np.int64) if over else np.array(table.record.scores, np.int64)
            play_randomly(lookup(), rules, table.record, state, 1, out)
            record = table.record
            assert (_tiles_at_the_end(record) == wanted).all(), number
            paid = np.array(record.payments, np.int64)
            gained = np.array(record.values) if rules.own_score else paid.sum(0) - paid.sum(1)
            assert (np.array(record.scores) == before + gained).all(), number
            assert rules.own_score or sum(map(int, record.scores)) == 0
            assert paid.min() >= 0
            assert not paid.diagonal().any()
            assert not (paid * paid.T).any()
            assert int(record.next_dealer) in table.seats
            won += record.winner >= 0
            drawn += record.winner < 0
    assert out[PLAYED] == HANDS
    # players who do anything that is legal seldom win, and never two at once: that is for the laws above
    assert min(won, drawn) > HANDS / 50, (won, drawn)


def _tiles_at_the_end(record: TableRecord) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """`_all_tiles` as counts by kind, quicker."""
    tiles = np.zeros(42, np.int64)
    tiles += np.array(record.hands, np.int64).sum(0)
    for seat in range(4):
        for meld in melds_of(record, seat):
            for kind in meld.tiles:
                tiles[kind] += 1
        for bonus in range(8):
            tiles[34 + bonus] += int(record.flowers[seat]) >> bonus & 1
    count = int(record.pond_count)
    lying = np.array(record.pond_tile[:count])[np.array(record.pond_taken[:count]) == 0]
    standing = np.array(record.wall[int(record.front) : int(record.back)])
    loose = np.array(record.loose[: int(record.loose_count)])
    for some in (lying, standing, loose):
        tiles += np.bincount(some, minlength=42)
    if record.winners:
        tiles[int(record.win_tile)] -= int(record.winners).bit_count() - 1
    return tiles
