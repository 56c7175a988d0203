"""Packages as tables of contents: the names that a package offers are loaded with their first use.

A package declares its contents as imports that only the type checker executes:

    if TYPE_CHECKING:
        from eastwind.hands.readings import Reading, readings

    __all__ = ["Reading", "readings"]

    load_when_asked(__name__)

So the contents are in one place, in plain Python, checked like any other import; and `import eastwind` does not wait for the
compiler's library only to read the version.
"""

import ast
import importlib
import sys
from types import ModuleType
from typing import Any, Final

#: Attribute with the contents of such a package: name → (module, name there).
_CONTENTS: Final = "__contents__"


class _Package(ModuleType):
    """Package whose contents are loaded on access."""

    def __getattr__(self, name: str) -> Any:
        contents: dict[str, tuple[str, str]] = self.__dict__.get(_CONTENTS, {})
        if name not in contents:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        module, there = contents[name]
        found: Any
        if module == self.__name__:  # a package inside this one
            found = importlib.import_module(f"{module}.{there}")
        else:
            found = getattr(importlib.import_module(module), there)
        self.__dict__[name] = found
        return found

    def __setattr__(self, name: str, value: object) -> None:
        # The import of a module sets it in its package by its name. Where a function of that name is offered (`eastwind.rules`,
        # `hands.distance`), the readers of the package mean the function.
        if not (isinstance(value, ModuleType) and name in self.__dict__[_CONTENTS]):
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*self.__dict__, *self.__dict__[_CONTENTS]})


def load_when_asked(package: str) -> None:
    """Make a package's imports under `if TYPE_CHECKING:` its contents, each loaded with the first use of its name.

    :raises ImportError: where the package comes without its source.
    """
    module = sys.modules[package]
    loader: Any = module.__spec__ and module.__spec__.loader
    source = loader.get_source(package)
    if source is None:
        raise ImportError(
            f"expected the source of {package} next to its bytecode, found {module.__file__} alone: "
            "Eastwind compiles its engine from its sources, install it with them",
            name=package,
            path=module.__file__,
        )
    module.__dict__[_CONTENTS] = _contents(ast.parse(source))
    module.__class__ = _Package


def _contents(source: ast.Module) -> dict[str, tuple[str, str]]:
    return {
        alias.asname or alias.name: (statement.module, alias.name)
        for block in source.body
        if isinstance(block, ast.If) and isinstance(block.test, ast.Name) and block.test.id == "TYPE_CHECKING"
        for statement in block.body
        if isinstance(statement, ast.ImportFrom) and statement.module
        for alias in statement.names
    }
