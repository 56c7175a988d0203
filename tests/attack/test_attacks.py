"""Attacks, as far as they take seconds; `make attack` has the long ones."""

import signal
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.attack import _together, between, bounds, disk, durability, followers, leaks, lobby
from tests.attack._figures import Figures
from tests.attack._stores import SQLITE, WORKERS
from tests.chaos.nursery import nursery
from tests.server.process import At, running

pytestmark = pytest.mark.process


def test_what_a_killed_writer_said_is_kept_is_kept(tmp_path: Path) -> None:
    figures = Figures()
    durability.kill_writers(figures, tmp_path, kills=5, seed=1)
    assert figures.failed == []


def test_what_is_beyond_all_bounds_is_refused_in_few_words_and_freed(tmp_path: Path) -> None:
    figures = Figures()
    with running(tmp_path) as server:
        bounds.attack(figures, server, requests=30, judged=False)
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


def test_views_of_several_say_nothing_of_a_window_by_way_of_any_process(tmp_path: Path) -> None:
    figures = Figures()
    with nursery() as copied, _together.processes(WORKERS, tmp_path, copied) as servers:
        _together.looked_at_everywhere(figures, [At(server.url) for server in servers], persons=2, hands=1)
        _together.begun_anew(figures, servers, signal.SIGKILL, moments=2)
    assert figures.failed == []


def test_views_of_several_are_the_same_when_their_table_has_left_the_memory(tmp_path: Path) -> None:
    figures = Figures()
    with nursery() as copied, _together.processes(SQLITE, tmp_path, copied) as servers:
        _together.pushed_out(figures, [At(server.url) for server in servers], moments=2)
        _together.begun_anew(figures, servers, signal.SIGTERM, moments=2)
    assert figures.failed == []


def test_whoever_is_between_two_processes_learns_no_secret_and_is_not_believed(tmp_path: Path) -> None:
    figures = Figures()
    with between.pair(tmp_path) as two:
        between.reads(figures, two)
        between.plays_again(figures, two)
        between.changes(figures, two)
        between.forges(figures, two, patient=False)
    assert figures.failed == []


def test_nobody_keeps_friends_from_playing_and_letters_are_not_found_by_trying(tmp_path: Path) -> None:
    figures = Figures()
    with running(tmp_path) as server:
        while server.request("GET", "/api/about").get("preparing"):
            time.sleep(0.2)
        lobby.squatters(figures, server)
        lobby.guesses(figures, server, tries=22)
    assert figures.failed == []


def test_devices_that_follow_a_score_book_are_told_of_a_hand_and_cost_little(tmp_path: Path) -> None:
    figures = Figures()
    with running(tmp_path) as server:
        while server.request("GET", "/api/about").get("preparing"):
            time.sleep(0.2)
        # three looks of the writer before his hand and two of everybody after it
        followers.followed(figures, server, followers=8, entries=60, seconds=18, booking=4, most=None)
    assert figures.failed == []
