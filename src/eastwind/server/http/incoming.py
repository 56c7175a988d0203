"""Checks of all HTTP input before it becomes a message: no control characters, no object of many names.

The fields of messages have their own types (`wire.texts`); this holds for input without types, such as a rule set brought whole.
"""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeAlias

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from eastwind import texts
from eastwind.rules.schema import VALUE_KEYS
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.texts import LONGEST_KEY
from eastwind.traditions.classical.patterns import NAMES

#: Names of any object: the values of a household's draft, or its patterns, are more than an open dictionary may have.
_MOST_KEYS: Final = max(len(VALUE_KEYS), len(NAMES))
#: A larger body is looked through in a thread, a few of them at a time.
_LARGE: Final = 16_384
_LOOKERS: Final = ThreadPoolExecutor(2, "incoming")
#: Bytes before a colon in which its name has to be seen to begin.
_BEFORE_A_COLON: Final = LONGEST_KEY + 2
#: Fields that hold a whole file: its reader says what is wrong with it, and where.
_FILES: Final = frozenset({"base", "file", "record", "text"})
#: Bytes that a body must hold if one of its strings may have a control character: an escape of one, DEL, C1 or half a pair in
#: UTF-8; or the zeros of UTF-16 and UTF-32, in which JSON is read too.
_MAY_HAVE_CONTROLS: Final = re.compile(rb"\\[ubf]|[\x00\x7f]|\xc2[\x80-\x9f]|\xed[\xa0-\xbf]")
#: Largest number of steps of a place that are reported.
_STEPS: Final = 8

#: The place of a value: that of the whole around it, and the name or number that it has there; None for the body itself.
_Path: TypeAlias = "tuple[_Path, str | int] | None"


async def _look_through(connection: HTTPConnection) -> None:
    """:raises Refusal: for an address or a body that no client could mean."""
    if not isinstance(connection, Request):
        return  # a socket is refused by a message, once it is open
    for name, part in connection.path_params.items():
        check_text(name, str(part))
    for name, part in connection.query_params.multi_items():
        check_text("query", name)
        check_text(name, part)
    if connection.method == "GET":
        return
    body = await connection.body()
    if b"\x00" in body:
        # UTF-16 and UTF-32, which Python's reader of JSON takes too, are full of zeros
        raise Refusal(ErrorCode.MALFORMED, "JSON in UTF-8", "a zero byte")
    if not may_be_wrong(body):
        return
    try:
        # read once for all: whoever takes it apart has it from there
        whole = await connection.json()
    except (ValueError, RecursionError):
        return  # left to whoever reads it
    look = partial(check_value, whole, controls=_MAY_HAVE_CONTROLS.search(body) is not None)
    await (asyncio.get_running_loop().run_in_executor(_LOOKERS, look) if len(body) > _LARGE else _at_once(look))


LOOK_THROUGH: Final = Depends(_look_through)


def check_text(place: str, text: str) -> None:
    """:raises Refusal: for a part of an address with control characters."""
    if texts.has_controls(text):
        raise Refusal(ErrorCode.MALFORMED, f"{place}: {texts.TEXT}", text)


async def _at_once(look: Callable[[], None]) -> None:
    look()


def may_be_wrong(body: bytes) -> bool:
    """Return whether a body in JSON may hold a control character, an object of too many names, or too long a name.

    It takes no longer for a body of many parts than for one long text.
    """
    if _MAY_HAVE_CONTROLS.search(body) or body.count(b":") > _MOST_KEYS:
        return True
    colon = body.find(b":")
    while colon >= 0:
        before = body[max(0, colon - 2 * _BEFORE_A_COLON) : colon].rstrip(b" \t\r\n")
        if not before:
            return True  # so much white space
        # the quotation mark at the end of a name; a colon within a text is looked at in the same way, for nothing
        name = before[-_BEFORE_A_COLON:-1]
        if b"\\" in name or b'"' not in name:
            return True
        colon = body.find(b":", colon + 1)
    return False


def check_value(whole: Any, *, controls: bool = True) -> None:
    """Check a value of JSON in the same way. :param controls: whether there may be control characters in its strings."""
    waiting: list[tuple[Any, _Path]] = [(whole, None)]
    while waiting:
        value, path = waiting.pop()
        kind = type(value)
        if kind is dict:
            _check_names(value, path)
            for name, part in value.items():
                inner = type(part)
                if (part and inner in (dict, list)) or (controls and inner is str and name not in _FILES):
                    waiting.append((part, (path, name)))
        elif kind is list:
            for place, part in enumerate(value):
                inner = type(part)
                if (part and inner in (dict, list)) or (controls and inner is str and texts.has_controls(part)):
                    waiting.append((part, (path, place)))
        elif kind is str and texts.has_controls(value):
            raise Refusal(ErrorCode.MALFORMED, f"{_dotted(path)}: {texts.TEXT}", value)


def _check_names(value: dict[str, Any], path: _Path) -> None:
    if len(value) > _MOST_KEYS:
        raise Refusal(ErrorCode.MALFORMED, f"{_dotted(path)}: at most {_MOST_KEYS} names", f"{len(value)} names")
    for name in value:
        if len(name) > LONGEST_KEY:
            raise Refusal(ErrorCode.MALFORMED, f"{_dotted(path)}: names of at most {LONGEST_KEY} characters", name)
        if texts.has_controls(name):
            raise Refusal(ErrorCode.MALFORMED, f"{_dotted(path)}: names without control characters", name)


def _dotted(path: _Path) -> str:
    steps: list[str] = []
    while path is not None:
        path, step = path
        steps.append(str(step))
    return ".".join(("body", *reversed(steps[-_STEPS:])))
