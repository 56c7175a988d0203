"""The reference against every worked example of the sources, line by line."""

from dataclasses import replace

import pytest

from tests.reference.build import hand
from tests.reference.hands import Hand, Value
from tests.reference.rules import Rules
from tests.reference.rulesets import BG_CLASSIC, FAMILY, GAMBLER_STANDARD, PL_CLASSIC, RU_CLASSIC, with_flowers
from tests.reference.settlement import net, settlement
from tests.reference.shapes import is_win
from tests.reference.tiles import text_of, tiles
from tests.reference.value import value


def _bill(result: Value) -> set[tuple[str, str, int, int]]:
    """The lines that are worth something, of the best reading (there is but one in these examples)."""
    bills = {
        frozenset(
            (line.rule, text_of(line.tiles), line.points, line.doubles)
            for line in worth.lines
            if line.points or line.doubles
        )
        for worth in result.best
    }
    assert len(bills) == 1
    return set(bills.pop())


MAHJONG = ("mahjong", "", 20, 0)

#: RU VI: the sets named, exposed and concealed; the last tile, a discard, completes a chow open at both ends.
RU_EXAMPLES = [
    pytest.param(
        hand("56m 33s 4m", "pung:111p pung:666m pung:555z", last="4m", source="discard"),
        60,
        {("pung_terminal_exposed", "111p", 4, 0), ("pung_simple_exposed", "666m", 2, 0),
         ("pung_dragon_exposed", "555z", 4, 0), ("dragon_set", "555z", 0, 1), MAHJONG},
        id="1 exposed",
    ),
    pytest.param(
        hand("111p 777m 555z 56s 33p 4s", last="4s", source="discard"),
        80,
        {("pung_terminal_concealed", "111p", 8, 0), ("pung_simple_concealed", "777m", 4, 0),
         ("pung_dragon_concealed", "555z", 8, 0), ("dragon_set", "555z", 0, 1), MAHJONG},
        id="1 concealed",
    ),
    pytest.param(
        hand("678s 56m 22s 4m", "pung:444p chow:345s", last="4m", source="discard"),
        22,
        {("pung_simple_exposed", "444p", 2, 0), MAHJONG},
        id="2 exposed",
    ),
    pytest.param(
        hand("444p 345s 678s 56m 22s 4m", last="4m", source="discard"),
        24,
        {("pung_simple_concealed", "444p", 4, 0), MAHJONG},
        id="2 concealed",
    ),
    pytest.param(
        hand("678s 34s 99s 2s", "pung:555s pung:666z", last="2s", source="discard"),
        104,
        {("pung_simple_exposed", "555s", 2, 0), ("pung_dragon_exposed", "666z", 4, 0), ("dragon_set", "666z", 0, 1),
         ("one_suit_with_honours", "", 0, 1), MAHJONG},
        id="3 exposed",
    ),
    pytest.param(
        hand("555s 666z 678s 34s 99s 2s", last="2s", source="discard"),
        128,
        {("pung_simple_concealed", "555s", 4, 0), ("pung_dragon_concealed", "666z", 8, 0), ("dragon_set", "666z", 0, 1),
         ("one_suit_with_honours", "", 0, 1), MAHJONG},
        id="3 concealed",
    ),
    pytest.param(
        hand("789p 34p 99p 2p", "pung:111p pung:666p", last="2p", source="discard"),
        208,
        {("pung_terminal_exposed", "111p", 4, 0), ("pung_simple_exposed", "666p", 2, 0), ("one_suit", "", 0, 3),
         MAHJONG},
        id="4 exposed",
    ),
    pytest.param(
        hand("111p 666p 234p 44p 78p 9p", last="9p", source="discard"),
        256,
        {("pung_terminal_concealed", "111p", 8, 0), ("pung_simple_concealed", "666p", 4, 0), ("one_suit", "", 0, 3),
         MAHJONG},
        id="4 concealed",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("example", "total", "lines"), RU_EXAMPLES)
def test_ru_example(example: Hand, total: int, lines: set[tuple[str, str, int, int]]) -> None:
    result = value(example, RU_CLASSIC)
    assert (result.total, _bill(result)) == (total, lines)


def _pl(without_no_chow: bool = False) -> Rules:
    if not without_no_chow:
        return PL_CLASSIC
    return replace(PL_CLASSIC, winner={name: row for name, row in PL_CLASSIC.winner.items() if name != "no_chow"})


PL_EXAMPLES = [
    pytest.param(
        hand("7744m 7m", "pung:111m pung:222p pung:555z", last="7m", source="discard"),
        84,
        {("pung_terminal_exposed", "111m", 4, 0), ("pung_simple_exposed", "222p", 2, 0),
         ("pung_simple_exposed", "777m", 2, 0), ("pung_dragon_exposed", "555z", 4, 0), ("dragon_set", "555z", 0, 1),
         ("no_chow", "", 10, 0), MAHJONG},
        id="1",
    ),
    pytest.param(
        hand("666z 67s 22s 5s", "pung:444s chow:789s", last="5s", source="discard"),
        120,
        {("pung_simple_exposed", "444s", 2, 0), ("pung_dragon_concealed", "666z", 8, 0), ("dragon_set", "666z", 0, 1),
         ("one_suit_with_honours", "", 0, 1), MAHJONG},
        id="2",
    ),
    pytest.param(
        hand("111p 666p 234p 44p 78p 9p", last="9p", source="discard"),
        256,
        {("pung_terminal_concealed", "111p", 8, 0), ("pung_simple_concealed", "666p", 4, 0), ("one_suit", "", 0, 3),
         MAHJONG},
        id="3",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("example", "total", "lines"), PL_EXAMPLES)
def test_pl_example(example: Hand, total: int, lines: set[tuple[str, str, int, int]]) -> None:
    result = value(example, PL_CLASSIC)
    assert (result.total, _bill(result)) == (total, lines)


def test_pl_example_1_as_its_sum_has_it() -> None:
    example = hand("7744m 7m", "pung:111m pung:222p pung:555z", last="7m", source="discard")
    assert value(example, _pl(without_no_chow=True)).total == 64


def test_pl_example_4_settlement() -> None:
    payments = settlement([64, 12, 16, 4], 0, PL_CLASSIC)
    assert payments == [[0, 0, 0, 0], [128, 0, 4, 0], [128, 0, 0, 0], [128, 8, 12, 0]]
    assert net(payments) == [384, -124, -112, -148]


@pytest.mark.parametrize("limit", [300, 500])
def test_pl_example_7_limit_before_easts_doubling(limit: int) -> None:
    over = hand("666p 999p 345p 88p", "concealed_kong:1111p", last="8p", source="wall", seat="E")
    rules = replace(PL_CLASSIC, limit=limit)
    assert value(over, rules).total == limit
    assert [row[0] for row in settlement([limit, 0, 0, 0], 0, rules)] == [0, 2 * limit, 2 * limit, 2 * limit]


def test_bg_facts() -> None:
    chows = "234m 567p 345s 678s"
    west = hand(f"{chows} 33z", last="2m", source="wall", seat="W")
    assert _bill(value(west, BG_CLASSIC)) == {("pair_own_wind", "33z", 2, 0), ("mahjong", "", 10, 0),
                                              ("all_chows", "", 10, 0)}  # fmt: skip
    north = hand(f"{chows} 44z", last="2m", source="wall", seat="W", round="N")
    assert _bill(value(north, BG_CLASSIC)) == {("mahjong", "", 10, 0), ("all_chows", "", 10, 0)}
    south = hand("222z 567p 345s 678s 44z", last="5p", source="wall", seat="S", round="N")
    assert _bill(value(south, BG_CLASSIC)) == {("pung_wind_concealed", "222z", 8, 0), ("own_wind_set", "222z", 0, 1),
                                               ("mahjong", "", 10, 0)}  # fmt: skip
    dear = hand("999p 888p 222p 55p", "kong:1111p", last="5p", source="wall")
    assert value(dear, BG_CLASSIC).total == 300


def test_bg_fourteen_of_one_suit() -> None:
    odd = hand("1113 5577 99 246 9p", last="9p", source="discard")
    assert is_win(odd, BG_CLASSIC)
    assert _bill(value(odd, BG_CLASSIC)) == {("pung_terminal_concealed", "111p", 8, 0),
                                             ("pung_terminal_exposed", "999p", 4, 0), ("mahjong", "", 10, 0),
                                             ("one_suit", "", 0, 3)}  # fmt: skip
    assert not is_win(hand("111222333z 44567z", last="7z", source="wall"), BG_CLASSIC)


def test_club_facts() -> None:
    four = hand("1111m 258p 369s 567z")
    assert _bill(value(four, GAMBLER_STANDARD)) == {("pung_terminal_concealed", "111m", 8, 0)}
    short = hand("111m 258p 369s 56z")
    assert value(short, GAMBLER_STANDARD).total == 8
    many = hand("111m 258p 369s 56712z")
    assert value(many, GAMBLER_STANDARD).total == 0
    assert not is_win(replace(short, won=True, last=tiles("5z")[0], source="wall"), GAMBLER_STANDARD)
    pairs = hand("1133m 5588p 2299s 77z", last="7z", source="discard")
    for limit in (200, 2000):
        assert value(pairs, replace(GAMBLER_STANDARD, limit=limit)).total == 350
    assert not is_win(pairs, RU_CLASSIC)


def test_family_counting_and_chronicle() -> None:
    rules = with_flowers(FAMILY)
    winner = hand("234m 555p 99s", "kong:1111z pung:777z", last="5p", source="discard", seat="E", flowers="1f5f2f")
    assert value(winner, rules).total == 3 + 4 + 5 + 4 + 2 + 1 + 1
    assert value(winner, replace(rules, child="chronicle")).total == 5 + 2
    assert not is_win(hand("234m 555p 99s", "kong:1111z pung:777z", last="9s", source="discard"), FAMILY)
    loser = hand("2344m 5556p 9s", "chow:123s", seat="W", flowers="3f")
    assert value(loser, rules).total == 3 + 4 + 3 + 1
