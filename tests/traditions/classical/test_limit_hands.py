"""Every limit hand of section VII, and what misses it by little."""

import pytest

from eastwind.rules import compile_rules, load_file
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Happening, Source
from tests.support.hands import Sheet, loser, winner
from tests.support.rules import preset, ru

WALL, DISCARD, LOOSE = Source.WALL, Source.DISCARD, Source.LOOSE
LAST_WALL, LAST_DISCARD, ROBBED = Source.LAST_WALL, Source.LAST_DISCARD, Source.ROBBED_KONG


def _hand(text: str, source: Source) -> Sheet:
    """`concealed / sets / last tile`."""
    concealed, melds, last = (part.strip() for part in text.split("/"))
    return winner(concealed, melds, last, source, rules=ru())


HELD = [
    ("hidden_treasure", "111m 333m 555m 77m 99m / / 9m", WALL),
    ("hidden_treasure", "111m 333m 555m 77m 99m / / 9m", LOOSE),
    ("hidden_treasure", "111m 333m 555m 77m 99m / / 9m", LAST_WALL),
    ("hidden_treasure", "222s 33s 55s / (1111s) (9999s) / 3s", WALL),
    ("all_honours", "44z 55z / 111z 2222z (3333z) / 5z", DISCARD),
    ("all_honours", "111z 222z 333z 55z 66z / / 6z", WALL),
    ("all_honours", "777z 4z / 555z 222z 3333z+ / 4z", DISCARD),
    ("heads_and_tails", "11s 99p / 111m 9999m 111p / 9p", DISCARD),
    ("heads_and_tails", "111m 999m 111p 99p 99s / / 9s", DISCARD),
    ("imperial_jade", "666s 88s 66z / 222s 4444s / 6z", DISCARD),
    ("imperial_jade", "66s 88s / 222s 333s 4444s+ / 8s", DISCARD),
    ("heavenly_twins", "1122334455667z / / 7z", DISCARD),
    ("heavenly_twins", "1122334455667z / / 7z", WALL),
    ("heavenly_twins", "1133557799224m / / 4m", DISCARD),
    ("heavenly_twins", "2233445566778p / / 8p", DISCARD),
    ("heavenly_twins", "1122446688993s / / 3s", ROBBED),
    ("three_scholars", "22m 33m / 555z 6666z (7777z) / 3m", DISCARD),
    ("three_scholars", "555z 666z 777z 99s 1s 1s / / 1s", WALL),
    ("four_blessings", "44z 99p / 111z 2222z (3333z) / 4z", DISCARD),
    ("four_blessings", "111z 222z 333z 444z 5z / / 5z", DISCARD),
    ("four_blessings", "111z 222z 333z 444z 5m / / 5m", WALL),
    ("four_kongs", "5p / 1111m 2222p+ (3333s) 4444z / 5p", DISCARD),
    ("four_kongs", "6z / (1111m) (2222p) (3333s) (4444z) / 6z", WALL),
    ("hidden_snake", "22m 34m 678m / 111m 9999m / 5m", DISCARD),
    ("hidden_snake", "55p 34p 678p / 1111p+ 999p / 2p", DISCARD),
    ("hidden_snake", "88s 34s 567s 111s 999s / / 2s", WALL),
    ("hidden_snake", "8s 111s 999s / 234s 567s / 8s", ROBBED),
    ("thirteen_wonders", "19m 19p 19s 1234567z / / 1m", DISCARD),
    ("thirteen_wonders", "19m 19p 19s 1234567z / / 7z", WALL),
    ("thirteen_wonders", "119m 19p 19s 123567z / / 4z", ROBBED),
    ("moon_from_the_sea", "23p 99m 678s 456m / 234s / 1p", LAST_WALL),
    ("moon_from_the_sea", "11p 99m 678s 456m / 234s / 1p", LAST_WALL),
    ("grapes_on_the_roof", "34p 99m 678s 456m / 234s / 5p", LOOSE),
    ("grapes_on_the_roof", "5p 999m 678s 456m / 234s / 5p", LOOSE),
]


@pytest.mark.parametrize(
    ("name", "text", "source"), HELD, ids=[f"{index}-{hand[0]}" for index, hand in enumerate(HELD)]
)
def test_a_limit_hand_is_named_and_pays_the_limit(name: str, text: str, source: Source) -> None:
    sheet = _hand(text, source)
    assert name in sheet.limit_hands
    assert (sheet.total, sheet.limited, sheet.limit_hand) == (2000, True, True)


MISSED = [
    # all of it from the wall, one suit, no honours, no chow
    ("hidden_treasure", "111m 333m 555m 77m 99m / / 9m", DISCARD, "the last tile from a discard"),
    ("hidden_treasure", "111m 333m 555m 77m 99m / / 9m", LAST_DISCARD, "the last tile from the last discard"),
    ("hidden_treasure", "333m 555m 77m 99m / 111m / 9m", WALL, "one pung exposed"),
    ("hidden_treasure", "333m 555m 77m 99m / 1111m+ / 9m", WALL, "one kong added to an exposed pung"),
    ("hidden_treasure", "333m 555m 77m 99m / 1111m / 9m", WALL, "one kong from a discard"),
    ("hidden_treasure", "111m 333m 555m 77m 89m / / 7m", WALL, "one chow"),
    ("hidden_treasure", "123m 555m 777m 88m 99m / / 9m", WALL, "the lowest chow of all"),
    ("hidden_treasure", "111m 333m 555m 44z 99m / / 9m", WALL, "a pair of honours"),
    ("hidden_treasure", "111m 333m 555m 77p 99m / / 9m", WALL, "a pair of another suit"),
    # honours only
    ("all_honours", "11m 55z / 111z 2222z (3333z) / 5z", DISCARD, "a pair of a suit"),
    ("all_honours", "44z 99p / 111z 2222z (5555z) / 9p", DISCARD, "one pung of a suit"),
    # ones and nines only
    ("heads_and_tails", "44z 99p / 111m 9999m 111p / 9p", DISCARD, "a pair of winds"),
    ("heads_and_tails", "22s 99p / 111m 9999m 111p / 9p", DISCARD, "a pair of 2"),
    ("heads_and_tails", "11s 88p / 111m 9999m 111p / 8p", DISCARD, "one pung of 8"),
    ("heads_and_tails", "11s 99p / 111m 9999m 555z / 9p", DISCARD, "one pung of dragons"),
    # green only, no chows
    ("imperial_jade", "66z 888s 34s / 222s 666s / 2s", DISCARD, "a chow of green tiles"),
    ("imperial_jade", "555s 88s 66z / 222s 4444s / 6z", DISCARD, "a pung of 5"),
    ("imperial_jade", "666s 88s 77z / 222s 4444s / 7z", DISCARD, "red dragons"),
    ("imperial_jade", "666s 99s 66z / 222s 4444s / 6z", DISCARD, "a pair of 9"),
    ("imperial_jade", "666p 88s 66z / 222s 4444s / 6z", DISCARD, "a pung of another suit"),
    # seven pairs of one suit or of all honours
    ("heavenly_twins", "1122334455666z / / 6z", DISCARD, "four alike among honours"),
    ("heavenly_twins", "1111335577992m / / 2m", DISCARD, "four alike in a suit"),
    ("heavenly_twins", "1133557799224p / / 4m", DISCARD, "a tile astray"),
    ("heavenly_twins", "113355779922m 4p / / 4p", DISCARD, "a pair of another suit"),
    ("heavenly_twins", "112233445566z 1m / / 1m", DISCARD, "a pair of a suit among honours"),
    ("heavenly_twins", "113355779922m 1z / / 1z", DISCARD, "a pair of honours in a suit"),
    # dragons and one suit
    ("three_scholars", "22p 33m / 555z 6666z (7777z) / 3m", DISCARD, "the pair in another suit"),
    ("three_scholars", "22m 34m / 555z 6666z (7777z) / 5m", DISCARD, "a chow"),
    ("three_scholars", "44z 33m / 555z 6666z (7777z) / 3m", DISCARD, "a pair of winds"),
    ("three_scholars", "22m 44z / 555z 6666z (7777z) / 4z", DISCARD, "a pung of winds"),
    ("three_scholars", "77z 33m / 555z 6666z 222m / 3m", DISCARD, "a pair of dragons for a set"),
    # four winds
    ("four_blessings", "44z 99p / 111z 2222z (3333z) / 9p", DISCARD, "a pair of winds for a set"),
    ("four_blessings", "55z 99p / 111z 2222z (3333z) / 5z", DISCARD, "dragons for a wind"),
    # four kongs
    ("four_kongs", "444z 5p / 1111m 2222p+ (3333s) / 5p", DISCARD, "three kongs and a pung"),
    # the snake
    ("hidden_snake", "55m 34m 678m / 111m 999p / 2m", DISCARD, "the pung of 9 in another suit"),
    ("hidden_snake", "22m 34m 345m / 111m 999m / 5m", DISCARD, "the same chow twice"),
    ("hidden_snake", "33m 45m 678m / 111m 999m / 6m", DISCARD, "a pair of 3"),
    ("hidden_snake", "44z 34m 678m / 111m 999m / 5m", DISCARD, "a pair of honours"),
    ("hidden_snake", "1m 234m 678m / 555m 999m / 1m", DISCARD, "the pair of 1, the pung of 5"),
    ("hidden_snake", "22m 34m 678m / 777m 999m / 5m", DISCARD, "no pung of 1"),
    ("hidden_snake", "22p 34m 678m / 111m 999m / 5m", DISCARD, "the pair in another suit"),
    # thirteen
    ("thirteen_wonders", "29m 19p 19s 1234567z / / 9m", DISCARD, "a 2 for a 1"),
    ("thirteen_wonders", "119m 19p 19s 123456z / / 1m", DISCARD, "one kind missing"),
    ("thirteen_wonders", "19m 19p 19s 1234567z / / 5m", DISCARD, "the fourteenth tile a 5"),
    # the last tile of the wall
    ("moon_from_the_sea", "23m 99m 678s 456m / 234s / 1m", LAST_WALL, "1 of characters"),
    ("moon_from_the_sea", "23p 99m 678s 456m / 234s / 4p", LAST_WALL, "4 of dots"),
    ("moon_from_the_sea", "23p 99m 678s 456m / 234s / 1p", WALL, "not the last tile"),
    ("moon_from_the_sea", "23p 99m 678s 456m / 234s / 1p", LAST_DISCARD, "the last discard"),
    ("moon_from_the_sea", "23p 99m 678s 456m / 234s / 1p", LOOSE, "a loose tile"),
    # the loose tile
    ("grapes_on_the_roof", "34s 99m 678s 456m / 234s / 5s", LOOSE, "5 of bamboo"),
    ("grapes_on_the_roof", "34p 99m 678s 456m / 234s / 2p", LOOSE, "2 of dots"),
    ("grapes_on_the_roof", "34p 99m 678s 456m / 234s / 5p", WALL, "from the wall"),
    ("grapes_on_the_roof", "34p 99m 678s 456m / 234s / 5p", LAST_WALL, "the last of the wall"),
    ("grapes_on_the_roof", "34p 99m 678s 456m / 234s / 5p", ROBBED, "a robbed kong"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "text", "source"),
    [case[:3] for case in MISSED],
    ids=[f"{case[0]}: {case[3]}".replace(" ", "-") for case in MISSED],
)
def test_a_limit_hand_missed_by_little_is_none(name: str, text: str, source: Source) -> None:
    sheet = _hand(text, source)
    assert name not in sheet.limit_hands
    assert sheet.limit_hand == bool(sheet.limit_hands)


@pytest.mark.parametrize("event", [Happening.HEAVENLY, Happening.EARTHLY], ids=["heavenly", "earthly"])
def test_heavenly_and_earthly_need_no_other_pattern(event: Happening) -> None:
    name = event.name
    assert name
    sheet = winner("34p 99m 678s 456m 234s", "", "5p", events=event, rules=ru())
    assert sheet.limit_hands == {name.lower()}
    assert sheet.total == 2000
    assert not winner("34p 99m 678s 456m 234s", "", "5p", rules=ru()).limit_hand


def test_a_heavenly_hand_has_no_last_tile() -> None:
    sheet = winner("345p 99m 678s 456m 234s", "", "", Source.NONE, events=Happening.HEAVENLY, rules=ru())
    assert sheet.total == 2000


def test_several_limit_hands_in_one_are_all_named_and_pay_once() -> None:
    sheet = winner("5z", "(1111z) (2222z) (3333z) (4444z)", "5z", Source.WALL, rules=ru())
    assert {"all_honours", "four_blessings", "four_kongs"} <= sheet.limit_hands
    assert sheet.total == 2000


@pytest.mark.parametrize(
    "text",
    ["44z 55z / 111z 2222z (3333z) / 5z", "23p 99m 678s 456m / 234s / 1p"],
    ids=["count-above-the-limit", "count-below-the-limit"],
)
@pytest.mark.parametrize("limit", [1, 500, 2000, 1_000_000])
def test_a_limit_hand_pays_exactly_the_limit_whatever_it_would_count(text: str, limit: int) -> None:
    concealed, melds, last = (part.strip() for part in text.split("/"))
    sheet = winner(concealed, melds, last, LAST_WALL, rules=ru(limit=limit, flowers=True), flowers="12345678f")
    assert sheet.limit_hand
    assert sheet.total == limit


def test_the_last_tile_of_the_wall_may_complete_another_limit_hand() -> None:
    sheet = winner("19m 99p 19s 1234567z", "", "1p", LAST_WALL, rules=ru())
    assert sheet.limit_hands == {"thirteen_wonders", "moon_from_the_sea"}
    assert sheet.total == 2000


def test_of_two_readings_worth_the_same_the_limit_hand_is_named() -> None:
    # as three chows 240 points, cut to 60; as pungs the hidden treasure
    sheet = winner("111222333m 55m 99m", "", "9m", WALL, rules=ru(limit=60))
    assert sheet.limit_hands == {"hidden_treasure"}
    assert sheet.total == 60


def test_without_a_limit_a_limit_hand_pays_the_agreed_figure_or_its_own_count() -> None:
    sheet = winner("666s 88s 66z", "222s 4444s", "6z", rules=ru(limit="none"))
    assert (sheet.total, sheet.limit_hand) == (2000, True)
    sheet = winner("44z 55z", "111z 2222z (3333z)", "5z", rules=ru(limit="none"))
    assert (sheet.total, sheet.points << sheet.doubles, sheet.limit_hand) == (19456, 19456, False)


def test_a_loser_never_has_a_limit_hand() -> None:
    sheet = loser("5p", "1111m 2222p+ (3333s) 4444z", rules=ru())
    assert not sheet.limit_hand
    assert sheet.total == 16 + 8 + 16 + 16


def test_earthly_is_nothing_where_no_ready_hand_is_declared_at_once() -> None:
    sheet = winner("34p 99m 678s 456m 234s", "", "5p", events=Happening.EARTHLY, rules=ru(ready_at_once=False))
    assert not sheet.limit_hand


# --- single hands that must be concealed (the overview, WEB: who has opened a set may lose some of the winning hands) ---

CONCEALED = """
id = "concealed"
version = 1
title = "Some hands must be concealed"
extends = "{parent}"

[patterns]
{pattern} = {{ concealed = {{ value = true, source = "house" }} }}
"""


def _must_be_concealed(pattern: str, parent: str = "ru-classic") -> Rules:
    compiled: Rules = compile_rules(load_file(CONCEALED.format(pattern=pattern, parent=parent), "concealed.toml"))
    return compiled


def test_a_hand_that_must_be_concealed_is_not_the_limit_with_an_exposed_set() -> None:
    rules = _must_be_concealed("four_blessings")
    exposed = winner("44z 99p", "111z (2222z) (3333z)", "4z", rules=rules)
    assert (exposed.limit_hand, exposed.won, exposed.has("no_chow")) == (False, True, True)
    assert winner("44z 99p", "(1111z) (2222z) (3333z)", "4z", rules=rules).limit_hands == {"four_blessings"}
    assert winner("444z 111z 222z 333z 9p", "", "9p", rules=rules).limit_hands == {"four_blessings"}


def test_a_kong_of_three_and_a_discard_exposes_it() -> None:
    rules = _must_be_concealed("four_kongs")
    assert not winner("5p", "(1111m) 2222p (3333s) (4444z)", "5p", rules=rules).limit_hand
    assert not winner("5p", "(1111m) 2222p+ (3333s) (4444z)", "5p", rules=rules).limit_hand
    assert winner("5p", "(1111m) (2222p) (3333s) (4444z)", "5p", rules=rules).limit_hands == {"four_kongs"}


def test_any_tiles_of_one_suit_that_must_be_concealed_do_not_win_with_an_exposed_set() -> None:
    rules = _must_be_concealed("one_suit_any_tiles", "bg-classic")
    usual = preset("bg-classic")
    exposed, concealed = ("1245678899p", "111p", "7p"), ("1111245678899p", "", "7p")
    assert winner(*exposed, rules=usual).won
    assert not winner(*exposed, rules=rules).won
    assert winner(*concealed, rules=rules).won


ANY_SNAKE = ru(hidden_snake="any-numbers")


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        (("55m 34m 234m", "111m 999m", "2m"), True),
        (("22m 34m 345m", "111m 999m", "5m"), True),
        (("22m 56m 345m", "111m 999m", "7m"), True),
        (("55m 34m 678m", "111m 999m", "2m"), True),
        (("55m 34m 345m", "111m 999m", "2m"), False),
        (("22m 34m 234m", "111m 999m", "2m"), False),
    ],
    ids=str,
)
def test_by_the_option_the_snakes_chows_are_any_of_the_numbers_left(hand: tuple[str, str, str], kept: bool) -> None:
    assert ("hidden_snake" in winner(*hand, rules=ANY_SNAKE).limit_hands) == kept
