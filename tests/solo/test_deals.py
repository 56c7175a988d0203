"""Deals: cleared by their construction on every layout, the same everywhere, with the right tiles."""

import hashlib
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from eastwind.solo.deal import (
    FLOWER_GROUP,
    GROUPS,
    MOST_DEALS,
    Deal,
    NotClearableError,
    daily_number,
    deal,
)
from eastwind.solo.difficulty import measure_difficulty
from eastwind.solo.game import Game, Tiles, tiles_of
from eastwind.solo.layout import layout_of
from eastwind.solo.layouts import layouts
from eastwind.solo.solver.solve import Answer, solve
from tests.solo.brute import PlainBoard, pairs_of, replay

Figures = Callable[[str, object], None]
GOLDEN = Path(__file__).parent.parent / "golden" / "solo" / "deals.txt"
NAMES = tuple(layouts())


def cleared_by(tiles: Tiles, order: tuple[int, ...]) -> bool:
    """Whether an order is all moves, by the rules of the game."""
    game = Game(tiles)
    for one, other in zip(order[::2], order[1::2], strict=True):
        game = game.play(one, other)
    return not game.left


@pytest.mark.parametrize("name", NAMES)
def test_every_deal_is_cleared_by_its_construction(name: str) -> None:
    for number in range(1, 13):
        made = deal(layouts()[name], number)
        assert cleared_by(made.tiles, made.order)


@pytest.mark.proof
@pytest.mark.parametrize("name", NAMES)
def test_proof_every_deal_is_cleared_by_its_construction(name: str, record_property: Figures) -> None:
    board = PlainBoard(layouts()[name].places)
    for number in range(1, 1001):
        made = deal(layouts()[name], number)
        assert board.clears(made.tiles, made.order)
        assert board.clears(made.with_faces(23, sided=True), made.order)
        assert not board.clears(made.tiles, made.order[::-1])
    record_property("deals cleared by their construction", 1000)


def test_the_construction_also_clears_by_the_plain_rules() -> None:
    made = deal(layouts()["lantern"], 4)
    assert replay(made.tiles, list(zip(made.order[::2], made.order[1::2], strict=True))) == frozenset()


@pytest.mark.parametrize("name", NAMES)
def test_deals_are_cleared_with_own_faces_too(name: str) -> None:
    for number in range(1, 6):
        made = deal(layouts()[name], number)
        for sided in (False, True):
            assert cleared_by(made.with_faces(10, sided=sided), made.order)


@pytest.mark.parametrize("name", NAMES)
def test_a_shuffled_deal_is_proved_winnable(name: str) -> None:
    for number in range(1, 4):
        made = deal(layouts()[name], number, shuffled=True)
        assert made.shuffled
        assert cleared_by(made.tiles, made.order)
        assert cleared_by(made.with_faces(36, sided=True), made.order)


def test_shuffled_deals_are_harder() -> None:
    def mean(shuffled: bool) -> float:
        plays = [
            measure_difficulty(deal(layouts()["turtle"], 1 + at, shuffled=shuffled).tiles, 200) for at in range(12)
        ]
        return sum(one.cleared for one in plays) / len(plays)

    assert mean(True) < mean(False) / 3


@pytest.mark.parametrize("name", NAMES)
def test_tiles_come_in_fours_of_which_each_is_there_once(name: str) -> None:
    made = deal(layouts()[name], 77)
    each = Counter(zip(made.groups, made.copies, strict=True))
    assert set(each.values()) == {1}
    sizes = Counter(Counter(made.groups).values())
    assert sizes[4] == len(made.groups) // 4
    assert sizes[2] == len(made.groups) % 4 // 2
    assert all(0 <= copy < 4 for copy in made.copies)
    assert max(made.groups) < GROUPS


def test_the_turtle_uses_a_whole_set_of_tiles() -> None:
    expected = sorted([kind for kind in range(34) for _ in range(4)] + list(range(34, 42)))
    assert sorted(deal(layouts()["turtle"], 123).kinds) == expected


def test_a_layout_larger_than_a_set_takes_a_second_one() -> None:
    places = [(3 * column, 3 * row, 0) for column in range(16) for row in range(10)]
    made = deal(layout_of("large", "large", places), 1)
    assert cleared_by(made.tiles, made.order)
    assert cleared_by(made.with_faces(20, sided=True), made.order)
    assert max(Counter(made.groups).values()) == 8
    assert all(0 <= copy < 4 for copy in made.copies)


def test_a_layout_that_cannot_be_cleared_has_no_deals() -> None:
    tower = layout_of("tower", "tower", [(0, 0, layer) for layer in range(4)])
    for shuffled in (False, True):
        with pytest.raises(NotClearableError, match="tower"):
            deal(tower, 1, shuffled=shuffled)


@pytest.mark.parametrize("number", [0, -1, MOST_DEALS + 1])
def test_a_number_that_there_is_not_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="expected a number of a deal"):
        deal(layouts()["lantern"], number)


def fingerprint(made: Deal) -> str:
    text = f"{made.groups} {made.copies} {made.order}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def golden_lines() -> list[str]:
    lines = []
    for name in NAMES:
        for number in (1, 2, 20250621, MOST_DEALS):
            built, shuffled = (deal(layouts()[name], number, shuffled=how) for how in (False, True))
            lines.append(f"{name} {number} {fingerprint(built)} {fingerprint(shuffled)}")
    return lines


def test_a_number_means_the_same_deal_for_ever() -> None:
    assert golden_lines() == GOLDEN.read_text(encoding="utf-8").splitlines(), "a deal's number must go on meaning it"


def test_different_numbers_are_different_deals() -> None:
    assert len({deal(layouts()["lantern"], number).groups for number in range(1, 200)}) == 199


def test_the_daily_deal_is_one_for_each_day() -> None:
    numbers = [
        daily_number(year, month, day) for year in range(2024, 2034) for month in range(1, 13) for day in range(1, 29)
    ]
    assert len(set(numbers)) == len(numbers)
    assert all(1 <= number <= MOST_DEALS for number in numbers)
    assert daily_number(2025, 6, 21) == daily_number(2025, 6, 21)
    # neighbouring days are nothing alike
    assert abs(daily_number(2025, 6, 21) - daily_number(2025, 6, 22)) > 1000


def test_flowers_are_one_group() -> None:
    made = deal(layouts()["turtle"], 2)
    assert {kind for kind, group in zip(made.kinds, made.groups, strict=True) if group == FLOWER_GROUP} == {
        34,
        35,
        36,
        37,
    }


def slow_share(tiles: Tiles, plays: int) -> float:
    """Random plays by the plain rules."""
    dice, cleared = random.Random(1), 0
    for _ in range(plays):
        left = frozenset(range(len(tiles.places)))
        while pairs := list(pairs_of(tiles, left)):
            left -= set(dice.choice(pairs))
        cleared += not left
    return cleared / plays


@pytest.mark.parametrize("number", [1, 2, 3])
def test_difficulty_is_the_share_of_random_plays_that_clear_the_deal(number: int) -> None:
    tiles = deal(layouts()["lantern"], number).tiles
    measured = measure_difficulty(tiles, 4000)
    share = slow_share(tiles, 300)
    # four standard deviations of the slow estimate
    assert abs(measured.cleared / measured.plays - share) < 4 * (0.25 / 300) ** 0.5


def test_what_cannot_go_wrong_is_calm_and_what_cannot_be_cleared_expert() -> None:
    calm = tiles_of([(3 * at, 0, 0) for at in range(8)], [0, 0, 0, 0, 1, 1, 1, 1])
    assert measure_difficulty(calm, 50).cleared == 50
    assert measure_difficulty(calm, 50).band == "calm"
    stuck = tiles_of([(0, 0, 0), (0, 0, 1)], [0, 0])
    assert measure_difficulty(stuck, 50).cleared == 0
    assert measure_difficulty(stuck, 50).band == "expert"
    assert solve(stuck).answer is Answer.LOST


def test_a_deals_difficulty_never_changes() -> None:
    tiles = deal(layouts()["turtle"], 20).tiles
    assert measure_difficulty(tiles, 200) == measure_difficulty(tiles, 200)
