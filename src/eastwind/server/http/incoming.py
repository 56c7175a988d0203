"""Looks through everything that comes over HTTP before it becomes a message: no control characters, no object of many names.

The fields of messages have their own types (`wire.texts`); this holds for what has none, such as a rule set brought whole.
"""

import json
import re
from typing import Any, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from eastwind import texts
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.texts import LONGEST_KEY

#: Names of any object: the patterns of a household's draft are more than an open dictionary may have.
_MOST_KEYS: Final = 300
#: Fields that hold a whole file: its reader says what is wrong with it, and where.
_FILES: Final = frozenset({"base", "file", "record", "text"})
#: What a body has to hold if one of its strings may have a control character: an escape of one, DEL, or C1 in UTF-8.
_MAY_HAVE_CONTROLS: Final = re.compile(rb"\\[ubf]|\x7f|\xc2[\x80-\x9f]")
#: Steps of a place that are told.
_STEPS: Final = 8


async def _look_through(connection: HTTPConnection) -> None:
    """:raises Refusal: for an address or a body that nobody could mean."""
    if not isinstance(connection, Request):
        return  # a socket is refused by a message, once it is open
    for name, part in connection.path_params.items():
        check_text(name, str(part))
    for name, part in connection.query_params.multi_items():
        check_text("query", name)
        check_text(name, part)
    if connection.method != "GET":
        check_body(await connection.body())


LOOK_THROUGH: Final = Depends(_look_through)


def check_text(place: str, text: str) -> None:
    """:raises Refusal: for a part of an address with control characters."""
    if texts.has_controls(text):
        raise Refusal(ErrorCode.MALFORMED, f"{place}: {texts.TEXT}", text)


def check_body(body: bytes) -> None:
    """Looks through a body in JSON before it becomes a message: its strings, and how many names its objects have.

    What is no JSON is left to whoever reads it.

    :raises Refusal: for a control character outside of a whole file, for an object of too many names or of too long ones.
    """
    if len(body) < LONGEST_KEY and not _MAY_HAVE_CONTROLS.search(body):
        return
    try:
        whole = json.loads(body)
    except (ValueError, RecursionError):
        return
    check_value(whole, controls=_MAY_HAVE_CONTROLS.search(body) is not None)


def check_value(whole: Any, *, controls: bool = True) -> None:
    """The same of a value of JSON. :param controls: whether there may be control characters in its strings."""
    waiting: list[tuple[Any, tuple[str | int, ...]]] = [(whole, ())]
    while waiting:
        value, path = waiting.pop()
        kind = type(value)
        if kind is dict:
            _check_names(value, path)
            for name, part in value.items():
                if type(part) in (dict, list) or (controls and type(part) is str and name not in _FILES):
                    waiting.append((part, (*path, name)))
        elif kind is list:
            for place, part in enumerate(value):
                if type(part) in (dict, list) or (controls and type(part) is str):
                    waiting.append((part, (*path, place)))
        elif kind is str and texts.has_controls(value):
            raise Refusal(ErrorCode.MALFORMED, f"{_dotted(path)}: {texts.TEXT}", value)


def _check_names(value: dict[str, Any], path: tuple[str | int, ...]) -> None:
    if len(value) > _MOST_KEYS:
        raise Refusal(ErrorCode.MALFORMED, f"{_dotted(path)}: at most {_MOST_KEYS} names", f"{len(value)} names")
    for name in value:
        if len(name) > LONGEST_KEY:
            raise Refusal(ErrorCode.MALFORMED, f"{_dotted(path)}: names of at most {LONGEST_KEY} characters", name)
        if texts.has_controls(name):
            raise Refusal(ErrorCode.MALFORMED, f"{_dotted(path)}: names without control characters", name)


def _dotted(path: tuple[str | int, ...]) -> str:
    return ".".join(("body", *map(str, path[:_STEPS])))
