"""The verifiable shuffle: as its document says, uniform, bound by the promise, moved by every nonce."""

import hashlib
import re
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN
from eastwind.tiles.notation import CODES
from eastwind.tiles.shuffle import (
    SECRET_BYTES,
    FirstEast,
    Seated,
    Shuffle,
    Stream,
    Sums,
    commitment_of,
    read_seating,
    shuffle_from,
)
from tests.support import shuffle_from_document as document

SECRET: Final = bytes(range(32))
SIZES: Final = (TILES_PLAIN, TILES_ALL)
PAGE: Final = Path(__file__).parents[2] / "docs" / "shuffle.md"

secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
# any text that UTF-8 can hold; half a surrogate pair is not text
texts = st.text(st.characters(codec="utf-8"), max_size=40)
shuffles = st.builds(Shuffle, secrets, texts, st.tuples(texts, texts, texts, texts))


def codes(wall: npt.NDArray[np.uint8]) -> list[str]:
    """A wall as the document speaks of it."""
    return [CODES[kind] for kind in wall]


# --- the document


@given(shuffles, st.integers(1, 10**9), st.sampled_from(SIZES))
@settings(max_examples=150)
def test_walls_and_dice_are_those_that_the_document_describes(shuffle: Shuffle, hand: int, size: int) -> None:
    wall, dice = shuffle.deal(hand, size)
    expected = document.wall_and_dice(shuffle.secret, shuffle.table, hand, shuffle.nonces, size)
    assert (codes(wall), list(dice)) == expected


@given(shuffles)
@settings(max_examples=150)
def test_the_first_dealer_is_the_one_that_the_document_describes(shuffle: Shuffle) -> None:
    dealer, throws = shuffle.seating()
    expected = document.throw_for_seats(shuffle.secret, shuffle.table, shuffle.nonces)
    assert (dealer, [list(throw) for throw in throws]) == expected


@given(shuffles)
def test_key_and_commitment_are_those_that_the_document_describes(shuffle: Shuffle) -> None:
    assert shuffle.commitment == commitment_of(shuffle.secret) == document.commitment(shuffle.secret)
    for hand in (0, 1, 12):
        assert shuffle.key(hand) == document.key(shuffle.secret, shuffle.table, hand, shuffle.nonces)


def test_the_example_of_the_document_holds() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (.+?) \| (.+) \|$", page[page.index("## An example to test with") :], re.M))
    shuffle = Shuffle(SECRET, "кухня", ("plum", "", "a b", "松"))
    assert rows["commitment"] == f"`{shuffle.commitment}`"
    assert rows["key of hand 0"] == f"`{shuffle.key(0).hex()}`"
    assert rows["key of hand 1"] == f"`{shuffle.key(1).hex()}`"
    stream = Stream(shuffle.key(1))
    # 2³² leaves no rest: every word is taken as it is
    assert rows["its first words"] == ", ".join(str(stream.below(2**32)) for _ in range(4))
    dealer, throws = shuffle.seating()
    assert rows["sums thrown for the seats"] == f"{', '.join(map(str, throws[0]))}: seat {dealer} is East first"
    seated = shuffle.seat("seat-by-roll")
    assert rows["the same sums naming the seats"] == (
        f"South, East, North, West: players 0–3 sit on seats {', '.join(map(str, seated.seats))}; "
        f"seat {seated.first_dealer} is East first"
    )
    assert [max(row) for row in seated.rolls] == list(throws[0])
    _, four, failed = shuffle.deal_by_turns(1, TILES_PLAIN, (0, 1, 2, 3))
    by_turns = ", ".join(f"{one} {two}" for one, two in (*failed, four[:2]))
    assert rows["the throws, broken by turns"] == f"{by_turns} (West’s own), then {four[2]} {four[3]}"
    dice_rows = re.findall(r"^\| its dice \| (.+) \|$", page, re.M)
    assert len(dice_rows) == 2
    for hand, size, dice_row in zip((1, 2), SIZES, dice_rows, strict=True):
        wall, dice = shuffle.deal(hand, size)
        tiles = codes(wall)
        expected = f"`{' '.join(tiles[:8])}` … `{' '.join(tiles[-4:])}`"
        assert rows[f"wall of hand {hand}, {size} tiles"] == expected
        assert dice_row == ", ".join(map(str, dice))


def test_a_whole_wall_stays_what_it_has_always_been() -> None:
    # SHA-256 of the walls' bytes (kinds by place) and the dice: a change here breaks every published record
    digest = hashlib.sha256()
    shuffle = Shuffle(SECRET, "кухня", ("plum", "", "a b", "松"))
    for hand in range(1, 21):
        for size in SIZES:
            wall, dice = shuffle.deal(hand, size)
            digest.update(wall.tobytes() + bytes(dice))
    assert digest.hexdigest() == "4531a5f58241f743aae26b2625dcfb2a03bcb60ee78b35d417e9d7f4b341c073"


def test_those_who_share_the_highest_sum_throw_again() -> None:
    # 9 and 9, then 9 and 9 again, then 4 and 7
    dealer, throws = Shuffle(SECRET, "table-167", ("plum", "", "a b", "松")).seating()
    assert throws == ((6, 5, 9, 9), (0, 0, 9, 9), (0, 0, 4, 7))
    assert dealer == 3


playings = st.sampled_from([(0, 1, 2, 3), (0, 1, 2), (0, 2)])


@given(shuffles, st.integers(1, 10**6), st.sampled_from(SIZES), st.sampled_from([(0, 1, 2, 3), (0, 1, 3), (0, 2)]))
@settings(max_examples=60)
def test_walls_broken_by_turns_are_those_of_the_document(
    shuffle: Shuffle, hand: int, size: int, places: tuple[int, ...]
) -> None:
    wall, dice, failed = shuffle.deal_by_turns(hand, size, places)
    expected = document.wall_broken_by_turns(shuffle.secret, shuffle.table, hand, shuffle.nonces, size, places)
    assert (codes(wall), list(dice), [list(throw) for throw in failed]) == expected
    # the tiles lie as they always do
    assert wall.tolist() == shuffle.deal(hand, size)[0].tolist()


@given(shuffles, playings)
@settings(max_examples=100)
def test_seats_named_by_dice_are_those_of_the_document(shuffle: Shuffle, playing: tuple[int, ...]) -> None:
    seated = shuffle.seat("seat-by-roll", playing)
    expected = document.seats_named_by_dice(shuffle.secret, shuffle.table, shuffle.nonces, playing)
    seats = {player: seated.seats[player] for player in playing}
    assert (seated.first_dealer, seats, [list(row) for row in seated.rolls]) == expected
    assert seated.seats[0] == 0
    assert sorted(seated.seats) == [0, 1, 2, 3]
    assert read_seating("seat-by-roll", seated.rolls, playing) == seated


@given(shuffles, playings)
def test_of_fewer_players_the_highest_sum_leads_too(shuffle: Shuffle, playing: tuple[int, ...]) -> None:
    seated = shuffle.seat("highest-sum", playing)
    assert seated.first_dealer in playing
    assert seated.seats == (0, 1, 2, 3)
    assert all(not row[seat] for row in seated.rolls for seat in range(4) if seat not in playing)
    if len(playing) == 4:
        assert (seated.first_dealer, seated.rolls) == shuffle.seating()


def test_nobody_throws_where_seat_one_leads() -> None:
    shuffle = Shuffle(SECRET, "t", ("", "", "", ""))
    assert shuffle.seat("seat-one", (0, 2)) == Seated(0, (0, 1, 2, 3), ())


@pytest.mark.parametrize(
    ("how", "rolls"),
    [
        ("highest-sum", []),
        ("highest-sum", [(9, 9, 4, 5)]),
        ("seat-by-roll", []),
        ("seat-by-roll", [(5, 0, 0, 0), (0, 9, 0, 0), (0, 0, 3, 0), (0, 0, 0, 4)]),
        ("seat-one", [(5, 0, 0, 0)]),
    ],
)
def test_rolls_that_cannot_have_been_thrown_are_refused(how: FirstEast, rolls: list[Sums]) -> None:
    with pytest.raises(ValueError, match=r"expected rolls|expected no rolls"):
        read_seating(how, rolls)


def test_throws_in_turn_and_named_seats_stay_what_they_have_always_been() -> None:
    # a change here breaks every published record
    digest = hashlib.sha256()
    for number in range(40):
        shuffle = Shuffle(SECRET, f"кухня {number}", ("plum", "", "a b", "松"))
        wall, dice, failed = shuffle.deal_by_turns(1, TILES_PLAIN, (0, 1, 2, 3))
        digest.update(wall.tobytes() + bytes(dice) + bytes(die for throw in failed for die in throw))
        digest.update(repr(shuffle.seat("seat-by-roll")).encode())
    assert digest.hexdigest() == "b11e3538adea1d768dd4c8bc99de30deb15b50a38416e4f866e097e2dc3cb2f1"


def test_whoever_throws_first_is_east_as_often_as_the_sums_name_it() -> None:
    shuffles_of_many = [Shuffle(SECRET, f"table {number}", ("", "", "", "")) for number in range(3600)]
    dealers = [shuffle.seat("seat-by-roll").first_dealer for shuffle in shuffles_of_many]
    # 8, 9, 10 and 9 of 36 throws name player 0 east, south, west, north: East then sits on seat 0, 3, 2, 1
    expected = np.array([800, 900, 1000, 900])
    counts = np.bincount(dealers, minlength=4)
    assert ((counts - expected) ** 2 / expected).sum() < 31


# --- numbers


def _first_words(key: bytes, count: int) -> list[int]:
    return list(islice(document.words(key), count))


def _key_with_a_high_word() -> bytes:
    """A key whose first word is in the upper half of all words: there is a bound for which it begins the uneven rest."""
    return next(key for key in (bytes([index]) for index in range(256)) if _first_words(key, 1)[0] > 2**31)


def test_the_first_word_of_the_uneven_rest_is_skipped() -> None:
    key = _key_with_a_high_word()
    word, following = _first_words(key, 2)
    # below `word` there is one whole round of numbers, and the rest begins at `word` itself
    assert 2**32 - 2**32 % word == word
    expected = next(value % word for value in [following, *_first_words(key, 50)[2:]] if value < word)
    assert Stream(key).below(word) == expected


def test_the_last_word_before_the_uneven_rest_is_taken() -> None:
    key = _key_with_a_high_word()
    (word,) = _first_words(key, 1)
    assert 2**32 - 2**32 % (word + 1) == word + 1
    assert Stream(key).below(word + 1) == word


@given(st.binary(max_size=64), st.lists(st.integers(1, 2**32), min_size=1, max_size=60))
def test_numbers_agree_with_the_document_for_every_bound(key: bytes, bounds: list[int]) -> None:
    stream, expected = Stream(key), document.words(key)
    for bound in bounds:
        assert stream.below(bound) == document.below(expected, bound)


def test_a_key_gives_one_stream_that_never_repeats_a_block() -> None:
    words = [Stream(b"key").below(2**32) for _ in range(3)]
    assert len(set(words)) == 1, "two streams of one key must be alike"
    stream = Stream(b"key")
    assert len({stream.below(2**32) for _ in range(4000)}) > 3990


# --- what the shuffle hangs on


@given(shuffles, st.sampled_from(SIZES))
@settings(max_examples=40)
def test_a_wall_is_the_whole_set_and_the_dice_are_dice(shuffle: Shuffle, size: int) -> None:
    wall, dice = shuffle.deal(1, size)
    expected = Counter(dict.fromkeys(range(34), 4))
    if size == TILES_ALL:
        expected.update(range(34, 42))
    assert Counter(wall.tolist()) == expected
    assert len(dice) == 4
    assert all(1 <= die <= 6 for die in dice)


def test_every_share_in_the_shuffle_moves_every_wall() -> None:
    shares = ("plum", "", "a b", "松")
    others = [
        Shuffle(SECRET[:-1] + b"\x00", "кухня", shares),
        Shuffle(SECRET, "кухня ", shares),
        *(Shuffle(SECRET, "кухня", (*shares[:seat], "other", *shares[seat + 1 :])) for seat in range(4)),
        # the same words in other seats, and the same letters cut elsewhere
        Shuffle(SECRET, "кухня", ("", "plum", "a b", "松")),
        Shuffle(SECRET, "кухня", ("pl", "um", "a b", "松")),
        Shuffle(SECRET, "кухняplum", ("", "", "a b", "松")),
    ]
    shuffle = Shuffle(SECRET, "кухня", shares)
    walls = {one.deal(hand, TILES_PLAIN)[0].tobytes() for one in [shuffle, *others] for hand in range(1, 6)}
    assert len(walls) == 5 * (1 + len(others))


def test_nonces_are_taken_as_they_stand() -> None:
    # é in one character and in two look alike and are different shares
    composed, apart = ("\u00e9", "", "", ""), ("e\u0301", "", "", "")
    assert Shuffle(SECRET, "table", composed).key(1) != Shuffle(SECRET, "table", apart).key(1)
    assert Shuffle(SECRET, "table", (" a", "", "", "")).key(1) != Shuffle(SECRET, "table", ("a", "", "", "")).key(1)


def test_the_commitment_is_of_the_secret_alone() -> None:
    assert Shuffle(SECRET, "one", ("", "", "", "")).commitment == Shuffle(SECRET, "two", ("a", "", "", "")).commitment
    assert Shuffle(SECRET, "one", ("", "", "", "")).commitment == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_secret_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=rf"expected 32 secret bytes, found {size}"):
        Shuffle(bytes(size), "table", ("", "", "", ""))


def test_missing_nonces_are_empty() -> None:
    assert shuffle_from(SECRET, "table", ["a"]) == Shuffle(SECRET, "table", ("a", "", "", ""))
    assert shuffle_from(SECRET, "table", []) == Shuffle(SECRET, "table", ("", "", "", ""))


# --- uniform


def _excess(observed: npt.NDArray[np.int64], expected: float) -> npt.NDArray[np.float64]:
    """Chi-square by row."""
    result: npt.NDArray[np.float64] = ((observed - expected) ** 2 / expected).sum(axis=-1)
    return result


@pytest.fixture(scope="module")
def many() -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
    """3,000 walls of 144 and their dice, from one secret."""
    shuffle = Shuffle(SECRET, "table", ("", "", "", ""))
    deals = [shuffle.deal(hand, TILES_ALL) for hand in range(1, 3001)]
    return np.array([wall for wall, _ in deals]), np.array([dice for _, dice in deals], np.uint8)


def test_every_kind_is_as_likely_at_every_place(many: tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]) -> None:
    walls, _ = many
    counts = np.array([np.bincount(walls[:, place], minlength=42) for place in range(TILES_ALL)])
    plain = _excess(counts[:, :34], len(walls) * 4 / TILES_ALL)
    # each place: 34 kinds; the mean of the statistic is 34 × (1 − 4/144), its chance to exceed 90 about one in a million
    assert plain.max() < 90
    assert plain.mean() == pytest.approx(34 * (1 - 4 / TILES_ALL), rel=0.05)
    # each bonus tile: 144 places
    bonus = _excess(counts[:, 34:].T, len(walls) / TILES_ALL)
    assert bonus.max() < 225
    assert bonus.mean() == pytest.approx(143, rel=0.15)


def test_neighbours_in_the_wall_are_as_likely_alike_as_anywhere(
    many: tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]],
) -> None:
    walls, _ = many
    pairs = len(walls) * (TILES_ALL - 1)
    alike = int((walls[:, 1:] == walls[:, :-1]).sum())
    chance = 34 * 4 * 3 / (TILES_ALL * (TILES_ALL - 1))
    assert abs(alike - pairs * chance) < 5 * np.sqrt(pairs * chance)


def test_every_face_is_as_likely_on_every_die(many: tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]) -> None:
    _, dice = many
    counts = np.array([np.bincount(dice[:, die], minlength=7)[1:] for die in range(4)])
    assert _excess(counts, len(dice) / 6).max() < 36
    # two dice of one throw know nothing of each other
    both = np.bincount(dice[:, 0] * 6 + dice[:, 1] - 7, minlength=36)
    assert _excess(both, len(dice) / 36) < 95


def test_every_seat_is_as_likely_to_lead() -> None:
    dealers = [Shuffle(SECRET, f"table {number}", ("", "", "", "")).seating()[0] for number in range(4000)]
    assert _excess(np.bincount(dealers, minlength=4), 1000) < 31
