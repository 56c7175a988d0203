"""Listeners at a table: what is played, put into words for each seat that listens, and for those who look on."""

from collections.abc import Collection, Mapping

from eastwind.match.batch_play import StepsShown
from eastwind.match.match import Match
from eastwind.server.match.context import Context
from eastwind.server.match.match_views import step_shown, steps_shown
from eastwind.server.match.public_view import public_step
from eastwind.server.match.views import PlayerView
from eastwind.server.wire.changes import Change
from eastwind.server.wire.encoding import Written, update
from eastwind.table.public import SightRecord


class Listeners:
    """Audience of one turn: the seats that listen.

    :ivar seen: by seat, what it has received last; :ivar public: step by step, what all can see, where others look on.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._steps: dict[int, list[Change | Written]] = {seat: [] for seat in context.listening}
        self.seen: dict[int, PlayerView] = dict(context.seen)
        self.public: list[Change] = []

    @property
    def seats(self) -> Collection[int]:
        return self._steps.keys()

    @property
    def told(self) -> dict[int, str]:
        """Messages, by seat, for those who have something to receive."""
        return {seat: update(steps) for seat, steps in self._steps.items() if steps}

    def in_the_hand(self) -> bool:
        before = [self.seen.get(seat) for seat in self._steps]
        return all(sight is not None and sight.result is None for sight in before)

    def sights(self) -> Mapping[int, SightRecord]:
        return {seat: self.seen[seat].numbers for seat in self._steps}

    def receive(self, match: Match, acted: int | None, *, seen: bool) -> None:
        clock_and_stand_ins = self._context.clock_and_stand_ins(match.seating)
        for seat, steps in self._steps.items():
            if seen or seat == acted:
                self.seen[seat], step = step_shown(match, seat, clock_and_stand_ins, self.seen.get(seat))
                steps.append(step)
        if seen and self._context.watched:
            self.public.append(public_step(match, clock_and_stand_ins))

    def receive_shown(self, match: Match, shown: Mapping[int, StepsShown]) -> None:
        clock_and_stand_ins = self._context.clock_and_stand_ins(match.seating)
        for seat, steps in shown.items():
            self.seen[seat], written = steps_shown(match, steps, self.seen[seat], clock_and_stand_ins)
            self._steps[seat] += written
