"""Bots of the user's own: `module:attribute` on the command line."""

import importlib
import importlib.util
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from eastwind.bots import Bot, BotFault, Registry

_EXPECTED = "expected a bot as module:attribute, such as my_bots:tidy"


def look_for(told: list[str]) -> None:
    """Look for the modules of bots without loading them, which loads the engine: so mistakes are reported at once.

    :raises UsageError: for what is no `module:attribute`, or a module that is not there.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        # at the end: a file here that is called like a module of Python's own does not stand in its place
        sys.path.append(here)
    for one in told:
        module, colon, path = one.partition(":")
        if not (module and colon and path):
            raise UsageError(f"{_EXPECTED}, found {one!r}")
        package = module.split(".")[0]
        if importlib.util.find_spec(package) is None:
            raise UsageError(f"{_EXPECTED}; there is no module {package!r} here or among the installed packages")


def load_bot(told: str) -> "Bot":
    """Load the bot at `module:attribute`. Modules are looked for in the working folder, too.

    :raises UsageError: if there is none, or it cannot be one.
    """
    from eastwind.bots import BotError, as_bot

    look_for([told])
    module, _, path = told.partition(":")
    try:
        thing: Any = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise UsageError(f"{_EXPECTED}; there is no module {error.name!r}") from error
    for name in path.split("."):
        if not hasattr(thing, name):
            raise UsageError(f"{_EXPECTED}; {module!r} has no {path!r}")
        thing = getattr(thing, name)
    try:
        return as_bot(thing)
    except BotError as error:
        raise UsageError(f"{told}: {error}") from error


def registry_with(told: list[str]) -> "Registry":
    """Return a registry of the built-in bots and these.

    :raises UsageError: as `load_bot`, or if two have one name.
    """
    from eastwind.bots import BUILT_IN, BotError

    try:
        return BUILT_IN.having(*(load_bot(one) for one in told))
    except BotError as error:
        raise UsageError(f"--bot: {error}") from error


def seated(told: str) -> "list[Bot | str]":
    """Parse a list of bots with commas: names of built-in ones, and others as `module:attribute`."""
    return [load_bot(one) if ":" in one else one for one in map(str.strip, told.split(","))]


def tell_fault(fault: "BotFault") -> None:
    """Print the fault of a bot, and its place in the bot's own code."""
    if fault.__cause__ is not None:
        traceback.print_exception(fault.__cause__, file=sys.stderr)
    print(f"\n{fault}", file=sys.stderr)
