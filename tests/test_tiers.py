"""Tests are in the tier in which `make test` or `make test-rest` looks for them."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.tiers import mark_tier, sweep_after_first


class Item:
    """A collected test, as far as its tier needs it."""

    def __init__(
        self, *markers: str, values: dict[str, Any] | None = None, place: int = 0, fixtures: tuple[str, ...] = ()
    ) -> None:
        self.fixturenames, self.markers = fixtures, set(markers)
        if values is not None:
            self.callspec = SimpleNamespace(params=values, indices=dict.fromkeys(values, place))

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.markers else None

    def add_marker(self, marker: Any) -> None:
        self.markers.add(marker.name)


def tiers_of(item: Any) -> set[str]:
    mark_tier(item)
    tiers: set[str] = item.markers & {"process", "sweep"}
    return tiers


def test_a_browser_test_keeps_its_first_values_and_sweeps_the_others() -> None:
    """Also where one of the others is collected alone, as after a failure."""
    assert tiers_of(Item("browser", values={"size": 360})) == set()
    assert tiers_of(Item("browser", values={"size": 1280}, place=1)) == {"sweep"}
    assert tiers_of(Item("browser")) == set()


def test_values_of_a_test_without_a_browser_stay_where_they_are() -> None:
    assert tiers_of(Item(values={"name": "b"}, place=1)) == set()


def test_what_needs_a_database_or_a_bus_is_a_process() -> None:
    assert tiers_of(Item(fixtures=("valkey",))) == {"process"}
    assert tiers_of(Item(values={"store": "PostgreSQL"})) == {"process"}
    assert tiers_of(Item()) == set()


def test_values_and_rows_of_values_are_swept_after_the_first() -> None:
    for values, rows in (("ab", [("a",), ("b",)]), ([("a", 1), ("b", 2)], [("a", 1), ("b", 2)])):
        swept = sweep_after_first(values)
        assert [each.values for each in swept] == rows
        assert [[mark.name for mark in each.marks] for each in swept] == [[], ["sweep"]]
    assert [bool(each.marks) for each in sweep_after_first(range(4), quick=3)] == [False, False, False, True]


def test_every_tier_is_in_one_of_the_two_commands(pytestconfig: pytest.Config) -> None:
    """A tier that neither command names would never run."""
    script = Path(pytestconfig.rootpath, "scripts", "test.sh").read_text(encoding="utf-8")
    assert 'quick) chosen="not proof and not process and not sweep"' in script
    assert 'rest) chosen="(process or sweep) and not proof"' in script
