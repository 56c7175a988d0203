"""The client of the socket in `docs` plays at a real server."""

import runpy
from pathlib import Path

import pytest

from tests.browser.live import live

_CLIENT = Path(__file__).parents[2] / "docs" / "client.py"


def test_the_client_of_the_documents_plays_a_hand(tmp_path: Path) -> None:
    client = runpy.run_path(str(_CLIENT))
    with live(tmp_path) as url:
        view = client["play_a_hand"](url)
    assert view["result"]["how"] in ("won", "wall", "claims")
    assert sum(view["result"]["net"]) == 0
    assert [seat["hand"] is not None for seat in view["seats"]] == [True] * 4


def test_it_says_what_was_refused(tmp_path: Path) -> None:
    client = runpy.run_path(str(_CLIENT))
    with live(tmp_path) as url, pytest.raises(ValueError, match="expected"):
        client["play_a_hand"](url, lambda words: "mahjong at once")


def test_it_is_short() -> None:
    code = [line for line in _CLIENT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 60
