"""Effects: what a function of a table's state wants done. `effect_loop` applies them, one after the other.

An event is an effect too: a function of the state that is called when it is its turn, and returns further effects. What else it
needs are its first parameters, so that `partial` gives the event.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match.actions import Outcome
from eastwind.server.store.errors import StoreError
from eastwind.server.store.rows import TableRow
from eastwind.server.tables.proposals import OpenProposal
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.refusals import Refusal

Event = Callable[[TableState, Now], "Effects"]
Effects = Sequence["Effect | Event"]
#: Name of a timer; a table has one of each.
TimerKey = str | tuple[str, int]


@dataclass(frozen=True, slots=True)
class Tell:
    """Send messages, by seat."""

    messages: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class TellOne:
    """Send a message to one subscriber."""

    subscriber: Subscriber
    message: str


@dataclass(frozen=True, slots=True)
class Play:
    """Play a course of `actions`, which is called with the match, `args` and the context; store its outcome, then publish it."""

    course: Callable[..., Outcome]
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayFor:
    """Let a bot answer for a person."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeDiscardBack:
    """Take back a seat's discard that all have seen."""

    seat: int


@dataclass(frozen=True, slots=True)
class OpenRematch:
    """Open a table for the same people once more, as all have agreed."""

    proposal: OpenProposal


@dataclass(frozen=True, slots=True)
class Reseat:
    """Store which person has which seat, before the first deal."""

    row: TableRow


@dataclass(frozen=True, slots=True)
class StoreState:
    """Store what is stored of the table apart from its match."""


@dataclass(frozen=True, slots=True)
class StoreTime:
    """Store how long the match has been played."""


@dataclass(frozen=True, slots=True)
class EndCode:
    """End the letters of a table whose match is over. Letters that cannot be ended then are ended when they are used next."""


@dataclass(frozen=True, slots=True)
class SetTimer:
    """Raise an event after a number of seconds, in the table's turn. It takes the place of a timer of the same key."""

    key: TimerKey
    seconds: float
    event: Event


@dataclass(frozen=True, slots=True)
class EndTimer:
    """End a timer. One that does not run is no error."""

    key: TimerKey


@dataclass(frozen=True, slots=True)
class LookAround:
    """Do what follows from the state as it is: `looks`.

    :ivar subscriber: a newcomer, who receives what the others know already; :ivar seat: the newcomer's.
    """

    seat: int | None = None
    subscriber: Subscriber | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """Apply effects; where one of them fails, apply `otherwise` in place of it and of those after it.

    :ivar errors: that are expected; :ivar log: what is logged then; :ivar raises: whether the error goes on to the caller.
    """

    effects: Effects
    otherwise: Effects = ()
    errors: tuple[type[Exception], ...] = (Refusal, StoreError)
    log: str = ""
    raises: bool = False


#: Effects that wait for nothing.
AtOnce = TellOne | SetTimer | EndTimer | LookAround
Effect = (
    AtOnce | Tell | Play | PlayFor | TakeDiscardBack | OpenRematch | Reseat | StoreState | StoreTime | EndCode | Attempt
)
