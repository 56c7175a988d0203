"""Processes that share the compiling: nothing is done twice, nothing is left undone, a part is done when all of it is."""

import errno
import threading
from functools import partial
from pathlib import Path

import pytest
from filelock import FileLock

from eastwind import code_cache
from eastwind.cli.compiling.shared_work import SharedWork


def test_what_nobody_is_at_is_compiled_at_once(tmp_path: Path) -> None:
    done: list[str] = []
    work = SharedWork(done.append)
    fetch = work.take(tmp_path / "locks" / "one", lambda: done.append("one"))
    assert done == ["one"]
    fetch()
    work.end("table")
    assert done == ["one", "table"]


def test_what_another_is_at_is_left_and_its_part_waits(tmp_path: Path) -> None:
    done: list[str] = []
    work = SharedWork(done.append)
    with FileLock(tmp_path / "one"):
        work.take(tmp_path / "one", lambda: done.append("one"))
        work.take(tmp_path / "two", lambda: done.append("two"))
        work.end("table")
        work.take(tmp_path / "three", lambda: done.append("three"))
        work.end("solo")
        assert done == ["two", "three"]
    work.wait()
    assert done == ["two", "three", "one", "table", "solo"]


def test_a_part_is_told_done_as_soon_as_others_have_done_the_rest(tmp_path: Path) -> None:
    done: list[str] = []
    work = SharedWork(done.append)
    other = FileLock(tmp_path / "one")
    other.acquire()
    work.take(tmp_path / "one", lambda: done.append("one"))
    work.end("table")
    other.release()
    work.take(tmp_path / "two", lambda: done.append("two"))
    assert done == ["one", "table", "two"]


def test_compiled_code_that_needs_what_another_is_at_waits_for_it(tmp_path: Path) -> None:
    done: list[str] = []
    work = SharedWork(done.append)
    other = FileLock(tmp_path / "one", thread_local=False)
    other.acquire()
    fetch = work.take(tmp_path / "one", lambda: done.append("fetched"))
    waiting = threading.Thread(target=fetch)
    waiting.start()
    assert done == []
    done.append("compiled")
    other.release()
    waiting.join()
    assert done == ["compiled", "fetched"]


def test_between_two_functions_of_its_own_a_process_holds_no_lock(tmp_path: Path) -> None:
    compiled: list[str] = []
    seen: list[list[str]] = []

    def look() -> None:
        with FileLock(tmp_path / "two", timeout=0):
            seen.append(list(compiled))

    work = SharedWork(lambda _: None, look)
    with FileLock(tmp_path / "one"):
        # that of another process is none of its own
        work.take(tmp_path / "one", partial(compiled.append, "one"))
        assert seen == []
    work.take(tmp_path / "two", partial(compiled.append, "two"))
    assert seen == [["two"]]


def test_what_a_process_gave_up_is_done_by_the_next(tmp_path: Path) -> None:
    done: list[str] = []

    def fail() -> None:
        raise MemoryError

    try:
        SharedWork(done.append).take(tmp_path / "one", fail)
    except MemoryError:
        done.append("failed")
    SharedWork(done.append).take(tmp_path / "one", lambda: done.append("one"))
    assert done == ["failed", "one"]


def test_a_disk_that_fills_up_meanwhile_ends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Path] = []
    monkeypatch.setattr(code_cache, "failed", lambda place, _: told.append(place))
    done: list[str] = []
    work = SharedWork(done.append)
    (tmp_path / "full").touch()
    fetch = work.take(tmp_path / "full" / "one", lambda: done.append("one"))
    fetch()
    work.end("table")
    assert done == ["one", "table"]
    assert told == [tmp_path / "full" / "one"]


@pytest.mark.parametrize("fault", [OSError(errno.EDQUOT, "Disk quota exceeded"), OSError(errno.ENOLCK, "No locks")])
def test_a_lock_that_cannot_be_had_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: OSError
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise fault

    told: list[OSError] = []
    monkeypatch.setattr(code_cache, "failed", lambda _, why: told.append(why))
    monkeypatch.setattr(FileLock, "acquire", refuse)
    done: list[str] = []
    work = SharedWork(done.append)
    for name in ("one", "two"):
        work.take(tmp_path / name, partial(done.append, name))
    work.end("table")
    work.wait()
    assert done == ["one", "two", "table"]
    assert told == [fault, fault]


def test_an_error_of_the_compiler_is_none_of_the_lock(tmp_path: Path) -> None:
    tried: list[str] = []

    def fail() -> None:
        tried.append("once")
        raise OSError(errno.ENOENT, "a source that is gone")

    with pytest.raises(OSError, match="a source that is gone"):
        SharedWork(tried.append).take(tmp_path / "one", fail)
    assert tried == ["once"]
