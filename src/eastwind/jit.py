"""`jit`: the one door to the compiler, typed so that compiled functions keep their signatures for mypy.

Numba looks only at the file of a cached function, not at the functions it calls, so after an edit a cached caller would go
on running the old callee. The cache therefore lives in a folder named by a digest of every source file of the engine. With
`NUMBA_DISABLE_JIT=1` everything here runs as plain Python (coverage, the debugger, and the tests that compare both).
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import numba
import numpy as np
import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

_ENGINE_ROOMS: Final = ("tiles", "hands", "rules", "scoring", "table", "bots", "study", "solo")


def engine_digest() -> str:
    """Digest of all sources that compiled code can come from; names the cache's folder."""
    digest = hashlib.sha256()
    root = Path(__file__).parent
    for room in _ENGINE_ROOMS:
        for source in sorted((root / room).rglob("*.py")):
            digest.update(str(source.relative_to(root)).encode())
            digest.update(source.read_bytes())
    for shared in ("jit.py", "arrays.py"):
        digest.update((root / shared).read_bytes())
    return digest.hexdigest()[:16]


def _use_cache_folder() -> None:
    if "NUMBA_CACHE_DIR" not in os.environ:
        base = Path(os.environ.get("EASTWIND_CACHE", platformdirs.user_cache_dir("eastwind")))
        numba.config.CACHE_DIR = str(base / f"compiled-{engine_digest()}")  # type: ignore[attr-defined]


_use_cache_folder()

#: False when the engine runs interpreted.
COMPILED: Final = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]
if not COMPILED:
    # compiled integers wrap around without a word, and `eastwind.tiles.chance` counts on it
    np.seterr(over="ignore")


def jit(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles `function`; it must not call itself (a cached self-recursive function crashes on the second start)."""
    compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    result: Callable[P, R] = compiled
    return result


def inline(function: Callable[P, R]) -> Callable[P, R]:
    """Like `jit`, for small helpers that are only called from compiled code."""
    compiled: Any = numba.njit(nogil=True, error_model="numpy")(function)
    result: Callable[P, R] = compiled
    return result


def jit_with(*signatures: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compiles ahead for the given signatures: for what is called from Python, so that no game waits for the compiler."""

    def compile_now(function: Callable[P, R]) -> Callable[P, R]:
        compiled: Any = numba.njit(list(signatures), cache=True, nogil=True, error_model="numpy")(function)
        result: Callable[P, R] = compiled
        return result

    return compile_now
