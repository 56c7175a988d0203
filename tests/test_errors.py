"""Every error that the package raises has one base, so that whoever uses it can catch them all."""

import importlib
import inspect
import pkgutil
from functools import cache
from typing import Final

import eastwind
from eastwind.errors import EastwindError

#: Programs that measure fail as tests do; a text that is missing is a fault of the program itself.
_NOT_FOR_PEOPLE: Final = ("eastwind.bench", "eastwind.words")
#: A module without errors that reads every text and rule set when it is imported, which takes seconds.
_READS_AHEAD: Final = "eastwind.server.jobs.preload"


@cache
def errors() -> list[type[BaseException]]:
    """All that the package has."""
    found: list[type[BaseException]] = []
    for module in pkgutil.walk_packages(eastwind.__path__, "eastwind."):
        if not module.name.startswith(_NOT_FOR_PEOPLE) and module.name != _READS_AHEAD:
            for _, one in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
                if issubclass(one, BaseException) and one.__module__ == module.name:
                    found.append(one)
    return found


def test_every_error_is_an_eastwind_error() -> None:
    found = errors()
    assert len(found) > 15
    assert [f"{one.__module__}.{one.__name__}" for one in found if not issubclass(one, EastwindError)] == []


def test_an_error_can_be_told_in_any_language() -> None:
    for one in errors():
        assert callable(getattr(one, "told", None)), one.__name__
