"""`eastwind replay`: print a recorded game as text; with `--open` step through it in the browser."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli.compiling import mode, rooms
from eastwind.cli.record_files import read_record
from eastwind.cli.say import add_language_to
from eastwind.cli.usage_error import UsageError
from eastwind.extras import server_needed

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("replay", help="tell a recorded game", description=__doc__)
    command.add_argument(
        "file", type=Path, metavar="FILE", help="the game record, as the page saves it; - for standard input"
    )
    command.add_argument("--hand", type=int, metavar="N", help="this hand alone (default: all; with --open the first)")
    command.add_argument("--open", action="store_true", help="start a server and open the page's replay of it")
    command.add_argument("--port", type=int, default=0, help="of that server (default: any free one)")
    add_language_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the game; 1 for a record that does not replay."""
    if chosen.open:
        server_needed("the page's replay")
    rooms.compiled("table") if chosen.open else mode.for_file(chosen.file)
    from eastwind.cli.texts.replay_text import hands_of, told
    from eastwind.record import RecordError

    try:
        lines = read_record(chosen.file)
        known = hands_of(lines)
        if chosen.hand is not None and chosen.hand not in known:
            raise UsageError(f"{chosen.file} has no hand {chosen.hand}: expected 1 to {max(known, default=0)}")
        if chosen.open:
            from eastwind.cli.replay_page import open_page

            return open_page(lines, chosen.hand or 1, chosen.port)
        for paragraph in told(lines, chosen.lang, chosen.hand):
            print(paragraph)
    except RecordError as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    return 0
