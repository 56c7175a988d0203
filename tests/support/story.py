"""Scripted tables: a wall in which given hands and draws lie in their places, and a game told line by line.

    story = Story(east="...14 tiles", south="...13", draws="5p 6s", loose="9s")
    story.play("east discard 1z", "south pung", "south discard 2m")

Seats are called by their winds in the hand. Hands that are not given, or given in part, are filled up with what is left,
in a fixed order. A line for a seat that is not asked first lets everyone who is asked pass.
"""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from eastwind.table import Event, EventKind, Penalty, Phase, Table
from eastwind.table.actions import PASS, WORDS, format_action, parse_action
from eastwind.table.layout import TableRecord
from eastwind.tiles.notation import CODES, format_tile, format_tiles, parse_tile, parse_tiles, tiles_of
from eastwind.tiles.wall import break_place
from tests.support.rules import ru

WINDS: Final = ("east", "south", "west", "north")
_WINDOWS: Final = (Phase.DECLARE, Phase.CLAIM, Phase.ROB)
_ANSWERS: Final = ("pass", "chow", "pung", "kong", "mahjong", "ready_at_once")
_DEALT: Final = 53
_DICE: Final = (1, 2, 3, 4)


def whole_set(flowers: bool) -> list[int]:
    """All tiles of a set, ascending."""
    return [index // 4 for index in range(136)] + (list(range(34, 42)) if flowers else [])


def deal_places() -> list[list[int]]:
    """Places, in the order in which the wall is taken, of the tiles that East, South, West and North are dealt."""
    places: list[list[int]] = [[], [], [], []]
    for turn in range(12):
        places[turn % 4] += range(4 * turn, 4 * turn + 4)
    for place, seat in zip(range(48, _DEALT), (0, 0, 1, 2, 3), strict=True):
        places[seat].append(place)
    return places


def loose_places(size: int) -> list[int]:
    """Places of the loose tiles in the order in which they are taken, refills included."""
    return [place for back in range(size - 2, size // 2, -2) for place in (back, back + 1)]


def standing_of(taken: list[int], dealer: int, dice: tuple[int, int, int, int]) -> npt.NDArray[np.uint8]:
    """The standing wall from which the tiles are taken in this order."""
    size = len(taken)
    first = sum(dice[:2])
    start = 2 * (break_place(dealer, first, sum(dice), size // 8) + 1)
    standing = np.zeros(size, np.uint8)
    for index, kind in enumerate(taken):
        standing[(start + index) % size] = kind
    return standing


def arrange(
    flowers: bool, hands: tuple[str, str, str, str], draws: str, loose: str, last: str, refills: int = 0, seed: int = 0
) -> list[int]:
    """Tiles in the order in which they are taken. `last`: the 15th tile from the end after so many refills."""
    left = Counter(whole_set(flowers))
    size = sum(left.values())
    wanted: dict[int, int] = {}
    for seat, places in enumerate(deal_places()):
        tiles = parse_tiles(hands[seat])
        assert len(tiles) <= len(places), f"{WINDS[seat]} cannot be dealt {len(tiles)} tiles"
        wanted.update(zip(places, tiles, strict=False))
    wanted.update(zip(range(_DEALT, size), parse_tiles(draws), strict=False))
    wanted.update(zip(loose_places(size), parse_tiles(loose), strict=False))
    if last:
        wanted[size - 2 - 2 * refills - 15] = parse_tile(last)
    left.subtract(wanted.values())
    assert min(left.values()) >= 0, f"too many of {[CODES[kind] for kind, count in left.items() if count < 0]}"
    # bonus tiles that nobody asked for lie where nobody takes them, unless there are too many
    rest = [kind for kind in left.elements() if kind < 34]
    random.Random(seed).shuffle(rest)
    rest += [kind for kind in left.elements() if kind >= 34]
    open_places = [place for place in range(size) if place not in wanted]
    far = [place for place in open_places if size - 16 <= place < size - 6]
    near = [place for place in open_places if place not in far]
    wanted.update(zip(near + far, rest, strict=True))
    return [wanted[place] for place in range(size)]


class Story:
    """A table that plays what is told. `table` is the engine's table, `events` what the last line brought."""

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        east: str = "",
        south: str = "",
        west: str = "",
        north: str = "",
        hands: Mapping[str, str] | None = None,
        draws: str = "",
        loose: str = "",
        last: str = "",
        refills: int = 0,
        first_dealer: int = 0,
        seed: int = 0,
    ) -> None:
        self.rules: Final = ru() if rules is None else rules
        self.table: Final = Table(self.rules, first_dealer)
        self.events: list[Event] = []
        given = {"east": east, "south": south, "west": west, "north": north, **(hands or {})}
        self.deal(given, draws=draws, loose=loose, last=last, refills=refills, seed=seed)

    def deal(
        self,
        hands: Mapping[str, str],
        *,
        draws: str = "",
        loose: str = "",
        last: str = "",
        refills: int = 0,
        seed: int = 0,
    ) -> None:
        """Deals the next hand; the lead is where the record says that it is."""
        east, south, west, north = (hands.get(wind, "") for wind in WINDS)
        taken = arrange(bool(self.rules.flowers), (east, south, west, north), draws, loose, last, refills, seed)
        dealer = (int(self.record.first_dealer) + int(self.record.leads_passed)) % 4
        self.events = self.table.deal(standing_of(taken, dealer, _DICE), _DICE)
        assert self.record.dealer == dealer

    # --- looking

    @property
    def record(self) -> TableRecord:
        return self.table.record

    @property
    def phase(self) -> Phase:
        return self.table.phase

    def seat(self, wind: str) -> int:
        """The seat that is called by a wind in this hand."""
        return (int(self.record.dealer) + WINDS.index(wind)) % 4

    def wind(self, seat: int) -> str:
        """What a seat is called in this hand."""
        return WINDS[(seat - int(self.record.dealer)) % 4]

    @property
    def turn(self) -> str:
        return self.wind(int(self.record.turn))

    @property
    def asked(self) -> set[str]:
        """Who must act or answer now."""
        return {self.wind(seat) for seat in self.table.waiting_for}

    @property
    def drawn(self) -> str:
        """The tile that the seat whose turn it is has drawn."""
        return format_tile(int(self.record.drawn))

    @property
    def left(self) -> int:
        """Tiles that stand in the wall, loose tiles not counted."""
        return int(self.record.back) - int(self.record.front)

    def offers(self, wind: str) -> list[str]:
        """What a seat may do now, in words."""
        return [WORDS[action] for action in self.table.offered(self.seat(wind))]

    def may(self, wind: str, verb: str) -> bool:
        """Whether any offered action begins with these words."""
        return any(f"{offer} ".startswith(f"{verb} ") for offer in self.offers(wind))

    def hand(self, wind: str) -> str:
        """Concealed tiles of a seat."""
        counts = self.record.hands[self.seat(wind)]
        return format_tiles(tiles_of(np.array([counts[kind] for kind in range(42)], np.uint8)))

    def sets(self, wind: str) -> list[str]:
        """Sets on the table as `PUNG 555m`."""
        position = self.table.position(self.seat(wind)).split("[")[1:]
        types = [int(self.record.melds[self.seat(wind), index, 0]) for index in range(len(position))]
        names = ["", "chow", "pung", "kong", "added_kong", "concealed_kong"]
        return [f"{names[kind]} {tiles.strip(' ]')}" for kind, tiles in zip(types, position, strict=True)]

    def told(self, kind: EventKind) -> list[Event]:
        """Events of one kind among those of the last line."""
        return [event for event in self.events if event.kind is kind]

    @property
    def pond(self) -> str:
        """All discards in order."""
        return format_tiles(int(self.record.pond_tile[index]) for index in range(self.record.pond_count))

    # --- the end of the hand: whoever is still asked passes

    def _end(self) -> TableRecord:
        self.flush()
        assert self.phase in (Phase.HAND_OVER, Phase.MATCH_OVER), f"the hand is not over but at {self.phase.name}"
        return self.record

    @property
    def winner(self) -> str | None:
        winner = int(self._end().winner)
        return None if winner < 0 else self.wind(winner)

    def pays(self, payer: str, payee: str) -> int:
        return int(self._end().payments[self.seat(payer), self.seat(payee)])

    def value(self, wind: str) -> int:
        return int(self._end().values[self.seat(wind)])

    @property
    def penalty(self) -> Penalty:
        return Penalty(int(self._end().penalty))

    @property
    def win_source(self) -> Source:
        return Source(int(self._end().win_source))

    # --- playing

    def flush(self) -> None:
        """Everyone who is asked passes."""
        while self.phase in _WINDOWS:
            self.events = self.table.play(self.table.waiting_for[0], PASS)

    def play(self, *lines: str) -> "Story":
        """Plays lines like `south discard 5m ready`. Two more verbs: `south draws 5m` says what must have been drawn, `south
        gives 5m` is a discard, with a ready hand where it must be declared."""
        for line in lines:
            wind, _, word = line.partition(" ")
            if word.startswith("draws "):
                self._check_draw(wind, word.removeprefix("draws "))
                continue
            if word.startswith("gives "):
                self._give(wind, word.removeprefix("gives "))
                continue
            action = parse_action(word)
            if self.phase in _WINDOWS and (
                word.split()[0] not in _ANSWERS or self.seat(wind) not in self.table.waiting_for
            ):
                self.flush()
            self.events = self.table.play(self.seat(wind), action)
        return self

    def _check_draw(self, wind: str, code: str) -> None:
        self.flush()
        assert (self.turn, self.drawn) == (wind, code), f"it is {self.turn}'s turn with {self.drawn}"

    def _give(self, wind: str, code: str) -> None:
        self.flush()
        plain = f"discard {code}"
        word = plain if plain in self.offers(wind) else f"{plain} ready"
        self.events = self.table.play(self.seat(wind), parse_action(word))

    def idle(self) -> None:
        """One dull step: everyone passes, or the seat whose turn it is lays a bonus tile or gives back what it drew."""
        if self.phase in _WINDOWS:
            self.flush()
            return
        seat = int(self.record.turn)
        offered = [WORDS[action] for action in self.table.offered(seat)]
        wanted = [word for word in offered if word.startswith("flower")]
        if self.record.drawn >= 0:
            wanted += [word for word in offered if word.startswith(f"discard {self.drawn}")]
        wanted += [word for word in offered if word.startswith("discard")]
        self.events = self.table.play(seat, parse_action(wanted[0]))

    def idle_until_left(self, tiles: int) -> None:
        """Dull play until so many tiles stand in the wall and it is somebody's turn."""
        while self.phase in _WINDOWS or self.left > tiles:
            assert self.phase < Phase.HAND_OVER, f"the hand was over with {self.left} tiles left"
            self.idle()
        assert self.left == tiles

    def idle_to_the_end(self) -> None:
        """Dull play until nothing is left to draw."""
        while self.phase < Phase.HAND_OVER:
            self.idle()


def fields_of(record: TableRecord) -> dict[str, Any]:
    """Every field of a record as plain numbers and lists. (Its bytes will not do: copies leave the gaps between fields as
    they happen to be.)"""
    raw: Any = record
    return {name: np.asarray(raw[name]).tolist() for name in raw.dtype.names}


def words(actions: list[int]) -> list[str]:
    """Actions in words."""
    return [format_action(action) for action in actions]
