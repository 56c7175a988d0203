"""Entries of a match's journal: what is kept of it, in the words and bytes in which it is kept."""

from dataclasses import dataclass, field
from typing import Final

#: Beginning of an action that is no move on the table.
BEYOND: Final = "!"
#: The layout of a deal whose bytes are not to be believed: no record has it.
UNBELIEVED: Final = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """Occupant of a seat. `nonce`: the occupant's share in the shuffle."""

    player: str
    name: str
    nonce: str = ""


@dataclass(frozen=True, slots=True)
class TableFacts:
    """Facts of a table before its first hand. `first_dealer` is None until a player has sat down.

    :ivar ruleset: the rule set, as JSON; :ivar secret: of the shuffle; :ivar rolls: throws for the seats, as JSON; None where
        there were none;
    :ivar repeats: the table whose walls and dice it has once more, None where they are its own.
    """

    id: str
    ruleset: str
    secret: bytes
    seats: tuple[Seat, ...]
    first_dealer: int | None = None
    rolls: str | None = None
    repeats: str | None = None


@dataclass(frozen=True, slots=True)
class DealEntry:
    """A deal: the standing wall; all dice, the four that count last; the record before it with the digest of its layout."""

    hand: int
    version: int
    wall: bytes
    dice: bytes
    before: bytes
    layout: str


@dataclass(frozen=True, slots=True)
class ActionEntry:
    """An accepted action, the version that it made and that of the view it answered. Seat −1: the table's clock.

    An action of a person that is no move on the table (`takebacks`) is kept in the same way.
    """

    version: int
    hand: int
    seat: int
    answers: int
    action: str


@dataclass(frozen=True, slots=True)
class ResultEntry:
    """A finished hand, `summary` as JSON."""

    hand: int
    summary: str


@dataclass(slots=True)
class Entries:
    """Entries that are kept together or not at all: all that one wish of a person set off."""

    deals: list[DealEntry] = field(default_factory=list)
    actions: list[ActionEntry] = field(default_factory=list)
    results: list[ResultEntry] = field(default_factory=list)
    #: The hand whose result holds no more, because its end was taken back.
    reopened: int | None = None


@dataclass(frozen=True, slots=True)
class Cut:
    """Place at which a damaged journal is cut: everything after `version`, the last that can be played, is set aside.

    :ivar hand: the hand of that version; :ivar results: results of the hands that are over by then; :ivar why: the damage;
    :ivar believed: whether the bytes that were kept with that hand's deal are to be believed; :ivar of: the last version of the
        journal that was looked at: one that has grown since is not cut.
    """

    version: int
    hand: int
    results: tuple[ResultEntry, ...]
    why: str
    believed: bool = True
    of: int | None = None
