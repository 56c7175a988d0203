"""`eastwind warm`: compile the engine once."""

import argparse
from typing import TYPE_CHECKING

from eastwind import code_cache
from eastwind.cli.compiling import engine
from eastwind.cli.say import say

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("warm", help="compile the engine for this machine", description=__doc__)
    command.add_argument("--along", action="store_true", help="compile in this process what no other one is at")
    command.add_argument("--sparing", action="store_true", help="with --along, in less memory and more time")
    command.add_argument("--restarted", action="store_true", help="as a process that has restarted itself for that")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Compile what is not compiled, with a message; fail where nothing can be kept, which has been reported then."""
    if chosen.along:
        engine.work_along(is_sparing=chosen.sparing, is_restarted=chosen.restarted)
    elif not engine.is_warm() and code_cache.writable("") is None:
        return 1
    else:
        engine.warm_up(lambda: say("cli-compiling"), lambda seconds: say("cli-compiled", seconds=round(seconds)))
        return 0 if engine.is_warm() else 1
    return 0
