"""The notation: read, written, refused with the place of what does not fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastwind.tiles.kinds import KINDS
from eastwind.tiles.notation import (
    CODES,
    NotationError,
    counts_of,
    format_tile,
    format_tiles,
    kinds_in,
    parse_tile,
    parse_tiles,
    tiles_of,
)

KIND = st.integers(0, KINDS - 1)


def test_the_codes_are_those_of_the_format_in_order() -> None:
    expected = [f"{digit}{suit}" for suit in "mps" for digit in range(1, 10)]
    expected += [f"{digit}z" for digit in range(1, 8)] + [f"{digit}f" for digit in range(1, 9)]
    assert list(CODES) == expected


@pytest.mark.parametrize("kind", range(KINDS))
def test_one_tile_is_read_and_written_back(kind: int) -> None:
    assert parse_tile(format_tile(kind)) == kind
    assert parse_tiles(format_tile(kind)) == [kind]


@given(st.lists(KIND, max_size=40))
def test_any_tiles_are_written_and_read_back_in_their_order(kinds: list[int]) -> None:
    assert parse_tiles(format_tiles(kinds)) == kinds


@given(st.lists(KIND, max_size=40))
def test_counts_and_tiles_say_the_same(kinds: list[int]) -> None:
    counts = counts_of(kinds)
    assert counts.shape == (KINDS,)
    assert tiles_of(counts) == sorted(kinds)


@given(st.frozensets(KIND))
def test_a_set_of_kinds_is_read_from_its_bits(kinds: frozenset[int]) -> None:
    assert kinds_in(sum(1 << kind for kind in kinds)) == tuple(sorted(kinds))


@given(st.lists(KIND, min_size=1, max_size=20), st.data())
def test_blanks_may_stand_between_tiles(kinds: list[int], data: st.DataObject) -> None:
    text = format_tiles(kinds)
    at = data.draw(st.integers(0, len(text)))
    assert parse_tiles(f"{text[:at]} {text[at:]}") == kinds


def test_neighbours_of_one_group_share_its_letter() -> None:
    assert format_tiles(parse_tiles("1m2m3m4p5z5z1f")) == "123m4p55z1f"
    assert format_tiles([]) == ""


def test_the_order_of_honours_and_bonus_tiles() -> None:
    assert parse_tiles("1234567z") == [27, 28, 29, 30, 31, 32, 33]
    assert parse_tiles("12345678f") == list(range(34, 42))


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("12x", 2),
        ("m", 0),
        ("123mm", 4),
        ("12m 3", 4),
        ("1 2", 0),
        ("0m", 0),
        ("10m", 1),
        ("8z", 0),
        ("1238z", 3),
        ("9f", 0),
        ("1m9f", 2),
        ("1m,2m", 2),
        ("5M", 1),
        ("1z-", 2),
        ("²m", 0),
        ("१m", 0),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(text: str, position: int) -> None:
    with pytest.raises(NotationError, match=f"position {position + 1}") as caught:
        parse_tiles(text)
    assert (caught.value.text, caught.value.position) == (text, position)


@pytest.mark.parametrize("text", ["", "5", "m", "55m", "5m5m", "0m", "8z", "9f", " 5m", "5m "])
def test_one_tile_must_be_exactly_one(text: str) -> None:
    with pytest.raises(NotationError):
        parse_tile(text)


@pytest.mark.parametrize("kind", [-1, KINDS, 99])
def test_a_kind_that_does_not_exist_cannot_be_written(kind: int) -> None:
    with pytest.raises(ValueError, match=str(kind)):
        format_tile(kind)
    with pytest.raises(ValueError, match=str(kind)):
        format_tiles([0, kind])


def _refused_at(text: str) -> int | None:
    """Where a text is refused, None when it is tiles."""
    try:
        parse_tiles(text)
    except NotationError as error:
        return error.position
    return None


@given(st.text(alphabet="0123456789mpszf x", max_size=12))
def test_a_text_is_either_tiles_or_refused_at_a_place_inside_it(text: str) -> None:
    position = _refused_at(text)
    if position is None:
        assert len(parse_tiles(text)) == sum(character.isdigit() for character in text)
    else:
        assert 0 <= position < len(text)
        assert not text[position].isspace()
