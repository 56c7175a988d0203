"""What the page keeps of the games for one is what the server would give."""

import json
from typing import Any

import pytest

from eastwind.server.services import solo
from eastwind.solo.connect.levels import HINTS, Gravity
from eastwind.solo.layouts import layouts
from scripts.offline_games import BUILT, FACES, OUTPUT, SHUFFLED, deal_row, game_rows, groups_of, written, written_faces

_STALE = "run `.venv/bin/python -m scripts.offline_games`"


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(OUTPUT.read_text(encoding="utf-8"))
    return found


def test_all_layouts_and_levels_are_kept(kept: dict[str, Any]) -> None:
    assert kept["layouts"] == json.loads(json.dumps([one.model_dump() for one in solo.list_layouts()])), _STALE
    assert kept["levels"] == [one.model_dump() for one in solo.list_levels()], _STALE
    assert kept["hints"] == HINTS, _STALE


def test_all_faces_are_kept() -> None:
    text = FACES.read_text(encoding="utf-8")
    assert text == written_faces(), _STALE
    assert json.loads(text) == [one.model_dump() for one in solo.list_faces()]


@pytest.mark.parametrize("name", layouts())
def test_deals_of_every_layout_are_kept(kept: dict[str, Any], name: str) -> None:
    of_layout = kept["deals"][name]
    assert [row[0] for row in of_layout["built"]] == list(range(1, BUILT + 1))
    assert [row[0] for row in of_layout["shuffled"]] == list(range(1, SHUFFLED + 1))
    assert of_layout["built"][-1] == deal_row(layouts()[name], BUILT, shuffled=False), _STALE
    assert of_layout["shuffled"][0] == deal_row(layouts()[name], 1, shuffled=True), _STALE


def test_whole_games_of_every_variant_of_connect_are_kept(kept: dict[str, Any]) -> None:
    for gravity in Gravity:
        for families in (False, True):
            variant = f"{gravity.value} {'families' if families else 'equal'}"
            assert kept["games"][variant] == game_rows(gravity, families=families), _STALE
    assert len(kept["games"]) == 2 * len(Gravity)
    assert kept["groups"] == {"equal": groups_of(families=False), "families": groups_of(families=True)}


def test_a_kept_deal_can_be_read_back(kept: dict[str, Any]) -> None:
    found = solo.known_deal("lantern", 7, False)
    tiles = kept["deals"]["lantern"]["built"][6][1]
    groups = [kept["letters"].index(letter) for letter in tiles[::2]]
    copies = [int(copy) for copy in tiles[1::2]]
    assert (groups, copies) == (found.groups, found.copies)
    assert [kept["faces"][group][copy] for group, copy in zip(groups, copies, strict=True)] == found.tiles


def test_the_file_is_written_as_it_is_read(kept: dict[str, Any]) -> None:
    assert json.loads(written(kept)) == kept
