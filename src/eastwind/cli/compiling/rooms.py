"""Rooms of the engine that a command needs compiled: compile what is missing, and say so aside."""

import contextlib
import importlib
import time
from typing import Final

from eastwind.cli.compiling import engine
from eastwind.cli.say import say_aside
from eastwind.code_digest import TRADITIONS, code_of

#: Bytes of lines, books or records that take some seconds interpreted: 3 ms a line that is answered, 50 ms a hand that is played.
LITTLE_BYTES: Final = 1 << 20
#: Modules of each room whose loading compiles it.
_OF_ROOM: Final = {
    "traditions": ("eastwind.traditions.hand_score",),
    "table": ("eastwind.table.hands_at_end", "eastwind.table.table"),
}
#: Parts of the engine that play very many hands.
_TO_STUDY: Final = ("table", "study")


def is_compiled(room: str) -> bool:
    """Return whether all that a room needs is compiled and kept."""
    return engine.is_kept("table") or all(engine.is_marked(part, room) for part in _parts_of(room))


def compiled(room: str) -> None:
    """Run much work: compile what a room needs, unless it is compiled, and say so aside."""
    from eastwind.jit import COMPILED

    if not COMPILED or is_compiled(room):
        return
    say_aside("cli-compiling")
    begun = time.perf_counter()
    for module in _OF_ROOM[room]:
        importlib.import_module(module)
    for part in _parts_of(room):
        engine.mark(part, room)
    _say_compiled(time.perf_counter() - begun)


def _parts_of(room: str) -> set[str]:
    """Return the parts of the cache for a room: it calls the traditions by name, so its own digest does not tell of them."""
    return {code_of(part) for part in (room, "traditions", *TRADITIONS)}


def compiled_to_study() -> None:
    """Run very many hands: compile on all cores what plays them, unless it is compiled, and say so aside."""
    # code that a failed process has left is compiled when it is loaded, which reports the fault then
    with contextlib.suppress(engine.CompilingError):
        engine.warm_up(lambda: say_aside("cli-compiling"), _say_compiled, *_TO_STUDY)


def _say_compiled(seconds: float) -> None:
    say_aside("cli-compiled", seconds=round(seconds))
