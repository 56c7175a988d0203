"""Window in which several persons may claim a tile.

The answers are collected here, and given to the table only when the window is over: until then no client can tell from anything
which seats were asked, and which have answered. It is over when all persons have answered, asked or not, or its time is. Those
who pass by themselves, as all know, have answered.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from eastwind.match.match import WINDOWS
from eastwind.server.match.match import Match
from eastwind.server.wire import company
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import Passing
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase
from eastwind.table.actions import PASS, ActionError, ActionType, parse_action, type_of

_SECOND_MS = 1000


@dataclass(slots=True)
class ClaimWindow:
    """Window that is open.

    :ivar moment: of the table; :ivar asked: the persons who may answer: all but the one whose tile it is; :ivar due: when it is
        over, by the stopwatch; :ivar answers: what they have answered, by seat; :ivar held: the seconds that are left while it
        is paused, None while it runs; :ivar unasked: those who are answered for, as all know: they are not waited for;
        :ivar passing: those who let every tile pass: they have answered from the beginning; :ivar quiet: those who pass what
        they could claim while only they themselves know it.
    """

    moment: int
    asked: frozenset[int]
    due: float
    answers: dict[int, int] = field(default_factory=dict)
    held: float | None = None
    unasked: frozenset[int] = frozenset()
    passing: frozenset[int] = frozenset()
    quiet: frozenset[int] = frozenset()

    @property
    def is_answered(self) -> bool:
        return self.asked - self.unasked - self.passing <= self.answers.keys()

    def answer(self, match: Match, seat: int, word: str) -> None:
        """Take an answer of a seat. The first one holds.

        :raises Refusal: if the seat has no such answer.
        """
        table = match.table
        if seat not in self.asked:
            expected = "to wait for the others: the tile is this seat's own"
            raise Refusal(ErrorCode.NOT_YOUR_TURN, expected, word, version=self.moment, position=table.position(seat))
        offered = [PASS, *table.offered(seat)]
        try:
            action = parse_action(word)
        except ActionError as error:
            raise Refusal(ErrorCode.ILLEGAL_ACTION, str(error), word, version=self.moment) from error
        if action not in offered:
            expected = "a claim that is on offer, or pass"
            raise Refusal(ErrorCode.ILLEGAL_ACTION, expected, word, version=self.moment, position=table.position(seat))
        self.answers.setdefault(seat, action)

    def told(self, seat: int, now: float) -> str:
        """Return what a seat receives about it: nothing of the others."""
        left = max(round((self.due - now if self.held is None else self.held) * _SECOND_MS), 0)
        answered = seat in self.answers or seat not in self.asked or seat in self.passing
        quiet = seat in self.quiet and not answered
        return company.Window(version=self.moment, left_ms=left, answered=answered, quiet=quiet).model_dump_json()

    def hold(self, now: float) -> None:
        """Pause it: answers are taken, and lie face down until it goes on."""
        self.held = max(self.due - now, 0.0)

    def go_on(self, now: float) -> float:
        """Let it run again; return the seconds that are left."""
        left = self.due - now if self.held is None else self.held
        self.due, self.held = now + left, None
        return left


def opened(
    match: Match,
    due: float,
    unasked: frozenset[int],
    passed: Mapping[int, Passing],
    chows_alone: Callable[[], frozenset[int]],
) -> ClaimWindow | None:
    """Return the window that a match is in, None where it is in none.

    :param due: when it is over, by the stopwatch; :param passed: what the persons let pass, by seat; :param chows_alone: returns
        the persons who are asked for chows and nothing else.
    """
    if match.dealt is None or match.dealt.phase not in WINDOWS:
        return None
    whose = int(match.dealt.record.turn)
    passing = frozenset(seat for seat, what in passed.items() if what == "all")
    quiet = frozenset(seat for seat, what in passed.items() if what == "chows")
    if quiet:
        quiet &= chows_alone()
    asked = frozenset(match.seating.persons) - {whose}
    return ClaimWindow(match.dealt.moment, asked, due, unasked=unasked, passing=passing, quiet=quiet)


def asked_for_chows_alone(match: Match) -> frozenset[int]:
    """Return the persons who may claim a chow, and nothing else; none where no window is open."""
    if match.dealt is None or match.dealt.phase not in WINDOWS:
        return frozenset()
    return frozenset(seat for seat in match.seating.persons if _is_asked_for_chows(match, seat))


def _is_asked_for_chows(match: Match, seat: int) -> bool:
    claims = [action for action in match.table.offered(seat) if action != PASS]
    return bool(claims) and all(type_of(action) is ActionType.CHOW for action in claims)


def people_told(
    match: Match,
    here: frozenset[int],
    played_for: frozenset[int] = frozenset(),
    may_stand_in: frozenset[int] = frozenset(),
) -> str:
    """Return which persons are there, which a bot plays for or may play for, and whose turn it is, as all can see it."""
    table = match.table
    thinking = table.waiting_for if table.phase in (Phase.TURN, Phase.FLOWERS) else ()
    states = [
        company.PersonState(
            seat=seat,
            state="away" if seat not in here else "thinking" if seat in thinking else "here",
            played_for=seat in played_for,
            may_stand_in=seat in may_stand_in,
        )
        for seat in match.seating.persons
    ]
    away = match.seating.table_settings.away if match.seating.table_settings else "wait"
    return company.People(people=states, away=away).model_dump_json()
