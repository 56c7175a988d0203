"""Breaking of the wall of a hand, and the throws of dice for it.

In the engine the seats always run counter-clockwise; a drawing with clockwise seats is the mirror image.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal

from pydantic import Field

from eastwind.explain.vocabulary import Seat, Value
from eastwind.table.table import places_in_turn
from eastwind.tiles.shuffle import place_named

#: Throws of two dice.
Throws = tuple[tuple[int, int], ...]

_SIDES: Final = 4
_SUMS: Final = range(2, 13)


class WallThrow(Value):
    """Throw of two dice for the wall."""

    seat: Seat
    dice: tuple[int, ...]
    what: Annotated[
        Literal["side", "stack"],
        Field(description="whether it names the side that is broken or counts the stack"),
    ]
    wanted: Annotated[
        tuple[int, ...],
        Field(description="the sums with which the thrower breaks his own wall; empty where every sum counts"),
    ]
    failed: Annotated[bool, Field(description="it was none of these: the next player throws")]


@lru_cache(256)
def throws_of(
    dice: tuple[int, int, int, int],
    dealer: int,
    failed: Throws,
    *,
    playing: tuple[int, ...],
    by_turns: bool,
    from_seat_one: bool,
) -> tuple[WallThrow, ...]:
    """Return all throws in order: for the side, by one player after another until it is found; then for the stack.

    An empty seat's wall is counted by the dealer. `failed`: throws for the side that did not name the thrower's own; `playing`:
    the seats that are played; `by_turns`: whether each throws for their own side; `from_seat_one`: whether sides are counted
    from seat 0's.
    """
    counted_from = 0 if from_seat_one else dealer
    owner = (counted_from + place_named(dice[0] + dice[1])) % _SIDES
    if owner not in playing:
        owner = dealer
    turns: Sequence[int] = places_in_turn(playing, dealer) if by_turns else ()
    found = []
    for number, pair in enumerate((*failed, (dice[0], dice[1]))):
        thrower, wanted = dealer, tuple[int, ...]()
        if turns:
            place = turns[number % len(turns)]
            thrower = (dealer + place) % _SIDES
            wanted = tuple(rolled for rolled in _SUMS if place_named(rolled) == place)
        found.append(WallThrow(seat=thrower, dice=pair, what="side", wanted=wanted, failed=number < len(failed)))
    return (*found, WallThrow(seat=owner, dice=(dice[2], dice[3]), what="stack", wanted=(), failed=False))
