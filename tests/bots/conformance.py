"""What every bot must keep to, whatever its level: `bot_conformance` plays hands with it and checks each of its choices."""

import random
from collections.abc import Callable
from typing import Final

from eastwind import bots
from eastwind.rules.compiled import Rules
from eastwind.table import Phase, Table, actions
from eastwind.table.layout import TableRecord
from eastwind.table.table import seats_of
from eastwind.tiles.chance import chance
from tests.support.records import give_hand
from tests.support.story import fields_of, whole_set

#: Called with the table before a choice is played, the seat, its masked record and the action.
Watch = Callable[[Table, int, TableRecord, int], None]

_BONUS: Final = range(actions.FLOWER, actions.PASS)


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


def with_hidden_tiles_swapped(table: Table, seat: int, shuffler: random.Random) -> TableRecord:
    """What `seat` may know of a table where all the tiles that it cannot see are dealt out anew."""
    other = Table(table.rules)
    other.restore(table.snapshot())
    record = other.record
    rivals = [player for player in range(4) if player != seat]
    hidden = [kind for player in rivals for kind in range(42) for _ in range(record.hands[player, kind])]
    hidden += [int(record.wall[place]) for place in range(record.front, record.back)]
    hidden += [int(record.loose[place]) for place in range(record.loose_count)]
    shuffler.shuffle(hidden)
    for player in rivals:
        size = sum(record.hands[player])
        give_hand(record, player, [hidden.pop() for _ in range(size)])
        record.waits[player] = shuffler.getrandbits(34)
    for place in range(record.front, record.back):
        record.wall[place] = hidden.pop()
    for place in range(record.loose_count):
        record.loose[place] = hidden.pop()
    return other.seen_by(seat)


def bot_conformance(level: str, rules: Rules, seed: int, hands: int = 1, rival: str | None = None) -> list[int]:
    """Plays hands with a bot of `level` in every seat (or, with a `rival`, in every second one) and checks each choice.

    It is among the offered actions; a win is taken, a bonus tile laid; the same view and the same chance give the same
    choice; the view is left as it was; hidden tiles make no difference. Returns all actions.
    """
    shuffler = random.Random(seed)
    other = rival or level

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        offered = table.offered(seat)
        assert action in offered, f"{level} plays {action}, offered are {offered}"
        if actions.MAHJONG in offered:
            assert action == actions.MAHJONG, "a win was not taken"
        if offered[0] in _BONUS:
            assert action in _BONUS, "a bonus tile was not laid"
        assert fields_of(view) == fields_of(table.seen_by(seat)), "the view was changed"
        if (seat % 2 == 0 or rival is None) and shuffler.random() < 0.3:
            own = [chance(seed), chance(seed), chance(seed)]
            first = bots.choose(level, rules, view, own[0])
            assert bots.choose(level, rules, view, own[1]) == first
            swapped = with_hidden_tiles_swapped(table, seat, shuffler)
            assert bots.choose(level, rules, swapped, own[2]) == first, "hidden tiles made a difference"
            assert own[0] == own[1] == own[2]

    return play_hands(rules, (level, other, level, other), hands, seed, watch)
