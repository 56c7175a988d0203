"""What is installed is pinned to the file; where files are fetched from is each machine's choice and stands in no lock."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

PROJECT: Final = Path(__file__).parent.parent
PYTHON_LOCKS: Final = ("play", "runtime", "dev", "node", "uv")


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _pins(lock: str) -> dict[str, str]:
    """The entries of a Python lock: name → everything that follows `==`, digests included."""
    text = (PROJECT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    entries = re.sub(r"\\\n", " ", text).splitlines()
    return dict(entry.split("==", 1) for entry in entries if entry.strip() and not entry.lstrip().startswith("#"))


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project


def _names(requirements: list[str]) -> set[str]:
    return {_normal(re.split(r"[<>=!~ \[;]", requirement, maxsplit=1)[0]) for requirement in requirements}


@pytest.mark.parametrize("lock", PYTHON_LOCKS)
def test_python_packages_are_pinned_with_digests_and_without_addresses(lock: str) -> None:
    pins = _pins(lock)
    assert pins
    for name, rest in pins.items():
        assert re.fullmatch(r"[\w.!+]+( ; sys_platform != \"win32\")?( +--hash=sha256:[0-9a-f]{64})+ *", rest), name
    assert "://" not in (PROJECT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")


def test_the_python_locks_hold_what_the_project_asks_for() -> None:
    assert _names(_project()["dependencies"]) <= _pins("runtime").keys()
    assert _names(_project()["optional-dependencies"]["dev"]) <= _pins("dev").keys()


def test_who_plays_gets_what_the_program_needs_and_not_what_only_writes_tables() -> None:
    assert _names([*_project()["dependencies"], *_project()["optional-dependencies"]["server"]]) <= _pins("play").keys()
    assert _pins("play").items() <= _pins("runtime").items()
    assert _pins("runtime").keys() - _pins("play").keys() == _names(_project()["optional-dependencies"]["parquet"])


def test_tests_run_with_the_packages_that_players_get() -> None:
    assert _pins("runtime").items() <= _pins("dev").items()


def test_the_pages_packages_are_pinned_with_digests_and_without_addresses() -> None:
    lock = json.loads((PROJECT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    for name, entry in packages.items():
        assert "resolved" not in entry, name
        # Packages bundled inside another one are covered by its digest.
        assert entry.get("integrity", "").startswith("sha512-") or entry.get("inBundle"), name


def test_the_page_names_exact_versions() -> None:
    manifest = json.loads((PROJECT / "web" / "package.json").read_text(encoding="utf-8"))
    wanted = manifest["dependencies"] | manifest["devDependencies"]
    assert {name: version for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)} == {}
