"""Replay page for a record in a file: a server of its own, which keeps that record and nothing on the disk."""

import contextlib
import signal
import sys
import webbrowser
from pathlib import Path
from typing import Final
from urllib.parse import quote

from eastwind.cli.say import say
from eastwind.cli.usage_error import UsageError
from eastwind.record.errors import RecordError
from eastwind.record.lines import Line

_LOOPBACK: Final = "127.0.0.1"


def open_page(lines: list[Line], hand: int, port: int) -> int:
    """Serve the replay of a record and open it at a hand; return when the server is stopped.

    :raises RecordError: for a record that does not replay, or a hand of it that was not played to its end.
    """
    from eastwind.server.app import create_app
    from eastwind.server.serve import find_place
    from eastwind.server.serve import run as serve
    from eastwind.server.services.replays import match_of
    from eastwind.server.settings import Settings
    from eastwind.server.starting import Starting
    from eastwind.server.store.memory import MemoryStore

    match = match_of(lines)
    if not 1 <= hand <= len(match.history):
        raise RecordError(f"hand {hand} was not played to its end: expected 1 to {len(match.history)}", len(lines))
    try:
        place = find_place(_LOOPBACK, port, or_any=False, secure=False)
    except OSError as error:
        raise UsageError(f"cannot listen on {_LOOPBACK}, port {port}: {error.strerror or error}") from error
    # with nothing kept there is no folder either
    settings = Settings(Path(), place.hosts)
    app = create_app(settings, store=MemoryStore())
    opened = app.state.replays.keep(match)
    address = f"{place.url}#/record/{quote(opened.replay)}/{hand}"

    def ready() -> None:
        say("cli-replay-ready", address=address)
        if not app.state.page.built:
            say("cli-page-not-built")
        webbrowser.open(address)

    # Ctrl-C is how one stops it; told to end in another way it ends well too
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        serve(Starting(settings, lambda: app), place, settings, None, ready)
    return 0
