"""A match without a server: seats, bots, walls and a journal, and no row or message anywhere."""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from eastwind.bots import BUILT_IN, Asked
from eastwind.bots.registry import OUTSIDE
from eastwind.match.chance import FairWalls
from eastwind.match.context import Context
from eastwind.match.entries import ActionEntry, DealEntry, Entries, Seat, TableFacts
from eastwind.match.journal import Journal
from eastwind.match.match import Match, check_alone, resumed, throw_for_seats
from eastwind.match.records import record_of
from eastwind.match.refusals import Reason, Refused
from eastwind.match.seating import Seating
from eastwind.match.takebacks import Helped, before_deal_was_played, before_last_move
from eastwind.match.turn import Turn
from eastwind.record.replay import parse_lines
from eastwind.record.verify import verify_shuffle
from eastwind.rules import load_preset
from eastwind.table import Phase, Table
from eastwind.table.actions import PASS, WORDS
from eastwind.tiles.chance import Chance, chance
from tests.support.story import fields_of

_SOURCES: Final = Path(__file__).parent.parent.parent / "src" / "eastwind" / "match"


class Club:
    """A bot whose chance follows from the position."""

    stand_in: str | None = None
    number = OUTSIDE
    rng: Chance = chance(0)

    def choose(self, table: Table, seat: int) -> int:
        bot, lot = BUILT_IN.find("club"), chance(table.version * 4 + seat)
        return bot.answer(bot.player(), Asked(table.rules, table.seen_by(seat), seat, tuple(table.offered(seat)), lot))


CONTEXT: Final = Context(lambda _seat, _level: Club(), FairWalls())


@cache
def facts() -> TableFacts:
    seats = (Seat("person", "Ann"), *(Seat("club", name) for name in ("Bo", "Cy", "Di")))
    return TableFacts("t", load_preset("ru-classic", {"hands": 2}).canonical, bytes(32), seats)


class Played:
    """A match and all that was entered for it."""

    def __init__(self) -> None:
        match, seated = throw_for_seats(Match(Seating(facts())), {0: "salt"}, CONTEXT.walls)
        self.match, self.me = match, seated.seats[0]
        self.deals: list[DealEntry] = []
        self.actions: dict[int, list[ActionEntry]] = {}
        self.do(Turn.deal)

    def do(self, wish: Callable[[Turn[Match]], object]) -> Entries:
        turn = Turn(self.match, context=CONTEXT)
        wish(turn)
        self.match = turn.end()
        self.deals += turn.entries.deals
        for deal in turn.entries.deals:
            self.actions[deal.hand] = []
        for action in turn.entries.actions:
            self.actions[action.hand].append(action)
        return turn.entries

    def act(self) -> Entries:
        table = self.match.table
        offered = table.offered(self.me)
        action = PASS if PASS in offered else offered[-1]
        return self.do(lambda turn: turn.act(self.me, table.moment, WORDS[action]))

    @property
    def journal(self) -> Journal:
        return Journal("t", self.deals, self.actions)

    def to_the_end(self) -> None:
        while self.match.table.phase is not Phase.MATCH_OVER:
            if self.match.table.phase is Phase.HAND_OVER:
                self.do(lambda turn: turn.deal_after(turn.match.table.hand))
            else:
                self.act()


def contents(match: Match) -> tuple[object, ...]:
    return fields_of(match.table.record), match.history, match.failed, match.time_up_at


def test_a_match_is_played_to_its_end_and_its_record_is_verified() -> None:
    played = Played()
    played.to_the_end()
    hands = len(played.match.history)
    assert hands == len(played.deals) == 2
    text = record_of(played.journal, played.match.seating, hands, match_over=True)
    verify_shuffle(parse_lines(text))  # raises what does not follow from the secret
    assert '"nonce":"salt"' in text


def test_a_match_is_resumed_from_its_journal_wherever_it_stands() -> None:
    played = Played()
    for _ in range(6):
        begun = Match(played.match.seating, history=played.match.history)
        assert contents(resumed(begun, played.journal)) == contents(played.match)
        played.act()


def test_a_turn_leaves_the_match_that_came_in_as_it_was() -> None:
    played = Played()
    before, kept = played.match, contents(played.match)
    played.act()
    assert contents(before) == kept
    assert played.match.table.version > before.table.version


def test_a_move_is_taken_back_and_a_hand_begun_again() -> None:
    played = Played()
    seating, last, asked = played.match.seating, None, list[int]()
    while last is None:
        asked = played.match.table.offered(played.me)
        played.act()
        last = before_last_move(played.journal, seating, 1, played.me, passes=False)
    check_alone(played.match, played.match.table.moment, "take_back move")
    played.do(lambda turn: turn.take_back(played.me, last))
    assert played.match.table.offered(played.me) == asked
    played.act()
    again = before_deal_was_played(played.journal, seating, 1)
    assert again is not None
    played.do(lambda turn: turn.take_back(played.me, again))
    assert played.match.helped == Helped(taken_back=1, again=1)


def test_a_hand_that_is_given_up_is_played_by_a_bot() -> None:
    played = Played()
    played.do(lambda turn: turn.give_up(played.me))
    assert played.match.table.phase is Phase.HAND_OVER
    assert played.match.helped == Helped(given_up=1)


def test_a_bot_has_the_seat_of_a_person_who_has_left_for_good() -> None:
    played = Played()
    played.do(lambda turn: turn.depart(played.me))
    assert played.match.seating.persons == ()
    assert played.match.table.phase is Phase.HAND_OVER


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        pytest.param(lambda turn: turn.act(0, 1, "dance"), Reason.ILLEGAL_ACTION, id="no action"),
        pytest.param(lambda turn: turn.deal_after(1), Reason.HAND_NOT_OVER, id="next hand"),
    ],
)
def test_what_may_not_be_done_is_refused_with_its_reason(wish: Callable[[Turn[Match]], object], reason: Reason) -> None:
    played = Played()
    kept = contents(played.match)
    with pytest.raises(Refused) as refused:
        wish(Turn(played.match, context=CONTEXT))
    assert refused.value.reason is reason
    assert refused.value.version == played.match.table.moment
    assert contents(played.match) == kept


def test_before_the_first_deal_there_is_no_table() -> None:
    with pytest.raises(Refused) as refused:
        _ = Match(Seating(facts())).table
    assert refused.value.reason is Reason.NOT_SEATED


@pytest.mark.parametrize("source", sorted(_SOURCES.glob("*.py")), ids=lambda path: path.stem)
def test_nothing_here_waits(source: Path) -> None:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    assert not any(isinstance(node, ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree))
