"""Reader of a recorded match for a review by the coach."""

from collections.abc import Iterator
from typing import Final

from eastwind.coach.review import (
    AskedDecision,
    HandPlayed,
    MatchToReview,
    ReviewError,
    is_a_decision,
    place_from_dealer,
)
from eastwind.explain import RulesInUse
from eastwind.record.lines import GIVEN_UP, PERSON, Line
from eastwind.record.replay import Replayed, read_opening, replay
from eastwind.table import Table
from eastwind.table.actions import parse_action
from eastwind.table.table import seats_of


def record_to_review(lines: list[Line], seat: int | None = None) -> MatchToReview:
    """Return the decisions of a seat in the hands of a record that were played to their end.

    :param seat: seat to be reviewed; by default the first person's, or the first seat that is played.

    :raises RecordError: if the record cannot be played again. :raises ReviewError: if the seat is not played.
    """
    rules, first = read_opening(lines)
    use = RulesInUse.of(rules)
    playing = seats_of(use.compiled)
    persons = [number for number in playing if first["seats"][number]["player"] == PERSON]
    chosen = seat if seat is not None else (persons or playing)[0]
    if chosen not in playing:
        raise ReviewError(f"expected a seat of {', '.join(map(str, playing))}, found {chosen}")
    return MatchToReview(use, chosen, first["seats"][chosen]["name"], list(_Reading(lines, use, chosen).hands()))


class _Reading:
    """Line-by-line reader of a record, which collects the questions to the seat in the hand that is being played."""

    def __init__(self, lines: list[Line], use: RulesInUse, seat: int) -> None:
        self._lines: Final = lines
        self._use: Final = use
        self._seat: Final = seat
        self._asked: list[AskedDecision] = []
        self._given_up = False

    def hands(self) -> Iterator[HandPlayed]:
        """Yield the hands that were played to their end: one that the record leaves in the middle is left out."""
        before: Table | None = None
        scores = read = 0
        for now in replay(self._lines):
            line = self._lines[now.first - 1]
            if line["type"] == "start_hand":
                scores = int(before.record.scores[self._seat]) if before else 0
                self._asked, self._given_up = [], False
            self._given_up |= any(self._gives_up(between) for between in self._lines[read : now.first - 1])
            if before is not None and line["type"] == "act" and line["seat"] == self._seat and not self._given_up:
                self._note(before, now, line)
            # a hand that the clock or a player has ended counts for nothing
            if now.table.phase.is_over and line["type"] == "act":
                record = now.table.record
                place = place_from_dealer(seats_of(self._use.compiled), int(record.dealer), self._seat)
                result = int(record.scores[self._seat]) - scores
                yield HandPlayed(now.table.hand, place, result, tuple(self._asked))
            read, before = now.last, now.table.copy()

    def _gives_up(self, line: Line) -> bool:
        """Return whether a bot plays for the seat from here on, to the hand's end."""
        return bool(line["type"] == GIVEN_UP and line["seat"] == self._seat)

    def _note(self, before: Table, now: Replayed, line: Line) -> None:
        offered = tuple(before.offered(self._seat))
        if is_a_decision(offered):
            self._asked.append(
                AskedDecision(
                    mark=now.first,
                    place=len(self._asked) + 1,
                    view=before.seen_by(self._seat, open_hands=self._use.rules.file.table.open_hands.value),
                    offered=offered,
                    did=parse_action(line["action"]),
                    position=before.position(self._seat),
                )
            )
