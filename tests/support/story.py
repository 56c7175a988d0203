"""Scripted tables: a wall in which given hands and draws lie in their places, and a game told line by line.

    story = Story(east="...14 tiles", south="...13", draws="5p 6s", loose="9s")
    story.play("east discard 1z", "south pung", "south discard 2m")

Seats are called by their winds in the hand (where the rule set numbers its seats: one, two, three, four). Hands that are not
given, or given in part, are filled up with what is left, in a fixed order. A line for a seat that is not asked first lets
everyone who is asked pass.
"""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.rules.compiled import DealOrder, Rules
from eastwind.scoring.layout import Source
from eastwind.table import Event, EventKind, Penalty, Phase, Table
from eastwind.table.actions import PASS, WORDS, parse_action
from eastwind.table.layout import TableRecord
from eastwind.table.public import SightRecord
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN
from eastwind.tiles.notation import CODES, format_tile, format_tiles, parse_tile, parse_tiles, tiles_of
from eastwind.tiles.shuffle import shuffle_from
from eastwind.tiles.wall import break_place, break_seat
from tests.support.rules import ru

WINDS: Final = ("east", "south", "west", "north")
NUMBERS: Final = ("one", "two", "three", "four")
_WINDOWS: Final = (Phase.DECLARE, Phase.CLAIM, Phase.ROB)
_ANSWERS: Final = ("pass", "chow", "pung", "kong", "mahjong", "ready_at_once")
_DICE: Final = (1, 2, 3, 4)


def whole_set(flowers: bool) -> list[int]:
    """All tiles of a set, ascending."""
    return [index // 4 for index in range(136)] + (list(range(34, 42)) if flowers else [])


def deal_places(rules: Rules | None = None) -> list[list[int]]:
    """Places, in the order in which the wall is taken, of the tiles dealt to each player in the order of play from the dealer.

    Told tile by tile, by the words of the rule books (the default is RU's deal for four).
    """
    players, order = (4, DealOrder.DEALER_TWO_AT_ONCE) if rules is None else (int(rules.players), rules.deal_order)
    places: list[list[int]] = [[] for _ in range(players)]
    at = 0

    def give(player: int, tiles: int) -> None:
        nonlocal at
        places[player] += range(at, at + tiles)
        at += tiles

    if order == DealOrder.DEALER_FIVE:
        # BG: the dealer takes a stack and three more, the others four; then stacks until they have twelve and he thirteen
        give(0, 5)
        for player in range(1, players):
            give(player, 4)
        while len(places[-1]) < 12:
            for player in range(players):
                give(player, 2)
    else:
        while len(places[-1]) < 12:
            for player in range(players):
                give(player, 4)
    for player in range(players):
        give(player, 2 if player == 0 and order == DealOrder.DEALER_TWO_AT_ONCE else 1)
    if order == DealOrder.DEALER_LAST:
        give(0, 1)
    return places


def loose_places(size: int) -> list[int]:
    """Places of the loose tiles in the order in which they are taken, refills included."""
    return [place for back in range(size - 2, size // 2, -2) for place in (back, back + 1)]


def standing_of(
    taken: list[int], dealer: int, dice: tuple[int, int, int, int], rules: Rules | None = None
) -> npt.NDArray[np.uint8]:
    """The standing wall from which the tiles are taken in this order (the default is RU's way of breaking it)."""
    size = len(taken)
    stacks, first, both = size // 2, sum(dice[:2]), sum(dice)
    from_left = rules is not None and bool(rules.wall_from_left)
    if rules is None:
        begin = break_place(break_seat(dealer, first), both, size // 8, False) + 1
    else:
        side = break_seat(0 if rules.sides_from_seat_one else dealer, first)
        count = sum(dice[2:]) if rules.stack_by_second_roll else both
        begin = break_place(side, count, size // 8, from_left)
        if not rules.counted_out_first:
            begin += -1 if from_left else 1
    standing = np.zeros(size, np.uint8)
    for index, kind in enumerate(taken):
        stack = (begin + (-(index // 2) if from_left else index // 2)) % stacks
        standing[2 * stack + index % 2] = kind
    return standing


def last_place(rules: Rules | None, size: int, refills: int) -> int:
    """Place of the last tile that can be drawn: the 15th from the end, two further on for each refill of the loose tiles.

    Where the loose tiles are counted among those that stay, `refills` is the number of loose tiles taken.
    """
    if rules is None or not rules.dead_wall_with_loose:
        return size - 2 - 2 * refills - (14 if rules is None else int(rules.dead_wall)) - 1
    return size - refills - int(rules.dead_wall) - 1


def arrange(
    flowers: bool,
    hands: tuple[str, ...],
    draws: str,
    loose: str,
    last: str,
    refills: int = 0,
    seed: int = 0,
    rules: Rules | None = None,
) -> list[int]:
    """Tiles in the order in which they are taken. `hands`: in the order of play from the dealer; `last`: see `last_place`."""
    left = Counter(whole_set(flowers))
    size = sum(left.values())
    wanted: dict[int, int] = {}
    dealt = 0
    for player, places in enumerate(deal_places(rules)):
        tiles = parse_tiles(hands[player])
        assert len(tiles) <= len(places), f"player {player + 1} cannot be dealt {len(tiles)} tiles"
        wanted.update(zip(places, tiles, strict=False))
        dealt += len(places)
    wanted.update(zip(range(dealt, size), parse_tiles(draws), strict=False))
    wanted.update(zip(loose_places(size), parse_tiles(loose), strict=False))
    if last:
        wanted[last_place(rules, size, refills)] = parse_tile(last)
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
        dice: tuple[int, int, int, int] = _DICE,
    ) -> None:
        self.rules: Final = ru() if rules is None else rules
        self.dice: Final = dice
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
        record, before = self.record, self.table.snapshot()
        dealer = int(record.next_dealer) if record.hand else int(record.first_dealer)
        # the names of this hand: the record is asked for them once it is dealt
        order = [seat % 4 for seat in range(dealer, dealer + 4) if seat % 4 in self.table.seats]
        names = [self._name(seat, dealer) for seat in order]
        assert set(hands) <= {*names, *WINDS}, f"nobody is called {set(hands) - {*names, *WINDS}}"
        assert not any(hands[name] for name in hands if name not in names), f"there are only {names}"
        tiles = tuple(hands.get(name, "") for name in names)
        taken = arrange(bool(self.rules.flowers), tiles, draws, loose, last, refills, seed, self.rules)
        self.events = self.table.deal(standing_of(taken, dealer, self.dice, self.rules), self.dice)
        assert record.dealer == dealer, (record.dealer, before.next_dealer)
        assert list(record.wall[: len(taken)]) == taken, "the engine takes the wall in another order"

    def _name(self, seat: int, dealer: int) -> str:
        return self.name(self.rules, seat, dealer)

    @staticmethod
    def name(rules: Rules, seat: int, dealer: int) -> str:
        """What a seat is called under a dealer."""
        if rules.numbered_seats:
            return NUMBERS[seat]
        if rules.players == 3:
            # the third one is west, whichever chair stands empty
            return WINDS[[other % 4 for other in range(dealer, dealer + 4) if other % 4 != 3].index(seat)]
        return WINDS[(seat - dealer) % 4]

    # --- looking

    @property
    def record(self) -> TableRecord:
        return self.table.record

    @property
    def phase(self) -> Phase:
        return self.table.phase

    def seat(self, wind: str) -> int:
        """The seat that is called by a wind in this hand, or by a number."""
        return next(seat for seat in self.table.seats if self.wind(seat) == wind)

    def wind(self, seat: int) -> str:
        """What a seat is called in this hand."""
        return self._name(seat, int(self.record.dealer))

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

    @property
    def winners(self) -> set[str]:
        mask = int(self._end().winners)
        return {self.wind(seat) for seat in self.table.seats if mask >> seat & 1}

    @property
    def paid(self) -> dict[tuple[str, str], int]:
        """(payer, payee) → amount, of all payments."""
        cells = self._end().payments
        seats = self.table.seats
        named = {(self.wind(one), self.wind(two)): int(cells[one, two]) for one in seats for two in seats}
        return {pair: amount for pair, amount in named.items() if amount}

    @property
    def scores(self) -> dict[str, int]:
        """The running scores; seats are called as in the hand just played."""
        return {self.wind(seat): int(self.record.scores[seat]) for seat in self.table.seats}

    @property
    def next_dealer(self) -> str:
        """Who leads the next hand, called as in this one."""
        return self.wind(int(self._end().next_dealer))

    def pays(self, payer: str, payee: str) -> int:
        return int(self._end().payments[self.seat(payer), self.seat(payee)])

    def value(self, wind: str) -> int:
        return int(self._end().values[self.seat(wind)])

    @property
    def penalty(self) -> Penalty:
        """Why the discarder pays a winner everything; of the first of them in the order of play."""
        record = self._end()
        around = (int(record.penalties[(int(record.winner) + step) % 4]) for step in range(4))
        return Penalty(next((penalty for penalty in around if penalty), 0))

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

    def until(self, wind: str) -> "Story":
        """Dull play until it is the turn of a seat."""
        self.flush()
        while self.turn != wind:
            assert self.phase < Phase.HAND_OVER, "the hand is over"
            self.idle()
            self.flush()
        return self

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


def deal_next(table: Table) -> None:
    """Deal the next hand of a table from a fixed shuffle."""
    shuffle = shuffle_from(bytes(32), "t", [])
    table.deal(*shuffle.deal(table.hand + 1, TILES_ALL if table.rules.flowers else TILES_PLAIN))


def fields_of(record: TableRecord | SightRecord) -> dict[str, Any]:
    """Every field of a record as plain numbers and lists. (Its bytes will not do: copies leave the gaps between fields as
    they happen to be.)"""
    raw: Any = record
    return {name: np.asarray(raw[name]).tolist() for name in raw.dtype.names}


def words(actions: list[int]) -> list[str]:
    """Actions in words."""
    return [WORDS[action] for action in actions]
