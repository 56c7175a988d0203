"""Hints never lose a winnable game; the way back is the last winnable position; a rescue is winnable or said to be impossible."""

import random
from collections.abc import Callable

import pytest

from eastwind.solo.advice import Rescued, hint, rescue, way_back
from eastwind.solo.deal import deal
from eastwind.solo.game import Game, Tiles, tiles_of
from eastwind.solo.layouts import layouts
from eastwind.solo.solver.solve import Answer, solve
from tests.solo.brute import clearable, random_places, random_tiles, random_towers, winnable

Figures = Callable[[str, object], None]


def play_with_hints(game: Game, dice: random.Random) -> Game:
    """Hints and own moves that lose nothing, in turn; the hint after a hint would say if that one had lost the game."""
    while game.left:
        advice = hint(game)
        assert advice.answer is Answer.WINNABLE
        assert advice.pair is not None
        own = game.play(*dice.choice(game.pairs()))
        if dice.random() < 0.5 and solve(own.remaining()).answer is Answer.WINNABLE:
            game = own
        else:
            game = game.play(*advice.pair)
    return game


@pytest.mark.parametrize("name", tuple(layouts()))
def test_hints_never_lose_a_winnable_game(name: str) -> None:
    game = Game(deal(layouts()[name], 6, shuffled=True).tiles)
    assert play_with_hints(game, random.Random(name)).left == []


@pytest.mark.proof
@pytest.mark.parametrize("chunk", range(20))
def test_proof_hints_never_lose_a_winnable_game(chunk: int, record_property: Figures) -> None:
    dice = random.Random(f"hints {chunk}")
    for _ in range(50):
        layout = layouts()[dice.choice(tuple(layouts()))]
        made = deal(layout, dice.randrange(1, 10**9), shuffled=dice.random() < 0.5)
        play_with_hints(Game(made.tiles), dice)
    record_property("games played with hints, all won", 50)


def test_hints_on_small_boards_agree_with_trying_everything() -> None:
    dice = random.Random(12)
    answers = set()
    for _ in range(300):
        tiles = random_tiles(dice, 12)
        advice = hint(Game(tiles))
        answers.add(advice.answer)
        assert advice.answer == (Answer.WINNABLE if winnable(tiles) else Answer.LOST)
        if advice.pair is None:
            assert Game(tiles).pairs() == []
        elif advice.answer is Answer.WINNABLE:
            assert winnable(Game(tiles).play(*advice.pair).remaining())
        else:
            Game(tiles).play(*advice.pair)
    assert answers == {Answer.WINNABLE, Answer.LOST}


def test_a_hint_calls_the_tiles_of_the_whole_deal() -> None:
    made = deal(layouts()["pagoda"], 3)
    game = Game(made.tiles)
    for at in range(0, 20, 2):
        game = game.play(made.order[at], made.order[at + 1])
    advice = hint(game)
    assert advice.pair in game.pairs() or tuple(reversed(advice.pair or ())) in game.pairs()


def test_a_hint_without_work_is_a_pair_that_fits_and_not_known() -> None:
    advice = hint(Game(deal(layouts()["turtle"], 3, shuffled=True).tiles), work=2)
    assert advice.answer is Answer.NOT_KNOWN
    assert advice.pair is not None


def play_until_stuck(tiles: Tiles, dice: random.Random) -> Game:
    game = Game(tiles)
    while pairs := game.pairs():
        game = game.play(*dice.choice(pairs))
    return game


def test_the_way_back_is_the_last_winnable_position() -> None:
    dice = random.Random(4)
    lost = 0
    for number in range(1, 25):
        game = play_until_stuck(deal(layouts()["lantern"], number, shuffled=True).tiles, dice)
        found = way_back(game)
        winnable_at = [
            solve(Game(game.tiles, game.moves[:moves]).remaining()).answer is Answer.WINNABLE
            for moves in range(len(game.moves) + 1)
        ]
        assert found.certain
        assert found.keep == max(moves for moves, good in enumerate(winnable_at) if good)
        # what is lost stays lost
        assert winnable_at == sorted(winnable_at, reverse=True)
        assert found.answer is (Answer.LOST if game.left else Answer.WINNABLE)
        lost += found.answer is Answer.LOST
    assert lost > 5


def test_the_way_back_from_a_game_that_never_could_be_won() -> None:
    game = Game(tiles_of([(0, 0, 0), (0, 0, 1), (4, 0, 0), (4, 0, 1), (9, 0, 0), (14, 0, 0)], [0, 0, 1, 1, 2, 2]))
    found = way_back(game.play(4, 5))
    assert (found.answer, found.keep, found.certain) == (Answer.LOST, -1, True)


def test_the_way_back_without_work_does_not_pretend() -> None:
    game = play_until_stuck(deal(layouts()["turtle"], 8, shuffled=True).tiles, random.Random(2))
    found = way_back(game, work=2)
    assert not found.certain
    assert found.keep == -1


def test_a_rescue_is_winnable_and_has_the_same_tiles() -> None:
    dice = random.Random(6)
    rescued = 0
    for number in range(1, 20):
        name = dice.choice(tuple(layouts()))
        sided = dice.random() < 0.5
        tiles = deal(layouts()[name], number).with_faces(36, sided=sided)
        left = play_until_stuck(tiles, dice).remaining()
        if not left.places:
            continue
        found = rescue(left, number)
        if found.outcome is Rescued.CANNOT_BE_CLEARED:
            assert len(left.places) > 16 or not clearable(left.places)
            continue
        assert found.outcome is Rescued.SHUFFLED
        assert sorted(found.order) == list(range(len(left.places)))
        faces = [(left.groups[tile], left.sides[tile]) for tile in found.order]
        shuffled = tiles_of(left.places, [group for group, _ in faces], [side for _, side in faces])
        assert solve(shuffled).answer is Answer.WINNABLE
        rescued += 1
    assert rescued > 3


def test_a_rescue_says_exactly_when_no_shuffle_helps() -> None:
    dice = random.Random(7)
    outcomes = []
    for number in range(300):
        places = random_towers(dice) if number % 2 else random_places(dice, 10)
        tiles = tiles_of(places, [at // 2 for at in range(len(places))])
        found = rescue(tiles, 1)
        outcomes.append(found.outcome)
        assert (found.outcome is Rescued.SHUFFLED) == clearable(places)
        assert found.outcome is not Rescued.NOT_KNOWN
        assert bool(found.order) == (found.outcome is Rescued.SHUFFLED)
    assert outcomes.count(Rescued.CANNOT_BE_CLEARED) > 20
    assert outcomes.count(Rescued.SHUFFLED) > 20


def test_another_seed_is_another_rescue_and_the_same_seed_the_same() -> None:
    tiles = deal(layouts()["gate"], 1).tiles
    assert rescue(tiles, 1) == rescue(tiles, 1)
    assert rescue(tiles, 1) != rescue(tiles, 2)


@pytest.mark.parametrize(
    ("groups", "sides"),
    [
        pytest.param([0, 0, 0, 1], [0, 0, 0, 0], id="three equal"),
        pytest.param([0, 0, 1, 1], [1, 1, 1, 2], id="two signs without a sound"),
    ],
)
def test_tiles_that_nobody_goes_with_cannot_be_rescued(groups: list[int], sides: list[int]) -> None:
    tiles = tiles_of([(3 * at, 0, 0) for at in range(4)], groups, sides)
    assert rescue(tiles, 1).outcome is Rescued.CANNOT_BE_CLEARED


def test_signs_sounds_and_tiles_without_a_side_find_each_other() -> None:
    tiles = tiles_of([(3 * at, 0, 0) for at in range(6)], [0] * 6, [1, 2, 1, 0, 0, 0])
    found = rescue(tiles, 3)
    shuffled = tiles_of(tiles.places, tiles.groups, [tiles.sides[tile] for tile in found.order])
    assert solve(shuffled).answer is Answer.WINNABLE
