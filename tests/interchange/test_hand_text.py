"""Hands as a person types them."""

from typing import Any

import pytest

from eastwind.errors import EastwindError
from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.hand_text import hand_from_text, parse_melds
from eastwind.scoring.hand import HandFault, MeldSpec, hand_text
from eastwind.scoring.layout import Happening, Meld, Source
from eastwind.tiles.notation import NotationError, parse_tile, parse_tiles


def test_sets_stand_in_brackets_wherever_one_likes() -> None:
    hand = hand_from_text("[234p] 123m 55z (1111z)", melds="[6666s]", won=True, source=Source.WALL)
    assert hand.concealed == tuple(parse_tiles("123m55z"))
    assert hand.melds == (
        MeldSpec(Meld.CHOW, parse_tile("2p")),
        MeldSpec(Meld.CONCEALED_KONG, parse_tile("1z")),
        MeldSpec(Meld.KONG, parse_tile("6s")),
    )
    assert hand_text(hand) == "123m 55z [234p] (1111z) [6666s]"


def test_the_winning_tile_is_the_last_one_written_unless_another_is_named() -> None:
    text = "55z 123m 456p 789s 234s"
    assert hand_from_text(text, won=True, source=Source.WALL).last == parse_tile("4s")
    assert hand_from_text(text, won=True, source=Source.WALL, last="5z").last == parse_tile("5z")
    assert hand_from_text(text, won=True, events=[Happening.HEAVENLY]).last is None


@pytest.mark.parametrize(
    ("text", "position"), [("55z 9z", 4), ("[234p] 123x", 10), ("55z [29z]", 6), ("(1111z) [23q]", 11), ("[234p", 0)]
)
def test_what_is_not_in_the_notation_is_told_with_its_place_in_the_whole_text(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        hand_from_text(text)
    assert (caught.value.text, caught.value.position) == (text, position)
    assert f"in {text!r} at position {position + 1}" in str(caught.value)


def test_a_hand_that_did_not_win_has_none() -> None:
    hand = hand_from_text("55z 123m 456p 789s 23s", source=Source.WALL)
    assert (hand.last, hand.source, hand.won) == (None, Source.NONE, False)


@pytest.mark.parametrize("text", ["[234p", "234p]", "[23(4p])", "123m (", "[[234p]]"])
def test_brackets_close(text: str) -> None:
    with pytest.raises(NotationError, match="brackets that close") as caught:
        hand_from_text(text)
    assert caught.value.text == text
    assert text[caught.value.position] in "[]()"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[112z]", "chow"),
        ("[12m]", "set"),
        ("[]", "set"),
        ("(111z)", "kong"),
        ("[1112m]", "kong"),
        ("[11111m]", "pung"),
    ],
)
def test_a_set_that_is_none(text: str, reason: str) -> None:
    with pytest.raises(HandFault) as caught:
        parse_melds(text)
    assert caught.value.reason == reason


def test_sets_alone_have_no_tiles_beside_them() -> None:
    with pytest.raises(InterchangeError, match="5z outside"):
        parse_melds("[234p] 5z")


@pytest.mark.parametrize(("arguments", "told"), [({"last": "55z"}, "one winning tile"), ({"flowers": "9f"}, "9f")])
def test_what_is_no_tile_is_quoted(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(EastwindError, match=told):
        hand_from_text("55z 123m 456p 789s 234s", won=True, source=Source.WALL, **arguments)
