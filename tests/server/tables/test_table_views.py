"""Views of tables under other rules than the box's: several winners, open hands, ends of matches, irregular waits."""

import json
from typing import Any

from eastwind.explain import Position, advise
from eastwind.explain.endings import summary_of
from eastwind.rules import compile_rules
from eastwind.rules.ruleset import RuleSet
from eastwind.server.match.events import game_events
from eastwind.server.match.seating import Seating
from eastwind.server.match.views import MatchSoFar, player_view_of
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.wire.protocol import TableView
from eastwind.table import Phase
from tests.support.rules import house_rules
from tests.support.story import Story
from tests.support.told import as_told

#: Nothing that asks a seat anything before play.
CALM = {"ready.at_once": False, "ready.hand": "none"}
#: Waits for 5p.
FIVE = "123456789m 34p 99s"


class Told:
    """A told table under any rule set, as its seats see it."""

    def __init__(self, written: dict[str, Any], base: str = "ru-classic", **story: Any) -> None:
        rules: RuleSet = house_rules(base, written)
        seats = tuple(SeatRow("person", f"N{number}") for number in range(4))
        row = TableRow(
            id="t",
            opened="now",
            ruleset=json.dumps(rules.to_json()),
            digest=rules.digest,
            secret=bytes(32),
            seats=seats,
            first_dealer=0,
            rolls=None,
        )
        self.seating = Seating(row)
        self.rules = compile_rules(rules)
        self.story = Story(self.rules, **story)

    def view(self, seat: int = 0) -> TableView:
        table = self.story.table
        over = table.phase in (Phase.HAND_OVER, Phase.MATCH_OVER)
        history = (summary_of(table.record, self.rules),) if over else ()
        seen = table.seen_by(seat, open_hands=self.seating.open_hands)
        position = Position(self.seating.use, seen, seat)
        return as_told(player_view_of(self.seating, position, table.offered(seat), MatchSoFar(history)).view)


def test_all_who_win_have_their_bills_and_are_paid() -> None:
    told = Told({**CALM, "claims.tie": "all"}, east="5p", south=FIVE, north="123456789s 34p 99m")
    told.story.play("east discard 5p", "south mahjong", "north mahjong")
    view = told.view()
    result = view.result
    assert result is not None
    assert (result.how, result.winners, result.discarder) == ("won", (1, 3), 0)
    assert [(bill.seat, bill.won) for bill in result.bills] == [(1, True), (3, True), (2, False), (0, False)]
    assert {payment.payee for payment in result.payments if payment.payer == 0} >= {1, 3}
    assert sum(result.net) == 0
    assert view.history[0].winners == (1, 3)
    assert view.history[0].values == result.values
    kinds = [event.kind for event in game_events(told.story.table.seen_by(0))]
    assert kinds.count("mahjong") == 2


def test_a_hand_that_three_want_is_drawn() -> None:
    told = Told(
        {**CALM, "claims.three": "drawn-hand"},
        east="5p",
        south=FIVE,
        west="123456789s 34p 11m",
        north="22m 34p 111222333s",
    )
    told.story.play("east discard 5p", "south mahjong", "west mahjong", "north mahjong")
    result = told.view().result
    assert result is not None
    assert (result.how, result.winners) == ("claims", ())


def test_a_match_ends_when_a_stock_does() -> None:
    told = Told({**CALM, "settlement.stock": 10, "match.stock_end": "below-zero"}, east="5p", south=FIVE)
    told.story.play("east discard 5p", "south mahjong")
    view = told.view()
    assert (view.phase, view.match_end) == ("match_over", "stock")
    assert view.stock is not None
    assert (view.stock.start, view.stock.ends) == (10, "below-zero")
    assert view.seats[0].stock == 10 + view.seats[0].score < 0


def test_points_are_worth_money() -> None:
    told = Told({**CALM, "settlement.stake": 25}, east="5p", south=FIVE)
    told.story.play("east discard 5p", "south mahjong")
    view = told.view()
    assert view.stake == 25
    assert [seat.money for seat in view.seats] == [25 * seat.score for seat in view.seats]


def test_open_hands_show_tiles_and_draws_but_never_the_wall() -> None:
    told = Told({**CALM, "table.open_hands": True}, east="1z", south=FIVE, draws="7z")
    told.story.play("east discard 1z")
    table = told.story.table
    seen = table.seen_by(3, open_hands=told.seating.open_hands)
    assert not any(list(seen.wall))
    assert not any(list(seen.loose))
    assert not seen.answers[table.waiting_for[0]] > 0
    view = told.view(3)
    assert view.open_hands
    assert view.seats[1].drawn == "7z"
    assert view.seats[1].hand is not None
    [draw] = [event for event in game_events(seen) if event.kind == "draw"]
    assert draw.tile == "7z"


def test_waits_of_irregular_hands_are_known_to_the_help() -> None:
    told = Told({}, "gambler-standard", east="1z", west="1155m 2277p 44s 33z 6z")
    if told.story.table.phase is Phase.DECLARE:
        told.story.play("south pass", "west pass", "north pass")
    told.story.play("east discard 1z")
    table = told.story.table
    seen = table.seen_by(2, open_hands=told.seating.open_hands)
    advice = advise(Position(told.seating.use, seen, 2), table.offered(2))
    assert advice.distance == 0
    assert [(wait.tile, wait.by_discard, wait.by_wall) for wait in advice.waits] == [("6z", 350, 350)]


def test_a_set_is_called_by_its_own_id_and_its_seats_by_numbers() -> None:
    told = Told({"seats.players": 3}, "family")
    view = told.view()
    assert (view.rules, view.seat_names, view.playing) == ("home", "numbers", [0, 1, 2])
    assert [seat.wind for seat in view.seats] == ["E", "S", "W", "N"]
