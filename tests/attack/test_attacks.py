"""Attacks, as far as they take seconds; `make attack` has the long ones."""

import time
from collections import Counter
from pathlib import Path

from tests.attack import disk, durability, followers, leaks
from tests.attack._figures import Figures
from tests.server.process import running


def test_what_a_killed_writer_said_is_kept_is_kept(tmp_path: Path) -> None:
    figures = Figures()
    durability.kill_writers(figures, tmp_path, kills=5, seed=1)
    assert figures.failed == []


def test_what_a_disk_does_to_a_server_is_said_and_changes_nothing(tmp_path: Path) -> None:
    figures = Figures()
    disk.attack_running(figures, tmp_path / "data", short=True)
    assert figures.failed == []


def test_a_way_of_one_kind_alone_is_found_where_it_is_no_chance() -> None:
    often, both, once = ("claim", 0), ("claim", 1), ("claim", 2)
    assert leaks.ways_of_one(Counter({often: 60, both: 60}), Counter({both: 20})) == [often]
    assert leaks.ways_of_one(Counter({once: 1, both: 119}), Counter({both: 20})) == []


def test_windows_are_told_alike_whoever_could_claim(tmp_path: Path) -> None:
    figures = Figures()
    with running(tmp_path, "--no-limits") as server:
        while server.request("GET", "/api/about").get("preparing"):
            time.sleep(0.2)
        leaks.windows(figures, server, hands=4)
        leaks.strangers_at_a_table(figures, server)
    assert figures.failed == []


def test_devices_that_follow_a_score_book_are_told_of_a_hand_and_cost_little(tmp_path: Path) -> None:
    figures = Figures()
    with running(tmp_path) as server:
        while server.request("GET", "/api/about").get("preparing"):
            time.sleep(0.2)
        followers.followed(figures, server, followers=8, entries=60, seconds=12, booking=4)
    assert figures.failed == []
