"""`eastwind check`: check that the stored tables are whole, even while they are in use."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli import database
from eastwind.cli.compiling import mode, rooms
from eastwind.cli.usage_error import UsageError
from eastwind.extras import server_needed

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("check", help="look whether the kept tables are whole", description=__doc__)
    command.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a backup (default: the database itself)")
    command.add_argument(
        "--database", type=database.address_of, metavar="URL", help="a database of PostgreSQL instead of a file"
    )
    database.add_options_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check the database. 0: it is whole, every match plays again; 1: it is not, and the faults are printed."""
    server_needed("the database")
    mode.for_file(chosen.file or database.place(chosen.data)) if chosen.database is None else rooms.compiled("table")
    from eastwind.server.operations.inspection import FaultKind, inspect, inspect_postgres
    from eastwind.server.store.errors import StoreError
    from eastwind.words import text

    try:
        if chosen.database is None:
            found = inspect(chosen.file or database.place(chosen.data))
        elif chosen.file is None:
            found = inspect_postgres(chosen.database)
        else:
            raise UsageError("a file or --database, not both")
    except StoreError as error:
        raise UsageError(str(error)) from error
    if chosen.json:
        database.print_data(found)
    else:
        database.tell(found, chosen.lang)
        if not found.whole:
            # a server does not begin on a damaged file
            if not any(fault.kind is FaultKind.FILE for fault in found.faults):
                print(text(chosen.lang, "cli-check-tables"))
            print(text(chosen.lang, "cli-check-advice"))
    return 0 if found.whole else 1
