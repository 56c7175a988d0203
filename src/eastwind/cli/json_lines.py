"""Questions and answers of programs: a line of JSON in, a line of JSON out, for as long as lines come."""

import codecs
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final

from eastwind import texts
from eastwind.cli import engine

_ERROR: Final = "error"
#: Answers one question; raises an `EastwindError` that says what is wrong with it.
Answer = Callable[[object], dict[str, Any]]


def answer_lines(answer: Answer, source: BinaryIO | None = None, sink: BinaryIO | None = None) -> int:
    """Answers each line of standard input before the next is read; an error in one never stops the rest.

    Returns the exit code: 1 when a line was wrong.

    Every answer leaves at once: who asks may be a program that waits for it. Only an empty line is no question until another one
    follows it: at the end of a file such lines are none of it.
    """
    engine.ready()
    lines, out = source or sys.stdin.buffer, sink or sys.stdout.buffer
    wrong = False
    empty: list[bytes] = []
    for line in _lines_of(lines):
        if not line.strip():
            empty.append(line)
            continue
        for asked in (*empty, line):
            reply = _reply(answer, asked)
            wrong = wrong or reply.keys() == {_ERROR}
            out.write(_as_line(reply))
        empty.clear()
        out.flush()
    return int(wrong)


def _lines_of(source: BinaryIO) -> Iterator[bytes]:
    """Lines in UTF-8, as they come; those of UTF-16 are told by the mark before the first one."""
    first = source.readline()
    if not texts.is_utf_16(first):
        yield first.removeprefix(codecs.BOM_UTF8)
        yield from iter(source.readline, b"")
        return
    # a line feed is two bytes, and the end of the bytes' line may lie between them, or in the middle of a letter
    decoder = codecs.getincrementaldecoder("utf-16")(errors="replace")
    text, chunk = "", first
    while chunk:
        text += decoder.decode(chunk)
        *whole, text = text.split("\n")
        yield from (f"{line}\n".encode() for line in whole)
        halved = bool(decoder.getstate()[0])
        chunk = source.read(1) if halved else source.readline()
    if text := text + decoder.decode(b"", final=True):
        yield text.encode()


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
