"""Family match after a list of moves: replayed from its beginning each time, so that no state has to be kept.

A move is a line of text: `break 2 7` deals a hand, the wall opened on side 2 after stack 7; `0 discard 5m` is seat 0's action;
`go` closes the window for claims that a discard opens, when no player at the screen wants the tile.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from eastwind.bots.registry import choose
from eastwind.errors import EastwindError
from eastwind.explain import RulesInUse
from eastwind.family.breaking import opened
from eastwind.family.thinking import Thinking, thought_of
from eastwind.family.wishes import LEVEL, Partner, Wishes, rules_of
from eastwind.match.audience import NoAudience
from eastwind.match.entries import Seat, TableFacts
from eastwind.match.match import Match
from eastwind.match.seating import Seating
from eastwind.match.turn import Player, Steps
from eastwind.record.lines import NOBODY, PERSON
from eastwind.table import EventKind, Phase, Table
from eastwind.table import actions as act
from eastwind.table.plain import plain
from eastwind.tiles.chance import chance
from eastwind.tiles.shuffle import SECRET_BYTES

GO: Final = "go"
_BREAK: Final = "break"
_BREAK_WORDS: Final = 3
_MOST_STACKS: Final = 18
_FEWEST_STACKS: Final = 17
_SIDES: Final = 4
_PLACES: Final = 4


class FamilyTroubleError(EastwindError, ValueError):
    """Error for a move that cannot be made now.

    :ivar expected: the moves that can be made; :ivar got: the move.
    """

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected {expected}, found {got!r}")
        self.expected = expected
        self.got = got


@dataclass(frozen=True, slots=True)
class Happened:
    """Event since the last move.

    :ivar kind: name of the event's kind, in small letters; :ivar tile: kind of the tile, None if there is none;
    :ivar thinking: the bird's comment on it.
    """

    kind: str
    seat: int
    tile: int | None
    thinking: Thinking | None = None


class _Listener(NoAudience):
    """Listener at the table, who notes what happens."""

    def __init__(self, happened: list[Happened]) -> None:
        self._happened = happened

    def receive(self, match: Match, acted: int | None, *, seen: bool) -> None:
        for event in match.table.events:
            if event.kind not in (EventKind.CLAIM, EventKind.REFILL):
                tile = event.tile if event.tile >= 0 else None
                self._happened.append(Happened(event.kind.name.lower(), event.seat, tile))


@dataclass(slots=True)
class Course:
    """State of a match.

    :ivar turned: rotation of the built wall in stacks when it was broken; :ivar happened: events of the last move and after it.
    """

    wishes: Wishes
    match: Match
    turned: int = 0
    happened: list[Happened] = field(default_factory=list)

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def use(self) -> RulesInUse:
        return self.match.seating.use

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def discarder(self) -> int | None:
        """Seat whose discard may be claimed now; None if there is no such discard."""
        return _discarder(self.table)

    def partner(self, seat: int) -> Partner:
        """Return the kind of player at a seat."""
        return self.wishes.partners[self.table.seats.index(seat)]

    def is_person(self, seat: int) -> bool:
        return seat in self.match.seating.persons

    def moves_of(self, seat: int) -> list[str]:
        """Return the actions that a person at the screen may do at a seat now, passing left out."""
        if not self.is_person(seat):
            return []
        return [word for action in self.table.offered(seat) if (word := act.WORDS[action]) != act.WORDS[act.PASS]]

    def play(self, move: str) -> None:
        """Make a move, then let the bots play on.

        :raises FamilyTroubleError: if it cannot be made now.
        """
        self.happened = []
        steps = Steps(self.match, _Listener(self.happened))
        if move.startswith(_BREAK):
            self._deal(steps, move)
        elif move == GO:
            if self.discarder is None:
                raise FamilyTroubleError("a move of a seat", move)
            self._let_pass(steps)
        else:
            self._act(steps, move)
        steps.play_on(self._bots, self._waits)
        self.match = steps.match

    def _deal(self, steps: Steps[Match], move: str) -> None:
        words = move.split(" ")
        size = 8 * (_MOST_STACKS if self.wishes.flowers else _FEWEST_STACKS)
        if self.phase not in (Phase.IDLE, Phase.HAND_OVER):
            raise FamilyTroubleError("a move of a seat: the hand is not over", move)
        if len(words) != _BREAK_WORDS or not all(word.isascii() and word.isdecimal() for word in words[1:]):
            raise FamilyTroubleError("`break SIDE STACK`", move)
        side, stack = int(words[1]), int(words[2])
        if not (1 <= side <= _SIDES and 1 <= stack <= size // (2 * _SIDES)):
            raise FamilyTroubleError(f"a side from 1 to {_SIDES} and a stack from 1 to {size // 8}", move)
        dealt, self.turned = opened(self.table, self.wishes.seed, size, side, stack)
        steps.deal_wall(dealt)

    def _act(self, steps: Steps[Match], move: str) -> None:
        name, _, word = move.partition(" ")
        seat = int(name) if name in map(str, self.table.seats) else None
        if seat is None or word not in self.moves_of(seat):
            offered = [f"{one} {each}" for one in self.table.seats for each in self.moves_of(one)]
            raise FamilyTroubleError(f"one of {', '.join(offered) or 'nothing'}", move)
        steps.play(seat, act.parse_action(word), self.table.moment)
        if _discarder(steps.match.table) not in (None, seat):
            self._let_pass(steps)

    def _let_pass(self, steps: Steps[Match]) -> None:
        """Pass for all other persons at the screen, and let the bots claim the discard or pass."""
        players = {**dict.fromkeys(self.match.seating.persons, _passes), **self._bots}
        steps.play_on(players, lambda table: table.phase is not Phase.CLAIM)

    @property
    def _bots(self) -> dict[int, Player]:
        return {seat: self._answer for seat, _ in self.match.seating.bots}

    def _waits(self, table: Table) -> bool:
        """Return whether a person at the screen must act first, or could claim a discard."""
        discarder = _discarder(table)
        if discarder is None:
            return any(map(self.is_person, table.waiting_for[:1]))
        return any(seat != discarder for seat in self.match.seating.persons)

    def _answer(self, table: Table, seat: int) -> int:
        """Return the action of a bot."""
        lot = chance(self.wishes.seed * 64 + table.version * _PLACES + seat)
        offered = table.offered(seat)
        action = offered[0] if len(offered) == 1 else choose(LEVEL, table.rules, table.seen_by(seat), lot)
        if self.partner(seat) == "bird":
            seen = plain(table.record)
            claim = table.phase is Phase.CLAIM
            drawn = None if claim or seen.drawn < 0 else seen.drawn
            thinking = thought_of(action, list(seen.hands[seat]), drawn, seen.last_discard if claim else None)
            if thinking is not None:
                self.happened.append(Happened("think", seat, thinking.tile, thinking))
        return action


def _discarder(table: Table) -> int | None:
    return int(table.record.turn) if table.phase is Phase.CLAIM else None


def _passes(_table: Table, _seat: int) -> int:
    return act.PASS


def course_of(wishes: Wishes, moves: Sequence[str]) -> Course:
    """Return the match after these moves.

    :raises FamilyTroubleError: for a move that cannot be made.
    """
    use = rules_of(wishes)
    seats = [Seat(NOBODY, "")] * _PLACES
    for seat, partner in zip(use.seats, wishes.partners, strict=True):
        seats[seat] = Seat(PERSON if partner == "person" else LEVEL, "")
    facts = TableFacts("family", use.rules.canonical, wishes.seed.to_bytes(SECRET_BYTES), tuple(seats), first_dealer=0)
    course = Course(wishes, Match(Seating(facts), Table(use.compiled, 0, halts=True)))
    for move in moves:
        course.play(move)
    return course
