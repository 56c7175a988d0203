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
from eastwind.family.breaking import deal
from eastwind.family.thinking import Thinking, thought_of
from eastwind.family.wishes import LEVEL, Partner, Wishes, rules_of
from eastwind.table import EventKind, Phase, Table
from eastwind.table import actions as act
from eastwind.table.plain import plain
from eastwind.tiles.chance import chance

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


@dataclass(slots=True)
class Course:
    """State of a match.

    :ivar turned: rotation of the built wall in stacks when it was broken; :ivar happened: events of the last move and after it.
    """

    wishes: Wishes
    use: RulesInUse
    table: Table
    turned: int = 0
    happened: list[Happened] = field(default_factory=list)

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def discarder(self) -> int | None:
        """Seat whose discard may be claimed now; None if there is no such discard."""
        return int(self.table.record.turn) if self.phase is Phase.CLAIM else None

    def partner(self, seat: int) -> Partner:
        """Return the kind of player at a seat."""
        return self.wishes.partners[self.table.seats.index(seat)]

    def is_person(self, seat: int) -> bool:
        return self.partner(seat) == "person"

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
        if move.startswith(_BREAK):
            self._deal(move)
        elif move == GO:
            if self.discarder is None:
                raise FamilyTroubleError("a move of a seat", move)
            self._let_pass()
        else:
            self._act(move)
        self._bots()

    def _deal(self, move: str) -> None:
        words = move.split(" ")
        size = 8 * (_MOST_STACKS if self.wishes.flowers else _FEWEST_STACKS)
        if self.phase not in (Phase.IDLE, Phase.HAND_OVER):
            raise FamilyTroubleError("a move of a seat: the hand is not over", move)
        if len(words) != _BREAK_WORDS or not all(word.isascii() and word.isdecimal() for word in words[1:]):
            raise FamilyTroubleError("`break SIDE STACK`", move)
        side, stack = int(words[1]), int(words[2])
        if not (1 <= side <= _SIDES and 1 <= stack <= size // (2 * _SIDES)):
            raise FamilyTroubleError(f"a side from 1 to {_SIDES} and a stack from 1 to {size // 8}", move)
        self.turned = deal(self.table, self.wishes.seed, size, side, stack)
        self._told()

    def _act(self, move: str) -> None:
        name, _, word = move.partition(" ")
        seat = int(name) if name in map(str, self.table.seats) else None
        if seat is None or word not in self.moves_of(seat):
            offered = [f"{one} {each}" for one in self.table.seats for each in self.moves_of(one)]
            raise FamilyTroubleError(f"one of {', '.join(offered) or 'nothing'}", move)
        self._play(seat, act.parse_action(word))
        if self.discarder is not None and seat != self.discarder:
            self._let_pass()

    def _let_pass(self) -> None:
        """Pass for all other persons at the screen, and let the bots claim the discard or pass."""
        while self.phase is Phase.CLAIM:
            waiting = self.table.waiting_for
            if not waiting:
                self.table.go_on()
                self._told()
                return
            seat = waiting[0]
            if self.is_person(seat):
                self._play(seat, act.PASS)
            else:
                self._answer(seat)

    def _bots(self) -> None:
        """Let the bots play until a person at the screen must act, or could claim a discard."""
        while self.phase not in (Phase.IDLE, Phase.HAND_OVER, Phase.MATCH_OVER):
            if self.table.is_halted and self.phase is Phase.ROB:
                self.table.go_on()
                self._told()
                continue
            discarder = self.discarder
            if discarder is not None:
                if any(self.is_person(seat) for seat in self.table.seats if seat != discarder):
                    return
                self._let_pass()
                continue
            seat = self.table.waiting_for[0]
            if self.is_person(seat):
                return
            self._answer(seat)

    def _answer(self, seat: int) -> None:
        lot = chance(self.wishes.seed * 64 + self.table.version * _PLACES + seat)
        offered = self.table.offered(seat)
        action = offered[0] if len(offered) == 1 else choose(LEVEL, self.use.compiled, self.table.seen_by(seat), lot)
        self._play(seat, action)

    def _play(self, seat: int, action: int) -> None:
        thinking = None
        if self.partner(seat) == "bird":
            seen = plain(self.table.record)
            claim = self.phase is Phase.CLAIM
            drawn = None if claim or seen.drawn < 0 else seen.drawn
            thinking = thought_of(action, list(seen.hands[seat]), drawn, seen.last_discard if claim else None)
        self.table.take(seat, action)
        if thinking is not None:
            tile = thinking.tile
            self.happened.append(Happened("think", seat, tile, thinking))
        self._told()

    def _told(self) -> None:
        for event in self.table.events:
            if event.kind not in (EventKind.CLAIM, EventKind.REFILL):
                tile = event.tile if event.tile >= 0 else None
                self.happened.append(Happened(event.kind.name.lower(), event.seat, tile))


def course_of(wishes: Wishes, moves: Sequence[str]) -> Course:
    """Return the match after these moves.

    :raises FamilyTroubleError: for a move that cannot be made.
    """
    use = rules_of(wishes)
    course = Course(wishes, use, Table(use.compiled, 0, halts=True))
    for move in moves:
        course.play(move)
    return course
