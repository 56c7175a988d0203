"""What a hand keeps after a discard: each number is counted by hand, and told as a reason only where it is so."""

import pytest

from eastwind.coach.kept import KeptHand, kept_after
from eastwind.coach.reasons import ReasonKind, keeping
from eastwind.explain import Position, RulesInUse
from eastwind.rules import load_preset
from eastwind.scoring.hand import WHOLE_SIZE
from eastwind.table.actions import parse_action
from tests.support.story import Story


def _position(hand: str) -> Position:
    story = Story(east=hand)
    story.flush()
    return Position(RulesInUse.of(load_preset("ru-classic")), story.table.seen_by(0), 0)


def _kind(tile: str) -> int:
    return parse_action(f"discard {tile}") % 34


@pytest.mark.parametrize(
    ("hand", "tile", "doublings", "pairs", "outside"),
    [
        # a pair of red dragons; east is the seat's own wind and the round's
        ("123m 456m 78m 11z 77z 3p 9s", "3p", 3, 2, 1),
        ("123m 456m 78m 11z 77z 3p 9s", "7z", 2, 1, 2),
        ("123m 456m 78m 11z 77z 3p 9s", "1z", 1, 1, 2),
        # south is nobody's here
        ("123m 456m 78m 22z 77z 3p 9s", "2z", 1, 1, 2),
        ("123m 456m 78m 22z 77z 3p 9s", "9s", 1, 2, 1),
    ],
)
def test_what_doubles_what_is_paired_and_what_lies_outside_one_suit(
    hand: str, tile: str, doublings: int, pairs: int, outside: int
) -> None:
    kept = kept_after(_position(hand), _kind(tile))
    assert (kept.doublings, kept.pairs, kept.outside) == (doublings, pairs, outside)


def test_how_far_a_limit_hand_is_whose_form_stands_in_the_rules() -> None:
    wonders = _position("19m 19p 19s 1234567z 5m")
    assert kept_after(wonders, _kind("5m")).to_limit == 1
    assert kept_after(wonders, _kind("1z")).to_limit == 2
    assert kept_after(_position("123m 456m 78m 22z 77z 3p 9s"), _kind("9s")).to_limit > 4


@pytest.mark.parametrize(
    ("best", "other", "kinds"),
    [
        (KeptHand(1, 2, 4, 9), KeptHand(1, 2, 4, 9), []),
        (KeptHand(2, 2, 4, 9), KeptHand(1, 1, 4, 9), ["doubles"]),
        (KeptHand(1, 2, 4, 9), KeptHand(1, 1, 4, 9), ["pair"]),
        (KeptHand(1, 2, 3, 9), KeptHand(1, 2, 4, 9), ["suit"]),
        # too far off to be thought of
        (KeptHand(1, 2, 4, 9), KeptHand(1, 2, 5, 10), []),
        (KeptHand(1, 2, 4, 4), KeptHand(1, 2, 4, 5), ["limit"]),
        (KeptHand(0, 0, -1, WHOLE_SIZE), KeptHand(0, 0, -1, WHOLE_SIZE), []),
        # what the other move keeps is no reason
        (KeptHand(1, 1, 4, 9), KeptHand(2, 2, 1, 2), []),
    ],
)
def test_a_reason_is_what_one_move_keeps_and_the_other_gives_up(
    best: KeptHand, other: KeptHand, kinds: list[ReasonKind]
) -> None:
    assert [reason.kind for reason in keeping(best, other)] == kinds
