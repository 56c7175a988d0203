"""What is valued: a hand at the end of play, one way to read it, and what that way is worth."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from tests.reference.tiles import Tile, text_of

SetKind = Literal[
    "chow", "pung", "kong", "added_kong", "concealed_kong", "laid_chow", "laid_pung", "kong_added_to_laid_pung"
]
Source = Literal["wall", "loose", "last_wall", "discard", "last_discard", "robbed_kong", "robbed_concealed_kong"]
Event = Literal["heavenly", "earthly", "ready", "ready_at_once", "nothing_drawn", "kong_on_kong"]

KONGS: Final = ("kong", "added_kong", "concealed_kong", "kong_added_to_laid_pung")
#: Sets of tiles that the player has drawn himself and laid out openly.
LAID_OPENLY: Final = ("laid_chow", "laid_pung", "kong_added_to_laid_pung")
#: Sets wholly from the wall.
FROM_THE_WALL: Final = ("concealed_kong", *LAID_OPENLY)

#: The last tile was drawn by the player himself.
DRAWN: Final[frozenset[Source]] = frozenset({"wall", "loose", "last_wall"})


@dataclass(frozen=True)
class TableSet:
    """A set laid on the table during play.

    A `kong` was made of three concealed tiles and a discard, an `added_kong` of an exposed pung and a drawn tile; `laid_` sets
    are of tiles drawn by the player himself, laid out openly.
    """

    kind: SetKind
    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class Hand:
    """A player's hand when play is over.

    `concealed` holds the last tile too if the hand won; `last` and `source` are None for a hand that did not win.
    `seat` and `round` are the tiles of the own and of the prevailing wind.
    """

    concealed: tuple[Tile, ...]
    table: tuple[TableSet, ...]
    seat: Tile
    round: Tile
    won: bool = False
    last: Tile | None = None
    source: Source | None = None
    flowers: tuple[Tile, ...] = ()
    events: frozenset[Event] = frozenset()

    @property
    def all_tiles(self) -> tuple[Tile, ...]:
        """Every tile that takes part in the combination: all but the flowers."""
        return self.concealed + tuple(tile for laid in self.table for tile in laid.tiles)

    @property
    def kongs(self) -> int:
        """Declared kongs; each of them makes the hand a tile longer."""
        return sum(laid.kind in KONGS for laid in self.table)

    def __str__(self) -> str:
        parts = [text_of(self.concealed)]
        parts += [f"{laid.kind}:{text_of(laid.tiles)}" for laid in self.table]
        parts += [f"seat {self.seat}", f"round {self.round}"]
        if self.won:
            parts.append(f"won with {self.last} from {self.source}")
        if self.flowers:
            parts.append(f"flowers {text_of(self.flowers)}")
        if self.events:
            parts.append(" ".join(sorted(self.events)))
        return " | ".join(parts)


GroupKind = Literal["chow", "pung", "kong", "pair", "single"]


@dataclass(frozen=True)
class Group:
    """A set, a pair or a tile that belongs to nothing, with where it stands.

    `concealed`: for its points. `on_table`: laid down during play (a concealed kong is both).
    """

    kind: GroupKind
    tiles: tuple[Tile, ...]
    concealed: bool
    on_table: bool = False

    @property
    def tile(self) -> Tile:
        """Its tile, or a chow's lowest."""
        return self.tiles[0]

    @property
    def is_alike(self) -> bool:
        """A pung or a kong."""
        return self.kind in ("pung", "kong")


@dataclass(frozen=True)
class Reading:
    """One way to read a hand: its shape, its groups, and the group that the last tile completed."""

    shape: str
    groups: tuple[Group, ...]
    completed: Group | None = None

    def sets(self) -> list[Group]:
        return [group for group in self.groups if group.kind in ("chow", "pung", "kong")]

    def alikes(self) -> list[Group]:
        """Pungs and kongs."""
        return [group for group in self.groups if group.is_alike]

    def pairs(self) -> list[Group]:
        return [group for group in self.groups if group.kind == "pair"]

    def chows(self) -> list[Group]:
        return [group for group in self.groups if group.kind == "chow"]

    def alikes_and_pair(self) -> bool:
        """Four pungs or kongs and a pair."""
        return self.shape == "standard" and len(self.alikes()) == 4


@dataclass(frozen=True)
class Line:
    """One line of a bill. `tiles` are those of the set or pair it speaks of, empty when it speaks of the whole hand."""

    rule: str
    tiles: tuple[Tile, ...] = ()
    points: int = 0
    doubles: int = 0


@dataclass(frozen=True)
class Worth:
    """What one reading of a hand comes to."""

    reading: Reading | None
    lines: tuple[Line, ...]
    limit_hands: frozenset[str]
    total: int

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def doubles(self) -> int:
        return sum(line.doubles for line in self.lines)


@dataclass(frozen=True)
class Value:
    """The value of a hand: `total`, and every reading that comes to it."""

    won: bool
    total: int
    best: tuple[Worth, ...] = field(repr=False)


def holds_only(some: Iterable[Tile], allowed: Iterable[Tile]) -> bool:
    """Every tile is one of the allowed."""
    return set(some) <= set(allowed)
