"""The wall against a model of it as it stands on a real table. RU II, classical.md section 1.

The model knows seats and stacks, not places in an array: four walls of stacks, each numbered from its owner's right end.
Seen from above one goes clockwise from a wall's right end to its left end, and from there to the right end of the wall of
the player on the left, who plays before its owner.
"""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastwind.table import Table
from eastwind.table.wall_view import stack_heights
from eastwind.tiles.wall import break_place, break_seat, open_wall, side_of
from tests.support.rules import ru
from tests.support.story import Story

DICE = st.tuples(*[st.integers(1, 6)] * 4)


def _standing(size: int) -> tuple[np.ndarray[tuple[int], np.dtype[np.uint8]], dict[tuple[int, int], list[int]]]:
    """(standing wall of tiles that are all different, the same as [seat, stack from its right end] → upper and lower tile)."""
    standing = np.arange(size, dtype=np.uint8)
    stacks = size // 8
    model = {}
    at = 0
    for seat in (0, 3, 2, 1):
        for stack in range(1, stacks + 1):
            model[seat, stack] = [at, at + 1]
            at += 2
    return standing, model


def _taken(
    model: dict[tuple[int, int], list[int]], stacks: int, dealer: int, dice: tuple[int, int, int, int]
) -> list[int]:
    """The tiles in the order in which they are taken, by hand: roll, count, break, go on clockwise."""
    # counted counter-clockwise, in the order of play, the dealer is 1
    seat = dealer
    for _ in range(dice[0] + dice[1] - 1):
        seat = (seat + 1) % 4
    stack = 1
    for _ in range(sum(dice) - 1):
        seat, stack = (seat, stack + 1) if stack < stacks else ((seat - 1) % 4, 1)
    loose = model[seat, stack]
    order: list[int] = []
    for _ in range(4 * stacks - 1):
        seat, stack = (seat, stack + 1) if stack < stacks else ((seat - 1) % 4, 1)
        order += model[seat, stack]
    return order + loose


@given(size=st.sampled_from([136, 144]), dealer=st.integers(0, 3), dice=DICE)
def test_the_wall_is_taken_as_on_a_real_table(size: int, dealer: int, dice: tuple[int, int, int, int]) -> None:
    standing, model = _standing(size)
    place = break_place(break_seat(dealer, dice[0] + dice[1]), sum(dice), size // 8, False)
    out = np.zeros(size, np.uint8)
    open_wall(standing, (place + 1) % (size // 2), 1, out)
    assert out.tolist() == _taken(model, size // 8, dealer, dice)


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(
    ("roll", "owner"),
    [(5, 0), (9, 0), (2, 1), (6, 1), (10, 1), (3, 2), (7, 2), (11, 2), (4, 3), (8, 3), (12, 3)],
)
def test_five_and_nine_break_east_s_wall_and_so_on(dealer: int, roll: int, owner: int) -> None:
    assert break_seat(dealer, roll) == (dealer + owner) % 4


def test_the_walls_lie_clockwise_in_the_order_east_north_west_south() -> None:
    assert [side_of(seat) for seat in range(4)] == [0, 3, 2, 1]


@pytest.mark.parametrize("size", [136, 144])
def test_a_count_past_the_end_of_a_wall_goes_on_along_the_next(size: int) -> None:
    stacks = size // 8
    # East rolls 9: his own wall; together 21: the stack is beyond its end, in North's wall
    assert break_place(break_seat(0, 9), 21, stacks, False) == 20
    assert 20 // stacks == side_of(3)
    # South's wall is the last one clockwise: past its end the count is back in East's
    assert break_place(break_seat(0, 10), 22, stacks, False) == (3 * stacks + 21) % (4 * stacks)


@given(flowers=st.booleans(), dealer=st.integers(0, 3), dice=DICE)
def test_what_stands_after_the_deal_is_what_was_not_taken(
    flowers: bool, dealer: int, dice: tuple[int, int, int, int]
) -> None:
    """Heights of the stacks on the table: two where nobody has taken, none where the deal went, three under the loose tiles."""
    size = 144 if flowers else 136
    stacks = size // 8
    table = Table(ru(flowers=flowers), dealer)
    tiles = [index // 4 for index in range(136)] + (list(range(34, 42)) if flowers else [])
    table.deal(tiles, dice)
    _, model = _standing(size)
    taken = _taken(model, stacks, dealer, dice)
    owner = {tile: place for place, both in model.items() for tile in both}
    expected = [[0] * stacks for _ in range(4)]
    for tile in taken[53 : size - 2]:
        seat, stack = owner[tile]
        expected[seat][stack - 1] += 1
    for tile in (taken[size - 3], taken[size - 5]):
        seat, stack = owner[tile]
        expected[seat][stack - 1] += 1
    assert stack_heights(table.rules, table.record) == expected


def test_the_stacks_always_hold_what_is_left() -> None:
    story = Story(east="1111z 2222z 3333z 47m", loose="1p 4p 7p")
    for line in ("east concealed_kong 1z", "east concealed_kong 2z", "east concealed_kong 3z"):
        story.play(line)
        heights = stack_heights(story.rules, story.record)
        assert sum(map(sum, heights)) == story.left + story.record.loose_count
        assert all(0 <= height <= 3 for side in heights for height in side)
    for _ in range(40):
        story.idle()
        assert sum(map(sum, stack_heights(story.rules, story.record))) == story.left + story.record.loose_count


def test_before_the_first_deal_there_is_no_wall() -> None:
    assert stack_heights(ru(), Table(ru()).record) == [[], [], [], []]
