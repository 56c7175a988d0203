"""`check_rules` tests the laws of play and says which are broken, and where."""

import pytest

from eastwind.interchange import laws
from eastwind.interchange.conformance import LAWS
from eastwind.rules import available, load_preset
from eastwind.table import Table
from eastwind.testing import CheckFailed, check_rules


@pytest.mark.parametrize("name", available())
def test_every_preset_keeps_to_the_laws(name: str) -> None:
    checked = check_rules(name, hands=12)
    assert [check.law for check in checked] == list(LAWS)
    assert all(check.count for check in checked if check.law != "limit-hands")


def test_a_rule_set_may_be_given_itself() -> None:
    check_rules(load_preset("pl-classic", {"limit": 500}), hands=2)


def test_a_law_that_is_broken_is_told_with_its_first_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(table: Table) -> list[str]:
        return [f"a tile is lost: {table.position(0)}"]

    monkeypatch.setattr(laws, "tiles_fault", lost)
    with pytest.raises(CheckFailed) as failed:
        check_rules("ru-classic", hands=2)
    lines = str(failed.value).splitlines()
    assert lines[0].startswith("tiles: ")
    assert "tests failed" in lines[0]
    assert "a tile is lost: " in lines[1]
    assert "ru-classic, wall 'conformance 1, from hand 1', hand 1, action" in lines[1]
