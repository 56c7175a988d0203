"""Tests are in the tier in which `make test` or `make test-rest` looks for them."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.tiers import mark_tiers, sweep_after_first


class Item:
    """A collected test, as far as its tier needs it."""

    def __init__(
        self, name: str, *markers: str, values: dict[str, Any] | None = None, fixtures: tuple[str, ...] = ()
    ) -> None:
        self.path, self.name, self.fixturenames = Path("test_some.py"), name, fixtures
        self.markers = set(markers)
        if values is not None:
            self.callspec = SimpleNamespace(params=values)

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.markers else None

    def add_marker(self, marker: Any) -> None:
        self.markers.add(marker.name)


def tiers_of(*items: Any) -> list[set[str]]:
    mark_tiers(items)
    return [item.markers & {"process", "sweep"} for item in items]


def test_a_browser_test_keeps_its_first_values_and_sweeps_the_others() -> None:
    sizes = [Item("test_looks", "browser", values={"size": size}) for size in (360, 1280, 1920)]
    assert tiers_of(*sizes) == [set(), {"sweep"}, {"sweep"}]


def test_another_test_of_the_same_file_keeps_its_own_first_values() -> None:
    items = [Item(name, "browser", values={"size": 360}) for name in ("test_looks", "test_listens")]
    assert tiers_of(*items, Item("test_without", "browser")) == [set(), set(), set()]


def test_values_of_a_test_without_a_browser_stay_where_they_are() -> None:
    assert tiers_of(*(Item("test_counts", values={"name": name}) for name in "ab")) == [set(), set()]


def test_what_needs_a_database_or_a_bus_is_a_process() -> None:
    found = tiers_of(
        Item("test_a", fixtures=("valkey",)), Item("test_b", values={"store": "PostgreSQL"}), Item("test_c")
    )
    assert found == [{"process"}, {"process"}, set()]


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
