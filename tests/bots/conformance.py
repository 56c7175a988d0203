"""Hands between built-in bots, watched; what every bot must keep to is `eastwind.testing.check_bot`."""

import random
from collections.abc import Callable
from typing import Final

from eastwind import bots
from eastwind.bots.built_in import COMPILED
from eastwind.bots.styles import Style
from eastwind.rules.compiled import Rules
from eastwind.table import Phase, Table
from eastwind.table.actions import WORDS
from eastwind.table.layout import TableRecord
from eastwind.table.table import seats_of
from eastwind.tiles.chance import chance
from tests.support.story import Story, whole_set

#: Bots of one chooser, which differ in style alone, by the name of the one who is minded evenly: what all must keep to is
#: tried with one after another.
FAMILY: Final = {
    even.name: tuple(row.name for row in COMPILED if row.choose is even.choose)
    for even in COMPILED
    if even.style is Style.EVEN
}
#: Called with the table before a choice is played, the seat, its masked record and the action.
Watch = Callable[[Table, int, TableRecord, int], None]


def deal_by(table: Table, shuffler: random.Random) -> None:
    """Deals the next hand from a wall and dice drawn by `shuffler`."""
    wall = whole_set(bool(table.rules.flowers))
    shuffler.shuffle(wall)
    table.deal(wall, [shuffler.randint(1, 6) for _ in range(4)])


def play_hands(
    rules: Rules, levels: tuple[str, str, str, str], hands: int, seed: int, watch: Watch = lambda *_: None
) -> list[int]:
    """Plays hands between bots of these levels through the doors that a server uses; returns all actions."""
    seats = seats_of(rules)
    table = Table(rules, first_dealer=seats[seed % len(seats)])
    shuffler = random.Random(seed)
    state = chance(seed)
    played = []
    for _ in range(hands):
        if table.phase is Phase.MATCH_OVER:
            break
        deal_by(table, shuffler)
        while table.phase < Phase.HAND_OVER:
            seat = shuffler.choice(table.waiting_for)
            view = table.seen_by(seat)
            action = bots.choose(levels[seat], rules, view, state)
            watch(table, seat, view, action)
            played.append(action)
            table.play(seat, action)
    return played


def choice(story: Story, wind: str) -> str:
    """What a club player does in a seat of a story, in words."""
    view = story.table.seen_by(story.seat(wind))
    return WORDS[bots.choose("club", story.rules, view, chance(1))]
