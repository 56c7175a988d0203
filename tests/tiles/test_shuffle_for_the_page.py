"""Cases that the page's own shuffle is held to: it must compute what the server's does.

`python -m tests.tiles.test_shuffle_for_the_page` writes them anew.
"""

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, get_args

from eastwind.record.lines import Line
from eastwind.tiles.notation import format_tile
from eastwind.tiles.shuffle import FirstEast, Shuffle
from tests.support.corpus import long_match, short_match
from tests.support.recorded import RecordedGame

FILE: Final = Path(__file__).parent.parent / "golden" / "shuffle" / "cases.json"
_PLAYING: Final = ((0, 1, 2, 3), (0, 1, 2), (0, 2))
_TABLES: Final = ("кухня", "ab12cd", "")
_NONCES: Final = (("plum", "", "a b", "松"), ("0f" * 16, "1e" * 16, "2d" * 16, "3c" * 16), ("", "", "", ""))
#: What a check of a match reads of its record.
_KINDS: Final = ("start_game", "start_hand", "end_game")


def _matches() -> list[RecordedGame]:
    """Matches by all ways of sitting down and of breaking the wall."""
    by_roll = [RecordedGame(5, "bg-classic", rounds=1, players=players).play_match(3) for players in (4, 3, 2)]
    return [short_match(), long_match(), *by_roll]


def _deals(shuffle: Shuffle) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for hand, size in ((1, 136), (2, 144), (17, 136)):
        wall, dice = shuffle.deal(hand, size)
        found.append(
            {"hand": hand, "size": size, "turns": None, "wall": _written(wall.tolist()), "dice": dice, "failed": []}
        )
    for turns in ((0, 1, 2, 3), (0, 1, 3), (0, 2)):
        wall, dice, failed = shuffle.deal_by_turns(3, 136, turns)
        found.append(
            {"hand": 3, "size": 136, "turns": turns, "wall": _written(wall.tolist()), "dice": dice, "failed": failed}
        )
    return found


def _written(wall: Sequence[int]) -> str:
    return "".join(format_tile(kind) for kind in wall)


def _seatings(shuffle: Shuffle) -> list[dict[str, Any]]:
    found = []
    for how in get_args(FirstEast):
        for playing in _PLAYING:
            seated = shuffle.seat(how, playing)
            case = {"how": how, "playing": playing, "first_dealer": seated.first_dealer}
            found.append({**case, "seats": seated.seats, "rolls": seated.rolls})
    return found


def _trimmed(lines: Sequence[Line]) -> list[Line]:
    """What a check reads of a record; the rule set's part of it alone."""
    kept = [dict(line) for line in lines if line["type"] in _KINDS]
    rules = kept[0]["rules"]["rules"]
    seats, wall = rules["seats"], rules["wall"]
    parts = {
        "seats": {"players": seats["players"], "first_east": seats["first_east"]},
        "wall": {"broken_side": wall["broken_side"]},
    }
    kept[0] = {**kept[0], "rules": {"rules": parts}}
    return kept


def cases() -> dict[str, Any]:
    """Shuffles with their walls, dice and seats, and whole matches as far as a check reads them."""
    secrets = [bytes(range(32)), random.Random(31).randbytes(32), bytes(32)]
    made = []
    for secret, table, nonces in zip(secrets, _TABLES, _NONCES, strict=True):
        shuffle = Shuffle(secret, table, nonces)
        made.append(
            {
                "secret": secret.hex(),
                "table": table,
                "nonces": nonces,
                "commitment": shuffle.commitment,
                "keys": [shuffle.key(hand).hex() for hand in (0, 1, 144)],
                "deals": _deals(shuffle),
                "seatings": _seatings(shuffle),
            }
        )
    return {"shuffles": made, "matches": [_trimmed(match.lines) for match in _matches()]}


def text() -> str:
    return json.dumps(cases(), ensure_ascii=False, separators=(",", ":")) + "\n"


def test_the_pages_cases_are_what_the_server_shuffles() -> None:
    assert FILE.read_text(encoding="utf-8") == text()


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
