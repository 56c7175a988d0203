"""Questions and answers of programs: a line of JSON in, a line of JSON out, for as long as lines come."""

import json
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

from eastwind.cli import engine

_ERROR: Final = "error"
#: Answers one question; raises an `EastwindError` that says what is wrong with it.
Answer = Callable[[object], dict[str, Any]]


def answer_lines(answer: Answer, source: BinaryIO | None = None, sink: BinaryIO | None = None) -> int:
    """Answers each line of standard input before the next is read; an error in one never stops the rest.

    Returns the exit code: 1 when a line was wrong.

    Every answer leaves at once: who asks may be a program that waits for it.
    """
    engine.ready()
    lines, out = source or sys.stdin.buffer, sink or sys.stdout.buffer
    wrong = False
    for line in iter(lines.readline, b""):
        reply = _reply(answer, line)
        wrong = wrong or reply.keys() == {_ERROR}
        out.write(_as_line(reply))
        out.flush()
    return int(wrong)


def answered(answer: Answer, line: bytes) -> bytes:
    """The answer to one line, with its line feed."""
    return _as_line(_reply(answer, line))


def _as_line(reply: dict[str, Any]) -> bytes:
    # half of a surrogate pair, quoted in an error, is no text: it is written as JSON's escape
    return json.dumps(reply, ensure_ascii=False).encode(errors="backslashreplace") + b"\n"


def _reply(answer: Answer, line: bytes) -> dict[str, Any]:
    from eastwind.errors import EastwindError

    try:
        question = json.loads(line)
    except (ValueError, RecursionError) as error:
        return {_ERROR: f"expected a line of JSON, found {line[:60].decode(errors='replace').rstrip()!r} ({error})"}
    try:
        return answer(question)
    except EastwindError as error:
        return {_ERROR: str(error)}
