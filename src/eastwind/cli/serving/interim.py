"""Process in which the engine runs interpreted until it is compiled; begun by a server, and only of use to it.

Its settings come over its standard input, so that no command line reveals databases and their passwords.
"""

import asyncio
import logging
import os
import pickle
import signal
import sys
import time
from dataclasses import replace
from struct import Struct
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from eastwind.cli.compiling.engine import INTERPRETED
from eastwind.cli.serving.plan import SetUp

if TYPE_CHECKING:
    from eastwind.server.interim.process import Begin, Pipes

_LENGTH: Final = Struct(">I")
_TURN_SECONDS: Final = 0.0005


def begin_with(set_up: SetUp, module: str = "eastwind.cli.serving.interim") -> "Begin":
    """Return a function that starts the interpreted process, and restarts it when it has died."""
    begun = 0

    async def begin() -> "Pipes":
        nonlocal begun
        from eastwind.server.interim.process import Process

        known = replace(set_up.known, since=time.time() if begun else None)
        begun += 1

        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, INTERPRETED: "1"},
        )
        pipes = Process(process)
        told = pickle.dumps(replace(set_up, known=known))
        pipes.writer.write(_LENGTH.pack(len(told)) + told)
        return pipes

    return begin


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take standard input and output for the front alone: printed text goes to standard error, where the log goes."""
    comes = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    goes = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    return comes, goes


def main() -> int:
    """Serve until the process in front is gone, or has taken over."""
    # what is typed where the server was started is for the process in front, which ends this one
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    comes, goes = _own_pipes()
    length = comes.read(_LENGTH.size)
    if len(length) < _LENGTH.size:
        return 1
    told = comes.read(_LENGTH.unpack(length)[0])
    set_up: SetUp = pickle.loads(told)  # noqa: S301 — by the process that has begun this one, in a pipe of its own

    from eastwind.server.operations.json_log import JsonLines
    from eastwind.server.operations.throttled_log import log_throttled

    log_throttled(form=JsonLines() if set_up.plan.as_json else None)
    sys.setswitchinterval(_TURN_SECONDS)
    app, left = _application(set_up)
    has_rested = asyncio.run(_serve(app, left, comes, goes, is_counted=set_up.plan.told is not None))
    logging.shutdown()
    return 0 if has_rested else 1


def _application(set_up: SetUp) -> tuple[Any, Any]:
    from eastwind.cli.own_bots import look_for
    from eastwind.cli.serving.application import application_of
    from eastwind.server.interim.application import SecondsLeft

    left = SecondsLeft()
    look_for(set_up.bots)
    return application_of(set_up, left), left


async def _serve(app: Any, left: Any, comes: BinaryIO, goes: BinaryIO, *, is_counted: bool) -> bool:
    from eastwind.server.interim.application import WithTables
    from eastwind.server.interim.host import Host

    host = Host(WithTables(app, left, is_counted=is_counted), comes, goes)
    async with app.router.lifespan_context(app):
        await host.serve()
    if host.has_rested:
        # whoever sits here sits at the compiled engine by now: nobody leaves
        sys.stderr.flush()
        os._exit(0)
    return False


if __name__ == "__main__":
    # pickled things are of the module's own name
    from eastwind.cli.serving.interim import main as run

    sys.exit(run())
