"""Frames: messages of the two processes to each other over a pipe.

A frame is a JSON object, followed by the bytes that it holds, if any, as JSON has none.
"""

import asyncio
import json
from collections.abc import Mapping
from struct import Struct
from typing import Any, BinaryIO, Final

Frame = dict[str, Any]

#: After so many turns of the loop in which nothing was said, nothing is about to be: on either side.
QUIET_TURNS: Final = 8
#: Bytes of the JSON, bytes of what stands behind it.
_HEAD: Final = Struct(">II")
_REFUSAL: Final = "websocket.http.response"
#: In the place of bytes: where they begin behind the JSON, and how many they are.
_ASIDE: Final = "~"


def packed(frame: Mapping[str, Any]) -> bytes:
    """Return a frame as it goes over the pipe."""
    aside = bytearray()

    def put_aside(value: object) -> object:
        if not isinstance(value, (bytes, bytearray, memoryview)):
            raise TypeError(f"expected what a frame can hold, got {type(value).__name__}")
        start = len(aside)
        aside.extend(value)
        return {_ASIDE: [start, len(aside) - start]}

    said = json.dumps(frame, default=put_aside, separators=(",", ":")).encode()
    return _HEAD.pack(len(said), len(aside)) + said + bytes(aside)


def _unpacked(said: bytes, aside: bytes) -> Frame:
    def put_back(found: dict[str, Any]) -> object:
        if found.keys() == {_ASIDE}:
            start, length = found[_ASIDE]
            return aside[start : start + length]
        return found

    frame: Frame = json.loads(said, object_hook=put_back)
    return frame


async def next_frame(reader: asyncio.StreamReader) -> Frame | None:
    """Read the next frame; None when the other side is gone."""
    try:
        said, aside = _HEAD.unpack(await reader.readexactly(_HEAD.size))
        return _unpacked(await reader.readexactly(said), await reader.readexactly(aside))
    except (asyncio.IncompleteReadError, ConnectionError):
        return None


def next_frame_of(pipe: BinaryIO) -> Frame | None:
    """Read the next frame from a blocking pipe; None when the other side is gone."""
    head = pipe.read(_HEAD.size)
    if len(head) < _HEAD.size:
        return None
    said, aside = _HEAD.unpack(head)
    found = pipe.read(said + aside)
    return None if len(found) < said + aside else _unpacked(found[:said], found[said:])


def plain_scope(scope: Mapping[str, Any], state: Mapping[str, Any]) -> Frame:
    """Return a scope as a frame can hold it. `state`: the state that the application behind finds in it."""
    left_out = ("state", "extensions", "app", "router", "endpoint", "path_params")
    # how a socket is refused with an answer
    extensions: Frame = {name: {} for name in scope.get("extensions") or {} if name == _REFUSAL}
    kept = {name: value for name, value in scope.items() if name not in left_out}
    return {**kept, "extensions": extensions, "state": dict(state)}


def scope_from(told: Frame) -> Frame:
    """Return the scope that a frame holds, its pairs as tuples."""
    scope = dict(told)
    scope["headers"] = [(name, value) for name, value in scope["headers"]]
    for name in ("client", "server"):
        if scope.get(name) is not None:
            scope[name] = tuple(scope[name])
    return scope


def message_from(told: Frame) -> Frame:
    """Return the ASGI message that a frame holds."""
    if "headers" in told:
        return {**told, "headers": [(name, value) for name, value in told["headers"]]}
    return told
