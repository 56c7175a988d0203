"""Less compilation by Numba: helpers without machine code of their own, and compiled code found by its sources.

Numba finishes every function it compiles: it links in all that the function calls, optimises the whole, and makes machine code
of it, again on every level of calls. A helper is only ever called by compiled code, which links it in and optimises it once
more; finishing it by itself is wasted work, and was most of the work of compiling the engine. So a helper (`HelperDispatcher`)
stops halfway: it is kept as intermediate code, and its final caller optimises everything once. From Python it can still be
called; only then is it compiled by itself.

A record that Python passes to compiled code is found at its address in NumPy's object: Numba would request a description of its
buffer, all 70 fields of a table's record at every call, for some 10 µs where 0.1 is enough.

This relies on Numba's internals; `pyproject.toml` limits Numba to the versions for which the tests of `tests/test_jit.py` pass.
"""

import inspect
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import numba
import numba.core.boxing  # registers Numba's own unboxing of a record, before `_record_in_place` takes its place
from llvmlite import ir
from numba.core import pythonapi, sigutils, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, UserProvidedCacheLocator
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.pythonapi import NativeValue
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

from eastwind import code_cache

_ROOT: Final = Path(__file__).resolve().parent
# Numba's own types and builders come without annotations that a strict checker could use
_numba_types: Final[Any] = types
_pass_builder: Final[Any] = DefaultPassBuilder

#: Offset of the address of the fields in a NumPy record: the first thing after the head that all objects with a length have
#: (`PyVoidScalarObject` of `numpy/arrayscalars.h`).
_ADDRESS_AT: Final = tuple.__basicsize__


def _record_in_place(kind: Any, record: Any, context: Any) -> Any:
    """Unbox a record that Python passes to compiled code as its address; the caller holds it until the call is over."""
    builder, byte = context.builder, ir.IntType(8).as_pointer()
    place = builder.gep(builder.bitcast(record, byte), [ir.Constant(ir.IntType(64), _ADDRESS_AT)])
    address = builder.load(builder.bitcast(place, byte.as_pointer()))
    return NativeValue(builder.bitcast(address, context.context.get_value_type(kind)))


#: Numba's functions for unboxing each type of Python object.
_unboxers: Final[Any] = pythonapi._unboxers.functions


@register_pass(mutates_CFG=True, analysis_only=False)
class _EngineLowering(NativeLowering):
    """Lowering to code that reads records in place; other code of the same process unboxes them in Numba's own way.

    Numba compiles one function at a time, and while this one is lowered no other is.
    """

    _name = "eastwind_engine_lowering"

    def run_pass(self, state: Any) -> bool:
        numbas = _unboxers[types.Record]
        _unboxers[types.Record] = _record_in_place
        try:
            changed: bool = super().run_pass(state)
        finally:
            _unboxers[types.Record] = numbas
        return changed


class _Located(UserProvidedCacheLocator):
    """Locator that names the compiled code of a file after its place in the package, not on the disk.

    Together with the digest in its folder's name (`eastwind.code_digest`) that maps the same sources to the same code: a second
    checkout, an installed wheel and a moved checkout find the code that any of them has compiled.
    """

    def __init__(self, function: Callable[..., object], file: str, folder: Path) -> None:
        self._py_file = file
        self._lineno = function.__code__.co_firstlineno
        self._cache_path = str(folder / self.get_suitable_cache_subpath(file))

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        path = Path(py_file).resolve()
        if path.is_relative_to(_ROOT):
            return "_".join(path.relative_to(_ROOT).parts[:-1])
        elsewhere: Any = super()
        return str(elsewhere.get_suitable_cache_subpath(py_file))


class _Kept(CompileResultCacheImpl):
    """Storage of a function's code, under which name in which folder, whatever Numba's settings."""

    def __init__(self, function: Callable[..., object], folder: Path) -> None:
        file = inspect.getfile(function)
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Located(function, file, folder)
        flags = getattr(sys, "abiflags", "")
        self._filename_base = self.get_filename_base(f"{Path(file).stem}.{function.__qualname__}", flags)


class _InFolder(FunctionCache):
    """Cache of the compiled code of a function in one folder."""

    def __init__(self, function: Callable[..., object], folder: Path) -> None:
        self._impl_class: Any = partial(_Kept, folder=folder)
        super().__init__(function)


class _EngineCache(NullCache):
    """Cache of the compiled code of a function: read wherever it lies, kept where it can be (`eastwind.code_cache`)."""

    def __init__(self, function: Callable[..., object], part: str) -> None:
        self._function = function
        self._part = part

    @property
    def cache_path(self) -> str:
        return str(next(code_cache.to_read(self._part)))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        for folder in code_cache.to_read(self._part):
            try:
                found = _InFolder(self._function, folder).load_overload(sig, target_context)
            except OSError:
                continue  # unreadable code is compiled
            if found is not None:
                return found
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        for folder in code_cache.to_write(self._part):
            try:
                _InFolder(self._function, folder).save_overload(sig, data)
                return
            except OSError as error:
                code_cache.failed(folder, error)


def dispatcher(function: Callable[..., object], part: str, options: dict[str, Any]) -> Any:
    """Return a dispatcher that compiles `function` when called. `part`: of the cache for its code; `options`: Numba's."""
    compiled: Any = numba.njit(pipeline_class=_EngineCompiler, **options)(function)
    compiled._cache = _EngineCache(function, part)
    return compiled


def linked_code(function: Callable[..., object], signature: Any, part: str, options: dict[str, Any]) -> Any:
    """Return the code of `function` at an address, for callers in C; otherwise as `dispatcher`."""
    compiled: Any = CFunc(function, sigutils.normalize_signature(signature), locals={}, options=options)
    compiled._cache = _EngineCache(function, part)
    compiled.compile()
    return compiled


class _HelperLibrary(JITCodeLibrary):
    """Intermediate code of a helper and of the helpers that it calls, as lowered; it is never run by itself."""

    def _optimize_final_module(self) -> None:
        """Do nothing: the code that links the helper in is optimised instead."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _HelperLowering(NativeLowering):
    """Lowering of a helper to intermediate code, without an entry from Python."""

    _name = "eastwind_helper_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _HelperLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        state.flags.no_cpython_wrapper = True
        state.flags.no_cfunc_wrapper = True
        super().run_pass(state)
        # Numba knows a compiled function by the built-in that calls it; here by a stand-in that is never called
        names: list[str] = []
        stand_in = names.append
        state.targetctx.insert_user_function(stand_in, state.cr.fndesc, [state.library])
        state.reload_init.extend(state.library._reload_init)
        state["cr"] = state.cr._replace(cfunc=stand_in)
        return True


def _with_last_step(state: Any, lowering: type[NativeLowering]) -> list[Any]:
    """Return Numba's usual pipeline with another last step."""
    pipeline = _pass_builder.define_nopython_pipeline(state)
    pipeline.passes = [(lowering if step is NativeLowering else step, told) for step, told in pipeline.passes]
    pipeline._finalized = False
    pipeline.finalize()
    return [pipeline]


class _HelperCompiler(CompilerBase):
    """Compiler of helpers."""

    def define_pipelines(self) -> list[Any]:
        return _with_last_step(self.state, _HelperLowering)


class _EngineCompiler(CompilerBase):
    """Compiler of functions that are called from Python."""

    def define_pipelines(self) -> list[Any]:
        return _with_last_step(self.state, _EngineLowering)


def _widened(argument: Any, annotation: object) -> Any:
    """Return the type of a helper's argument: no literals, and for an annotated `int` one width and no enumeration.

    Otherwise each mixture of literals and widths that its callers pass would be a function of its own.
    """
    plain = _numba_types.unliteral(argument)
    if annotation is int and isinstance(plain, _numba_types.IntEnumMember):
        # a member is passed as its number
        plain = plain.dtype
    if annotation is int and isinstance(plain, _numba_types.Integer) and plain.bitwidth < _numba_types.int64.bitwidth:
        # unsigned stays unsigned: an index that cannot be negative is looked up without a check
        return _numba_types.int64 if plain.signed else _numba_types.uint32
    return plain


class HelperDispatcher(CPUDispatcher):
    """Dispatcher of a helper: kept as intermediate code for compiled callers, compiled by itself when Python calls it."""

    def __init__(self, function: Callable[..., object], options: dict[str, Any]) -> None:
        super().__init__(
            function, targetoptions={"nopython": True, "boundscheck": None, **options}, pipeline_class=_HelperCompiler
        )
        self._for_python: Any = numba.njit(pipeline_class=_EngineCompiler, **options)(function)
        told = function.__annotations__
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        self._annotations = [told.get(name) for name in names]

    def add_overload(self, cres: Any) -> None:
        # Numba would let Python call it too
        self.overloads[tuple(cres.signature.args)] = cres

    def get_call_template(self, args: Any, kws: Any) -> Any:
        compiler: Any = vars(self)["_compiler"]
        signature, folded = compiler.fold_argument_types(args, kws)
        widened = [_widened(argument, told) for argument, told in zip(folded, self._annotations, strict=True)]
        template, _, _, _ = super().get_call_template(widened, {})
        return template, signature, folded, {}

    def __call__(self, *args: Any, **kws: Any) -> Any:
        # the function compiled by itself finds its own machine code; this dispatcher has none, and would look for it every time
        return self._for_python(*args, **kws)
