"""Possible discards from fourteen tiles, and the hand without each of them."""

from dataclasses import dataclass, replace

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.waits import Wait
from eastwind.interchange.nearness import nearness_of
from eastwind.interchange.waits import useful_of, waits_of
from eastwind.scoring.hand import Hand


@dataclass(frozen=True, slots=True)
class Discard:
    """A possible discard, and the hand without it.

    :ivar distance: 0 one tile short, n: n + 1 tiles short; :ivar waits: kinds that would then complete the hand; :ivar useful:
        kinds that would then bring it nearer, empty when it is one tile short.
    """

    kind: int
    distance: int
    waits: tuple[Wait, ...]
    useful: tuple[Wait, ...]

    @property
    def left(self) -> int:
        """Number of tiles that complete the hand or, where none does, bring it nearer."""
        return sum(tile.left for tile in (self.waits or self.useful))


def discards_of(use: RulesInUse, hand: Hand) -> tuple[Discard, ...]:
    """Return every kind that could be discarded: the least distance first, then the most tiles that help, then by kind.

    `hand`: marked as won, so that waits are valued; its last tile does not matter.
    """
    found = []
    for kind in sorted(set(hand.concealed)):
        rest = list(hand.concealed)
        rest.remove(kind)
        near = nearness_of(use, replace(hand, concealed=tuple(rest), last=None))
        found.append(Discard(kind, near.distance, waits_of(near), useful_of(near) if near.distance > 0 else ()))
    return tuple(sorted(found, key=lambda one: (one.distance, -one.left)))
