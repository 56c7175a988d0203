"""Distance, waits, useful tiles and the best discard: known hands, the slow way, and the published mean."""

import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.hands.distance import (
    PAIRS,
    TWINS_HONOURS,
    TWINS_SUIT,
    WONDERS,
    best_discards,
    distance,
    distances,
    useful,
    useful_many,
)
from eastwind.hands.tables import lookup
from eastwind.tiles.notation import counts_of, format_tiles, parse_tiles, tiles_of
from tests.hands import brute
from tests.support.tiers import sweep_after_first

SPECIALS = {
    WONDERS: brute.wonders_distance,
    TWINS_HONOURS: brute.twins_of_honours_distance,
    TWINS_SUIT: brute.twins_of_a_suit_distance,
    PAIRS: brute.seven_pairs_distance,
}
RU_SHAPES = WONDERS | TWINS_HONOURS | TWINS_SUIT

Hands = npt.NDArray[np.uint8]


def _distance(text: str, sets_laid: int = 0, shapes: int = 0) -> int:
    return distance(lookup(), counts_of(parse_tiles(text))[:34].copy(), sets_laid, shapes)


def _kinds(mask: int) -> str:
    return format_tiles([kind for kind in range(34) if int(mask) >> kind & 1])


def _random_hands(count: int, tiles: int, seed: int, kinds: range = range(34)) -> Hands:
    """Counts (count, 34) of hands drawn from four of each of `kinds`."""
    random = np.random.default_rng(seed)
    wall = np.repeat(np.array(kinds), 4)
    hands = np.zeros((count, 34), np.uint8)
    for row in hands:
        row += np.bincount(random.permutation(wall)[:tiles], minlength=34).astype(np.uint8)
    return hands


def _slow(hand: npt.NDArray[np.uint8], sets_laid: int, shapes: int) -> int:
    counts = hand.astype(np.int64)
    best = brute.standard_distance(counts, 4 - sets_laid)
    if sets_laid == 0:
        best = min([best, *(slow(counts) for bit, slow in SPECIALS.items() if shapes & bit)])
    return best


@pytest.mark.parametrize(
    ("text", "sets_laid", "expected"),
    [
        ("123m456p789s11122z", 0, -1),
        ("123m456p789s1112z", 0, 0),
        ("123m456p789s11z", 1, -1),
        ("11z", 4, -1),
        ("1z", 4, 0),
        ("1m9p", 4, 0),
        ("11112222333344m", 0, -1),
        ("1111m", 3, 1),
        ("1112m", 3, 0),
        ("13m", 4, 0),
        ("147m258p369s1234z", 0, 8),
        ("159m159p159s12345z", 0, 8),
        ("19m19p19s1234567z", 0, 8),
        ("1122334455667z", 0, 3),
    ],
)
def test_known_hands(text: str, sets_laid: int, expected: int) -> None:
    assert _distance(text, sets_laid) == expected


@pytest.mark.parametrize(
    ("text", "shapes", "expected"),
    [
        ("19m19p19s1234567z", WONDERS, 0),
        ("19m19p19s12345677z", WONDERS, -1),
        ("119m19p19s123456z", WONDERS, 0),
        ("19m19p19s123456z2m", WONDERS, 1),
        ("1122334455667z", TWINS_HONOURS, 0),
        ("11223344556677z", TWINS_HONOURS, -1),
        ("11223344556666z", TWINS_HONOURS, 1),
        ("1133557799224m", TWINS_SUIT, 0),
        ("11335577992244m", TWINS_SUIT, -1),
        ("11115577992244m", TWINS_SUIT, 1),
        ("113355779922m44p", TWINS_SUIT, 1),
        ("113355779922m44p", PAIRS, -1),
        ("1133557799m2244z", PAIRS, -1),
        ("1111557799m2244z", PAIRS, 1),
    ],
)
def test_known_hands_of_the_special_shapes(text: str, shapes: int, expected: int) -> None:
    assert _distance(text, 0, shapes) == expected


def test_special_shapes_need_a_hand_with_nothing_laid_out() -> None:
    assert _distance("1122334455z", 1, TWINS_HONOURS | WONDERS | PAIRS) == _distance("1122334455z", 1, 0)


@pytest.mark.parametrize("sets_laid", range(5))
def test_random_hands_are_as_far_as_the_slow_way_says(sets_laid: int) -> None:
    for tiles in (13 - 3 * sets_laid, 14 - 3 * sets_laid):
        for hand in _random_hands(40, tiles, seed=sets_laid):
            for shapes in (0, RU_SHAPES, RU_SHAPES | PAIRS):
                found = distance(lookup(), hand, sets_laid, shapes)
                assert found == _slow(hand, sets_laid, shapes), format_tiles(tiles_of(hand))


@pytest.mark.parametrize(
    "kinds", sweep_after_first([range(9), range(9, 18), range(18, 27), range(25, 34), range(5, 14)]), ids=str
)
def test_crowded_hands_of_few_kinds_too(kinds: range) -> None:
    for tiles in (13, 14):
        for hand in _random_hands(60, tiles, seed=kinds.start, kinds=kinds):
            for shapes in (0, RU_SHAPES | PAIRS):
                assert distance(lookup(), hand, 0, shapes) == _slow(hand, 0, shapes), format_tiles(tiles_of(hand))


def test_many_at_once_are_the_same_as_one_by_one() -> None:
    hands = _random_hands(500, 14, seed=9)
    out = np.zeros(500, np.int8)
    distances(lookup(), hands, 0, RU_SHAPES, out)
    assert out.tolist() == [distance(lookup(), hand, 0, RU_SHAPES) for hand in hands]
    masks = np.zeros(500, np.uint64)
    thirteen = _random_hands(500, 13, seed=9)
    useful_many(lookup(), thirteen, 0, RU_SHAPES, masks)
    assert masks.tolist() == [int(useful(lookup(), hand, 0, RU_SHAPES)) for hand in thirteen]


@pytest.mark.many
def test_the_mean_distance_of_random_hands_is_the_published_one() -> None:
    # 10⁸ hands of 14 tiles, sets and pairs and thirteen together: 3.15599
    count = 200_000
    random = np.random.default_rng(3)
    order = random.random((count, 136)).argpartition(14, axis=1)[:, :14] // 4
    hands = np.zeros((count, 34), np.uint8)
    np.add.at(hands, (np.repeat(np.arange(count), 14), order.reshape(-1)), 1)
    out = np.zeros(count, np.int8)
    distances(lookup(), hands, 0, PAIRS | WONDERS, out)
    error = float(out.std()) / math.sqrt(count)
    assert abs(float(out.mean()) - 3.15599) < 3 * error
    assert error < 0.003


# --- waits and useful tiles


@pytest.mark.parametrize(
    ("text", "sets_laid", "waits"),
    [
        ("34p99m678s456m123s", 0, "25p"),
        ("1234p678s456m", 1, "14p"),
        ("1112345678999m", 0, "123456789m"),
        ("3334p678s456m", 1, "245p"),
        ("1111m", 3, ""),
        ("1112m", 3, "23m"),
        ("89p99m678s456m", 1, "7p"),
        ("5z", 4, "5z"),
        ("5555m123p456p789p", 0, ""),
        ("19m19p19s1234567z", 0, "19m19p19s1234567z"),
        ("119m19p19s123567z", 0, "4z"),
        ("1133557799224m", 0, "4m"),
    ],
)
def test_known_waits(text: str, sets_laid: int, waits: str) -> None:
    counts = counts_of(parse_tiles(text))[:34].copy()
    mask = int(useful(lookup(), counts, sets_laid, RU_SHAPES))
    if _distance(text, sets_laid, RU_SHAPES) == 0:
        assert _kinds(mask) == waits
    else:
        assert waits == "", "the test's hand does not wait"


def _nearer(hand: npt.NDArray[np.uint8], sets_laid: int, shapes: int) -> int:
    now = _slow(hand, sets_laid, shapes)
    mask = 0
    for kind in range(34):
        if hand[kind] < 4:
            hand[kind] += 1
            mask |= (_slow(hand, sets_laid, shapes) < now) << kind
            hand[kind] -= 1
    return mask


@pytest.mark.parametrize("sets_laid", range(5))
def test_useful_tiles_are_those_that_lower_the_distance(sets_laid: int) -> None:
    for hand in _random_hands(5, 13 - 3 * sets_laid, seed=100 + sets_laid):
        for shapes in (0, RU_SHAPES):
            found = int(useful(lookup(), hand, sets_laid, shapes))
            assert found == _nearer(hand, sets_laid, shapes), format_tiles(tiles_of(hand))


@pytest.mark.parametrize("kinds", [range(9), range(25, 34)], ids=str)
def test_useful_tiles_of_crowded_hands_too(kinds: range) -> None:
    for hand in _random_hands(6, 13, seed=200, kinds=kinds):
        assert int(useful(lookup(), hand, 0, RU_SHAPES)) == _nearer(hand, 0, RU_SHAPES), format_tiles(tiles_of(hand))


@given(st.integers(0, 2**32 - 1), st.integers(0, 4), st.sampled_from([0, RU_SHAPES, RU_SHAPES | PAIRS]))
@settings(max_examples=60)
def test_a_useful_tile_is_one_that_the_distance_itself_calls_useful(seed: int, sets_laid: int, shapes: int) -> None:
    hand = _random_hands(1, 13 - 3 * sets_laid, seed)[0]
    now = distance(lookup(), hand, sets_laid, shapes)
    expected = 0
    for kind in range(34):
        if hand[kind] < 4:
            hand[kind] += 1
            expected |= (distance(lookup(), hand, sets_laid, shapes) < now) << kind
            hand[kind] -= 1
    assert int(useful(lookup(), hand, sets_laid, shapes)) == expected


def test_asking_leaves_the_hand_as_it_was() -> None:
    hands = _random_hands(5, 14, seed=1)
    before = hands.copy()
    best_discards(lookup(), hands, 0, RU_SHAPES, np.zeros(5, np.int8))
    useful(lookup(), hands[0], 0, RU_SHAPES)
    assert hands.tolist() == before.tolist()


# --- the best discard


def _best_discard(hand: npt.NDArray[np.uint8], sets_laid: int, shapes: int) -> int:
    """Least distance, then most useful tiles of which copies are not in the hand, then the lowest kind."""
    ranked = []
    for kind in range(34):
        if hand[kind]:
            rest = hand.copy()
            rest[kind] -= 1
            after = distance(lookup(), rest, sets_laid, shapes)
            copies = 0
            for other in range(34):
                if rest[other] < 4:
                    rest[other] += 1
                    if distance(lookup(), rest, sets_laid, shapes) < after:
                        copies += 4 - int(hand[other])
                    rest[other] -= 1
            ranked.append((after, -copies, kind))
    return min(ranked)[2]


@pytest.mark.parametrize("sets_laid", range(5))
@pytest.mark.parametrize("kinds", [range(34), range(9)], ids=str)
def test_the_best_discard_is_the_one_that_trying_all_of_them_finds(sets_laid: int, kinds: range) -> None:
    hands = _random_hands(60, 14 - 3 * sets_laid, seed=300 + sets_laid, kinds=kinds)
    out = np.zeros(60, np.int8)
    best_discards(lookup(), hands, sets_laid, RU_SHAPES, out)
    assert out.tolist() == [_best_discard(hand, sets_laid, RU_SHAPES) for hand in hands]


@pytest.mark.parametrize(("text", "code"), [("34p99m678s456m123s1z", "1z"), ("123m456p789s1112z9m", "9m")])
def test_known_best_discards(text: str, code: str) -> None:
    hands = counts_of(parse_tiles(text))[:34].copy().reshape(1, 34)
    out = np.zeros(1, np.int8)
    best_discards(lookup(), hands, 0, 0, out)
    assert format_tiles(out.tolist()) == code
