"""Hands played once with all that happens in them, and once more with another wall of which nobody could have known.

The first time whoever sits there does what comes to his mind: claims, kongs, ready hands, wins. What became known of the wall is
then kept where it lay, everything else is dealt anew, and the same is done again. So the second hand looks to the one who is told
as the first did, though others could have claimed, robbed and won elsewhere.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from eastwind.bots import BUILT_IN, Asked
from eastwind.bots.registry import OUTSIDE
from eastwind.match.entries import ActionEntry
from eastwind.match.journal import NOBODY_ASKED
from eastwind.rules import compile_rules
from eastwind.rules.compiled import Rules
from eastwind.table import Event, EventKind, Phase, Table
from eastwind.table.actions import MAHJONG, NO_ACTION, PASS, WORDS, parse_action
from eastwind.tiles.chance import chance
from eastwind.tiles.kinds import FLOWERS
from tests.support.story import deal_places, loose_places, standing_of
from tests.support.two_walls import DICE, ME, Forced, OneWall

#: What somebody did, by the moment of the table and his seat.
Script = dict[tuple[int, int], int]
_TAKEN: Final = (EventKind.DRAW, EventKind.REPLACEMENT)


class Willing:
    """Claims, lays out and declares often, and otherwise plays as a good player does, that the hand may come to something."""

    stand_in: str | None = None
    thinks_long = False
    number: Final = OUTSIDE
    rng: Final = np.zeros(1, np.uint64)

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._chance = chance(seed)
        self._bot = BUILT_IN.find("club")
        self._player = self._bot.player()
        self.script: Script = {}

    def choose(self, table: Table, seat: int) -> int:
        """For a seat of a table in this process."""
        offered = tuple(table.offered(seat))
        return self.chosen(Asked(table.rules, table.seen_by(seat), seat, offered, self._chance)) if offered else PASS

    def chosen(self, asked: Asked) -> int:
        """For a seat of a server."""
        moment = int(asked.view.version)
        action = self._choice(asked, random.Random(f"{self._seed} {moment} {asked.seat}"))
        self.script[moment, asked.seat] = action
        return action

    def _choice(self, asked: Asked, rng: random.Random) -> int:
        offered, boldness = asked.offered, (0.0, 0.4, 0.9)[(self._seed + asked.seat) % 3]
        rarely = [action for action in offered if not WORDS[action].startswith(("pass", "discard", "flower"))]
        if rarely and rng.random() < boldness:
            return rng.choice(rarely)
        if PASS in offered and (not boldness or MAHJONG not in offered):
            return PASS
        return self._bot.answer(self._player, asked)


class Again:
    """Does what was done at the same moment, and passes where nothing was."""

    stand_in: str | None = None
    thinks_long = False
    number: Final = OUTSIDE
    rng: Final = np.zeros(1, np.uint64)

    def __init__(self, script: Script) -> None:
        self._script = script

    def choose(self, table: Table, seat: int) -> int:
        """For a seat of a table in this process."""
        return self._chosen(table.moment, seat, table.offered(seat) or [PASS])

    def chosen(self, asked: Asked) -> int:
        """For a seat of a server."""
        return self._chosen(int(asked.view.version), asked.seat, asked.offered)

    def _chosen(self, moment: int, seat: int, offered: Sequence[int]) -> int:
        action = self._script.get((moment, seat), NO_ACTION)
        if action in offered:
            return action
        if PASS not in offered:
            raise Forced
        return PASS


def word_of(rng: random.Random, words: Sequence[str], boldness: float) -> str:
    """What the person does who is told: a function of what he is offered."""
    rarely = [word for word in words if not word.startswith(("pass", "discard", "flower"))]
    if rarely and rng.random() < boldness:
        return rng.choice(rarely)
    return "pass" if "pass" in words else rng.choice([word for word in words if word not in rarely] or words)


@dataclass(slots=True)
class _Seat:
    """Places of the wall whose tiles a seat holds, the earliest first; whether something says what they have to be."""

    holds: list[int] = field(default_factory=list)
    fixed: bool = False


class Traced:
    """A hand played again on the engine alone: where the tiles lay that each seat holds.

    :ivar happened: how often what happened.
    """

    def __init__(self, rules: Rules, wall: Sequence[int]) -> None:
        self.happened: Counter[EventKind] = Counter()
        self._wall = wall
        self._table = Table(rules, ME, halts=True)
        self._seats = {seat: _Seat() for seat in self._table.seats}
        self._loose = iter(loose_places(len(wall)))
        dealt = deal_places(rules)
        self._front = sum(map(len, dealt))
        self._drawn: set[int] = set()
        for seat, places in zip(self._table.seats, dealt, strict=True):
            self._seats[seat].holds += places
            self._drawn.update(places)
        self._see(self._table.deal(standing_of(list(wall), ME, DICE, rules), DICE))

    def play(self, rows: Iterable[ActionEntry], moment: int) -> None:
        """What was done up to a moment of the table."""
        for row in rows:
            self._close(moment)
            if self._table.moment >= moment:
                return
            if row.seat == NOBODY_ASKED:  # the end of a window without claimants: closed above
                continue
            self._see(self._table.play(row.seat, parse_action(row.action)))
        self._close(moment)

    def _close(self, moment: int) -> None:
        while self._table.is_halted and self._table.moment < moment:
            self._table.go_on()
            self._see(self._table.events)

    def unseen(self) -> tuple[list[int], list[int]]:
        """Places of the tiles of other seats that the person has not seen, and those that nobody has drawn."""
        record, over = self._table.record, self._table.phase >= Phase.HAND_OVER
        for seat, held in () if over else self._seats.items():
            tiles = Counter(self._wall[place] for place in held.holds)
            assert tiles == Counter({kind: int(n) for kind, n in enumerate(record.hands[seat]) if n}), "traced wrongly"
        others = [
            held for seat, held in self._seats.items() if seat != ME and not held.fixed and not record.ready[seat]
        ]
        hands = [] if over else [place for held in others for place in held.holds if self._wall[place] < FLOWERS]
        return hands, [place for place in range(len(self._wall)) if place not in self._drawn]

    def _see(self, events: Sequence[Event]) -> None:
        self.happened.update(event.kind for event in events)
        taken = [event for event in events if event.kind in _TAKEN]
        places = iter(self._places([event.tile for event in taken]))
        for event in events:
            if event.kind in _TAKEN:
                place = next(places)
                assert self._wall[place] == event.tile, "traced wrongly"
                self._seats[event.seat].holds.append(place)
                self._drawn.add(place)
            elif event.kind in (EventKind.DISCARD, EventKind.FLOWER):
                self._show(event.seat, [event.tile])
            elif event.kind is EventKind.CLAIM and not event.prevails:
                # it is told that he could have claimed
                self._seats[event.seat].fixed = True
            elif event.kind is EventKind.ADDED_KONG:
                self._show(event.seat, [event.tile])
            elif event.kind in (EventKind.CHOW, EventKind.PUNG, EventKind.KONG):
                self._show(event.seat, self._own(event))
            elif event.kind in (EventKind.CONCEALED_KONG, EventKind.LAID_CHOW, EventKind.LAID_PUNG):
                self._show(event.seat, event.tiles)

    def _own(self, event: Event) -> list[int]:
        """The tiles of a claimed set that come from the hand: none of a kong onto an exposed pung."""
        if event.kind is EventKind.KONG and event.detail:
            return []
        own = list(event.tiles)
        own.remove(event.tile)
        return own

    def _show(self, seat: int, kinds: Iterable[int]) -> None:
        holds = self._seats[seat].holds
        for kind in kinds:
            holds.remove(next(place for place in holds if self._wall[place] == kind))

    def _places(self, kinds: Sequence[int]) -> list[int]:
        """Where the tiles lay that one step took, in order: from the front as many as are gone there, the others loose."""
        before, self._front = self._front, int(self._table.record.front)
        front = list(range(before, self._front))
        loose = [next(self._loose) for _ in range(len(kinds) - len(front))]
        places = []
        for kind in kinds:
            source = front if front and (self._wall[front[0]] == kind) else loose
            places.append(source.pop(0))
        return places


def another_wall(traced: Traced, wall: Sequence[int], shuffler: random.Random) -> list[int]:
    """A wall that differs in what the person cannot have known when that much had been played."""
    hands, never = traced.unseen()
    other = list(wall)
    _shuffle(other, never, shuffler)
    _shuffle(other, hands + [place for place in never if other[place] < FLOWERS], shuffler)
    return other


def _shuffle(wall: list[int], places: Sequence[int], shuffler: random.Random) -> None:
    kinds = [wall[place] for place in places]
    shuffler.shuffle(kinds)
    for place, kind in zip(places, kinds, strict=True):
        wall[place] = kind


def traced_of(walls: OneWall, rows: Sequence[ActionEntry], moment: int) -> Traced:
    """A hand that was played with a wall, up to a moment of the table."""
    traced = Traced(compile_rules(walls.rules), walls.taken)
    traced.play(rows, moment)
    return traced
