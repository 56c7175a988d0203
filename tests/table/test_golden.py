"""The order of offered actions, and the number of ways in which play can go on from fixed walls, kept as texts.

How to refresh them: `tests/support/golden.py`.
"""

from typing import Final

import numpy as np
import pytest

from eastwind.rules import available, load_preset
from eastwind.rules.compiled import AtOnce, DealOrder, Rules
from eastwind.table import Phase, Table
from eastwind.table.actions import parse_action
from eastwind.table.table import seats_of
from tests.support.golden import FOLDER, check_golden
from tests.support.playthrough import playthrough
from tests.support.rules import preset, ru
from tests.support.story import WINDS, Story, whole_set, words


def _scenes() -> list[tuple[str, Story]]:
    """One scene for each kind of list."""
    near = "34p 99m 678s 456m 123s"
    flowers = Story(ru(flowers=True), east="2f 7f 1f 147m 258p 36s 12z")
    declare = Story(south=near, east="1z")
    first = Story(east=near + "1z")
    first.flush()
    optional = Story(ru(ready_hand="optional"), east=near + "1z")
    optional.flush()
    complete = Story(east=near + "5p")
    complete.flush()
    kongs = Story(east="1111z 3333m 12p 1234s")
    kongs.flush()
    claims = Story(
        east="5m", south="3467m 12p 456s 789s 1z", west="555m 147p 258s 1234z", north="46m 345s 456p 789p 22s"
    )
    claims.play("east gives 5m")
    wins = Story(east="5p", south="34p 55p 123m 456m 789m")
    wins.play("east gives 5p")
    after = Story(east="5z", west="55z 34p 99m 456m 678s 1z").play("east discard 5z", "west pung")
    added = Story(east="5z", west="55z 147m 258p 369s 12z", draws="1z 1z 1z 5z")
    added.play("east gives 5z", "west pung", "west gives 2z", "north gives 1z", "east gives 1z", "south gives 1z")
    added.flush()
    robbing = Story(east="1111z 258m 258p 258s 4m", west="19m 19p 19s 234567z 9m").play("east concealed_kong 1z")
    frozen = Story(south=near, east="1z", draws="5p").play("south ready_at_once", "east gives 1z")
    frozen.flush()
    over = Story(east="5p", south=near).play("east gives 5p", "south mahjong")
    over.flush()
    return [
        ("bonus tiles of the deal", flowers),
        ("ready hands at once", declare),
        ("the first discard, near a win", first),
        ("the same, a declaration is optional", optional),
        ("a complete hand", complete),
        ("concealed kongs", kongs),
        ("claims: chows, kong and pung, mahjong", claims),
        ("claims: everything at one seat", wins),
        ("after a pung", after),
        ("a kong may be added to", added),
        ("robbing", robbing),
        ("a frozen hand", frozen),
        ("the hand is over", over),
    ]


def test_the_order_of_offered_actions_is_kept() -> None:
    lines = []
    for name, story in _scenes():
        lines.append(f"# {name}")
        for wind in WINDS:
            held = story.table.position(story.seat(wind))
            offers = ", ".join(story.offers(wind)) or "-"
            lines.append(f"{wind} [{held}]: {offers}")
        lines.append("")
    check_golden("order/ru-classic.txt", "\n".join(lines))


def _count(table: Table, depth: int) -> int:
    """Paths of so many actions; where several seats are asked the lowest answers first; a hand that is over is one path."""
    if depth == 0 or table.phase >= Phase.HAND_OVER:
        return 1
    seat = table.waiting_for[0]
    offered = table.offered(seat)
    if depth == 1:
        return len(offered)
    total = 0
    before = table.snapshot()
    for action in offered:
        table.play(seat, action)
        total += _count(table, depth - 1)
        table.restore(before)
    return total


def _counts(table: Table, depth: int) -> str:
    return " ".join(str(_count(table, steps)) for steps in range(1, depth + 1))


_VARIANTS: dict[str, Rules] = {
    "ru-classic": ru(),
    "flowers": ru(flowers=True),
    "no ready hands": ru(ready_hand="none", ready_at_once=False),
    "optional ready hands, no robbing": ru(ready_hand="optional", ready_at_once=False, robbing=False),
}
#: The window after the deal takes three answers, bonus tiles some more.
_DEPTHS = {"ru-classic": 7, "flowers": 9, "no ready hands": 4, "optional ready hands, no robbing": 4}


@pytest.mark.many
def test_the_number_of_action_paths_from_fixed_walls_is_kept() -> None:
    lines = ["# paths of 1, 2, 3 … actions from the deal of a wall"]
    for name, rules in _VARIANTS.items():
        for seed in (1, 2, 3):
            wall = np.random.default_rng(seed).permutation(whole_set(bool(rules.flowers))).astype(np.uint8)
            table = Table(rules, seed % 4)
            table.deal(wall, (seed, 2, 3, 4))
            lines.append(f"{name}, wall {seed}: {_counts(table, _DEPTHS[name])}")
    near = {"east": "34p 99m 678s 456m 123s 1z", "south": "55z 34s 55m 678p 456p 7z", "west": "345m 46m 123s 456s 11p"}
    for name, rules in _VARIANTS.items():
        story = Story(rules, hands=near, draws="5z 1z 5p 2s 5s")
        lines.append(f"{name}, near a win: {_counts(story.table, min(_DEPTHS[name], 7))}")
    lines.append("")
    check_golden("paths/ru-classic.txt", "\n".join(lines))


# --- every rule set ---------------------------------------------------------------------------------------------------

#: `ru-classic` has its own, with its options, above.
OTHERS: Final = [name for name in available() if name != "ru-classic"]
#: Near a win, in the order of play from the dealer; the dealer's last tile is what he gives.
NEAR: Final = (
    "34p 99m 678s 456m 123s 1z",
    "55z 34s 55m 678p 456p 7z",
    "345m 46m 123s 456s 11p",
    "1z 147m 258p 369s 234z",
)


def _told(rules: Rules, *hands: str, draws: str = "", loose: str = "") -> Story:
    """A story whose hands are given in the order of play from seat 0, as far as there are players."""
    names = [Story.name(rules, seat, 0) for seat in seats_of(rules)]
    story = Story(rules, hands=dict(zip(names, hands, strict=False)), draws=draws, loose=loose)
    story.flush()
    return story


def _scenes_of(name: str) -> list[tuple[str, Story]]:
    """What differs between rule sets, a scene for each kind of list."""
    plain = preset(name, flowers=False)
    dealer_draws = plain.deal_order == DealOrder.DEALER_DRAWS
    first = _told(plain, NEAR[0].removesuffix(" 1z") if dealer_draws else NEAR[0], NEAR[1], draws="1z")
    complete = _told(plain, NEAR[0].removesuffix("1z") + ("" if dealer_draws else "5p"), draws="5p")
    gives = "5m" if dealer_draws else "5m 9p"
    hands = (f"{gives} 147p 258s 1234z", "3467m 12p 45s 789s 1z", "555m 147p 258s 1234z", "46m 345s 456p 789p 22s")
    if len(first.table.seats) == 2:
        hands = (hands[0], "5553467m 12p 789s", "", "")
    claims = _told(plain, *hands, draws="9p")
    claims.table.play(0, parse_action("discard 5m"))
    pung = _told(plain, f"{gives} 147p 258s 1234z", "55m 34s 99p 147s 123z 1p", draws="9p")
    pung.table.play(0, parse_action("discard 5m"))
    pung.table.play(pung.table.waiting_for[0], parse_action("pung"))
    scenes = [
        ("the first turn, near a win", first),
        ("a complete hand", complete),
        ("claims", claims),
        ("after a pung", pung),
    ]
    if load_preset(name).file.tiles.flowers.value:
        scenes.append(("bonus tiles of the deal", _told(preset(name), "2f 7f 1f 147m 258p 36s 12z")))
    return scenes


@pytest.mark.parametrize("name", OTHERS)
def test_the_order_of_offered_actions_of_a_rule_set_is_kept(name: str) -> None:
    lines = []
    for title, story in _scenes_of(name):
        lines.append(f"# {title}")
        for seat in story.table.seats:
            offers = ", ".join(words(story.table.offered(seat))) or "-"
            lines.append(f"{story.wind(seat)} [{story.table.position(seat)}]: {offers}")
        lines.append("")
    check_golden(f"order/{name}.txt", "\n".join(lines))


def _bonus_tiles_to_lay(table: Table) -> int:
    """Actions before the bonus tiles of the deal lie on the table: the first one each time."""
    before, laid = table.snapshot(), 0
    while table.phase is Phase.FLOWERS:
        seat = table.waiting_for[0]
        table.play(seat, table.offered(seat)[0])
        laid += 1
    table.restore(before)
    return laid


@pytest.mark.many
@pytest.mark.parametrize("name", OTHERS)
def test_the_number_of_action_paths_of_a_rule_set_is_kept(name: str) -> None:
    lines = ["# paths of 1, 2, 3 … actions from the deal of a wall"]
    plain, as_it_is = preset(name, flowers=False), preset(name)
    depth = 7 if plain.ready_at_once == AtOnce.AFTER_DEAL else 4
    for title, rules in (("as it is", as_it_is), ("no bonus tiles", plain)):
        if title == "no bonus tiles" and not as_it_is.flowers:
            continue
        for seed in (1, 2, 3):
            wall = np.random.default_rng(seed).permutation(whole_set(bool(rules.flowers))).astype(np.uint8)
            seats = seats_of(rules)
            table = Table(rules, seats[seed % len(seats)])
            table.deal(wall, (seed, 2, 3, 4))
            lines.append(f"{title}, wall {seed}: {_counts(table, _bonus_tiles_to_lay(table) + depth)}")
    near = [hand.removesuffix(" 1z") if plain.deal_order == DealOrder.DEALER_DRAWS else hand for hand in NEAR]
    story = _told(plain, *near, draws="5z 1z 5p 2s 5s")
    lines.append(f"near a win: {_counts(story.table, 4)}")
    lines.append("")
    check_golden(f"paths/{name}.txt", "\n".join(lines))


@pytest.mark.parametrize("name", available())
def test_a_game_of_every_rule_set_is_played_as_it_was(name: str) -> None:
    check_golden(f"play/{name}.txt", playthrough(name))


def test_every_rule_set_has_its_kept_texts() -> None:
    kept = {kind: {path.stem for path in (FOLDER / kind).glob("*.txt")} for kind in ("order", "paths", "play")}
    assert kept == {kind: set(available()) for kind in kept}


# ----------------------------------------------------------------------------------------------------------------------


def test_the_words_of_every_offered_action_can_be_said() -> None:
    for _, story in _scenes():
        for wind in WINDS:
            assert words(story.table.offered(story.seat(wind))) == story.offers(wind)
