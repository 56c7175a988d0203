"""What is expected of a club player: laws over many hands, and positions with one good move."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.hands.distance import distance
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.scoring.completion import shapes_of
from eastwind.table import Phase, Table, actions
from eastwind.table.danger import dangerous_kinds
from eastwind.table.layout import TableRecord
from eastwind.table.melds import melds_of
from tests.bots.conformance import choice, play_hands
from tests.laws.strategies import OPTIONS
from tests.support.rules import ru
from tests.support.story import Story

PLAIN = range(34)
SEEDS = st.integers(0, 2**32 - 1)
CLUBS = ("club", "club", "club", "club")


def idle_until_turn(story: Story, wind: str) -> None:
    """Dull play until it is this seat's turn."""
    while story.phase is not Phase.TURN or story.turn != wind:
        story.idle()


def left_for(view: TableRecord, seat: int) -> list[int]:
    """Copies of each kind that a seat cannot see."""
    left = [4 - view.hands[seat, kind] for kind in PLAIN]
    for place in range(view.pond_count):
        left[view.pond_tile[place]] -= not view.pond_taken[place]
    for player in range(4):
        for meld in melds_of(view, player):
            for kind in meld.tiles:
                left[kind] -= 1
    return left


def live(rules: Rules, view: TableRecord, seat: int, hand: list[int], sets: int) -> int:
    """Tiles left for which a hand of 13 with these sets waits; 0 when it does not wait."""
    left = left_for(view, seat)
    tables, shapes = lookup(), shapes_of(rules)
    full = np.array(hand, np.uint8)
    tiles = 0
    for kind in PLAIN:
        if left[kind]:
            full[kind] += 1
            if distance(tables, full, sets, shapes) < 0:
                tiles += left[kind]
            full[kind] -= 1
    return tiles


@given(options=OPTIONS, seed=SEEDS)
@settings(max_examples=25)
def test_a_ready_hand_is_never_broken(options: dict[str, Any], seed: int) -> None:
    """Neither by a discard, nor by a kong, nor by a claim, as long as something that it waits for can come."""
    rules: Rules = ru(**options)

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        if action in (actions.MAHJONG, actions.PASS) or action in range(actions.FLOWER, actions.PASS):
            return
        hand = [view.hands[seat, kind] for kind in PLAIN]
        sets = int(view.meld_count[seat])
        if table.phase is Phase.CLAIM:
            if not live(rules, view, seat, hand, sets):
                return
            claimed = view.last_discard
            lowest = action - actions.CHOW
            taken = (
                [kind for kind in range(lowest, lowest + 3) if kind != claimed]
                if actions.CHOW <= action < actions.PUNG
                else [claimed] * (3 if action == actions.KONG else 2)
            )
            for kind in taken:
                hand[kind] -= 1
            sets += 1
            if action == actions.KONG:
                assert live(rules, view, seat, hand, sets)
            else:
                assert any(
                    live(rules, view, seat, [n - (k == kind) for k, n in enumerate(hand)], sets)
                    for kind in PLAIN
                    if hand[kind]
                )
            return
        if table.phase is not Phase.TURN or view.drawn < 0:
            return
        drawn = int(view.drawn)
        before = list(hand)
        before[drawn] -= 1
        if not live(rules, view, seat, before, sets):
            return
        if action < actions.CONCEALED_KONG:
            hand[action % 34] -= 1
        elif action < actions.ADDED_KONG:
            hand[action - actions.CONCEALED_KONG] -= 4
            sets += 1
        else:
            hand[action - actions.ADDED_KONG] -= 1
        assert live(rules, view, seat, hand, sets), "a waiting hand was broken"

    play_hands(rules, CLUBS, 2, seed, watch)


@given(options=OPTIONS, seed=SEEDS)
@settings(max_examples=25)
def test_a_dangerous_tile_is_kept_while_another_can_go(options: dict[str, Any], seed: int) -> None:
    """With a hand that waits it may have to go."""
    rules: Rules = ru(**{**options, "penalty": True})

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        if seat % 2 or table.phase is not Phase.TURN or action >= actions.CONCEALED_KONG or view.ready_discards:
            return
        danger = int(dangerous_kinds(rules, view, seat))
        safe = [kind for kind in PLAIN if view.hands[seat, kind] and not danger >> kind & 1]
        assert not safe or action % 34 in safe

    play_hands(rules, ("club", "novice", "club", "novice"), 2, seed, watch)


def test_the_third_dragon_is_not_fed() -> None:
    """South shows two dragon sets: East, who would otherwise throw the lone red dragon, does not."""
    story = Story(
        east="5z6z7z 123m 456p 789s 19m",
        south="5566z 147m 258p 369s",
        draws="1p 2p 3p 4p 5p 6p",
    )
    story.play("south pass", "west pass", "north pass", "east discard 5z", "south pung", "south discard 1m")
    idle_until_turn(story, "east")
    story.play("east discard 6z", "south pung", "south discard 4m")
    idle_until_turn(story, "east")
    assert "discard 7z" in story.offers("east")
    assert choice(story, "east") not in ("discard 7z", "discard 7z ready")


def test_thirteen_wonders_are_seen() -> None:
    story = Story(east="19m19p19s1234z 258p 5m")
    story.play("south pass", "west pass", "north pass")
    assert choice(story, "east") in {"discard 2p", "discard 5p", "discard 8p", "discard 5m"}


def test_one_suit_is_kept_together() -> None:
    story = Story(east="1123445678p 11z 3m 6s")
    story.play("south pass", "west pass", "north pass")
    assert choice(story, "east") in {"discard 3m", "discard 6s"}


def test_a_pair_of_dragons_is_claimed() -> None:
    story = Story(east="7z 147m 258p 369s 1234z", south="77z 23m 56m 23p 67s 99s 1s")
    story.play("south pass", "west pass", "north pass", "east discard 7z")
    assert choice(story, "south") == "pung"


def test_twins_within_reach_are_not_given_up_for_a_pung() -> None:
    story = Story(east="1m 1234z 369p 147s 258s", south="1122334455m 77m 9p")
    story.play("south pass", "west pass", "north pass", "east discard 1m")
    assert "pung" in story.offers("south")
    assert choice(story, "south") == "pass"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        pytest.param("123m456m789m23p55s", "ready_at_once", id="seven tiles left"),
        pytest.param("123m456m789m555s2p", "pass", id="three tiles left"),
    ],
)
def test_the_hand_is_frozen_for_a_good_wait_only(hand: str, answer: str) -> None:
    story = Story(south=hand)
    assert "ready_at_once" in story.offers("south")
    assert choice(story, "south") == answer


def test_a_ready_hand_is_declared_only_where_that_helps() -> None:
    """Where it is optional it tells the others; but it lifts the penalty for feeding South's dots."""
    story = Story(
        ru(ready_hand="optional", ready_at_once=False),
        east="123456789m 23s 5s 2p4p",
        south="22p44p 147s 369s 134z",
        draws="6z 7z 5s 6z 7z 1z",
    )
    story.play("east discard 2p", "south pung", "south discard 1s")
    idle_until_turn(story, "east")
    assert {"discard 4p", "discard 4p ready"} <= set(story.offers("east"))
    assert choice(story, "east") == "discard 4p"
    story.play("east discard 4p", "south pung", "south discard 4s")
    idle_until_turn(story, "east")
    assert {"discard 1z", "discard 1z ready"} <= set(story.offers("east"))
    assert choice(story, "east") == "discard 1z ready"
