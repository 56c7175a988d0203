"""Random play for laws: players who claim, lay out kongs, declare and win often enough that everything comes up.

Run as a program it plays hands from a seed and prints a digest of the table after each; the test that compares compiled and
interpreted runs calls it with and without the compiler.
"""

import argparse
import hashlib
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from eastwind.hands.distance import best_discards
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import shapes_of
from eastwind.table import Event, Phase, Table, actions
from eastwind.table.layout import TableRecord
from tests.support.random_rules import random_rules
from tests.support.rules import preset
from tests.support.story import deal_places, fields_of, standing_of, whole_set

_PLAIN: Final = 34
_CLAIMS: Final = range(actions.CONCEALED_KONG, actions.FLOWER)


@dataclass(frozen=True)
class Temper:
    """How likely a player does what: discards well, claims and lays out, declares a win.

    `loaded`: the deal gives each seat mostly tiles of one group, so that kongs, hands of one suit and penalties come up too.
    """

    skill: float = 0.8
    eager: float = 0.5
    win: float = 0.9
    loaded: bool = False


@dataclass
class Game:
    """A match that remembers how it came about: walls and dice of its hands, and every action."""

    rules: Rules
    first_dealer: int
    seed: int
    temper: Temper = Temper()
    walls: list[tuple[list[int], tuple[int, ...]]] = field(default_factory=list)
    played: list[tuple[int, int, int]] = field(default_factory=list)  # hand, seat, action

    def __post_init__(self) -> None:
        self.table = Table(self.rules, self.first_dealer)
        #: What the last action brought.
        self.table_events: list[Event] = []
        self._random = random.Random(self.seed)

    @property
    def record(self) -> TableRecord:
        return self.table.record

    def deal(self) -> None:
        """Deals the next hand by chance."""
        tiles = whole_set(bool(self.rules.flowers))
        self._random.shuffle(tiles)
        dice = (self._die(), self._die(), self._die(), self._die())
        if self.temper.loaded:
            dealer = int(self.record.next_dealer) if self.record.hand else int(self.record.first_dealer)
            tiles = standing_of(self._load(tiles), dealer, dice, self.rules).tolist()
        self.walls.append((tiles, dice))
        self.table.deal(tiles, dice)

    def _die(self) -> int:
        return self._random.randint(1, 6)

    def _load(self, tiles: list[int]) -> list[int]:
        """Tiles in the order of taking in which each seat is dealt one group above all."""
        left = list(tiles)
        taken: dict[int, int] = {}
        for group, places in enumerate(deal_places(self.rules)):
            for place in places:
                wanted = [kind for kind in left if kind // 9 == group] if self._random.random() < 0.9 else left
                kind = self._random.choice(wanted or left)
                left.remove(kind)
                taken[place] = kind
        return [taken[place] for place in sorted(taken)] + left

    def step(self) -> None:
        """One action of one of those who are asked."""
        seat = self._random.choice(self.table.waiting_for)
        action = self._choose(seat, self.table.offered(seat))
        self.played.append((len(self.walls), seat, action))
        self.table_events = self.table.play(seat, action)

    def play_hand(self, after_each: Callable[["Game"], None] = lambda _: None) -> None:
        """Deals and plays one hand; `after_each` is called after the deal and after every action."""
        self.deal()
        after_each(self)
        while self.table.phase < Phase.HAND_OVER:
            self.step()
            after_each(self)

    def _choose(self, seat: int, offered: list[int]) -> int:
        chance = self._random
        if actions.MAHJONG in offered and chance.random() < self.temper.win:
            return actions.MAHJONG
        bold = [action for action in offered if action in _CLAIMS or action > actions.PASS]
        bold += [action for action in offered if actions.DISCARD_AT_ONCE <= action < actions.CONCEALED_KONG]
        bold = [action for action in bold if action != actions.MAHJONG]
        if bold and chance.random() < self.temper.eager:
            return chance.choice(bold)
        if actions.PASS in offered and chance.random() < self.temper.skill:
            return actions.PASS
        if self.table.phase is Phase.TURN and chance.random() < self.temper.skill:
            kind = self._best_discard(seat)
            fitting = [action for action in offered if action < actions.CONCEALED_KONG and action % _PLAIN == kind]
            if fitting:
                return chance.choice(fitting)
        return chance.choice(offered)

    def _best_discard(self, seat: int) -> int:
        hand = np.array([[self.record.hands[seat, kind] for kind in range(_PLAIN)]], np.uint8)
        out = np.zeros(1, np.int8)
        best_discards(lookup(), hand, int(self.record.meld_count[seat]), int(shapes_of(self.rules)), out)
        return int(out[0])

    def replay(self) -> Table:
        """A new table to which the same walls and actions were given."""
        table = Table(self.rules, self.first_dealer)
        for hand, (wall, dice) in enumerate(self.walls, start=1):
            table.deal(wall, dice)
            for number, seat, action in self.played:
                if number == hand:
                    table.play(seat, action)
        return table


def digest_of(record: TableRecord) -> str:
    """SHA-256 over all fields of a record."""
    return hashlib.sha256(json.dumps(fields_of(record), sort_keys=True).encode()).hexdigest()


def digests(rule_sets: Sequence[str | int], hands: int) -> list[str]:
    """The digest of the table after each of so many hands of each rule set: a preset, or one at random by its number."""
    found = []
    for place, which in enumerate(rule_sets):
        rules = preset(which) if isinstance(which, str) else random_rules(which)
        game = Game(rules, first_dealer=0, seed=place, temper=Temper(loaded=place % 2 == 0))
        for _ in range(hands):
            if game.table.phase is not Phase.MATCH_OVER:
                game.play_hand()
                found.append(digest_of(game.record))
    return found


def _main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("rule_sets", type=json.loads)
    parser.add_argument("hands", type=int)
    asked = parser.parse_args()
    print("\n".join(digests(asked.rule_sets, asked.hands)))  # noqa: T201 — run as a program, this is its answer


if __name__ == "__main__":
    _main()
