"""A question of a program: a hand in JSON, as `docs/command-line.md` has it."""

from typing import Any

from eastwind.tiles.notation import format_tile, parse_tiles


def codes(tiles: str) -> list[str]:
    """Tiles in the notation one by one."""
    return [format_tile(kind) for kind in parse_tiles(tiles)]


def question(**changes: Any) -> dict[str, Any]:
    """A hand that won with a discard, with what a test changes in it."""
    base: dict[str, Any] = {
        "rules": "ru-classic",
        "melds": [{"kind": "pung", "tiles": ["6m", "6m", "6m"]}],
        "hand": codes("55z 123m 789s 67p 5p"),
        "last": "5p",
        "source": "discard",
        "flowers": [],
        "seat": "E",
        "round": "S",
        "won": True,
    }
    return {**base, **changes}
