"""Review of a table's finished hands by the coach, and what it found as messages. Imports compiled code."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from eastwind.coach.review import (
    REVIEW,
    AskedDecision,
    Decision,
    HandPlayed,
    HandReview,
    MatchToReview,
    Review,
    is_a_decision,
    place_from_dealer,
)
from eastwind.explain import Position
from eastwind.explain.endings import HandSummary
from eastwind.match.journal import Journal
from eastwind.match.seating import Seating
from eastwind.server.analysis.past import decisions_of
from eastwind.server.analysis.past_in_depth import coach_of, reason_told
from eastwind.server.jobs.jobs import JobProgress
from eastwind.server.match.views import NOTHING_BEFORE, player_view_of
from eastwind.server.wire.reviews import DecisionPlace, MatchReview, ReviewedDecision, ReviewedHand
from eastwind.server.wire.seats import LegalAction
from eastwind.table.actions import WORDS, parse_action

T = TypeVar("T")
R = TypeVar("R")

#: Of the coach's chances; the same match has the same review.
_SEED: Final = 1
#: Number to raise when the coach would say something else of a match: stored reviews are then made again.
_EDITION: Final = 3


def name_of_review(seating: Seating, journal: Journal, hands: Sequence[int], me: int) -> str:
    """Return the name of the review of a seat's finished hands: the same match has the same name, from any client."""
    its = hashlib.sha256()
    deals = {deal.hand: deal for deal in journal.deals}
    for part in (_EDITION, seating.ruleset.digest, me, seating.seats[me].name, *hands):
        its.update(json.dumps(part).encode() + b"\n")
    for hand in hands:
        its.update(deals[hand].wall + deals[hand].dice)
        its.update(json.dumps([(action.seat, action.action) for action in journal.actions[hand]]).encode())
    return its.hexdigest()


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """Finished hands of a seat to be reviewed; `size` is the number of decisions in them."""

    name: str
    seating: Seating
    match: MatchToReview
    #: (hand, frame) → what could be done there, by its word
    legal: dict[tuple[int, int], dict[str, LegalAction]]
    #: (hand, frame) → tiles that could still be drawn there
    left: dict[tuple[int, int], int]
    keep: Callable[[str, str], None]

    @property
    def size(self) -> int:
        return self.match.decisions

    def carry_out(self, course: JobProgress) -> MatchReview | None:
        """Return the review, stored once it is whole; None where it was given up."""

        def spread(work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
            for number, result in enumerate(course.share(work, pieces), 1):
                yield result
                course.done = number

        review = self.match.review(coach_of(self.seating.facts.ruleset), _SEED, REVIEW, spread)
        if course.done < self.size:
            return None
        told = self._told(review)
        self.keep(self.name, told.model_dump_json())
        return told

    def _told(self, review: Review) -> MatchReview:
        return MatchReview(
            seat=review.seat,
            name=review.name,
            rules=review.rules,
            deals=REVIEW.shown,
            hands=[self._hand(hand) for hand in review.hands],
            dearest=[DecisionPlace(hand=it.hand, frame=it.mark) for it in review.dearest],
        )

    def _hand(self, hand: HandReview) -> ReviewedHand:
        return ReviewedHand(
            hand=hand.hand,
            leads=hand.is_dealer,
            result=hand.result,
            deal=hand.deal,
            cost=hand.cost,
            decisions=[self._decision(decision) for decision in hand.decisions],
        )

    def _decision(self, decision: Decision) -> ReviewedDecision:
        legal = self.legal[decision.hand, decision.mark]
        return ReviewedDecision(
            frame=decision.mark,
            position=decision.position,
            left=self.left[decision.hand, decision.mark],
            did=legal[WORDS[decision.did.action]],
            best=legal[WORDS[decision.best.action]],
            moves=list(legal.values()) if decision.is_shown_to_cost else [],
            cost=decision.cost.value,
            low=decision.cost.low,
            high=decision.cost.high,
            won=decision.best.won.value,
            reasons=list(map(reason_told, decision.reasons)),
        )


def review_task(
    name: str,
    journal: Journal,
    seating: Seating,
    me: int,
    history: Sequence[HandSummary],
    keep: Callable[[str, str], None],
) -> ReviewTask:
    """Return the review of a seat's decisions in the hands of `history`, played again from the journal.

    :param name: as `name_of_review`; :param keep: is given the name and the finished review as JSON.
    :raises JournalDamaged: if it cannot be played again.
    """
    legal: dict[tuple[int, int], dict[str, LegalAction]] = {}
    left: dict[tuple[int, int], int] = {}
    hands = []
    for summary in history:
        asked: list[AskedDecision] = []
        for made in decisions_of(journal, seating, summary.hand, me):
            offered = tuple(made.before.offered(me))
            if not is_a_decision(offered):
                continue
            position = Position(seating.use, made.before.seen_by(me, open_hands=seating.open_hands), me)
            sight = player_view_of(seating, position, offered, NOTHING_BEFORE)
            legal[summary.hand, made.frame] = {action.word: action for action in sight.legal}
            left[summary.hand, made.frame] = sight.now.left
            view, did = position.record, parse_action(made.word)
            asked.append(AskedDecision(made.frame, len(asked) + 1, view, offered, did, made.before.position(me)))
        place = place_from_dealer(seating.playing, summary.dealer, me)
        hands.append(HandPlayed(summary.hand, place, summary.net[me], tuple(asked)))
    match = MatchToReview(seating.use, me, seating.seats[me].name, hands)
    return ReviewTask(name, seating, match, legal, left, keep)
