"""Free tiles, pairs, moves and undoing."""

import random

import pytest

from eastwind.solo.deal import deal
from eastwind.solo.game import Game, IllegalPairError, tiles_of
from eastwind.solo.layouts import layouts
from tests.solo.brute import is_free, pairs_of, random_tiles


def test_a_tile_between_two_is_held_and_the_ends_are_free() -> None:
    row = Game(tiles_of([(0, 0, 0), (2, 0, 0), (4, 0, 0)], [0, 0, 0]))
    assert row.free == {0, 2}
    assert row.blockers(1) == [0, 2]


@pytest.mark.parametrize("step", [-1, 0, 1])
def test_half_a_neighbour_holds_too(step: int) -> None:
    row = Game(tiles_of([(0, 1 + step, 0), (2, 1, 0), (4, 1, 0)], [0, 0, 0]))
    assert row.free == {0, 2}


def test_a_neighbour_a_whole_tile_lower_does_not_hold() -> None:
    assert Game(tiles_of([(0, 2, 0), (2, 0, 0), (4, 0, 0)], [0, 0, 0])).free == {0, 1, 2}


@pytest.mark.parametrize(("x", "y"), [(0, 0), (1, 0), (-1, 1), (1, 1), (0, -1)])
def test_whatever_covers_a_part_of_a_tile_holds_it(x: int, y: int) -> None:
    assert Game(tiles_of([(4, 4, 0), (4 + x, 4 + y, 1)], [0, 0])).free == {1}


@pytest.mark.parametrize(("x", "y", "z"), [(2, 0, 1), (0, 2, 1), (0, 0, 2)])
def test_what_does_not_lie_on_a_tile_does_not_hold_it(x: int, y: int, z: int) -> None:
    assert Game(tiles_of([(4, 4, 0), (4 + x, 4 + y, z)], [0, 0])).free == {0, 1}


def test_the_whole_turtle_has_the_free_tiles_that_plain_rules_give() -> None:
    game = Game(deal(layouts()["turtle"], 1).tiles)
    left = frozenset(game.left)
    assert game.free == {tile for tile in left if is_free(game.tiles.places, tile, left)}
    assert len(left) == 144


def test_free_tiles_and_moves_agree_with_the_plain_rules_all_along() -> None:
    dice = random.Random(3)
    for _ in range(60):
        game = Game(random_tiles(dice, 20, sided=dice.random() < 0.3))
        while True:
            left = frozenset(game.left)
            assert game.free == {tile for tile in left if is_free(game.tiles.places, tile, left)}
            assert game.pairs() == list(pairs_of(game.tiles, left))
            for tile in left:
                assert bool(game.blockers(tile)) == (tile not in game.free)
            if not game.pairs():
                break
            game = game.play(*dice.choice(game.pairs()))


def test_flowers_match_any_flower_and_no_season() -> None:
    made = deal(layouts()["turtle"], 5)
    flowers = [tile for tile, kind in enumerate(made.kinds) if 34 <= kind <= 37]
    seasons = [tile for tile, kind in enumerate(made.kinds) if kind >= 38]
    assert sorted(made.kinds[tile] for tile in flowers + seasons) == list(range(34, 42))
    assert made.tiles.match(flowers[0], flowers[3])
    assert made.tiles.match(seasons[0], seasons[1])
    assert not made.tiles.match(flowers[0], seasons[0])
    assert not made.tiles.match(flowers[0], flowers[0])


def test_a_sign_goes_with_its_sound_only() -> None:
    tiles = tiles_of([(3 * at, 0, 0) for at in range(4)], [0, 0, 0, 0], [1, 1, 2, 0])
    assert Game(tiles).pairs() == [(0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


@pytest.mark.parametrize(
    ("pair", "expected"),
    [
        pytest.param((0, 1), "two free tiles", id="held"),
        pytest.param((0, 3), "two tiles that match", id="different"),
        pytest.param((0, 9), "two tiles on the table", id="unknown"),
        pytest.param((0, 0), "two tiles that match", id="with itself"),
    ],
)
def test_a_move_that_cannot_be_made_is_refused(pair: tuple[int, int], expected: str) -> None:
    game = Game(tiles_of([(0, 0, 0), (2, 0, 0), (4, 0, 0), (9, 0, 0)], [0, 0, 0, 1]))
    with pytest.raises(IllegalPairError) as refused:
        game.play(*pair)
    assert refused.value.expected == expected
    assert game.moves == ()


def test_a_tile_cannot_go_twice() -> None:
    game = Game(tiles_of([(0, 0, 0), (3, 0, 0), (6, 0, 0), (9, 0, 0)], [0, 0, 0, 0])).play(0, 1)
    with pytest.raises(IllegalPairError, match="no tile 1"):
        game.play(2, 1)


def test_undo_and_redo_lead_through_the_same_positions() -> None:
    made = deal(layouts()["butterfly"], 3)
    game = Game(made.tiles)
    past = [game]
    for one, other in zip(made.order[::2], made.order[1::2], strict=True):
        game = game.play(one, other)
        past.append(game)
    assert game.left == []
    for back in range(len(past)):
        assert game.undo(back) == past[-1 - back]
    assert game.undo(1000).moves == ()
    assert past[3].undo().play(*game.moves[2]) == past[3]


def test_the_remaining_tiles_alone_have_the_same_moves() -> None:
    dice = random.Random(8)
    game = Game(deal(layouts()["turtle"], 9).tiles)
    for _ in range(20):
        game = game.play(*dice.choice(game.pairs()))
    left = game.left
    assert [(left[one], left[other]) for one, other in Game(game.remaining()).pairs()] == game.pairs()
