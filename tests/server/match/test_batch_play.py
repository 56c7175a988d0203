"""Laws of what compiled code plays in one piece: it is what would have come of playing step by step, to the last byte."""

import json
import random
from collections.abc import Collection
from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from eastwind.bots import BUILT_IN
from eastwind.match import batch_play, turn
from eastwind.match.chance import FairWalls
from eastwind.rules import available, load_preset
from eastwind.rules.ruleset import RuleSet
from eastwind.server.match import actions
from eastwind.server.match.actions import Outcome
from eastwind.server.match.context import Context
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.tables import bot_seat
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.table import Phase
from eastwind.table.actions import MAHJONG, WORDS
from tests.support.random_rules import random_rule_set

_MOST_HANDS: Final = 3


def begun(
    rules: RuleSet, number: int, watching: Collection[int], monkeypatch: pytest.MonkeyPatch
) -> tuple[Outcome, Context]:
    """A match whose walls, dice and bots come from a number, watched from so many seats."""
    seeds = iter(range(number, number + 100))
    monkeypatch.setattr(bot_seat, "new_bot_seed", lambda: next(seeds))
    playing_seats = Seating(
        TableRow(id="t", opened="", ruleset=json.dumps(rules.to_json()), digest=rules.digest, secret=b"", seats=())
    ).playing
    seats = [SeatRow("club" if seat in playing_seats else "nobody", f"bot {seat}") for seat in range(4)]
    seats[playing_seats[0]] = SeatRow("person", "Ann", token_hash=b"")
    seats[playing_seats[-1]] = SeatRow("novice", "Bo")
    row = TableRow(
        id="t",
        opened="2026-01-01",
        ruleset=json.dumps(rules.to_json()),
        digest=rules.digest,
        secret=number.to_bytes(32, "big"),
        seats=tuple(seats),
    )

    @cache
    def bot(seat: int, level: str) -> BotSeat:
        return BotSeat(BUILT_IN, level, 5.0)

    moment = Context([seat for seat in playing_seats if seat in watching], bot, FairWalls())
    return actions.sit_down(Match(Seating(row)), playing_seats[0], "salt", moment)[0], moment


def lived(rules: RuleSet, number: int, watching: Collection[int], monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """All that was told and put down of some hands."""
    choice = random.Random(number)
    outcome, moment = begun(rules, number, watching, monkeypatch)
    kept: list[object] = [outcome.told, outcome.rows]
    [me] = outcome.match.seating.persons
    while outcome.match.table.phase is not Phase.MATCH_OVER and outcome.match.table.hand <= _MOST_HANDS:
        match, now = outcome.match, replace(moment, seen=outcome.seen)
        offered = match.table.offered(me)
        if offered:
            action = MAHJONG if MAHJONG in offered else choice.choice(offered)
            outcome = actions.act(match, me, match.table.moment, WORDS[action], now)
        else:
            outcome = actions.next_hand(match, match.table.hand, now)
        kept += [outcome.told, outcome.rows]
    return kept


def assert_told_alike(rules: RuleSet, number: int, watching: Collection[int], monkeypatch: pytest.MonkeyPatch) -> None:
    in_pieces = lived(rules, number, watching, monkeypatch)
    with monkeypatch.context() as stepwise:
        stepwise.setattr(turn, "bot_group_of", lambda *_: None)
        assert lived(rules, number, watching, stepwise) == in_pieces


@pytest.mark.parametrize("name", available())
def test_what_is_played_in_one_piece_is_told_and_kept_as_step_by_step(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_told_alike(load_preset(name), 1, range(4), monkeypatch)


@pytest.mark.parametrize("watching", [(), (0,), (1, 3)])
def test_whoever_watches(watching: Collection[int], monkeypatch: pytest.MonkeyPatch) -> None:
    assert_told_alike(load_preset("ru-classic"), 2, watching, monkeypatch)


def test_under_the_rules_of_many_households_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(8):
        assert_told_alike(random_rule_set(number), number, (0,), monkeypatch)


def test_most_of_a_game_is_played_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    moves: list[int] = []
    play_on = batch_play.BotGroup.play_on

    def counted(company: batch_play.BotGroup, *args: object, **more: object) -> object:
        played = play_on(company, *args, **more)  # type: ignore[arg-type] # whatever it is called with
        moves.append(len(played.moves))
        return played

    monkeypatch.setattr(batch_play.BotGroup, "play_on", counted)
    lived(load_preset("ru-classic"), 3, (0,), monkeypatch)
    assert sum(moves) / len(moves) > 3
