"""`make audit` says which weaknesses are known, and never takes silence for an answer."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from scripts import audit

_NO_WEAKNESS = {"dependencies": [{"name": "numpy", "version": "2.4.0", "vulns": []}]}
_WEAK = {
    "dependencies": [
        {"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"]}]},
        {"name": "anyio", "version": "4.0", "vulns": [{"id": "PYSEC-2", "fix_versions": []}]},
    ]
}
_PASSED_OVER = {
    "dependencies": [{"name": "numpy", "skip_reason": "Dependency not found"}, *_NO_WEAKNESS["dependencies"]]
}
_PAGE_FINE: dict[str, Any] = {"vulnerabilities": {}}
_PAGE_WEAK = {
    "vulnerabilities": {
        "vite": {"severity": "high", "range": "<8", "fixAvailable": {"name": "vite", "version": "8.1.0"}},
        "dompurify": {"severity": "low", "range": "<4", "fixAvailable": False},
    }
}
_PAGE_UNREACHED = {"message": "405 Method Not Allowed - POST …", "method": "POST"}


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Takes the place of pip-audit and npm with programs that say what they are told to say."""

    def put(python: object, page: object) -> None:
        for name, said in (("pip-audit", python), ("npm", page)):
            text = said if isinstance(said, str) else json.dumps(said)
            program = tmp_path / name
            program.write_text(f"#!/bin/sh\ncat <<'END'\n{text}\nEND\nexit 1\n")
            program.chmod(0o755)
        monkeypatch.setattr(audit, "_program", lambda: tmp_path / "pip-audit")
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")

    return put


def test_nothing_known_is_said_as_such(tools: Any, capsys: pytest.CaptureFixture[str]) -> None:
    tools(_NO_WEAKNESS, _PAGE_FINE)
    assert audit.main([]) == audit.main(["--strict"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [
        "audit: no known weakness in the packages of Python",
        "audit: no known weakness in the packages of the page",
    ]


def test_every_weakness_is_named_once_with_what_mends_it(tools: Any, capsys: pytest.CaptureFixture[str]) -> None:
    tools(_WEAK, _PAGE_WEAK)
    assert audit.main([]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "h11 0.1: PYSEC-1; mended in 0.2",
        "anyio 4.0: PYSEC-2; mended in no version yet",
        "vite: high, <8; mended with vite 8.1.0",
        "dompurify: low, <4; not mended",
    ]


@pytest.mark.parametrize("python", [_PASSED_OVER, "", "no report"])
@pytest.mark.parametrize("page", [_PAGE_UNREACHED, "", "no report"])
def test_advisories_that_cannot_be_reached_are_one_plain_line_each(
    tools: Any, capsys: pytest.CaptureFixture[str], python: object, page: object
) -> None:
    tools(python, page)
    assert audit.main([]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(" (")[0] for line in told] == [
        "audit: the advisories for Python could not be reached",
        "audit: the advisories for the page could not be reached",
    ]
    assert audit.main(["--strict"]) == 3


def test_a_weakness_counts_more_than_what_could_not_be_asked(tools: Any) -> None:
    tools(_PASSED_OVER, _PAGE_WEAK)
    assert audit.main([]) == audit.main(["--strict"]) == 1


def test_a_tool_that_is_not_there_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "_program", lambda: tmp_path / "pip-audit")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    assert audit.main([]) == 0
    assert "there is no npm here" in capsys.readouterr().out


def test_misuse_is_told() -> None:
    assert audit.main(["--lax"]) == 2
