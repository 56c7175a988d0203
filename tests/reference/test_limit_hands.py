"""Every limit hand of every rule set with a hand that is one and hands that just miss it; the shapes that win and do not."""

import pytest

from tests.reference.build import hand
from tests.reference.hands import Event, Hand
from tests.reference.rules import Rules
from tests.reference.rulesets import (
    BMJA,
    DMJL,
    GAMBLER_STANDARD,
    PL_CLASSIC,
    RU_CLASSIC,
    RULESETS,
)
from tests.reference.shapes import is_win
from tests.reference.value import value

READY = frozenset[Event]({"ready"})


def _named(some: Hand, rules: Rules) -> set[str]:
    return {name for worth in value(some, rules).best for name in worth.limit_hands}


@pytest.mark.parametrize(
    ("rules", "name", "is_one", "is_none"),
    [
        (RU_CLASSIC, "hidden_treasure", hand("222444666p888p55p", last="5p", source="wall"),
         [hand("222444666p888p55p", last="5p", source="discard"), hand("222444666p55p", "pung:888p", last="5p", source="wall"),
          hand("222444666p55z", "concealed_kong:8888p", last="5z", source="wall"),
          hand("222444666p789p55p", last="5p", source="wall")]),
        (RU_CLASSIC, "all_honours", hand("111222z77z", "pung:333z kong:5555z", last="7z", source="discard"),
         [hand("111222z77m", "pung:333z kong:5555z", last="7m", source="discard")]),
        (RU_CLASSIC, "heads_and_tails", hand("111m99m", "pung:999p kong:1111s pung:999s", last="1m", source="discard"),
         [hand("111m99m", "pung:999p kong:1111s pung:888s", last="1m", source="discard")]),
        (RU_CLASSIC, "imperial_jade", hand("22233344466688s", last="8s", source="discard"),
         [hand("22233344466677s", last="7s", source="discard"), hand("222333444234s88s", last="8s", source="discard")]),
        (PL_CLASSIC, "imperial_jade", hand("23466688s", "pung:666z chow:234s", last="8s", source="discard"),
         [hand("23466677s", "pung:666z chow:234s", last="7s", source="discard")]),
        (RU_CLASSIC, "heavenly_twins", hand("11223344556677z", last="1z", source="discard"),
         [hand("111m222m333m55566z", last="6z", source="wall")]),
        (RU_CLASSIC, "three_scholars", hand("555666777z222m33m", last="3m", source="discard"),
         [hand("555666777z222m33p", last="3p", source="discard"), hand("555666777z234m33m", last="3m", source="discard"),
          hand("555666777z222z33z", last="3z", source="discard")]),
        (PL_CLASSIC, "three_scholars", hand("555666777z234m33p", last="3p", source="discard"),
         [hand("555666z234m234m77z", last="7z", source="discard")]),
        (RU_CLASSIC, "four_blessings", hand("111222333z55m", "kong:4444z", last="5m", source="discard"),
         [hand("111222333z44z555m", last="5m", source="discard")]),
        (RU_CLASSIC, "four_kongs", hand("55m", "kong:1111m kong:2222p concealed_kong:3333s added_kong:4444z",
                                        last="5m", source="wall"),
         [hand("55m222p", "kong:1111m concealed_kong:3333s added_kong:4444z", last="5m", source="wall")]),
        (RU_CLASSIC, "hidden_snake", hand("111m234m678m55m", "pung:999m", last="5m", source="discard"),
         [hand("111m234m678m44m", "pung:999m", last="4m", source="discard")]),
        (RU_CLASSIC, "hidden_snake", hand("111m345m678m22m999m", last="5m", source="wall"),
         [hand("111m345m345m22m999m", last="5m", source="wall")]),
        (RU_CLASSIC, "thirteen_wonders", hand("19m19p19s12345677z", last="7z", source="robbed_concealed_kong"), []),
        (RU_CLASSIC, "moon_from_the_sea", hand("123p456p789p55z222m", last="1p", source="last_wall"),
         [hand("123p456p789p55z222m", last="1p", source="last_discard"),
          hand("123p456p789p55z222m", last="9p", source="last_wall")]),
        (RU_CLASSIC, "grapes_on_the_roof", hand("123p456p789p55z", "kong:2222m", last="5p", source="loose"),
         [hand("123p456p789p55z", "kong:2222m", last="5p", source="wall"),
          hand("123p456p789p55z", "kong:2222m", last="6p", source="loose")]),
        (GAMBLER_STANDARD, "sawing_the_pillar", hand("123s456p789p55z222m", last="2s", source="robbed_kong"),
         [hand("123s456p789p55z222m", last="2s", source="discard"),
          hand("123s456p789p55z222m", last="3s", source="robbed_kong")]),
        (GAMBLER_STANDARD, "peking_garden", hand("1234567m1234567z", last="5z", source="discard"), []),
        (GAMBLER_STANDARD, "true_great_snake", hand("123456789s22266z", last="6z", source="discard", seat="S"),
         [hand("123456789s22266z", last="6z", source="discard", seat="W"),
          hand("123456789s22255z", last="5z", source="discard", seat="S"),
          hand("456789s22266z", "chow:123s", last="6z", source="discard", seat="S")]),
        (DMJL, "nine_gates", hand("1112345678999p5p", last="5p", source="discard"),
         [hand("1112345678999p5p", last="4p", source="discard")]),
        (DMJL, "concealed_one_suit", hand("222p345p567p678p99p", last="9p", source="wall"),
         [hand("222p345p567p678p99p", last="9p", source="discard")]),
        (DMJL, "hidden_treasure_of_pungs", hand("222p444s777m99m", "kong:5555z", last="9m", source="wall"),
         [hand("222p444s777m99m", "added_kong:5555z", last="9m", source="wall"),
          hand("222p444s777m99m", "kong:5555z", last="9m", source="discard")]),
        (DMJL, "three_scholars", hand("555666777z234m33p", last="3p", source="discard"), []),
        (DMJL, "kong_on_kong", hand("234m567p55z", "concealed_kong:1111p kong:2222s", last="2m", source="loose",
                                    events=frozenset({"kong_on_kong"})),
         [hand("234m567p55z", "concealed_kong:1111p kong:2222s", last="2m", source="loose")]),
        (BMJA, "buried_treasure", hand("222p444p777z666z99p", last="9p", source="discard", events=READY),
         [hand("222p444p777z666z99p", last="2p", source="discard", events=READY),
          hand("222p444m777z666z99p", last="9p", source="discard", events=READY)]),
        (BMJA, "three_dragons_no_chow", hand("555666777z222m33p", last="3p", source="discard", events=READY),
         [hand("555666777z234m33p", last="3p", source="discard", events=READY)]),
        (BMJA, "gates_of_heaven", hand("1112345678999s4s", last="9s", source="discard", events=READY), []),
        (BMJA, "wriggling_snake", hand("1123456789s1234z", last="4z", source="discard", events=READY), []),
        (BMJA, "triple_knitting", hand("23495m23495p2349s", last="5p", source="discard", events=READY), []),
        (BMJA, "knitting", hand("1234568m1234568s", last="8s", source="discard", events=READY), []),
        (BMJA, "pairs_of_ends", hand("1199m11p99s112266z", last="6z", source="discard", events=READY), []),
    ],
)  # fmt: skip
def test_limit_hand_and_near_misses(rules: Rules, name: str, is_one: Hand, is_none: list[Hand]) -> None:
    assert name in _named(is_one, rules)
    for missed in is_none:
        assert name not in _named(missed, rules), missed


@pytest.mark.parametrize("events", ["heavenly", "earthly"])
def test_dealt_or_given_by_east(events: Event) -> None:
    dealt = hand(
        "123p456p789p55z222m",
        last="" if events == "heavenly" else "1p",
        source=None if events == "heavenly" else "discard",
        seat="E" if events == "heavenly" else "W",
        events=frozenset({events}),
    )
    assert events in _named(dealt, RU_CLASSIC)


@pytest.mark.parametrize("name", RULESETS)
def test_shapes_win_where_they_are_in_force_only(name: str) -> None:
    rules = RULESETS[name]
    shapes = {
        "heavenly_twins": hand("11224455778899m", last="9m", source="wall", events=READY),
        "thirteen_wonders": hand("19m19p19s12345677z", last="7z", source="wall", events=READY),
        "peking_garden": hand("1234567m1234567z", last="5z", source="wall", events=READY),
        "seven_pairs": hand("1133m5588p2299s77z", last="7z", source="wall", events=READY),
        "one_suit": hand("11335577m222468m", last="8m", source="wall", events=READY),
        "wriggling_snake": hand("1123456789s1234z", last="4z", source="wall", events=READY),
        "pairs_of_ends": hand("1199m11p99s112266z", last="6z", source="wall", events=READY),
    }
    wide = {"seven_pairs": {"heavenly_twins", "pairs_of_ends"}, "one_suit": {"heavenly_twins"}}
    allowed = set(rules.shapes).union(*(wide.get(shape, set()) for shape in rules.shapes))
    assert {shape for shape, some in shapes.items() if is_win(some, rules)} == allowed & set(shapes)


def test_bmja_wins_with_one_chow_and_a_declared_ready_hand() -> None:
    one = hand("123m555p777p999s22z", last="2z", source="wall", events=READY)
    assert is_win(one, BMJA)
    assert not is_win(hand("123m555p777p999s22z", last="2z", source="wall"), BMJA)
    assert not is_win(hand("123m456p777p999s22z", last="2z", source="wall", events=READY), BMJA)


def test_bmja_waiting_for_a_limit_hand() -> None:
    waiting = hand("19m19p19s1234567z", events=READY)
    assert value(waiting, BMJA).total == 400
    assert value(hand("19m19p19s1234567z"), BMJA).total == 0
    assert value(hand("1199m11p99s11226z", events=READY), BMJA).total == 200
