"""`Table`: the Python interface of the compiled record, with readable errors."""

from typing import Final, NoReturn, Self

import numpy as np
import numpy.typing as npt

from eastwind.errors import EastwindError
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules, name_of
from eastwind.table.actions import WORDS
from eastwind.table.copying import bytes_in, record_in
from eastwind.table.events import Event, events_of
from eastwind.table.layout import TABLE, EventKind, Phase, TableRecord
from eastwind.table.masking import mask
from eastwind.table.melds import position_of
from eastwind.table.options import MAX_OFFERED, offered
from eastwind.table.plain import live
from eastwind.table.step import DONE, deal, go_on, match_is_left, step, time_is_up
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN
from eastwind.tiles.notation import counts_of, format_tile

_PLACES: Final = 4
_PHASES: Final = tuple(Phase)
_WINDOWS: Final = (Phase.CLAIM, Phase.ROB)
_FULL_SET: Final = counts_of([index // 4 for index in range(TILES_PLAIN)])
_FULL_SET_WITH_BONUS: Final = counts_of([index // 4 for index in range(TILES_PLAIN)] + list(range(34, 42)))


class IllegalActionError(EastwindError, ValueError):
    """Action that the seat may not play now; nothing was changed.

    :ivar seat: the seat that tried; :ivar action: the action in words; :ivar expected: the offered actions in words;
        :ivar position: the seat's tiles in the notation; :ivar rules: the rule set and its version; :ivar version: deals
        and actions of the table so far.
    """

    def __init__(
        self, seat: int, action: str, expected: tuple[str, ...], position: str, rules: str, version: int
    ) -> None:
        wanted = ", ".join(expected) if expected else "nothing: this seat is not asked"
        super().__init__(
            f"seat {seat} may not play {action!r} now; expected {wanted}; seat {seat} holds {position} "
            f"({rules or 'rules without a name'}; state {version})"
        )
        self.seat = seat
        self.action = action
        self.expected = expected
        self.position = position
        self.rules = rules
        self.version = version


class WallError(EastwindError, ValueError):
    """Error for a wall or dice that do not fit the rule set."""


class PhaseError(EastwindError, RuntimeError):
    """Error for an operation that is not possible in the table's phase."""


def seats_of(rules: Rules) -> tuple[int, ...]:
    """Return the seats in play under a rule set, ascending."""
    return tuple(seat for seat in range(4) if int(rules.seats) >> seat & 1)


def places_in_turn(seats: tuple[int, ...], dealer: int) -> tuple[int, ...]:
    """Return the places of the seats in play, counted from the dealer's, in the order of play from the dealer on."""
    first = seats.index(dealer)
    return tuple((seat - dealer) % _PLACES for seat in (*seats[first:], *seats[:first]))


def _one_of(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))


class Table:
    """Match at one table: holds the record, deals, offers and plays actions.

    >>> from eastwind.rules import compile_rules, load_preset
    >>> table = Table(compile_rules(load_preset("ru-classic")), first_dealer=0)
    >>> table.phase, table.waiting_for
    (<Phase.IDLE: 0>, ())
    """

    def __init__(self, rules: Rules, first_dealer: int = 0, *, halts: bool = False) -> None:
        """:param halts: whether every discard and every kong opens a window, also where no seat could claim: it is left open
        until `go_on`, so the course of play does not show whether a seat was asked.
        """
        seats = seats_of(rules)
        if first_dealer not in seats:
            raise ValueError(f"no player at {first_dealer!r} (expected {_one_of(seats)})")
        self._hold(rules, seats, np.zeros(TABLE.itemsize, np.uint8), halts=halts)
        self._record.first_dealer = first_dealer
        self._record.halts = halts

    def _hold(self, rules: Rules, seats: tuple[int, ...], its_bytes: npt.NDArray[np.uint8], *, halts: bool) -> None:
        self.seats = seats
        self.rules = rules
        self._bytes = its_bytes
        self._record = record_in(its_bytes)
        self._now = live(its_bytes)
        self._halts = halts
        self._out = np.zeros(MAX_OFFERED, np.int16)

    @property
    def record(self) -> TableRecord:
        """Record itself; only this class's methods change it, treat it as read-only."""
        return self._record

    @property
    def record_bytes(self) -> npt.NDArray[np.uint8]:
        """Array of the record's bytes, sharing its memory."""
        return self._bytes

    @property
    def phase(self) -> Phase:
        return _PHASES[self._now.phase]

    @property
    def version(self) -> int:
        """Number of deals and actions so far."""
        return self._now.version

    @property
    def hand(self) -> int:
        """Number of the hand, from 1; 0 before the first."""
        return self._now.hand

    @property
    def moment(self) -> int:
        """Number of steps so far that all players saw; a window counts as two, however many seats answer in it."""
        return self._now.moment

    @property
    def is_halted(self) -> bool:
        """State of the table: True while a window is open in which no seat is asked."""
        return not self._now.pending and self._now.phase in _WINDOWS

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Seats that must act or answer now; empty between hands."""
        now, phase = self._now, self._now.phase
        if phase in (Phase.TURN, Phase.FLOWERS):
            return (now.turn,)
        if phase in (Phase.CLAIM, Phase.ROB, Phase.DECLARE):
            pending = now.pending
            return tuple(seat for seat in self.seats if pending >> seat & 1)
        return ()

    @property
    def events(self) -> list[Event]:
        """List of the last step's events."""
        return events_of(self._record)

    def offered(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, in their fixed order; empty when it is not asked."""
        if seat not in self.seats:
            raise ValueError(f"no player at {seat!r} (expected {_one_of(self.seats)})")
        found: list[int] = self._out[: offered(self.rules, self._record, seat, self._out)].tolist()
        return found

    def deal(self, standing: npt.ArrayLike, dice: npt.ArrayLike) -> list[Event]:
        """Deal the next hand from a standing wall (kinds by place, see `eastwind.tiles.wall`) and four dice.

        :raises WallError: if these are not a complete set of tiles and four dice.
        :raises PhaseError: while a hand is in play or when the match is over.
        """
        wall, rolled = np.array(standing, np.uint8), np.array(dice, np.uint8)
        self._check_wall(wall)
        if rolled.shape != (4,) or rolled.min() < 1 or rolled.max() > 6:
            raise WallError(f"expected four dice from 1 to 6, found {rolled.tolist()!r}")
        if deal(lookup(), self.rules, self._record, wall, rolled) != DONE:
            raise PhaseError(f"a hand is dealt only between hands; the table is at {self.phase.name.lower()!r}")
        return events_of(self._record)

    def _check_wall(self, wall: npt.NDArray[np.uint8]) -> None:
        wanted = _FULL_SET_WITH_BONUS if self.rules.flowers else _FULL_SET
        size = TILES_ALL if self.rules.flowers else TILES_PLAIN
        if wall.shape != (size,):
            raise WallError(f"expected a wall of {size} tiles, found shape {wall.shape}")
        if wall.max() >= len(wanted):
            raise WallError(f"no such kind of tile in the wall: {int(wall.max())}")
        found = counts_of(wall.tolist())
        for kind in np.flatnonzero(found != wanted):
            raise WallError(f"expected {wanted[kind]} tiles {format_tile(int(kind))} in the wall, found {found[kind]}")

    def play(self, seat: int, action: int) -> list[Event]:
        """Play an action and return its events.

        :raises IllegalActionError: if it is not offered to the seat; nothing is changed.
        """
        self.take(seat, action)
        return self.events

    def take(self, seat: int, action: int) -> None:
        """Play an action, as `play` does, without building its events.

        :raises IllegalActionError: if it is not offered to the seat; nothing is changed.
        """
        if step(lookup(), self.rules, self._record, seat, action) != DONE:
            self._refuse(seat, action)

    def go_on(self) -> None:
        """Close the window at which the table halts.

        :raises PhaseError: when there is none, or a seat is asked in it.
        """
        if go_on(lookup(), self.rules, self._record) != DONE:
            raise PhaseError(f"no window without a seat to ask is open; the table is at {self.phase.name.lower()!r}")

    def close_window(self) -> None:
        """Close the window at which the table halts, as a step with a version of its own: one that a journal keeps.

        A table that does not halt has closed it already, and counts the step.

        :raises PhaseError: at a table that halts, when there is none, or a seat is asked in it.
        """
        if self._halts:
            self.go_on()
        self._record.version += 1

    def end_time(self) -> list[Event]:
        """Note that the time of the match is over (the engine has no clock) and return the events.

        :raises PhaseError: when the match is over already, or its time was.
        """
        if time_is_up(self.rules, self._record) != DONE:
            raise PhaseError("the time of this match is over already")
        return events_of(self._record)

    def leave(self) -> list[Event]:
        """End the match before its time, for a player who stops, and return the events.

        :raises PhaseError: when the match is over already.
        """
        if match_is_left(self._record) != DONE:
            raise PhaseError("this match is over already")
        return events_of(self._record)

    def take_back(self, to: TableRecord, seat: int, kind: EventKind = EventKind.TAKEN_BACK) -> None:
        """Go back to a snapshot of this hand at a seat's request: a step like any other, so versions go on growing."""
        version, moment = self.version, self.moment
        self.restore(to)
        self._record.version, self._record.moment = version, moment
        self.note(seat, kind)

    def note(self, seat: int, kind: EventKind) -> None:
        """Take a step that changes nothing on the table: its only event, of `kind` and public, is an act of the seat."""
        record = self._record
        record.version += 1
        record.moment += 1
        record.event_count = 1
        record.events[0] = kind, seat, -1, -1, 0

    def _refuse(self, seat: int, action: int) -> NoReturn:
        sits = seat in self.seats
        expected = tuple(WORDS[offered_action] for offered_action in self.offered(seat)) if sits else ()
        position = self.position(seat) if sits else "nothing: nobody sits there"
        tried = WORDS.get(action, str(action))
        raise IllegalActionError(seat, tried, expected, position, name_of(self.rules), self.version)

    def position(self, seat: int) -> str:
        """Return the concealed tiles of a seat in the notation, then its sets in brackets."""
        return position_of(self._record, seat)

    def seen_by(self, seat: int, *, open_hands: bool = False) -> TableRecord:
        """Return a new record masked for a seat (−1: a spectator); see `eastwind.table.masking`.

        With `open_hands` all hands lie face up; the wall and the other seats' options and answers stay hidden.
        """
        masked = record_in(np.empty(TABLE.itemsize, np.uint8))
        mask(self._record, seat, masked)
        if open_hands:
            record, told = self._record, int(self._record.event_count)
            masked.hands[:] = record.hands
            masked.keys[:] = record.keys
            masked.held[:] = record.held
            masked.hidden[:] = 0
            masked.drawn = record.drawn
            masked.events[:told] = record.events[:told]
        return masked

    def snapshot(self) -> TableRecord:
        """Return a copy of the record, for `restore`."""
        return record_in(self._bytes.copy())

    def restore(self, snapshot: TableRecord) -> None:
        """Go back to a snapshot; the table halts at windows, or does not, as it did."""
        self._bytes[:] = bytes_in(snapshot)
        self._record.halts = self._halts

    def copy(self) -> Self:
        """Return an independent table in the same position."""
        other = type(self).__new__(type(self))
        other._hold(self.rules, self.seats, self._bytes.copy(), halts=self._halts)
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def __getstate__(self) -> tuple[Rules, bytes, bool]:
        # the fields are views of the bytes: pickled by themselves they would no longer be
        return self.rules, self._bytes.tobytes(), self._halts

    def __setstate__(self, state: tuple[Rules, bytes, bool]) -> None:
        rules, its_bytes, halts = state
        self._hold(rules, seats_of(rules), np.frombuffer(its_bytes, np.uint8).copy(), halts=halts)
