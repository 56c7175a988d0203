"""A recorded match gone through with the coach: what each decision cost, and what the deals were worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from eastwind.coach.reasons import Reason, reasons_of
from eastwind.coach.weighing import Coach, Effort, Weighed
from eastwind.errors import EastwindError
from eastwind.explain import Position, RulesInUse
from eastwind.record.lines import PERSON, Line
from eastwind.record.replay import read_opening, replay
from eastwind.study.bot_play import Spread, seed_of_chunk
from eastwind.study.chances import Mean
from eastwind.table import Table, TableRecord
from eastwind.table import actions as act
from eastwind.table.actions import parse_action
from eastwind.table.table import places_in_turn, seats_of

T = TypeVar("T")
R = TypeVar("R")

#: Decisions that are shown for being the dearest.
_DEAREST: Final = 3


class ReviewError(EastwindError, ValueError):
    """A match that cannot be gone through: nobody sits where one looks, or nothing was decided there."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that a player did where more could be done.

    :ivar line: of the record; :ivar place: in its hand, from 1; :ivar position: the hand and its sets, in the notation.
    :ivar did: what was done, among :ivar weighed: the moves that were weighed, the best first.
    :ivar reasons: in which way the best is better; empty where nothing was lost.
    """

    hand: int
    seat: int
    line: int
    place: int
    position: str
    did: Weighed
    weighed: tuple[Weighed, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Weighed:
        return self.weighed[0]

    @property
    def cost(self) -> Mean:
        """Points of the settlement that it brought less than the best move; below 0: it cost so much."""
        return self.did.difference

    @property
    def is_shown_to_cost(self) -> bool:
        return self.cost.high < 0


@dataclass(frozen=True, slots=True)
class HandReview:
    """A hand of one player.

    :ivar result: points of the settlement; :ivar deal: what its tiles were worth to the bot that plays on, above what its place
        is worth; None where nothing was decided; :ivar decisions: in order.
    """

    hand: int
    seat: int
    is_dealer: bool
    result: int
    deal: float | None
    decisions: tuple[Decision, ...]

    @property
    def cost(self) -> float:
        """Points that the decisions cost that are shown to have cost something; 0 or less."""
        return sum(decision.cost.value for decision in self.decisions if decision.is_shown_to_cost)


@dataclass(frozen=True, slots=True)
class Review:
    """A match of one player."""

    rules: str
    seat: int
    name: str
    hands: tuple[HandReview, ...]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(decision for hand in self.hands for decision in hand.decisions)

    @property
    def dearest(self) -> tuple[Decision, ...]:
        """Those that cost most, the dearest first, of all that are shown to have cost something."""
        shown = [decision for decision in self.decisions if decision.is_shown_to_cost]
        return tuple(sorted(shown, key=lambda it: it.cost.value)[:_DEAREST])


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision as it is found in a record."""

    number: int
    hand: int
    seat: int
    line: int
    place: int
    view: TableRecord
    offered: tuple[int, ...]
    did: int
    position: str


class RecordToReview:
    """What there is to go through: read first, so that it is known how much it is.

    :ivar seat: whose decisions; :ivar name: of that player.
    """

    def __init__(self, lines: list[Line], seat: int | None = None) -> None:
        """:param seat: whose decisions; the first person's where nothing is said, or the first seat that is played.

        :raises RecordError: if the record cannot be played again. :raises ReviewError: if nobody sits there.
        """
        rules, first = read_opening(lines)
        self.use: Final = RulesInUse.of(rules)
        playing = seats_of(self.use.compiled)
        persons = [number for number in playing if first["seats"][number]["player"] == PERSON]
        self.seat: Final = seat if seat is not None else (persons or playing)[0]
        if self.seat not in playing:
            raise ReviewError(f"expected a seat of {', '.join(map(str, playing))}, found {self.seat}")
        self.name: Final[str] = first["seats"][self.seat]["name"]
        self._results: Final[dict[int, tuple[bool, int, int]]] = {}
        self._asked: Final = tuple(self._read(lines))

    @property
    def decisions(self) -> int:
        return len(self._asked)

    def _read(self, lines: list[Line]) -> Iterator[_Asked]:
        before: Table | None = None
        scores = place = 0
        for now in replay(lines):
            line = lines[now.first - 1]
            if line["type"] == "start_hand":
                scores, place = int(before.record.scores[self.seat]) if before else 0, 0
            if before is not None and line["type"] == "act" and line["seat"] == self.seat:
                offered = tuple(before.offered(self.seat))
                if is_a_decision(offered):
                    place += 1
                    yield _Asked(
                        number=len(self._results) * 1000 + place,
                        hand=before.hand,
                        seat=self.seat,
                        line=now.first,
                        place=place,
                        view=before.seen_by(self.seat, open_hands=self.use.rules.file.table.open_hands.value),
                        offered=offered,
                        did=parse_action(line["action"]),
                        position=before.position(self.seat),
                    )
            if now.table.phase.is_over:
                record = now.table.record
                result = int(record.scores[self.seat]) - scores
                self._results[now.table.hand] = (
                    int(record.dealer) == self.seat,
                    result,
                    self._place(int(record.dealer)),
                )
            before = now.table.copy()

    def _place(self, dealer: int) -> int:
        """How many places the seat is from the dealer in the order of play."""
        return places_in_turn(seats_of(self.use.compiled), dealer).index(self.seat)

    def review(self, coach: Coach, seed: int, effort: Effort, spread: Spread = map) -> Review:
        """Weighs every decision; `spread` shares them out.

        :raises CoachError: if a position cannot be weighed.
        """

        def weigh(number: int) -> Decision:
            return self._decision(coach, self._asked[number], seed, effort)

        by_hand: dict[int, list[Decision]] = {hand: [] for hand in self._results}
        for decision in spread(weigh, range(len(self._asked))):
            # of a hand that the record leaves in the middle nothing is said
            by_hand.get(decision.hand, []).append(decision)
        hands = [self._hand(coach, hand, tuple(found)) for hand, found in by_hand.items()]
        return Review(self.use.rules.id, self.seat, self.name, tuple(hands))

    def _hand(self, coach: Coach, hand: int, decisions: tuple[Decision, ...]) -> HandReview:
        is_dealer, result, place = self._results[hand]
        deal = decisions[0].best.points.value - coach.usual(place) if decisions else None
        return HandReview(hand, self.seat, is_dealer, result, deal, decisions)

    def _decision(self, coach: Coach, asked: _Asked, seed: int, effort: Effort) -> Decision:
        its_seed = seed_of_chunk(seed, asked.number)
        weighed = coach.weigh(asked.view, asked.seat, asked.offered, its_seed, effort, [asked.did])
        did = next(it for it in weighed if it.action == asked.did)
        position = Position(self.use, asked.view, asked.seat)
        found = reasons_of(position, asked.offered, weighed[0], did) if did.difference.high < 0 else ()
        return Decision(asked.hand, asked.seat, asked.line, asked.place, asked.position, did, weighed, found)


def is_a_decision(offered: Sequence[int]) -> bool:
    """Whether there is something to decide: a bonus tile must be laid."""
    return len(offered) > 1 and not act.FLOWER <= offered[0] < act.PASS
