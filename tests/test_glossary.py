"""The glossary says where each thing lives in the code, and it lives there."""

import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

GLOSSARY = (Path(__file__).parents[1] / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = [line.strip("|").split("|") for line in GLOSSARY.splitlines() if line.startswith("| ") and "`" in line]


def _found(address: str) -> bool:
    """Whether `scoring.hand.Hand.seat_wind` is there: a module, then names in it or annotated fields."""
    parts = address.split(".")
    for split in range(len(parts) - 1, 0, -1):
        try:
            at: Any = importlib.import_module("eastwind." + ".".join(parts[:split]))
        except ModuleNotFoundError:
            continue
        for name in parts[split:]:
            if not hasattr(at, name):
                return inspect.isclass(at) and any(name in inspect.get_annotations(one) for one in at.__mro__)
            at = getattr(at, name)
        return True
    return False


def test_there_are_terms() -> None:
    assert len(ROWS) > 30


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]).strip())
def test_a_term_has_all_its_columns_and_lives_where_it_says(row: list[str]) -> None:
    assert len(row) == 6
    assert all(cell.strip() for cell in row)
    addresses = re.findall(r"`([^`]+)`", row[-1])
    assert addresses
    assert [address for address in addresses if not _found(address)] == []


def test_what_is_nowhere_is_not_found() -> None:
    assert not _found("scoring.hand.Hand.colour")
    assert not _found("nowhere.at.all")
