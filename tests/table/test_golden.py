"""The order of offered actions, and the number of ways in which play can go on from fixed walls, kept as texts.

How to refresh them: `tests/support/golden.py`.
"""

import numpy as np

from eastwind.rules.compiled import Rules
from eastwind.table import Phase, Table
from tests.support.golden import check_golden
from tests.support.rules import ru
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


def test_the_words_of_every_offered_action_can_be_said() -> None:
    for _, story in _scenes():
        for wind in WINDS:
            assert words(story.table.offered(story.seat(wind))) == story.offers(wind)
