"""Questions and answers of programs: a line of JSON in, a line of JSON out, for as long as lines come."""

import codecs
import json
import select
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from eastwind import texts

if TYPE_CHECKING:
    from eastwind.cli.compiling.successor import Successor

_ERROR: Final = "error"
#: Time within which a file that comes through a pipe goes on, or ends.
_MOMENT_SECONDS: Final = 0.2
#: Answers one question; raises an `EastwindError` that says what is wrong with it.
Answer = Callable[[object], dict[str, Any]]


def answer_lines(
    answer: Answer,
    source: BinaryIO | None = None,
    sink: BinaryIO | None = None,
    successor: "Successor | None" = None,
) -> int:
    """Answer each line of standard input before the next is read; an error in one never stops the rest.

    Return the exit code: 1 when a line was wrong.

    Every answer is flushed at once: the caller may be a program that waits for it. Only an empty line may be the end of a file,
    where such lines are none of it: it is a question when another one follows, or when nothing comes for a moment.

    :param successor: process that answers the rest on standard output, as soon as it can.
    """
    lines, out = source or sys.stdin.buffer, sink or sys.stdout.buffer
    wrong = False
    empty: list[bytes] = []
    coming = _lines_of(lines)
    for line in coming:
        is_empty = not line.strip()
        if is_empty:
            empty.append(line)
            if not _is_idle(lines):
                continue
        for asked in empty if is_empty else (*empty, line):
            reply = _reply(answer, asked)
            wrong = wrong or reply.keys() == {_ERROR}
            out.write(_as_line(reply))
        empty.clear()
        out.flush()
        if successor is not None and successor.can_after(line):
            return successor.answer(coming) or int(wrong)
    return int(wrong)


def _is_idle(source: BinaryIO) -> bool:
    """Return whether neither data nor the end comes for a moment; False where that cannot be asked, as of pipes on Windows."""
    try:
        ready, _, _ = select.select([source.fileno()], [], [], _MOMENT_SECONDS)
    except (OSError, ValueError):
        return False
    return not ready


def _lines_of(source: BinaryIO) -> Iterator[bytes]:
    """Yield lines in UTF-8, as they come; the mark before the first one tells whether they come in UTF-16.

    Files that were joined to one stream have a mark each.
    """
    first = source.readline()
    if not texts.is_utf_16(first):
        for line in chain([first], iter(source.readline, b"")):
            yield line.removeprefix(codecs.BOM_UTF8)
        return
    # a line feed is two bytes, and the end of the bytes' line may lie between them, or in the middle of a letter
    decoder = codecs.getincrementaldecoder("utf-16")(errors="replace")
    text, chunk = "", first
    while chunk:
        text += decoder.decode(chunk)
        *whole, text = text.split("\n")
        yield from (f"{texts.without_mark(line)}\n".encode() for line in whole)
        halved = bool(decoder.getstate()[0])
        chunk = source.read(1) if halved else source.readline()
    if text := text + decoder.decode(b"", final=True):
        yield texts.without_mark(text).encode()


def answered(answer: Answer, line: bytes) -> bytes:
    """Return the answer to one line, with its line feed."""
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
