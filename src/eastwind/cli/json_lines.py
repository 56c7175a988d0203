"""Questions and answers of programs: a line of JSON in, a line of JSON out, for as long as lines come."""

import json
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from eastwind.cli import engine

#: Answers one question; raises an `EastwindError` that says what is wrong with it.
Answer = Callable[[object], dict[str, Any]]


def answer_lines(answer: Answer, source: BinaryIO | None = None, sink: BinaryIO | None = None) -> int:
    """Answers each line of standard input before the next is read; an error in one never stops the rest. Returns 0.

    Every answer leaves at once: who asks may be a program that waits for it.
    """
    engine.ready()
    lines, out = source or sys.stdin.buffer, sink or sys.stdout.buffer
    for line in iter(lines.readline, b""):
        out.write(answered(answer, line))
        out.flush()
    return 0


def answered(answer: Answer, line: bytes) -> bytes:
    """The answer to one line, with its line feed."""
    # half of a surrogate pair, quoted in an error, is no text: it is written as JSON's escape
    return json.dumps(_reply(answer, line), ensure_ascii=False).encode(errors="backslashreplace") + b"\n"


def _reply(answer: Answer, line: bytes) -> dict[str, Any]:
    from eastwind.errors import EastwindError

    try:
        question = json.loads(line)
    except (ValueError, RecursionError) as error:
        return {"error": f"expected a line of JSON, found {line[:60].decode(errors='replace').rstrip()!r} ({error})"}
    try:
        return answer(question)
    except EastwindError as error:
        return {"error": str(error)}
