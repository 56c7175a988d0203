"""Laws of what is told as different: step after step it comes to the view that is made from nothing."""

import json
import random
from dataclasses import replace
from typing import Any, Final

import pytest
from pydantic import TypeAdapter

from eastwind.match.chance import FairWalls
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.ruleset import RuleSet
from eastwind.server.match import actions, match_views
from eastwind.server.match.actions import Outcome
from eastwind.server.match.context import ClockAndStandIns, Context
from eastwind.server.match.match import Match
from eastwind.server.match.match_views import sight_of, step_shown, view_of
from eastwind.server.match.seating import Seating
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.server.wire import encoding
from eastwind.server.wire.table import TableView
from eastwind.table import Phase
from tests.server.players import LIVELY
from tests.support.random_rules import random_rule_set
from tests.support.told import Reader, applied

_VIEW: Final = TypeAdapter(TableView)
_ME: Final = 0


def as_json(view: TableView) -> Any:
    return json.loads(_VIEW.dump_json(view))


def begun(rules: RuleSet, number: int) -> tuple[Outcome, Context]:
    """Somebody at a table of bots, and whoever looks over each one's shoulder."""
    played = [seat for seat in range(4) if int(compile_rules(rules).seats) >> seat & 1]
    seats = [SeatRow("club" if seat in played else "nobody", f"bot {seat}") for seat in range(4)]
    seats[_ME] = SeatRow("person", "Ann", token_hash=b"")
    secret = number.to_bytes(32, "big")
    row = TableRow(
        id="t",
        opened="2026-01-01",
        ruleset=json.dumps(rules.to_json()),
        digest=rules.digest,
        secret=secret,
        seats=tuple(seats),
    )
    bots: dict[int, BotSeat] = {}
    moment = Context(played, lambda seat, level: bots.setdefault(seat, BotSeat(LIVELY, level, 5.0)), FairWalls())
    return actions.sit_down(Match(Seating(row)), _ME, "salt", moment)[0], moment


def play_a_hand(rules: RuleSet, number: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Plays one hand; every step is compared with what is seen at that moment. Returns how many steps there were."""
    steps = 0
    views: dict[int, Any] = {}

    def checked(match: Match, seat: int, beside: ClockAndStandIns, before: Any) -> Any:
        nonlocal steps
        sight, told = step_shown(match, seat, beside, before)
        message = json.loads(encoding.update([told]))["steps"][0]
        views[seat] = message["view"] or applied(views[seat], message["changed"])
        assert views[seat] == as_json(sight_of(match, seat, beside).view)
        steps += 1
        return sight, told

    monkeypatch.setattr(match_views, "step_shown", checked)
    choice = random.Random(number)
    outcome, moment = begun(rules, number)
    [me] = outcome.match.seating.persons
    reader = Reader()
    reader.read(outcome.told[me])
    while outcome.match.table.phase < Phase.HAND_OVER:
        match = outcome.match
        words = [action["word"] for action in reader.view["legal"]]
        word = "mahjong" if "mahjong" in words else choice.choice(words)
        outcome = actions.act(match, me, match.table.moment, word, replace(moment, seen=outcome.seen))
        reader.read(outcome.told[me])
        assert reader.view == as_json(view_of(outcome.match, me, ClockAndStandIns()))
    return steps


@pytest.mark.parametrize("name", available())
def test_what_is_told_as_different_comes_to_the_view(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play_a_hand(load_preset(name), 0, monkeypatch) > 10


def test_under_the_rules_of_many_households_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(6):
        assert play_a_hand(random_rule_set(number), number, monkeypatch) > 0
        monkeypatch.undo()
