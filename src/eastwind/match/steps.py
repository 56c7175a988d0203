"""Steps of a match, played one after the other: entered for its journal, and received by those who look on."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Generic, Protocol, TypeVar

import numpy as np

from eastwind.explain.endings import summary_of
from eastwind.match.batch_play import StepsShown
from eastwind.match.chance import Dealt
from eastwind.match.entries import ActionEntry, DealEntry, Entries, ResultEntry
from eastwind.match.journal import CLOCK, LAYOUT, TIME_UP, bytes_of
from eastwind.match.match import M, Match
from eastwind.table import Table
from eastwind.table.actions import WORDS
from eastwind.table.public import SightRecord

M_contra = TypeVar("M_contra", bound=Match, contravariant=True)


class Audience(Protocol[M_contra]):
    """Those who receive what is played, step by step."""

    @property
    def seats(self) -> Collection[int]:
        """Seats that receive it."""

    def in_the_hand(self) -> bool:
        """Return whether all of them have received this hand, which is not over for any."""

    def sights(self) -> Mapping[int, SightRecord]:
        """Return by seat what each has received last."""

    def receive(self, match: M_contra, acted: int | None, *, seen: bool) -> None:
        """Receive the step just taken.

        :param acted: the seat that took it; `seen`: whether all may see it: an answer in a window that stays open is for none but
            the seat that gave it.
        """

    def receive_shown(self, match: M_contra, shown: Mapping[int, StepsShown]) -> None:
        """Receive steps that were played in one piece, by seat."""


class NoAudience:
    """Audience of a match that is played without being shown."""

    seats: Collection[int] = ()

    def in_the_hand(self) -> bool:
        return True

    def sights(self) -> Mapping[int, SightRecord]:
        return {}

    def receive(self, match: Match, acted: int | None, *, seen: bool) -> None:
        pass

    def receive_shown(self, match: Match, shown: Mapping[int, StepsShown]) -> None:
        pass


NO_AUDIENCE: Final = NoAudience()

#: Choice of what a seat, which is asked now, does.
Player = Callable[[Table, int], int]


@dataclass(slots=True)
class Steps(Generic[M]):
    """Steps of a match, on a copy of its table that nothing else refers to.

    :ivar match: a match that is dealt, or about to be; :ivar entries: what is to be kept of the steps.
    """

    match: M
    audience: Audience[M] = NO_AUDIENCE
    entries: Entries = field(default_factory=Entries)
    moment_told: int = field(init=False)
    #: Seat that took the last step, and whether the audience has received that.
    acted: int | None = None
    told: bool = True

    def __post_init__(self) -> None:
        self.match = replace(self.match, dealt=self.match.table.copy())
        self.moment_told = self.match.table.moment

    def deal_wall(self, dealt: Dealt) -> None:
        """Deal the next hand from a wall."""
        table = self.match.table
        before, hand = bytes_of(table.snapshot()), table.hand + 1
        wall, dice, failed = dealt
        table.deal(wall, dice)
        thrown = bytes(die for pair in failed for die in pair) + bytes(dice)
        entry = DealEntry(hand, table.version, np.asarray(wall, np.uint8).tobytes(), thrown, before, LAYOUT)
        self.entries.deals.append(entry)
        self.match = replace(self.match, failed=failed)
        self.tell_step(None)

    def play(self, seat: int, action: int, answers: int) -> None:
        """Play an action that is offered. `answers`: the moment that it answers."""
        self.match.table.take(seat, action)
        self.enter(seat, answers, WORDS[action])
        self.stepped(seat)

    def end_time(self) -> None:
        """Tell the table that the time of the match is over."""
        table = self.match.table
        answers = table.moment
        table.end_time()
        self.enter(CLOCK, answers, TIME_UP)
        self.match = replace(self.match, time_up_at=table.moment)
        self.tell_step(None)

    def play_on(self, players: Mapping[int, Player], waits: Callable[[Table], bool]) -> None:
        """Let players play step by step until the table waits for others, or one that is none of them is asked.

        :param players: by seat; :param waits: whether the table waits in this position.
        """
        self.tell()
        while self.step(players, waits):
            self.tell()

    def step(self, players: Mapping[int, Player], waits: Callable[[Table], bool]) -> bool:
        """Play a player's step, or the end of a window in which no seat is asked, which watchers see as any other.

        Return False where it is for others to go on.
        """
        table = self.match.table
        if waits(table):
            return False
        if table.is_halted:
            table.go_on()
            self.stepped(None)
            return True
        asked = next((seat for seat in table.waiting_for if seat in players), None)
        if asked is not None:
            self.play(asked, players[asked](table, asked), table.moment)
        return asked is not None

    def enter(self, seat: int, answers: int, word: str) -> ActionEntry:
        """Enter the step just taken."""
        table = self.match.table
        entry = ActionEntry(table.version, table.hand, seat, answers, word)
        self.entries.actions.append(entry)
        return entry

    def stepped(self, acted: int | None) -> None:
        """Note a step that was taken, and what the hand came to where it is over; the audience has not received it yet."""
        self.keep_result()
        self.acted, self.told = acted, False

    def keep_result(self) -> None:
        """Add the result of the hand, when it is over, to the history."""
        table = self.match.table
        if table.phase.is_over:
            summary = summary_of(table.record, table.rules)
            self.match = replace(self.match, history=(*self.match.history, summary))
            self.entries.results.append(ResultEntry(summary.hand, summary.model_dump_json()))

    def tell_step(self, acted: int | None) -> None:
        """Let the audience receive a step of a seat, or of none, at once."""
        self.acted, self.told = acted, False
        self.tell()

    def tell(self) -> None:
        """Let the audience receive the step just taken, if it has not."""
        if self.told:
            return
        seen, self.moment_told = self.match.table.moment != self.moment_told, self.match.table.moment
        self.audience.receive(self.match, self.acted, seen=seen)
        self.told = True
