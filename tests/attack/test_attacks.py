"""The attacks on the store and the disk, as far as they take seconds; `make attack` has the long ones."""

from pathlib import Path

from tests.attack import disk, durability
from tests.attack._figures import Figures


def test_what_a_killed_writer_said_is_kept_is_kept(tmp_path: Path) -> None:
    figures = Figures()
    durability.kill_writers(figures, tmp_path, kills=5, seed=1)
    assert figures.failed == []


def test_what_a_disk_does_to_a_server_is_said_and_changes_nothing(tmp_path: Path) -> None:
    figures = Figures()
    disk.attack_running(figures, tmp_path / "data", short=True)
    assert figures.failed == []
