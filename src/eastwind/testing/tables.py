"""Tables for tests: at every point of random play, and tables that differ only in tiles hidden from a seat."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np

from eastwind.hands.distance import set_keys
from eastwind.interchange.random_hands import RandomPlayer
from eastwind.rules import RuleSet, compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.table import Phase, Table, TableRecord
from eastwind.table.table import seats_of
from eastwind.tiles.kinds import KINDS, PLAIN_KINDS, TILES_ALL, TILES_PLAIN
from eastwind.tiles.shuffle import Shuffle, Stream

#: Name of a preset, rule set, or rule set compiled for the engine.
AnyRules: TypeAlias = str | RuleSet | Rules

_SEATS: Final = 4


def rules_of(rules: AnyRules) -> Rules:
    """Return rules as compiled for the engine.

    :raises RuleFaults: if there is no such preset.
    """
    if isinstance(rules, str):
        rules = load_preset(rules)
    compiled: Rules = compile_rules(rules) if isinstance(rules, RuleSet) else rules
    return compiled


def name_of(rules: AnyRules) -> str:
    """Return the name of rules for a message."""
    return rules if isinstance(rules, str) else rules.id if isinstance(rules, RuleSet) else "these rules"


def stream_of(seed: int, what: str) -> Stream:
    """Return a stream of random numbers for a test, which depends on the seed and the words."""
    return Stream(_key(seed, what))


def _key(seed: int, what: str) -> bytes:
    return hashlib.sha256(f"{what} {seed}".encode()).digest()


def deal_hand(table: Table, seed: int) -> None:
    """Deal the next hand of a table from a wall and dice that follow from the seed."""
    shuffle = Shuffle(_key(seed, "testing"), "testing", ("",) * _SEATS)
    table.deal(*shuffle.deal(int(table.record.hand) + 1, TILES_ALL if table.rules.flowers else TILES_PLAIN))


def random_tables(rules: AnyRules, hands: int, seed: int = 1) -> Iterator[Table]:
    """Play `hands` hands at random, with some sense, and yield the table at every point at which a seat must act or answer.

    The same table is yielded each time and goes on with the next step of the iterator: take a copy to play on from a point.
    """
    compiled = rules_of(rules)
    player = RandomPlayer(compiled, stream_of(seed, "random play"))
    seats = seats_of(compiled)
    table = Table(compiled, seats[seed % len(seats)])
    match = 0
    for _ in range(hands):
        if table.phase is Phase.MATCH_OVER:
            match += 1
            table = Table(compiled, seats[(seed + match) % len(seats)])
        deal_hand(table, seed + 1_000_003 * match)
        while not table.phase.is_over:
            yield table
            table.play(*player.choose(table))


def deal_hidden_anew(table: Table, seat: int, stream: Stream) -> TableRecord:
    """Return the view of `seat` of a table at which all tiles hidden from it have been dealt again."""
    other = table.copy()
    record = other.record
    rivals = [rival for rival in range(_SEATS) if rival != seat]
    hidden = [kind for rival in rivals for kind in range(KINDS) for _ in range(int(record.hands[rival, kind]))]
    hidden += [int(record.wall[place]) for place in range(record.front, record.back)]
    hidden += [int(record.loose[place]) for place in range(record.loose_count)]
    for place in range(len(hidden) - 1, 0, -1):
        with_place = stream.below(place + 1)
        hidden[place], hidden[with_place] = hidden[with_place], hidden[place]
    for rival in rivals:
        size = int(np.asarray(record.hands[rival]).sum())
        give_hand(record, rival, [hidden.pop() for _ in range(size)])
        record.waits[rival] = stream.below(1 << 16) << (PLAIN_KINDS - 16)
    for place in range(record.front, record.back):
        record.wall[place] = hidden.pop()
    for place in range(record.loose_count):
        record.loose[place] = hidden.pop()
    return other.seen_by(seat)


def give_hand(record: Any, seat: int, tiles: list[int]) -> None:
    """Give a seat exactly these tiles as its hand, in all fields in which the record keeps a hand."""
    record.hands[seat] = np.bincount(tiles, minlength=KINDS)
    set_keys(record.hands[seat], record.keys[seat])
    record.held[seat] = sum(1 << kind for kind in set(tiles))
