"""Cases that the page's own rules are tested with: they must say what the engine says.

`python -m tests.solo.test_golden_for_the_page` writes them anew.
"""

import json
import random
from pathlib import Path
from typing import Any

from eastwind.solo.connect.levels import Gravity, field
from eastwind.solo.connect.paths import EMPTY, path_between, play_pair
from eastwind.solo.deal import deal
from eastwind.solo.game import Game
from eastwind.solo.layouts import layouts

FOLDER = Path(__file__).parent.parent / "golden" / "solo"


def free_tiles() -> dict[str, Any]:
    """Positions of a random game: free tiles, pairs, and what holds the rest."""
    dice = random.Random(21)
    positions = []
    for name in ("lantern", "mountains", "turtle"):
        made = deal(layouts()[name], 21)
        game = Game(made.with_faces(36, sided=name == "lantern"))
        while game.pairs():
            if len(game.moves) % 12 == 0:
                held = [tile for tile in game.left if tile not in game.free][:6]
                positions.append(
                    {
                        "layout": name,
                        "groups": game.tiles.groups,
                        "sides": game.tiles.sides,
                        "gone": sorted(game.gone),
                        "free": sorted(game.free),
                        "pairs": game.pairs(),
                        "blockers": {str(tile): game.blockers(tile) for tile in held},
                    }
                )
            game = game.play(*dice.choice(game.pairs()))
    about = (
        "places as in `layouts`; gone: tiles taken; free, pairs: of the rest; blockers: what holds some of the others"
    )
    return {
        "about": about,
        "layouts": {name: layouts()[name].places for name in ("lantern", "mountains", "turtle")},
        "positions": positions,
    }


def connect_paths() -> dict[str, Any]:
    """Fields under way: the corners of the line between equal tiles, [] if there is none; then a move and the field after."""
    dice = random.Random(22)
    cases = []
    for number, gravity in ((1, Gravity.NONE), (2, Gravity.DOWN), (6, Gravity.NONE), (12, Gravity.DOWN)):
        made = field(number, 22, gravity)
        grid, columns = made.grid(), made.level.columns
        for at, (one, other) in enumerate(made.solution):
            if at % 10 == 3:
                cells = [cell for cell in range(grid.size) if grid[cell // columns, cell % columns] != EMPTY]
                pairs = [dice.sample(cells, 2) for _ in range(12)] + [[one, other]]
                lines = [{"pair": pair, "path": path_between(grid, *pair)} for pair in pairs]
                before = grid.reshape(-1).tolist()
                play_pair(grid, one, other, gravity is Gravity.DOWN)
                cases.append(
                    {
                        "columns": columns,
                        "rows": made.level.rows,
                        "gravity": gravity.value,
                        "groups": before,
                        "lines": lines,
                        "move": [one, other],
                        "after": grid.reshape(-1).tolist(),
                    }
                )
            else:
                play_pair(grid, one, other, gravity is Gravity.DOWN)
    about = (
        "path: corners [column, row] of the line between two cells, whatever they hold, [] if none; after: after `move`"
    )
    return {"about": about, "cases": cases}


def texts() -> dict[str, str]:
    """File name → what stands in it."""
    made = {"free_tiles.json": free_tiles(), "connect_paths.json": connect_paths()}
    return {name: json.dumps(value, separators=(",", ":")) + "\n" for name, value in made.items()}


def test_the_pages_cases_are_what_the_engine_says() -> None:
    for name, text in texts().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, name


if __name__ == "__main__":
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
