"""Walls and deals of other rule sets against models of them as they stand on a real table. classical.md section 1, learning.md.

A model knows seats and stacks: four walls, each stack numbered from its owner's right end, with an upper and a lower tile.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.table import Phase, Table
from tests.support.rules import preset
from tests.support.story import whole_set

DICE: Final = st.tuples(*[st.integers(1, 6)] * 4)
#: (seat, stack from the owner's right end) → upper and lower tile.
Model = dict[tuple[int, int], list[int]]


def _shuffled(size: int, seed: int) -> list[int]:
    return [int(kind) for kind in np.random.default_rng(seed).permutation(whole_set(size == 144))]


def _counter_clockwise_table(tiles: list[int]) -> Model:
    """The seats follow each other counter-clockwise; the standing wall is told clockwise from seat 0's right end."""
    stacks, model, at = len(tiles) // 8, Model(), 0
    for seat in (0, 3, 2, 1):
        for stack in range(1, stacks + 1):
            model[seat, stack] = tiles[at : at + 2]
            at += 2
    return model


def _clockwise_table(tiles: list[int]) -> Model:
    """The mirror image: told counter-clockwise from seat 0's left end."""
    stacks, model, at = len(tiles) // 8, Model(), 0
    for seat in (0, 3, 2, 1):
        for stack in range(stacks, 0, -1):
            model[seat, stack] = tiles[at : at + 2]
            at += 2
    return model


def _leftwards(stacks: int, seat: int, stack: int, left_of: int) -> Iterator[tuple[int, int]]:
    """Stacks from one to its left, past the left end of a wall to the right end of the next: clockwise, seen from above.

    `left_of`: what must be added to a seat for the player on its left.
    """
    while True:
        yield seat, stack
        seat, stack = (seat, stack + 1) if stack < stacks else ((seat + left_of) % 4, 1)


def _rightwards(stacks: int, seat: int, stack: int, right_of: int) -> Iterator[tuple[int, int]]:
    """Stacks from one to its right: counter-clockwise."""
    while True:
        yield seat, stack
        seat, stack = (seat, stack - 1) if stack > 1 else ((seat + right_of) % 4, stacks)


def _take(model: Model, way: Iterator[tuple[int, int]], stacks: int) -> list[int]:
    return [tile for _, place in zip(range(stacks), way, strict=False) for tile in model[place]]


def _owner(dealer: int, roll: int) -> int:
    """Counted from the dealer, who is 1, in the order of play."""
    return (dealer + roll - 1) % 4


def _dealt(table: Table) -> list[list[int]]:
    return [sorted(kind for kind in range(42) for _ in range(table.record.hands[seat, kind])) for seat in range(4)]


# --- pl-classic -------------------------------------------------------------------------------------------------------


def _pl_wall(tiles: list[int], dealer: int, dice: tuple[int, ...]) -> list[int]:
    """Counted from the left end; past 17 on along the wall of the player on the right; drawn to the right of the break."""
    stacks = len(tiles) // 8
    model = _counter_clockwise_table(tiles)
    way = _rightwards(stacks, _owner(dealer, dice[0] + dice[1]), stacks, right_of=1)
    for _ in range(sum(dice) - 1):
        next(way)
    loose = model[next(way)]
    return _take(model, way, 4 * stacks - 1) + loose


@given(dealer=st.integers(0, 3), dice=DICE, seed=st.integers(0, 5))
@settings(max_examples=60)
def test_pl_the_wall_is_the_mirror_image(dealer: int, dice: tuple[int, int, int, int], seed: int) -> None:
    tiles = _shuffled(136, seed)
    table = Table(preset("pl-classic"), dealer)
    table.deal(tiles, dice)
    assert list(table.record.wall[:136]) == _pl_wall(tiles, dealer, dice)


def test_pl_the_break_of_worked_example_6() -> None:
    """East rolls 1 and 3; North rolls 1 and 2: North's wall, the 7th stack from the left."""
    for dealer in range(4):
        table = Table(preset("pl-classic"), dealer)
        table.deal(_shuffled(136, dealer), (1, 3, 1, 2))
        assert (int(table.record.break_seat), int(table.record.break_stack)) == ((dealer + 3) % 4, 7)


def test_pl_past_the_end_the_count_goes_on_with_the_player_on_the_right() -> None:
    table = Table(preset("pl-classic"), 0)
    # 12 is North's wall; 24 in all: past 17 of his, the 7th of the wall on his right, which is East's
    table.deal(_shuffled(136, 1), (6, 6, 6, 6))
    assert (int(table.record.break_seat), int(table.record.break_stack)) == (0, 7)


@given(dealer=st.integers(0, 3), dice=DICE, seed=st.integers(0, 5))
@settings(max_examples=30)
def test_pl_the_single_tiles_are_top_bottom_top_bottom_and_east_s_second_one_the_next_top(
    dealer: int, dice: tuple[int, int, int, int], seed: int
) -> None:
    tiles = _shuffled(136, seed)
    table = Table(preset("pl-classic"), dealer)
    table.deal(tiles, dice)
    wall = _pl_wall(tiles, dealer, dice)
    stacks = [wall[at : at + 2] for at in range(0, 136, 2)]
    hands: list[list[int]] = [[], [], [], []]
    for turn in range(12):
        hands[turn % 4] += stacks[2 * turn] + stacks[2 * turn + 1]
    (top, bottom), (next_top, next_bottom), (last_top, _) = stacks[24:27]
    for player, tile in enumerate((top, bottom, next_top, next_bottom)):
        hands[player].append(tile)
    hands[0].append(last_top)
    assert _dealt(table) == [sorted(hands[(seat - dealer) % 4]) for seat in range(4)]


# --- bg-classic -------------------------------------------------------------------------------------------------------


def _bg_wall(tiles: list[int], dealer: int, dice: tuple[int, ...]) -> list[int]:
    """Right to left in the wall of whoever succeeded; the counted stack is taken first, the loose tiles are the far end."""
    stacks = len(tiles) // 8
    way = _leftwards(stacks, _owner(dealer, dice[0] + dice[1]), 1, left_of=-1)
    for _ in range(sum(dice) - 1):
        next(way)
    return _take(_counter_clockwise_table(tiles), way, 4 * stacks)


@given(dealer=st.integers(0, 3), dice=DICE, seed=st.integers(0, 5))
@settings(max_examples=60)
def test_bg_east_takes_the_counted_stack_and_three_more_and_the_deal_goes_on_by_stacks(
    dealer: int, dice: tuple[int, int, int, int], seed: int
) -> None:
    tiles = _shuffled(136, seed)
    table = Table(preset("bg-classic"), dealer)
    table.deal(tiles, dice)
    wall = _bg_wall(tiles, dealer, dice)
    assert list(table.record.wall[:136]) == wall
    assert list(table.record.loose) == wall[-2:]
    left = iter(wall)
    hands: list[list[int]] = [[next(left) for _ in range(5)]]
    hands += [[next(left) for _ in range(4)] for _ in range(3)]
    while len(hands[3]) < 12:
        for hand in hands:
            hand += [next(left), next(left)]
    assert [len(hand) for hand in hands] == [13, 12, 12, 12]
    for hand in hands:
        hand.append(next(left))
    assert _dealt(table) == [sorted(hands[(seat - dealer) % 4]) for seat in range(4)]
    assert int(table.record.front) == 53


def test_bg_the_break_of_the_worked_example() -> None:
    """The dealer rolls 9, then 4: the 13th stack of his own wall, from right to left."""
    for dealer in range(4):
        tiles = _shuffled(136, dealer)
        table = Table(preset("bg-classic"), dealer)
        table.deal(tiles, (4, 5, 1, 3))
        assert (int(table.record.break_seat), int(table.record.break_stack)) == (dealer, 13)
        assert list(table.record.wall[:2]) == _counter_clockwise_table(tiles)[dealer, 13]


# --- family -----------------------------------------------------------------------------------------------------------


def _family_wall(tiles: list[int], dice: tuple[int, ...]) -> list[int]:
    """Sides are counted clockwise from seat 1, which is the order of play; the stack by the second roll from the right end of
    the side; the wall opens after it and is drawn clockwise, so that the counted stack is the last."""
    stacks = len(tiles) // 8
    model = _clockwise_table(tiles)
    way = _leftwards(stacks, _owner(0, dice[0] + dice[1]), 1, left_of=1)
    for _ in range(dice[2] + dice[3] - 1):
        next(way)
    counted = model[next(way)]
    return _take(model, way, 4 * stacks - 1) + counted


@given(players=st.sampled_from([2, 3, 4]), dealer=st.integers(0, 3), dice=DICE, flowers=st.booleans())
@settings(max_examples=60)
def test_family_the_wall_opens_after_the_counted_stack_and_is_drawn_clockwise(
    players: int, dealer: int, dice: tuple[int, int, int, int], flowers: bool
) -> None:
    rules = preset("family", players=players, flowers=flowers)
    seats = Table(rules).seats
    dealer = seats[dealer % players]
    size = 144 if flowers else 136
    tiles = _shuffled(size, players)
    table = Table(rules, dealer)
    table.deal(tiles, dice)
    wall = _family_wall(tiles, dice)
    assert list(table.record.wall[:size]) == wall
    left = iter(wall)
    hands: dict[int, list[int]] = {seat: [] for seat in range(4)}
    order = [seat % 4 for seat in range(dealer, dealer + 4) if seat % 4 in seats]
    for turn in range(3 * players):
        hands[order[turn % players]] += [next(left) for _ in range(4)]
    for seat in order:
        hands[seat].append(next(left))
    if table.phase is Phase.TURN:
        hands[dealer].append(next(left))  # seat 1 draws a tile first
    assert _dealt(table) == [sorted(hands[seat]) for seat in range(4)]


@pytest.mark.parametrize("name", ["pl-classic", "bg-classic", "family"])
def test_a_second_hand_is_broken_from_its_own_dealer_but_for_numbered_seats(name: str) -> None:
    rules = preset(name, players=4, flowers=False) if name == "family" else preset(name)
    table = Table(rules)
    table.deal(_shuffled(136, 1), (1, 2, 3, 4))
    while table.phase < Phase.HAND_OVER:
        seat = table.waiting_for[0]
        table.play(seat, table.offered(seat)[-1])
    dealer, tiles = int(table.record.next_dealer), _shuffled(136, 2)
    table.deal(tiles, (1, 2, 3, 4))
    assert dealer != 0
    if name == "family":
        assert list(table.record.wall[:136]) == _family_wall(tiles, (1, 2, 3, 4))
    else:
        wall = _pl_wall if name == "pl-classic" else _bg_wall
        assert list(table.record.wall[:136]) == wall(tiles, dealer, (1, 2, 3, 4))
