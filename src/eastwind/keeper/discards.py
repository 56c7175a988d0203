"""Which tile of fourteen could go, and what the hand would be without it."""

from dataclasses import dataclass, replace

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.waits import Wait
from eastwind.keeper.nearness import nearness_of
from eastwind.keeper.waits import useful_of, waits_of
from eastwind.scoring.hand import Hand


@dataclass(frozen=True, slots=True)
class Discard:
    """A tile that could go, and what the hand would be without it.

    :ivar distance: 0 one tile short, n: n + 1 tiles short; :ivar waits: what would then complete it; :ivar useful: what would
        then bring it nearer, nothing when one tile short.
    """

    kind: int
    distance: int
    waits: tuple[Wait, ...]
    useful: tuple[Wait, ...]

    @property
    def left(self) -> int:
        """How many tiles help."""
        return sum(tile.left for tile in (self.waits or self.useful))


def discards_of(use: RulesInUse, hand: Hand) -> tuple[Discard, ...]:
    """Every kind that could go: the least distance first, then the most tiles that help, then in order.

    `hand`: said to have won, so that waits are valued; its last tile does not matter.
    """
    found = []
    for kind in sorted(set(hand.concealed)):
        rest = list(hand.concealed)
        rest.remove(kind)
        near = nearness_of(use, replace(hand, concealed=tuple(rest), last=None))
        found.append(Discard(kind, near.distance, waits_of(near), useful_of(near) if near.distance > 0 else ()))
    return tuple(sorted(found, key=lambda one: (one.distance, -one.left)))
