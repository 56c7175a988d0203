"""Digests of the compiled code's sources: taken once, and compared with the sources as they are now."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from eastwind import code_digest
from eastwind.code_digest import TRADITIONS


@pytest.fixture
def sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A package with a module in each room that has compiled code, of which nothing was read yet."""
    for name in (
        "jit",
        "compiler",
        "arrays",
        "records",
        *code_digest.COMPILED_IN["rules"],
        *code_digest.COMPILED_IN["traditions"],
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}.py").touch()
    for room in code_digest.ROOMS_BELOW:
        (tmp_path / room).mkdir(exist_ok=True, parents=True)
        (tmp_path / room / "module.py").touch()
    monkeypatch.setattr(code_digest, "_ROOT", tmp_path)
    code_digest._contents.cache_clear()
    code_digest._digest.cache_clear()
    yield tmp_path
    code_digest._contents.cache_clear()
    code_digest._digest.cache_clear()


@pytest.mark.parametrize("changed", ["jit.py", "rules/compiled.py", "solo/module.py", "bots/another.py"])
def test_sources_that_were_changed_since_they_were_first_read_are_seen(sources: Path, changed: str) -> None:
    assert not code_digest.have_sources_changed()
    (sources / "words.py").touch()
    assert not code_digest.have_sources_changed()
    (sources / changed).write_text("MORE = 1\n", encoding="utf-8")
    assert code_digest.have_sources_changed()


@pytest.mark.parametrize(
    ("changed", "compiled"),
    [
        ("traditions/module.py", {"traditions"}),
        ("traditions/classical/another.py", {"traditions/classical"}),
        ("traditions/port.py", {"traditions", "table", "bots", "study"}),
        ("traditions/classical/patterns.py", {"scoring", *TRADITIONS, "traditions", "table", "bots", "study"}),
        ("table/module.py", {"table", "bots", "study"}),
    ],
)
def test_an_edit_compiles_what_the_edited_code_becomes_a_part_of(
    sources: Path, changed: str, compiled: set[str]
) -> None:
    before = {room: code_digest.code_of(room) for room in code_digest.ROOMS_BELOW}
    whole = code_digest.code_of_engine()
    (sources / changed).write_text("MORE = 1\n", encoding="utf-8")
    code_digest._contents.cache_clear()
    code_digest._digest.cache_clear()
    assert {room for room, digest in before.items() if code_digest.code_of(room) != digest} == compiled
    assert code_digest.code_of_engine() != whole


@pytest.mark.parametrize(
    ("module", "room"),
    [
        ("eastwind.table.step", "table"),
        ("eastwind.solo.connect.solver", "solo"),
        ("eastwind.traditions.port", "traditions"),
        ("eastwind.traditions.classical.score", "traditions/classical"),
        ("eastwind.words", None),
        ("eastwind", None),
        ("another.table.step", None),
    ],
)
def test_a_module_belongs_to_the_innermost_room(module: str, room: str | None) -> None:
    assert code_digest.room_of(module) == room
