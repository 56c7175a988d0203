"""`jit`: the one door to the compiler, typed so that compiled functions keep their signatures for mypy.

What a room compiles is kept in a folder of its own (`eastwind.code_digest`). With `NUMBA_DISABLE_JIT=1` everything here runs as
plain Python: where the engine is not compiled yet and little is asked of it, in coverage, in the debugger, and in the tests that
compare both.
"""

import ctypes
import os
import threading
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import llvmlite.binding
import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic

from eastwind import code_cache
from eastwind.code_digest import ROOMS_BELOW, code_of, code_of_engine
from eastwind.compiler import HelperDispatcher, dispatcher, linked_code

P = ParamSpec("P")
R = TypeVar("R")

#: Numba makes the names of its settings when it is loaded: no checker knows them.
_SETTINGS: Final[Any] = numba.config


def _part_of(function: Callable[..., object]) -> str:
    package, _, inside = function.__module__.partition(".")
    room = inside.split(".")[0]
    return code_of(room) if package == "eastwind" and room in ROOMS_BELOW else code_of_engine()


#: False when the engine runs interpreted.
COMPILED: Final = not _SETTINGS.DISABLE_JIT


class _Inside(threading.local):
    """Whether a thread is in the engine, where that runs interpreted."""

    now = False


_inside: Final = _Inside()


def _in_plain_python(function: Callable[P, R]) -> Callable[P, R]:
    """A way from Python into the engine where it runs interpreted: what it calls in turn is in it already.

    Compiled integers wrap around without a word, and `eastwind.tiles.chance` counts on it; so are plain Python's to do. What
    comes out are Python's own numbers, as they are of compiled code, and not NumPy's, which JSON, say, does not know.
    """

    @wraps(function)
    def enter(*given: P.args, **named: P.kwargs) -> R:
        if _inside.now:
            return function(*given, **named)
        _inside.now = True
        try:
            with np.errstate(over="ignore"):
                found: R = _pythons(function(*given, **named))
                return found
        finally:
            _inside.now = False

    return enter


def _pythons(found: Any) -> Any:
    """What a function returned, its numbers as Python's; arrays and records as they are."""
    if isinstance(found, tuple):
        return tuple(map(_pythons, found))
    return found.item() if isinstance(found, np.generic) and not isinstance(found, np.void) else found


def jit(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles `function`; it must not call itself (a cached self-recursive function crashes on the second start)."""
    if not COMPILED:
        return _in_plain_python(function)
    result: Callable[P, R] = dispatcher(function, _part_of(function), {"nogil": True, "error_model": "numpy"})
    return result


def _small(function: Callable[P, R], *, counting: bool, everywhere: bool = False) -> Callable[P, R]:
    """`counting`: whether it is counted who holds an array; `everywhere`: whether the code is written out at every call."""
    if not COMPILED:
        return function
    options = {"nogil": True, "error_model": "numpy", "_nrt": counting, "forceinline": everywhere}
    helper: Any = HelperDispatcher(function, options)
    result: Callable[P, R] = helper
    return result


def inline(function: Callable[P, R]) -> Callable[P, R]:
    """Like `jit`, for small helpers that are only called from compiled code and make no arrays.

    What they are given belongs to who calls them, so nobody counts who holds an array: with the counting, which no other core
    may interrupt, handing an array over costs more than most of these helpers do. A helper that makes an array is refused here
    by the compiler, one that is given a new array by another helper, which nobody would give back, by a test:
    `inline_making_arrays` is for both. No helper may return an array that it was given.
    """
    return _small(function, counting=False)


def inline_wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """Like `inline`, for helpers whose integers are to wrap around, and which Python calls as well: it would warn of that."""
    return inline(function) if COMPILED else _in_plain_python(function)


def inline_making_arrays(function: Callable[P, R]) -> Callable[P, R]:
    """Like `inline`, for helpers that make arrays of their own or call one that returns a new one."""
    return _small(function, counting=True)


def in_python(helper: Callable[P, R]) -> Callable[P, R]:
    """A helper as plain Python, for Python that wants it too: a helper is not kept for that, it would be compiled once more."""
    plain: Callable[P, R] = getattr(helper, "py_func", helper)
    return plain if COMPILED else _in_plain_python(plain)


def forced_inline(function: Callable[P, R]) -> Callable[P, R]:
    """Like `inline`, for the few helpers that every step of a game calls: their code is written out wherever they are called.

    What is written out everywhere is compiled everywhere.
    """
    return _small(function, counting=False, everywhere=True)


#: Compiles a function, for which a file stands, or leaves it to another process; returns what sees to it that it is there.
Take = Callable[[Path, Callable[[], None]], Callable[[], None]]
_take: Take | None = None


def share(take: Take) -> None:
    """From now on it is `take` that has functions compiled, so that several processes can share the work."""
    global _take  # noqa: PLW0603 — decorators are told nothing by whoever imports their module
    _take = take


def _symbol(function: Callable[..., object]) -> str:
    return f"{function.__module__}.{function.__qualname__}".replace(".", "_")


def _compile(function: Callable[..., object], compile_it: Callable[[], None]) -> Callable[[], None]:
    """Compiles now, or leaves it to another process; what is returned sees to it that it is there."""
    if _take is not None and (kept := code_cache.writable(_part_of(function))) is not None:
        return _take(kept / "locks" / _symbol(function), compile_it)
    compile_it()
    return lambda: None


def jit_with(*signatures: Any, long: bool = False) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compiles ahead for the given signatures: for what is called from Python, so that no game waits for the compiler.

    :param long: whether it may take long: then it lets go of the interpreter meanwhile. What takes microseconds keeps it, for
        where another thread waits, to get it back takes longer than that.
    """

    def compile_now(function: Callable[P, R]) -> Callable[P, R]:
        if not COMPILED:
            return _in_plain_python(function)
        compiled: Any = dispatcher(function, _part_of(function), {"nogil": long, "error_model": "numpy"})

        def compile_all() -> None:
            for signature in signatures:
                compiled.compile(signature)
            compiled.disable_compile()

        fetch = _compile(function, compile_all)
        call = compiled.get_call_template

        def call_compiled(arguments: Any, keywords: Any) -> Any:
            fetch()
            return call(arguments, keywords)

        compiled.get_call_template = call_compiled
        result: Callable[P, R] = compiled
        return result

    return compile_now


def _never() -> None:
    """Stands for a linked function in a process that only compiles what calls it."""
    os.abort()


_NEVER: Final = ctypes.CFUNCTYPE(None)(_never)
#: Functions that others call by name; what holds them keeps their code in memory.
_LINKED: Final[list[Any]] = []


def linked(signature: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compiles a large function once for all that call it.

    The compiler takes a copy of every function into each one that calls it, and works it out anew there: for the scorer, which
    half of the engine calls, that would be most of the time that a fresh machine waits. A linked function is called by its
    name instead. It can be called from compiled code only, and has one signature.
    """

    def compile_now(function: Callable[P, R]) -> Callable[P, R]:
        if not COMPILED:
            return function
        symbol = _symbol(function)
        # whoever calls it can be compiled before it is there
        llvmlite.binding.add_symbol(symbol, ctypes.cast(_NEVER, ctypes.c_void_p).value)

        def compile_it() -> None:
            compiled = linked_code(function, signature, _part_of(function), {"error_model": "numpy"})
            llvmlite.binding.add_symbol(symbol, compiled.address)
            _LINKED.append(compiled)

        _compile(function, compile_it)
        by_name: Any = numba.types.ExternalFunction(symbol, signature)
        result: Callable[P, R] = by_name
        return result

    return compile_now


def _zeros_below_in_python(bits: np.uint64) -> int:
    return (int(bits) & -int(bits)).bit_length() - 1


def _zeros_below_in_code() -> Callable[[np.uint64], int]:
    def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    def count(_typing: Any, bits: Any) -> Any:
        return numba.types.int64(numba.types.uint64), write

    counted: Any = intrinsic(count)
    result: Callable[[np.uint64], int] = counted
    return result


#: How many zeros stand below the lowest one of a number that is not 0: one instruction that Numba has no name for.
zeros_below: Final = _zeros_below_in_code() if COMPILED else _zeros_below_in_python
