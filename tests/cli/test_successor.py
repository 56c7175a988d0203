"""Lines that come through a pipe: answered at once, and by the compiled engine once they are many."""

import json
import os
import subprocess
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from eastwind import code_cache
from eastwind.cli.compiling import rooms
from eastwind.cli.compiling.successor import Successor
from eastwind.cli.main import parser
from eastwind.cli.rule_files import known_again
from tests.support.fresh_machine import AND_HOW, QUESTION, SETTLEMENT, environment_of, run

pytestmark = pytest.mark.process

#: Runs interpreted, and takes more than two questions for many; tells when somebody takes over.
_SOON_MANY: Final = """
import os, sys
os.environ["NUMBA_DISABLE_JIT"] = "1"
import eastwind.jit
del os.environ["NUMBA_DISABLE_JIT"]
from eastwind.cli.compiling import rooms, successor
rooms.LITTLE_BYTES = 600
class Told(successor.Successor):
    def answer(self, lines):
        print("takes over", file=sys.stderr, flush=True)
        return super().answer(lines)
successor.Successor = Told
"""


@contextmanager
def asked(*arguments: str, first: str = "", **settings: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A command that is being asked through pipes; ended in the end."""
    command = [sys.executable, "-c", first + AND_HOW, *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment_of(settings)) as process:
        try:
            yield process
        finally:
            process.kill()


def reply_to(process: "subprocess.Popen[bytes]", question: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    process.stdin.flush()
    return process.stdout.readline()


@pytest.mark.parametrize(("command", "question"), [("score", QUESTION), ("settle", SETTLEMENT)])
def test_a_program_that_asks_line_by_line_gets_each_answer_while_nothing_is_compiled(
    command: str, question: bytes, tmp_path: Path
) -> None:
    with asked(command, "--jsonl", EASTWIND_CACHE=str(tmp_path / "empty")) as process:
        begun = time.monotonic()
        replies = [json.loads(reply_to(process, question)) for _ in range(3)]
        # compiling takes a minute
        assert time.monotonic() - begun < 30
        said = process.communicate()[1]
    assert "error" not in replies[0]
    assert replies == [replies[0]] * 3
    assert said == b"interpreted None\n"
    assert not [file for file in (tmp_path / "empty").rglob("*") if file.is_file()]


@pytest.mark.parametrize(("command", "question"), [("score", QUESTION), ("settle", SETTLEMENT)])
def test_a_stream_that_becomes_long_is_handed_on_to_the_compiled_engine_between_two_lines(
    command: str, question: bytes
) -> None:
    with asked(command, "--jsonl", first=_SOON_MANY) as process:
        assert process.stderr is not None
        expected = reply_to(process, question)
        taken_over = threading.Thread(target=process.stderr.readline)
        taken_over.start()
        while taken_over.is_alive():
            assert reply_to(process, question) == expected
        assert reply_to(process, b"[]\n").startswith(b'{"error"')
        # an empty line is a question as well when another one follows, and none at the end
        rest, said = process.communicate(b"\n" + 3 * question + b"\n\n")
    empty, *replies = rest.splitlines(keepends=True)
    assert empty.startswith(b'{"error"')
    assert replies == [expected] * 3
    assert process.returncode == 1
    assert said == b"interpreted None\n"


def test_lines_are_answered_compiled_where_only_what_they_need_is_compiled() -> None:
    only_scoring = """
from eastwind.cli.compiling import engine
engine.is_kept = lambda *parts: False
engine.is_marked = lambda folder, part: part == "traditions"
"""
    done = run(["score", "--jsonl"], QUESTION, first=only_scoring)
    assert "error" not in json.loads(done.stdout)
    assert done.stderr == b"compiled None\n"


def test_a_successor_that_has_ended_is_no_success() -> None:
    lines = (QUESTION for _ in range(10_000))
    assert Successor("traditions", ["score", "--no-such-option"]).answer(lines) == 2


def test_whoever_takes_over_knows_the_sets_of_ones_own_files(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "ru-classic"\n[limit]\ncap = 100\n', encoding="utf-8")
    chosen = Namespace(rules_file=[str(file), "bmja"])
    again = known_again(chosen)
    assert again == [f"--rules-file={file}", "--rules-file=bmja"]
    assert parser().parse_args(["score", "--jsonl", *again]).rules_file == chosen.rules_file
    os.mkfifo(tmp_path / "pipe")
    assert known_again(Namespace(rules_file=[str(file), str(tmp_path / "pipe")])) is None


def test_nobody_takes_over_where_code_cannot_be_kept_or_compiling_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EASTWIND_CACHE", str(tmp_path))
    much = bytes(rooms.LITTLE_BYTES + 1)
    with Successor("no such room", []) as successor:
        assert not successor.can_after(much)
        assert successor._compiling is not None
        successor._compiling.wait()
        assert not successor.can_after(b"")
    monkeypatch.setattr(code_cache, "writable", lambda _: None)
    with Successor("traditions", []) as successor:
        assert not successor.can_after(much)
        assert successor._compiling is None


def test_what_is_being_compiled_is_ended_with_the_stream(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EASTWIND_CACHE", str(tmp_path))
    with Successor("traditions", []) as successor:
        assert not successor.can_after(bytes(rooms.LITTLE_BYTES + 1))
        assert successor._compiling is not None
        assert successor._compiling.poll() is None
    assert successor._compiling.poll() is not None
