"""Tests are in the tier in which `make test` or `make test-rest` looks for them."""

from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.support import tiers
from tests.support.tiers import COSTLY, mark_tier, sweep_after_first

_SOME_TESTS = ModuleType("test_any")
vars(_SOME_TESTS).update(help_it=None, test_first=None, test_second=None)


class Item:
    """A collected test, as far as its tier needs it."""

    def __init__(
        self,
        *markers: str,
        values: dict[str, Any] | None = None,
        place: int = 0,
        fixtures: tuple[str, ...] = (),
        name: str = "test_one",
    ) -> None:
        self.fixturenames, self.markers = fixtures, set(markers)
        self.originalname, self.module = name, _SOME_TESTS
        self.nodeid = f"tests/test_any.py::{name}" + ("" if values is None else "[values]")
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


def test_of_a_module_of_browser_tests_the_first_is_quick_with_its_first_values() -> None:
    """Also where one of the others is collected alone, as after a failure."""
    assert tiers_of(Item("browser", name="test_first")) == set()
    assert tiers_of(Item("browser", name="test_first", values={"size": 360})) == set()
    assert tiers_of(Item("browser", name="test_first", values={"size": 1280}, place=1)) == {"sweep"}
    assert tiers_of(Item("browser", name="test_second")) == {"sweep"}


def test_a_costly_test_keeps_its_first_values_and_is_swept_where_it_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiers, "COSTLY", {"tests/test_any.py::test_costly"})
    assert tiers_of(Item(name="test_costly")) == {"sweep"}
    assert tiers_of(Item(name="test_costly", values={"a": 1})) == set()
    assert tiers_of(Item(name="test_costly", values={"a": 2}, place=1)) == {"sweep"}
    assert tiers_of(Item(name="test_other", values={"a": 2}, place=1)) == set()


def test_every_costly_test_is_there(pytestconfig: pytest.Config) -> None:
    for test in COSTLY:
        file, _, name = test.partition("::")
        assert f"def {name}(" in Path(pytestconfig.rootpath, file).read_text(encoding="utf-8"), test


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
