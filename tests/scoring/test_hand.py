"""Hands that cannot exist at a table, each with one that can and differs in what is at fault alone; sets and their notation."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest

from eastwind.scoring.hand import (
    Hand,
    HandFault,
    MeldSpec,
    check_hand,
    check_leader,
    hand_text,
    meld_from,
    meld_text,
    surplus_of,
)
from eastwind.scoring.layout import NOT_CLAIMED, Happening, Meld, Source
from eastwind.tiles.notation import CODES, format_tiles, parse_tile, parse_tiles
from eastwind.words.languages import LANGUAGES
from tests.support.hands import meld_of

SETS: Final = tuple(meld for meld in Meld if meld is not Meld.NONE)


def tiles(text: str) -> tuple[int, ...]:
    return tuple(parse_tiles(text))


def sets(text: str, *, drawn: bool = False) -> tuple[MeldSpec, ...]:
    return tuple(MeldSpec(*meld_of(word), drawn) for word in text.split())


#: The hand that the cases change: a win by a discard that completed the pair.
WON: Final = Hand(tiles("123m 456p 55z"), sets("789s 111z"), last=parse_tile("5z"), source=Source.DISCARD, won=True)
#: The same without sets on the table, and with two kongs there.
CONCEALED: Final = replace(WON, concealed=tiles("123m 456p 789s 111z 55z"), melds=())
TWO_KONGS: Final = replace(WON, melds=sets("(7777s) 1111z"))
#: The hand of one who did not win.
LOST: Final = Hand(tiles("123m 456p 5z"), sets("789s 111z"))


def won(base: Hand = WON, **changes: Any) -> Hand:
    return replace(base, **changes)


def lost(concealed: str, melds: str = "", **changes: Any) -> Hand:
    return Hand(tiles(concealed), sets(melds), **changes)


@dataclass(frozen=True)
class Case:
    """A hand that cannot exist, and such that can."""

    hand: Hand
    reason: str
    #: The tile at fault, "" for the whole hand.
    tile: str
    #: Part of the message in English.
    says: str
    possible: Sequence[Hand]


ONE_SET: Final = lost("456p 789s 1234z")
FLOWERS: Final = won(flowers=tiles("1f 5f"))

TILES: Final = {
    "five sets": Case(
        lost("5z", "111m 222m 333m 444m 555m"), "sets", "", "5 sets on the table", [lost("5z", "111m 222m 333m 444m")]
    ),
    "a chow over the end of its suit": Case(
        replace(ONE_SET, melds=(MeldSpec(Meld.CHOW, parse_tile("8m")),)),
        "chow",
        "",
        "[89m1p]",
        [replace(ONE_SET, melds=sets("789m"))],
    ),
    "a chow of winds": Case(
        replace(ONE_SET, melds=(MeldSpec(Meld.CHOW, parse_tile("5z")),)),
        "chow",
        "",
        "[567z]",
        [replace(ONE_SET, melds=sets("555z"))],
    ),
    "a pung of a flower": Case(
        replace(ONE_SET, melds=(MeldSpec(Meld.PUNG, parse_tile("1f")),)),
        "pung",
        "",
        "[111f]",
        [replace(ONE_SET, melds=sets("777z"))],
    ),
    "a kong of a season": Case(
        replace(ONE_SET, melds=(MeldSpec(Meld.ADDED_KONG, parse_tile("5f")),)),
        "kong",
        "",
        "[5555f]",
        [replace(ONE_SET, melds=sets("5555z+"))],
    ),
    "a set of no type": Case(
        replace(ONE_SET, melds=(MeldSpec(Meld.NONE, parse_tile("5z")),)),
        "set",
        "",
        "expected a chow",
        [replace(ONE_SET, melds=sets("555z"))],
    ),
    "a flower in the hand": Case(
        lost("123m 456p 789s 111z 1f"), "bonus", "1f", "belongs with the flowers", [lost("123m 456p 789s 111z 7z")]
    ),
    "five alike in the hand": Case(
        lost("11111m 456p 789s 55z"), "five", "1m", "5 of them", [lost("1111m 456p 789s 555z")]
    ),
    "five alike with those of a chow": Case(
        lost("3333m 456p 789s", "123m"), "five", "3m", "5 of them", [lost("3333m 456p 789s", "456m")]
    ),
    "six alike with those of a kong": Case(
        lost("22p 456p 789s 55z", "2222p"), "five", "2p", "6 of them", [lost("22m 456p 789s 55z", "2222p")]
    ),
    "an honour among the flowers": Case(won(flowers=tiles("7z 1f")), "flower", "7z", "not a flower", [FLOWERS]),
    "a flower twice": Case(won(flowers=tiles("1f 8f 8f")), "flower-twice", "8f", "only one", [FLOWERS]),
    "a win with 13 tiles": Case(
        won(concealed=tiles("123m 456p 5z")), "size", "", "123m 456p 5z [789s] [111z] has 13 tiles", [WON]
    ),
    "a win with 15 tiles": Case(won(concealed=tiles("123m 456p 555z")), "size", "", "has 15 tiles", [WON, TWO_KONGS]),
    "12 tiles without a win": Case(lost("123m 456p", "789s 111z"), "size-unwon", "", "has 12 tiles", [LOST]),
    "15 tiles without a win": Case(
        lost("123m 456p 555z", "789s 111z"), "size-unwon", "", "has 15 tiles", [lost("123m 456p 55z", "789s 111z")]
    ),
    "no tiles": Case(lost(""), "size-unwon", "", "— has 0 tiles", [LOST]),
    "a last tile that lies on the table": Case(
        won(last=parse_tile("1z")), "last", "1z", "not in the hand 123m 456p 55z [789s] [111z]", [WON]
    ),
}

WINS: Final = {
    "no last tile": Case(won(CONCEALED, last=None), "no-last", "", "123m 456p 789s 11155z", [CONCEALED]),
    "no source": Case(
        won(CONCEALED, source=Source.NONE),
        "no-source",
        "",
        "source of the last tile",
        [CONCEALED, won(CONCEALED, source=Source.NONE, events=Happening.HEAVENLY)],
    ),
    "a loose tile for nothing": Case(
        won(source=Source.LOOSE),
        "loose",
        "5z",
        "no kong or flower",
        [
            won(source=Source.LOOSE, flowers=tiles("3f")),
            won(source=Source.LOOSE, melds=sets("789s (1111z)")),
            won(source=Source.LOOSE, melds=sets("789s 1111z")),
            won(source=Source.LOOSE, melds=sets("789s 1111z+")),
            won(source=Source.WALL),
        ],
    ),
    "a loose tile of no kind for nothing": Case(
        won(CONCEALED, last=None, source=Source.LOOSE, events=Happening.HEAVENLY),
        "loose-none",
        "",
        "The last tile cannot be a loose tile",
        [won(CONCEALED, last=None, source=Source.NONE, events=Happening.HEAVENLY)],
    ),
    "a robbed tile of a pair": Case(
        won(source=Source.ROBBED_KONG),
        "robbed",
        "5z",
        "the kong holds the other three",
        [won(source=Source.ROBBED_KONG, last=parse_tile("3m"))],
    ),
    "a robbed tile of which a set has another": Case(
        won(concealed=tiles("789s 456p 55z"), last=parse_tile("8s"), source=Source.ROBBED_KONG),
        "robbed",
        "8s",
        "the hand has more of them",
        [won(concealed=tiles("789m 456p 55z"), last=parse_tile("8m"), source=Source.ROBBED_KONG)],
    ),
    "heavenly with a set": Case(
        won(CONCEALED, concealed=tiles("123m 456p 789s 55z"), melds=sets("(1111z)"), events=Happening.HEAVENLY),
        "heavenly-sets",
        "",
        "(1111z) cannot be on the table yet",
        [won(CONCEALED, source=Source.WALL, events=Happening.HEAVENLY)],
    ),
    "heavenly by a discard": Case(
        won(CONCEALED, events=Happening.HEAVENLY),
        "heavenly-source",
        "",
        "complete as dealt",
        [
            won(CONCEALED, source=Source.WALL, events=Happening.HEAVENLY),
            won(CONCEALED, last=None, source=Source.NONE, events=Happening.HEAVENLY),
        ],
    ),
    "earthly by a tile from the wall": Case(
        won(CONCEALED, source=Source.WALL, events=Happening.EARTHLY),
        "earthly-source",
        "",
        "must come from a discard",
        [won(CONCEALED, events=Happening.EARTHLY)],
    ),
    "earthly and heavenly": Case(
        won(CONCEALED, source=Source.WALL, events=Happening.EARTHLY | Happening.HEAVENLY),
        "earthly-heavenly",
        "",
        "not both",
        [won(CONCEALED, source=Source.WALL, events=Happening.HEAVENLY)],
    ),
    "earthly by the last discard": Case(
        won(CONCEALED, source=Source.LAST_DISCARD, events=Happening.EARTHLY),
        "earthly-last",
        "",
        "cannot also be the last one",
        [won(CONCEALED, source=Source.LAST_DISCARD), won(CONCEALED, events=Happening.EARTHLY)],
    ),
    "earthly after a claim": Case(
        won(melds=sets("(7777s) 111z"), events=Happening.EARTHLY),
        "earthly-sets",
        "",
        "[111z] cannot have been claimed",
        [
            won(melds=sets("(7777s)") + sets("111z", drawn=True), events=Happening.EARTHLY),
            won(melds=sets("(7777s) (1111z)"), events=Happening.EARTHLY),
            won(melds=sets("(7777s) 111z")),
        ],
    ),
    "nothing drawn but the last tile": Case(
        won(source=Source.WALL, events=Happening.NOTHING_DRAWN),
        "nothing-drawn",
        "5z",
        "but no tile was drawn",
        [won(events=Happening.NOTHING_DRAWN), won(source=Source.LAST_DISCARD, events=Happening.NOTHING_DRAWN)],
    ),
    "nothing drawn but a loose tile": Case(
        won(TWO_KONGS, source=Source.LOOSE, events=Happening.NOTHING_DRAWN),
        "nothing-drawn",
        "5z",
        "but no tile was drawn",
        [won(CONCEALED, source=Source.WALL, events=Happening.NOTHING_DRAWN | Happening.HEAVENLY)],
    ),
    "a kong on a kong with one kong": Case(
        won(melds=sets("789s 1111z"), source=Source.LOOSE, events=Happening.KONG_ON_KONG),
        "kong-on-kong",
        "",
        "Kongs here: 1",
        [won(TWO_KONGS, source=Source.LOOSE, events=Happening.KONG_ON_KONG)],
    ),
    "a kong on a kong by a discard": Case(
        won(TWO_KONGS, events=Happening.KONG_ON_KONG), "kong-on-kong", "", "last tile drawn", [TWO_KONGS]
    ),
}
CASES: Final = TILES | WINS


def fault_of(hand: Hand, **how: bool) -> HandFault:
    with pytest.raises(HandFault) as caught:
        check_hand(hand, **how)
    return caught.value


@pytest.mark.parametrize("name", CASES)
def test_a_hand_that_cannot_exist_is_refused_for_its_reason(name: str) -> None:
    case = CASES[name]
    fault = fault_of(case.hand)
    assert (fault.reason, fault.kind) == (case.reason, parse_tile(case.tile) if case.tile else None)
    assert case.says in str(fault)


@pytest.mark.parametrize("name", CASES)
def test_without_what_is_at_fault_the_hand_can_exist(name: str) -> None:
    for hand in CASES[name].possible:
        check_hand(hand)


@pytest.mark.parametrize("name", TILES)
def test_there_is_no_record_of_tiles_that_cannot_be_together(name: str) -> None:
    with pytest.raises(HandFault) as caught:
        TILES[name].hand.record()
    assert caught.value.reason == TILES[name].reason


@pytest.mark.parametrize("name", WINS)
def test_a_record_is_made_whatever_is_told_of_the_last_tile(name: str) -> None:
    hand = WINS[name].hand
    record = hand.record()
    assert sum(map(int, record.counts)) + 3 * int(record.meld_count) == 14
    assert (int(record.last), int(record.source), int(record.events)) == (
        -1 if hand.last is None else hand.last,
        hand.source,
        hand.events,
    )


@pytest.mark.parametrize("name", CASES)
def test_the_message_is_there_in_every_language_and_names_the_tile(name: str) -> None:
    fault = fault_of(CASES[name].hand)
    told = [fault.told(language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert str(fault) == fault.told("en")
    assert all(CASES[name].tile in text for text in told)


def test_circumstances_of_a_win_are_not_asked_of_a_hand_that_did_not_win() -> None:
    check_hand(replace(LOST, source=Source.ROBBED_KONG, events=Happening.EARTHLY | Happening.KONG_ON_KONG))


@pytest.mark.parametrize("concealed", ["123m 45p", "123m 456p 7s", "123m 456p 555666z"])
def test_a_hand_with_a_surplus_that_is_known_may_have_any_number_of_tiles(concealed: str) -> None:
    hand = lost(concealed, "789s", surplus=1)
    assert surplus_of(hand) not in (0, 1)
    check_hand(hand)
    assert fault_of(replace(hand, surplus=0)).reason == "size-unwon"


@pytest.mark.parametrize(
    ("hand", "surplus"),
    [(lost("123m 456p", "789s 111z"), -1), (lost("123m 456p 555z", "789s 1111z"), 2), (lost(""), -13)],
)
def test_a_dead_hand_has_too_few_tiles_or_too_many(hand: Hand, surplus: int) -> None:
    assert surplus_of(hand) == surplus
    check_hand(hand, dead=True)


@pytest.mark.parametrize(
    ("hand", "count"), [(LOST, 13), (WON, 14), (won(concealed=tiles("123m 456p 5z")), 13), (won(TWO_KONGS), 14)]
)
def test_a_hand_of_the_right_size_is_not_dead_and_neither_is_one_that_won(hand: Hand, count: int) -> None:
    fault = fault_of(hand, dead=True)
    assert (fault.reason, fault.kind) == ("not-dead", None)
    assert f"has {count} tiles" in str(fault)


@pytest.mark.parametrize(
    ("events", "leads", "of_dealer", "reason"),
    [
        (Happening.HEAVENLY, True, None, None),
        (Happening.HEAVENLY, False, None, "heavenly-seat"),
        (Happening.HEAVENLY, True, False, None),
        (Happening.EARTHLY, False, None, None),
        (Happening.EARTHLY, False, True, None),
        (Happening.EARTHLY, False, False, "earthly-source"),
        (Happening.EARTHLY, True, None, "earthly-seat"),
        (Happening.EARTHLY, True, False, "earthly-seat"),
        (Happening.READY, False, False, None),
        (Happening(0), True, False, None),
    ],
)
def test_the_dealer_alone_is_dealt_a_win_and_the_others_win_by_the_dealers_first_discard(
    events: Happening, leads: bool, of_dealer: bool | None, reason: str | None
) -> None:
    hand = replace(CONCEALED, events=events, seat_wind=2)
    if reason is None:
        check_leader(hand, leads=leads, of_dealer=of_dealer)
        return
    with pytest.raises(HandFault) as caught:
        check_leader(hand, leads=leads, of_dealer=of_dealer)
    assert caught.value.reason == reason
    assert ("seat W" in str(caught.value)) == reason.endswith("-seat")


def _is_set(meld: Meld, codes: Sequence[str]) -> bool:
    """Compare the codes of the tiles, like 5m, with what a set of this type is."""
    letters, digits = {code[1] for code in codes}, [int(code[0]) for code in codes]
    if meld is Meld.CHOW:
        return len(letters) == 1 and letters <= set("mps") and digits == [digits[0], digits[0] + 1, digits[0] + 2]
    return len(set(codes)) == 1 and letters <= set("mpsz") and len(codes) == (3 if meld is Meld.PUNG else 4)


@pytest.mark.parametrize("meld", SETS)
def test_of_all_tiles_in_a_row_or_alike_those_are_a_set_that_the_rules_call_one(meld: Meld) -> None:
    found = 0
    for lowest in range(len(CODES) - 2):
        for kinds in ((lowest,) * 3, (lowest,) * 4, (lowest, lowest + 1, lowest + 2), (lowest, lowest, lowest + 1)):
            if _is_set(meld, [CODES[kind] for kind in kinds]):
                found += 1
                assert meld_from(meld, kinds[::-1]) == MeldSpec(meld, lowest)
                assert meld_from(meld, kinds).tiles == kinds
            else:
                with pytest.raises(HandFault) as caught:
                    meld_from(meld, kinds)
                assert caught.value.reason == ("kong" if "KONG" in meld.name else meld.name.lower())
                assert f"[{format_tiles(kinds)}]" in str(caught.value)
    assert found == (21 if meld is Meld.CHOW else 34)


@pytest.mark.parametrize("meld", Meld)
def test_no_tiles_are_no_set(meld: Meld) -> None:
    with pytest.raises(HandFault):
        meld_from(meld, ())


@pytest.mark.parametrize("kind", [-1, 34, 41])
@pytest.mark.parametrize("meld", Meld)
def test_no_set_begins_with_what_is_no_plain_tile(meld: Meld, kind: int) -> None:
    assert not MeldSpec(meld, kind).exists


@pytest.mark.parametrize(
    ("text", "drawn", "claimed"),
    [
        ("234p", False, True),
        ("234p", True, False),
        ("555m", False, True),
        ("555m", True, False),
        ("5555m", False, True),
        ("5555m+", False, True),
        ("5555m+", True, False),
        ("(5555m)", False, False),
    ],
)
def test_a_set_has_a_tile_of_another_player_unless_all_were_drawn(text: str, drawn: bool, claimed: bool) -> None:
    (meld,) = sets(text, drawn=drawn)
    assert meld.claimed == claimed
    assert meld_text(meld) == (text if text.startswith("(") else f"[{text.rstrip('+')}]")
    record = replace(ONE_SET, melds=(meld,)).record()
    # of a concealed kong the record says by its type that nothing was claimed
    assert list(map(int, record.melds[0])) == [meld.meld, meld.lowest, 0, NOT_CLAIMED if drawn else meld.lowest]


def test_a_hand_owns_the_tiles_of_its_sets_and_counts_a_kong_as_three() -> None:
    assert TWO_KONGS.size == 14
    assert sorted(TWO_KONGS.owned) == parse_tiles("123m 456p 7777s 1111z 55z")
    assert hand_text(TWO_KONGS) == "123m 456p 55z (7777s) [1111z]"
