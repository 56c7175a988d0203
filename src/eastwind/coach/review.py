"""Review of a match by the coach: the cost of each decision, and the worth of the deals."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from eastwind.coach.reasons import MoveReason, reasons_of
from eastwind.coach.settling import NOTHING, Estimate, settle
from eastwind.coach.weighing import Coach, Effort, Weighed
from eastwind.errors import EastwindError
from eastwind.explain import Position, RulesInUse
from eastwind.study.bot_play import Spread
from eastwind.study.seeds import seed_of_chunk
from eastwind.table import TableRecord
from eastwind.table import actions as act

#: Effort for the review of a whole match while a client waits: only the best move and the one made are shown.
REVIEW: Final = Effort(told=1)
#: Number of decisions shown as the dearest.
_DEAREST: Final = 3
#: Bound above the number of decisions of one seat in a hand.
_MOST_PLACES: Final = 1000


class ReviewError(EastwindError, ValueError):
    """Error for a match that cannot be reviewed: the seat is not played, or nothing was decided there."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Move of a player where others were possible.

    :ivar mark: its place in the source: the line of a record, the frame of a replay; :ivar place: in its hand, from 1.
    :ivar position: the hand and its sets, in the notation.
    :ivar did: the move that was made, among :ivar weighed: the moves that were weighed, the best first.
    :ivar cost: difference from the best move in points of the settlement; below 0: that many were lost.
    :ivar reasons: advantages of the best move; empty where nothing was lost.
    """

    hand: int
    seat: int
    mark: int
    place: int
    position: str
    did: Weighed
    weighed: tuple[Weighed, ...]
    cost: Estimate
    reasons: tuple[MoveReason, ...]

    @property
    def best(self) -> Weighed:
        return self.weighed[0]

    @property
    def is_shown_to_cost(self) -> bool:
        return self.cost.high < 0


@dataclass(frozen=True, slots=True)
class HandReview:
    """Hand of one player.

    :ivar result: points of the settlement; :ivar deal: worth of its tiles to a *master* in that seat, above the worth of its
        place to one; None where nothing was decided; :ivar decisions: in order.
    """

    hand: int
    seat: int
    is_dealer: bool
    result: int
    deal: float | None
    decisions: tuple[Decision, ...]

    @property
    def cost(self) -> float:
        """Sum of the costs of the decisions that are shown to have cost something; 0 or less."""
        return sum(decision.cost.value for decision in self.decisions if decision.is_shown_to_cost)


@dataclass(frozen=True, slots=True)
class Review:
    """Review of a match of one player."""

    rules: str
    seat: int
    name: str
    hands: tuple[HandReview, ...]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(decision for hand in self.hands for decision in hand.decisions)

    @property
    def dearest(self) -> tuple[Decision, ...]:
        """Decisions that cost most, the dearest first, of all that are shown to have cost something."""
        shown = [decision for decision in self.decisions if decision.is_shown_to_cost]
        return tuple(sorted(shown, key=lambda it: it.cost.value)[:_DEAREST])


@dataclass(frozen=True, slots=True)
class AskedDecision:
    """Decision as a player was asked for it.

    :ivar mark: its place in the source, as `Decision.mark`; :ivar view: the record masked for the seat.
    """

    mark: int
    place: int
    view: TableRecord
    offered: tuple[int, ...]
    did: int
    position: str


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """Hand that was played to its end.

    :ivar place: number of turns from the dealer's to the seat's; :ivar result: points of the settlement.
    """

    hand: int
    place: int
    result: int
    asked: tuple[AskedDecision, ...]


class MatchToReview:
    """Match to be reviewed: read first, so that the amount of work is known.

    :ivar seat: seat whose decisions are reviewed; :ivar name: of that player; :ivar hands: those that were played to their end.
    """

    def __init__(self, use: RulesInUse, seat: int, name: str, hands: Sequence[HandPlayed]) -> None:
        self.use: Final = use
        self.seat: Final = seat
        self.name: Final = name
        self.hands: Final = tuple(hands)
        self._asked: Final = tuple((played.hand, asked) for played in self.hands for asked in played.asked)

    @property
    def decisions(self) -> int:
        return len(self._asked)

    def review(self, coach: Coach, seed: int, effort: Effort = REVIEW, spread: Spread = map) -> Review:
        """Weigh every decision; `spread` shares them out. Where it ends early, the hands that were not reached are left out.

        :raises CoachError: if a position cannot be weighed.
        """

        places = {played.hand: played.place for played in self.hands}

        def weigh(number: int) -> tuple[Decision, float]:
            hand, asked = self._asked[number]
            its_seed = seed_of_chunk(seed, hand * _MOST_PLACES + asked.place)
            deal = 0.0
            if asked.place == 1:
                deal = coach.deal(asked.view, self.seat, asked.offered, places[hand], its_seed, effort.shown)
            return self._decision(coach, hand, asked, its_seed, effort), deal

        weighed = list(spread(weigh, range(len(self._asked))))
        found = [decision for decision, _ in weighed]
        deals = {decision.hand: deal for decision, deal in weighed if decision.place == 1}
        costly = [place for place, decision in enumerate(found) if decision.did is not decision.best]
        costs = settle([found[place].did.difference for place in costly])
        for place, cost in zip(costly, costs, strict=True):
            found[place] = _at_cost(found[place], cost)
        by_hand: dict[int, list[Decision]] = {played.hand: [] for played in self.hands}
        for decision in found:
            by_hand[decision.hand].append(decision)
        hands = [self._told(played, deals.get(played.hand), tuple(by_hand[played.hand])) for played in self.hands]
        return Review(self.use.rules.id, self.seat, self.name, tuple(hands))

    def _told(self, played: HandPlayed, deal: float | None, decisions: tuple[Decision, ...]) -> HandReview:
        return HandReview(played.hand, self.seat, played.place == 0, played.result, deal, decisions)

    def _decision(self, coach: Coach, hand: int, asked: AskedDecision, seed: int, effort: Effort) -> Decision:
        weighed = coach.weigh(asked.view, self.seat, asked.offered, seed, effort, [asked.did])
        did = next(it for it in weighed if it.action == asked.did)
        position = Position(self.use, asked.view, self.seat)
        found = reasons_of(position, asked.offered, weighed[0], did) if did.difference.high < 0 else ()
        return Decision(hand, self.seat, asked.mark, asked.place, asked.position, did, weighed, NOTHING, found)


def _at_cost(decision: Decision, cost: Estimate) -> Decision:
    """Return the decision with its cost; one that is not shown to have cost anything has no reasons."""
    return replace(decision, cost=cost, reasons=decision.reasons if cost.high < 0 else ())


def is_a_decision(offered: Sequence[int]) -> bool:
    """Return whether there is something to decide: a bonus tile must be laid."""
    return len(offered) > 1 and act.type_of(offered[0]) is not act.ActionType.FLOWER


def place_from_dealer(seats: tuple[int, ...], dealer: int, seat: int) -> int:
    """Return the number of turns from the dealer's to a seat's; `seats`: those that are played, in the order of play."""
    return (seats.index(seat) - seats.index(dealer)) % len(seats)
