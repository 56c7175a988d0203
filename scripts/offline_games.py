"""Writes the games for one that the page keeps for when no server answers.

    .venv/bin/python -m scripts.offline_games

All layouts and levels, some numbered deals of every layout, built ones and shuffled ones, and some whole games of
Connect, each as the server would give it. A deal is the same for ever: the file changes only when its making does.

A tile of a deal is two signs, its group's letter and the number of its copy; a cell of a field is the letter of its kind.
`faces` has the code of the tile that a copy of a group shows, `groups` the group of each kind, as it is played.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any, Final

from eastwind.server.services import solo
from eastwind.server.wire.solo import ConnectField, SoloDeal
from eastwind.solo.connect.levels import HINTS, LEVELS, Gravity
from eastwind.solo.deal import GROUPS, kind_of
from eastwind.solo.layout import Layout
from eastwind.solo.layouts import layouts
from eastwind.tiles.kinds import COPIES, KINDS
from eastwind.tiles.notation import CODES

_PAGE: Final = Path(__file__).resolve().parent.parent / "web" / "src"
OUTPUT: Final = _PAGE / "solo" / "board" / "offline.generated.json"
#: The ready sets of faces, which the school has as well.
FACES: Final = _PAGE / "faces" / "ready.generated.json"
#: How many there are of each, numbered from 1.
BUILT: Final = 12
SHUFFLED: Final = 6
GAMES: Final = 5
#: One sign for each group of a deal and each kind of a field.
LETTERS: Final = (digits + ascii_lowercase + ascii_uppercase)[:KINDS]


def deal_row(layout: Layout, number: int, *, shuffled: bool) -> list[Any]:
    """A deal: its number, its tiles, how hard it is (random plays, those that cleared it, the band)."""
    found: SoloDeal = solo.known_deal(layout.id, number, shuffled)
    tiles = "".join(f"{LETTERS[group]}{copy}" for group, copy in zip(found.groups, found.copies, strict=True))
    return [number, tiles, found.difficulty.plays, found.difficulty.cleared, found.difficulty.band]


def deal_rows(layout: Layout) -> dict[str, list[list[Any]]]:
    """The deals of a layout that are kept."""
    return {
        "built": [deal_row(layout, number, shuffled=False) for number in range(1, BUILT + 1)],
        "shuffled": [deal_row(layout, number, shuffled=True) for number in range(1, SHUFFLED + 1)],
    }


def field_row(level: int, seed: int, gravity: Gravity, *, families: bool) -> str:
    """A field, cell by cell."""
    found: ConnectField = solo.connect_field(level, seed, gravity.value, families=families)
    of_kind = groups_of(families=families)
    kinds = [CODES.index(code) for code in found.tiles if code]
    assert found.groups == [of_kind[kind] for kind in kinds], "a field has no empty cell, and kinds have their groups"
    return "".join(LETTERS[kind] for kind in kinds)


def groups_of(*, families: bool) -> list[int]:
    """The group of each kind in Connect: its own, or that of its family."""
    if not families:
        return list(range(KINDS))
    of_kind = {kind_of(group, copy): group for group in range(GROUPS) for copy in range(COPIES)}
    return [of_kind[kind] for kind in range(KINDS)]


def game_rows(gravity: Gravity, *, families: bool) -> list[list[str]]:
    """The games of a variant that are kept, each with the fields of all levels; the first has the seed 1."""
    return [
        [field_row(level.number, seed, gravity, families=families) for level in LEVELS] for seed in range(1, GAMES + 1)
    ]


def whole() -> dict[str, Any]:
    """Everything that is kept."""
    return {
        "letters": LETTERS,
        "layouts": [one.model_dump() for one in solo.list_layouts()],
        "faces": [[CODES[kind_of(group, copy)] for copy in range(COPIES)] for group in range(GROUPS)],
        "deals": {name: deal_rows(layout) for name, layout in layouts().items()},
        "levels": [one.model_dump() for one in solo.list_levels()],
        "hints": HINTS,
        "groups": {"equal": groups_of(families=False), "families": groups_of(families=True)},
        "games": {
            f"{gravity.value} {'families' if families else 'equal'}": game_rows(gravity, families=families)
            for gravity in Gravity
            for families in (False, True)
        },
    }


def written(kept: dict[str, Any]) -> str:
    """The text of the file: a line for each thing that is kept, so that a change is seen for what it is."""
    return "{\n" + ",\n".join(_entries(kept)) + "\n}\n"


def written_faces() -> str:
    """The text of the file of the sets of faces, a line for each."""
    return f"[\n{_lines(_json(one.model_dump()) for one in solo.list_faces())}\n]\n"


def _entries(kept: dict[str, Any]) -> Iterator[str]:
    for name, value in kept.items():
        if isinstance(value, dict):
            yield f"{_json(name)}: {{\n{_lines(f'{_json(key)}: {_json(part)}' for key, part in value.items())}\n}}"
        elif isinstance(value, list):
            yield f"{_json(name)}: [\n{_lines(map(_json, value))}\n]"
        else:
            yield f"{_json(name)}: {_json(value)}"


def _lines(parts: Iterable[str]) -> str:
    return ",\n".join(parts)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    OUTPUT.write_text(written(whole()), encoding="utf-8")
    FACES.write_text(written_faces(), encoding="utf-8")
    print(f"wrote {OUTPUT.relative_to(OUTPUT.parents[4])}")


if __name__ == "__main__":
    main()
