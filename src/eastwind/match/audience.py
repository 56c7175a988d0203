"""Audience of a match: those who receive what is played."""

from collections.abc import Collection, Mapping
from typing import Final, Protocol, TypeVar

from eastwind.match.batch_play import StepsShown
from eastwind.match.match import Match
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
