"""Laws of what is told, under any rule set and options: what is foretold of a win is what the table pays, what is said to keep
somebody from winning does, and the payments told are the payments made."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.explain import Ending, Position, RulesInUse, Wait, advise, ending_of, obstacles_of
from eastwind.explain.waits import wait_for
from eastwind.rules import load_preset
from eastwind.rules.ruleset import RuleSet
from eastwind.scoring.layout import Source
from eastwind.table import HandEnd, Phase
from eastwind.table.actions import MAHJONG, WORDS
from eastwind.tiles.notation import CODES
from tests.laws.strategies import OPTIONS, TEMPERS
from tests.support.play import Game, Temper
from tests.support.random_rules import random_rule_set

SETS = st.one_of(
    OPTIONS.map(lambda options: load_preset("ru-classic", options)), st.integers(0, 399).map(random_rule_set)
)


@dataclass
class Told:
    """A game, with what was told in the position before the one that stands now."""

    use: RulesInUse
    game: Game
    waits: dict[int, dict[str, Wait]] = field(default_factory=dict)
    wins: dict[int, int] = field(default_factory=dict)

    def position(self, seat: int) -> Position:
        return Position(self.use, self.game.table.seen_by(seat), seat)

    def positions(self) -> Iterator[Position]:
        return map(self.position, self.game.table.seats)


def _told(rules: RuleSet, temper: Temper, dealer: int, seed: int) -> Told:
    use = RulesInUse.of(rules)
    return Told(use, Game(use.compiled, use.seats[dealer % len(use.seats)], seed, temper))


TOLD = st.builds(_told, SETS, TEMPERS, st.integers(0, 3), st.integers(0, 2**32 - 1))


def _in_play(game: Game) -> bool:
    return Phase.FLOWERS < game.table.phase < Phase.HAND_OVER


@given(TOLD)
@settings(max_examples=25)
def test_what_is_foretold_of_a_win_is_its_value_at_the_table(told: Told) -> None:
    def law(now: Game) -> None:
        if now.table.phase >= Phase.HAND_OVER:
            for seat, total in told.wins.items():
                if int(now.record.winners) >> seat & 1:
                    assert int(now.record.values[seat]) == total, seat
            return
        told.wins = {}
        if not _in_play(now):
            return
        for position in told.positions():
            offered = now.table.offered(position.seat)
            if MAHJONG in offered:
                advice = advise(position, offered)
                assert advice.bill.won
                assert advice.obstacles == ()
                assert advice.actions[0].word == "mahjong"
                assert sorted(it.word for it in advice.actions) == sorted(WORDS[action] for action in offered)
                told.wins[position.seat] = advice.bill.total

    told.game.play_hand(law)


@given(TOLD)
@settings(max_examples=25)
def test_a_wait_is_worth_what_it_was_said_to_be_when_the_tile_comes(told: Told) -> None:
    def law(now: Game) -> None:
        if _in_play(now):
            _compare(now, told)
        told.waits = {}
        if not _in_play(now):
            return
        for position in told.positions():
            if position.waits and not position.is_whole:
                kinds = [kind for kind in range(len(CODES)) if position.waits >> kind & 1]
                told.waits[position.seat] = {CODES[kind]: wait_for(position, kind, 1) for kind in kinds}

    told.game.play_hand(law)


def _compare(now: Game, told: Told) -> None:
    record, phase = now.record, now.table.phase
    for seat, waits in told.waits.items():
        position = told.position(seat)
        if phase is Phase.TURN and position.has_turn and record.source in (Source.WALL, Source.LAST_WALL):
            drawn = waits.get(CODES[int(record.drawn)]) if record.drawn >= 0 else None
            if drawn is not None:
                foretold, win = drawn.by_wall, position.win_in_turn()
                assert (foretold is not None) == bool(record.complete), (seat, drawn)
                assert foretold in (None, win.bill.total)
        given_tile = waits.get(CODES[int(record.last_discard)]) if phase is Phase.CLAIM else None
        if given_tile is not None and record.turn != seat:
            there = position.win_there()
            assert there is not None
            assert (given_tile.by_discard is not None) == bool(int(record.can_win) >> seat & 1), (seat, given_tile)
            assert given_tile.by_discard in (None, there.bill.total)


@given(TOLD)
@settings(max_examples=30)
def test_an_obstacle_is_told_where_the_table_refuses_and_nowhere_else(told: Told) -> None:
    def law(now: Game) -> None:
        record, phase = now.record, now.table.phase
        if not _in_play(now) or phase is Phase.DECLARE:
            return
        for position in told.positions():
            seat, on = position.seat, {obstacle.on for obstacle in obstacles_of(position)}
            if phase is Phase.TURN and position.has_turn:
                complete = int(record.distance) < 0
                assert ("drawn" in on) == (complete and not record.complete), seat
            asked = int(record.robbed if phase is Phase.ROB else record.last_discard)
            if phase in (Phase.CLAIM, Phase.ROB) and seat != record.turn and position.waits >> asked & 1:
                assert bool(on) != bool(int(record.can_win) >> seat & 1), (seat, on)

    told.game.play_hand(law)


@given(TOLD)
@settings(max_examples=40)
def test_the_payments_told_are_the_payments_made(told: Told) -> None:
    before = [0, 0, 0, 0]
    for _ in range(2):
        told.game.play_hand()
        for position in told.positions():
            ending = ending_of(position.record, told.use)
            assert ending is not None
            _check_ending(told.game, ending, before)
        before = [int(score) for score in told.game.record.scores]
        if told.game.table.phase is Phase.MATCH_OVER:
            break


def _check_ending(game: Game, ending: Ending, before: list[int]) -> None:
    paid = np.zeros((4, 4), np.int64)
    for payment in ending.payments:
        assert payment.amount == sum(part.amount for part in payment.parts) > 0
        assert all(part.reasons for part in payment.parts)
        paid[payment.payer, payment.payee] += payment.amount
    assert paid.tolist() == [[int(amount) for amount in row] for row in game.record.payments]
    assert ending.scores == tuple(game.record.scores)
    assert [score - old for score, old in zip(ending.scores, before, strict=True)] == list(ending.net)
    if ending.settlement == "payments":
        assert list(ending.net) == (paid.sum(axis=0) - paid.sum(axis=1)).tolist()
    assert (ending.how == "won") == (game.record.hand_end == HandEnd.WON) == bool(ending.winners)
    assert [bill.seat for bill in ending.bills if bill.won] == list(ending.winners)
    assert all(bill.total == ending.values[bill.seat] for bill in ending.bills)
