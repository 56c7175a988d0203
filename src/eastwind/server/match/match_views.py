"""Views of a match in play, the steps that lead from one to the next, and those who receive them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from struct import Struct
from typing import Any, Final, NamedTuple, cast

import numpy as np

from eastwind.bots.course import SHOWN
from eastwind.explain import Position, advise
from eastwind.match.batch_play import StepsShown
from eastwind.match.match import Match
from eastwind.server.match.context import ClockAndStandIns, Context
from eastwind.server.match.events import events_as_json, written_events
from eastwind.server.match.json_fragments import phrases
from eastwind.server.match.public_view import public_step
from eastwind.server.match.views import MatchSoFar, PlayerView, help_told, legal_actions, player_view_of, tile_at_hand
from eastwind.server.wire import encoding
from eastwind.server.wire.changes import Change
from eastwind.server.wire.encoding import Written, update
from eastwind.server.wire.protocol import Advice, Clock, LegalAction, TableView
from eastwind.table.events import ROW_BYTES
from eastwind.table.options import MAX_OFFERED
from eastwind.table.plain import plain_sight
from eastwind.table.public import SIGHT, SightRecord
from eastwind.table.sight import sight_in
from eastwind.table.told import MOST_BYTES, write_differences

_TOLD_AT, _EVENTS_AT, _ASKED_AT, _OFFERED_AT = (
    cast(Mapping[str, Any], SHOWN.fields)[name][1] for name in ("told", "events", "asked", "offered")
)
_OFFERED: Final = Struct(f"={MAX_OFFERED}h")
#: Bytes for what is written of a stretch: enough for any step, and the usual amount.
_PAPER: Final = MOST_BYTES
_A_STEP: Final = 1024


class ShownStep(NamedTuple):
    """Sight that a seat gets of a step.

    :ivar events: the rows of its events; :ivar offered: what the seat may do; :ivar sight: a `SIGHT`; :ivar differs: what is
        different from the one before, in the form in which it is sent, without braces; None where that has no phrases.
    """

    events: bytes
    offered: Sequence[int]
    sight: bytes
    differs: bytes | None


def view_of(match: Match, seat: int, clock_and_stand_ins: ClockAndStandIns) -> TableView:
    """Return what a seat may know now."""
    return sight_of(match, seat, clock_and_stand_ins).view


def advice_for(match: Match, seat: int) -> Advice:
    """Return what a seat could do now."""
    return Advice(version=match.table.moment, **dict(advise(match.position(seat), match.table.offered(seat))))


def sight_of(match: Match, seat: int, clock_and_stand_ins: ClockAndStandIns) -> PlayerView:
    """Return what a seat sees now."""
    return _sight_of(match, match.position(seat), clock_and_stand_ins)


def greeting(match: Match, seat: int, clock_and_stand_ins: ClockAndStandIns) -> tuple[PlayerView, str]:
    """Return the whole view of a seat as it is, without events: as a sight, and as a message."""
    sight = sight_of(match, seat, clock_and_stand_ins)
    return sight, encoding.update([encoding.whole_step(encoding.NO_EVENTS, sight.view)])


def step_shown(
    match: Match, seat: int, clock_and_stand_ins: ClockAndStandIns, before: PlayerView | None
) -> tuple[PlayerView, Change]:
    """Return the sight and the change of the step just taken, which begins with the whole view where `before` is None."""
    position = match.position(seat)
    sight, events = _sight_of(match, position, clock_and_stand_ins), written_events(position.record)
    if before is None:
        return sight, encoding.whole_step(events, sight.view)
    return sight, encoding.step(events, sight.since(before), before.now.moment)


def steps_shown(
    match: Match, steps: StepsShown, before: PlayerView, clock_and_stand_ins: ClockAndStandIns
) -> tuple[PlayerView, list[Written]]:
    """Return the same for steps that were played in one piece and need no more words than their sights.

    :param before: what the seat had received before the first.
    """
    shown = list(_shown(before.numbers, steps))
    clock, legal, obstacles = _clock(match, clock_and_stand_ins), before.legal, before.obstacles
    version = before.now.moment
    # where only what is seen and offered can differ, no sights are needed to say so
    is_plain = before.clock is clock is None and before.stand_ins == clock_and_stand_ins.stand_ins
    written: list[Written] = []
    for number, step in enumerate(shown):
        now_legal = _legal(step, before.me)
        if is_plain and step.differs is not None:
            rest: Change = {"legal": now_legal} if now_legal != legal else {}
            if obstacles:
                rest["obstacles"] = ()
            told = b",".join(filter(None, (step.differs, encoding.as_fields(rest)))) if rest else step.differs
        else:
            last = _sight_shown(match, shown[number - 1], before, clock, clock_and_stand_ins) if number else before
            told = encoding.as_fields(_sight_shown(match, step, before, clock, clock_and_stand_ins).since(last))
        legal, obstacles = now_legal, ()
        written.append(encoding.step_of(events_as_json(step.events), told, version))
        version = plain_sight(step.sight).moment
    return _sight_shown(match, shown[-1], before, clock, clock_and_stand_ins), written


def _shown(before: SightRecord, steps: StepsShown) -> Iterator[ShownStep]:
    said, count = phrases(), len(steps.sights)
    out, ended = np.empty(_PAPER + count * _A_STEP, np.uint8), np.empty(count, np.int64)
    written = write_differences(said.text, said.ends, before, steps.sights, count, out, ended)
    its_text, its_sights, begun = out[:written].tobytes(), steps.sights.tobytes(), 0
    for step, end in enumerate(ended.tolist()):
        row = steps.told[step * SHOWN.itemsize : (step + 1) * SHOWN.itemsize]
        differs = None
        if end >= 0:
            differs, begun = its_text[begun:end], end
        offered = _OFFERED.unpack_from(row, _OFFERED_AT)[: row[_ASKED_AT]] if row[_ASKED_AT] else ()
        events = row[_EVENTS_AT : _EVENTS_AT + row[_TOLD_AT] * ROW_BYTES]
        yield ShownStep(events, offered, its_sights[step * SIGHT.itemsize : (step + 1) * SIGHT.itemsize], differs)


def _sight_shown(
    match: Match, step: ShownStep, before: PlayerView, clock: Clock | None, clock_and_stand_ins: ClockAndStandIns
) -> PlayerView:
    its_bytes = bytearray(step.sight)
    return PlayerView(
        seating=match.seating,
        me=before.me,
        numbers=sight_in(its_bytes),
        now=plain_sight(its_bytes),
        failed=match.failed,
        clock=clock,
        stand_ins=clock_and_stand_ins.stand_ins,
        legal=_legal(step, before.me),
        obstacles=(),
        result=None,
        match_end=None,
        helped=help_told(match.helped),
        history=match.history,
        secret=None,
    )


def _sight_of(match: Match, position: Position, clock_and_stand_ins: ClockAndStandIns) -> PlayerView:
    return player_view_of(
        match.seating,
        position,
        match.table.offered(position.seat),
        MatchSoFar(match.history, match.failed, match.helped),
        clock=_clock(match, clock_and_stand_ins),
        stand_ins=clock_and_stand_ins.stand_ins,
    )


def _clock(match: Match, clock_and_stand_ins: ClockAndStandIns) -> Clock | None:
    if clock_and_stand_ins.clock is None:
        return None
    at_end, up = match.seating.ruleset.file.match.time_end.value, bool(match.table.record.time_up)
    return clock_and_stand_ins.clock.shown(at_end, up=up)


def _legal(step: ShownStep, seat: int) -> list[LegalAction]:
    if not step.offered:
        return []
    return legal_actions(step.offered, tile_at_hand(plain_sight(step.sight), seat))


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
