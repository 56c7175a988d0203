"""Decorators for compilation: the only interface to the compiler, typed so that functions keep their signatures for mypy.

The compiled code of a package is kept in a folder of its own (`eastwind.code_digest`). With `NUMBA_DISABLE_JIT=1` everything
here runs as plain Python: for small tasks while the engine is not compiled yet, in coverage, in the debugger, and in the tests
that compare both.
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
from numba.core import cgutils
from numba.extending import intrinsic

from eastwind import code_cache
from eastwind.code_digest import code_of, code_of_engine, room_of
from eastwind.compiler import HelperDispatcher, dispatcher, linked_code

P = ParamSpec("P")
R = TypeVar("R")

#: Settings of Numba, which makes their names when it is loaded: no checker knows them.
_SETTINGS: Final[Any] = numba.config


def _part_of(function: Callable[..., object]) -> str:
    room = room_of(function.__module__)
    return code_of_engine() if room is None else code_of(room)


#: Mode of the engine: False when it runs interpreted.
COMPILED: Final = not _SETTINGS.DISABLE_JIT


class _Inside(threading.local):
    """State of a thread: `now` is True while it is in the interpreted engine."""

    now = False


_inside: Final = _Inside()


def _in_plain_python(function: Callable[P, R]) -> Callable[P, R]:
    """Wrap a function as an entry from Python into the interpreted engine; its own calls are inside already.

    Compiled integers wrap around without a warning, and `eastwind.tiles.chance` relies on it; here they do the same. Results
    are Python's own numbers, as those of compiled code are, and not NumPy's, which JSON, for example, does not know.
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
    """Return the result of a function with its numbers as Python's; arrays and records stay as they are."""
    if isinstance(found, tuple):
        return tuple(map(_pythons, found))
    return found.item() if isinstance(found, np.generic) and not isinstance(found, np.void) else found


def jit(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function`; it must not call itself (a cached self-recursive function crashes on the second start)."""
    if not COMPILED:
        return _in_plain_python(function)
    result: Callable[P, R] = dispatcher(function, _part_of(function), {"nogil": True, "error_model": "numpy"})
    return result


def _small(function: Callable[P, R], *, counting: bool, everywhere: bool = False) -> Callable[P, R]:
    """Make a helper; `counting`: whether array references are counted; `everywhere`: whether every call is inlined."""
    if not COMPILED:
        return function
    options = {"nogil": True, "error_model": "numpy", "_nrt": counting, "forceinline": everywhere}
    helper: Any = HelperDispatcher(function, options)
    result: Callable[P, R] = helper
    return result


def inline(function: Callable[P, R]) -> Callable[P, R]:
    """Compile like `jit`, for small helpers that are only called from compiled code and make no arrays.

    Their arguments belong to the caller, so references to arrays are not counted: with the atomic counting, passing an array
    costs more than most of these helpers do. The compiler refuses a helper that makes an array; a test refuses one that
    receives a new array from another helper, which would never be freed: `inline_making_arrays` is for both. No helper may
    return an array that it was given.
    """
    return _small(function, counting=False)


def inline_wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """Compile like `inline`, for helpers with integers that wrap around; Python, which would warn, calls them too."""
    return inline(function) if COMPILED else _in_plain_python(function)


def inline_making_arrays(function: Callable[P, R]) -> Callable[P, R]:
    """Compile like `inline`, for helpers that make arrays of their own or call one that returns a new one."""
    return _small(function, counting=True)


def in_python(helper: Callable[P, R]) -> Callable[P, R]:
    """Return a helper as plain Python, for calls from Python: for those it is not kept, and would be compiled once more."""
    plain: Callable[P, R] = getattr(helper, "py_func", helper)
    return plain if COMPILED else _in_plain_python(plain)


def forced_inline(function: Callable[P, R]) -> Callable[P, R]:
    """Compile like `inline`, for the few helpers that every step of a game calls: their code is inlined at every call.

    It is therefore compiled again for every call.
    """
    return _small(function, counting=False, everywhere=True)


#: Function that compiles another, which a lock file identifies, or leaves it to another process; it returns a function that
#: makes sure that the code is there.
Take = Callable[[Path, Callable[[], None]], Callable[[], None]]
_take: Take | None = None


def share(take: Take) -> None:
    """Have functions compiled by `take` from now on, so that several processes can share the work."""
    global _take  # noqa: PLW0603 — decorators get no arguments from the importer of their module
    _take = take


def _symbol(function: Callable[..., object]) -> str:
    return f"{function.__module__}.{function.__qualname__}".replace(".", "_")


def _compile(function: Callable[..., object], compile_it: Callable[[], None]) -> Callable[[], None]:
    """Compile now, or leave it to another process; return a function that makes sure that the code is there."""
    if _take is not None and (kept := code_cache.writable(_part_of(function))) is not None:
        return _take(kept / "locks" / _symbol(function), compile_it)
    compile_it()
    return lambda: None


def jit_with(*signatures: Any, long: bool = False) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compile ahead for the given signatures: for functions called from Python, so that no game waits for the compiler.

    :param long: whether the function may take long: then it releases the interpreter meanwhile. Functions of microseconds keep
        it, because getting it back takes longer than that where another thread waits.
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
    """Take the place of a linked function in a process that only compiles its callers."""
    os.abort()


_NEVER: Final = ctypes.CFUNCTYPE(None)(_never)
#: Functions that others call by name; this list keeps their code in memory.
_LINKED: Final[list[Any]] = []


def linked(signature: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compile a large function once for all its callers.

    The compiler copies every function into each of its callers and compiles it again there: for the scorer, which half of
    the engine calls, that would be most of the time that a fresh machine waits. A linked function is called by its
    name instead. It can be called from compiled code only, and has one signature.

    :raises TypeError: for a signature with anything but records and numbers, or a result that is neither an integer nor nothing:
        the compiler would fail deep inside itself, without a word.
    """
    types = numba.types
    for number, given in enumerate(signature.args):
        if not isinstance(given, types.Record | types.Number | types.Boolean):
            raise TypeError(f"argument {number} of a linked function: expected a record or a number, got {given}")
    result = signature.return_type
    if not isinstance(result, types.Integer | types.NoneType):
        raise TypeError(f"result of a linked function: expected an integer or nothing, got {result}")

    def compile_now(function: Callable[P, R]) -> Callable[P, R]:
        if not COMPILED:
            return function
        symbol = _symbol(function)
        # its callers can be compiled before it is there
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


#: Number of zeros below the lowest one of a number that is not 0: one instruction that Numba has no name for.
zeros_below: Final = _zeros_below_in_code() if COMPILED else _zeros_below_in_python


def _raw_type(size: int, number: str) -> np.dtype[Any]:
    pieces, rest = divmod(size, np.dtype(number).itemsize)
    if rest:
        raise TypeError(f"expected a record whose size is a multiple of {np.dtype(number).itemsize} bytes, got {size}")
    return np.dtype((np.record, [("raw", number, (pieces,))]))


def _raw_in_python(number: str) -> Callable[[Any], Any]:
    def share(record: Any) -> Any:
        its_bytes = np.asarray(record).reshape(1).view(np.uint8)
        return its_bytes.view(_raw_type(len(its_bytes), number))[0]

    return share


def _raw_in_code(number: str) -> Callable[[Any], Any]:
    def share(_typing: Any, record: Any) -> Any:
        raw = numba.from_dtype(_raw_type(record.size, number))

        def write(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], context.get_value_type(raw))

        return raw(record), write

    shared: Any = intrinsic(share)
    result: Callable[[Any], Any] = shared
    return result


_raw: Final = _raw_in_code if COMPILED else _raw_in_python
#: The memory of a record as a record with one field, `raw`: its bytes.
view_bytes: Final = _raw("u1")
#: The same in pieces of eight bytes; only for a record whose size is a multiple of that.
view_words: Final = _raw("u8")


def _copy_in_python(source: Any, target: Any) -> None:
    np.asarray(target).reshape(1).view(np.uint8)[:] = np.asarray(source).reshape(1).view(np.uint8)


def _copy_in_code() -> Callable[[Any, Any], None]:
    def write(_context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        copy_bytes: Any = cgutils.raw_memcpy
        copy_bytes(builder, arguments[1], arguments[0], ir.Constant(ir.IntType(64), signature.args[0].size), 1)
        return ir.Constant(ir.IntType(8).as_pointer(), None)

    def copy(_typing: Any, source: Any, target: Any) -> Any:
        if not isinstance(source, numba.types.Record) or source != target:
            raise numba.TypingError(f"expected two records of one type, got {source} and {target}")
        return numba.types.void(source, target), write

    copied: Any = intrinsic(copy)
    result: Callable[[Any, Any], None] = copied
    return result


#: Copy of a record into another of its type. Numba has none: its own assignment loads a record's bytes one by one.
copy_record: Final = _copy_in_code() if COMPILED else _copy_in_python
