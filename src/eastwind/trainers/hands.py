"""Hands that are drawn for tasks: four sets and a pair out of more or fewer kinds of tile, some sets of them laid out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from eastwind.interchange.hand_json import hand_to_json
from eastwind.scoring.hand import Hand, MeldSpec
from eastwind.scoring.layout import Meld
from eastwind.tiles.kinds import COPIES, HONOURS, PLAIN_KINDS, RANKS
from eastwind.trainers.lots import Lots
from eastwind.trainers.tasks import TaskHand, TaskMeld

SETS: Final = 4
_SUITS: Final = 3


@dataclass(frozen=True, slots=True)
class Taste:
    """Composition of hands, in percent.

    :ivar chows: of the sets, those that are chows; :ivar kongs: of those alike, those that are kongs; :ivar laid: of all sets
        but kongs, those that are laid out; :ivar suits: the weights of one, two, three suits; :ivar honours: of the hands, those
        drawn from honours too.
    """

    chows: int
    kongs: int
    laid: int
    suits: tuple[int, int, int]
    honours: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """Complete hand: its sets, those that are laid out first, and the kind of its pair."""

    sets: tuple[MeldSpec, ...]
    laid: int
    pair: int

    @property
    def melds(self) -> tuple[MeldSpec, ...]:
        """Sets on the table."""
        return self.sets[: self.laid]

    @property
    def concealed(self) -> tuple[int, ...]:
        """Tiles in the hand, ascending."""
        held = [kind for meld in self.sets[self.laid :] for kind in meld.tiles]
        return tuple(sorted([*held, self.pair, self.pair]))


def palette(lots: Lots, taste: Taste) -> tuple[int, ...]:
    """Return the kinds that a hand is drawn from."""
    suits = lots.weighted({1: taste.suits[0], 2: taste.suits[1], 3: taste.suits[2]})
    kinds = [suit * RANKS + rank for suit in sorted(lots.sample(range(_SUITS), suits)) for rank in range(RANKS)]
    if lots.below(100) < taste.honours:
        kinds += range(HONOURS, PLAIN_KINDS)
    return tuple(kinds)


def drawn_hand(lots: Lots, taste: Taste) -> Drawn | None:
    """Return a complete hand; None where it took a fifth tile of a kind."""
    kinds = palette(lots, taste)
    sets = [_a_set(lots, taste, kinds) for _ in range(SETS)]
    pair = lots.pick(kinds)
    used = [kind for meld in sets for kind in meld.tiles] + [pair, pair]
    if any(used.count(kind) > COPIES for kind in used):
        return None
    laid, held = [], []
    for meld in sets:
        if len(meld.tiles) == COPIES:
            laid.append(MeldSpec(Meld.CONCEALED_KONG, meld.lowest) if lots.one_in(3) else meld)
        elif lots.below(100) < taste.laid:
            laid.append(meld)
        else:
            held.append(meld)
    return Drawn((*laid, *held), len(laid), pair)


def _a_set(lots: Lots, taste: Taste, kinds: Sequence[int]) -> MeldSpec:
    if lots.below(100) < taste.chows:
        chow = MeldSpec(Meld.CHOW, lots.pick(kinds))
        if chow.exists:
            return chow
    return MeldSpec(Meld.KONG if lots.below(100) < taste.kongs else Meld.PUNG, lots.pick(kinds))


def told_hand(hand: Hand) -> TaskHand:
    """Return a hand as a task shows it."""
    told = hand_to_json(hand)
    return TaskHand(
        melds=tuple(TaskMeld(kind=meld["kind"], tiles=tuple(meld["tiles"])) for meld in told["melds"]),
        hand=tuple(told["hand"]),
        last=told["last"],
        source=told["source"],
        flowers=tuple(told["flowers"]),
        seat=told["seat"],
        round=told["round"],
        won=told["won"],
        events=tuple(told["events"]),
    )
