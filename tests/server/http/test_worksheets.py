"""Worksheets over HTTP: the page of `eastwind tasks sheet`, in every language, and nothing in it that could run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from eastwind.school import STEPS
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.words import LANGUAGES
from eastwind.worksheets import worksheets
from tests.server.apart import InThreads
from tests.server.house import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(Path(tmp_path_factory.mktemp("sheets"))) as found:
        app = found.client.app
        assert isinstance(app, FastAPI)
        app.state.work_queue = WorkQueue(apart=InThreads())
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_that_of_the_command_line(home: House, language: str) -> None:
    asked = {"seed": "7", "count": "2", "level": "3", "language": language}
    answer = home.client.get("/api/worksheets/line-up", params=asked)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text == worksheets(["line-up"], 7, count=2, level=3, language=language)


def test_nothing_on_a_sheet_can_run_or_be_fetched(home: House) -> None:
    policy = home.client.get("/api/worksheets/memory").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline'")
    assert "script" not in policy
    assert "'unsafe-inline'" not in home.client.get("/api/about").headers["content-security-policy"].split(";")[1]


@pytest.mark.parametrize("step", [step.id for step in STEPS])
def test_every_step_has_its_sheet(home: House, step: str) -> None:
    assert home.client.get(f"/api/worksheets/{step}").status_code == 200


@pytest.mark.parametrize(
    ("address", "status", "expected"),
    [
        ("no-such-step", 404, "one of find-suit"),
        ("line-up?level=9", 422, "a level from 1 to 3"),
        ("line-up?count=21", 422, ""),
        ("line-up?seed=-1", 422, ""),
        ("line-up?language=xx", 422, ""),
    ],
)
def test_what_there_is_not_is_said(home: House, address: str, status: int, expected: str) -> None:
    answer = home.client.get(f"/api/worksheets/{address}")
    assert answer.status_code == status
    assert expected in answer.json()["expected"]
