"""`eastwind backup`: copy all tables into one file, even while they are in use, and check that the copy is whole."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli import database
from eastwind.cli.compiling import mode
from eastwind.cli.usage_error import UsageError
from eastwind.extras import server_needed

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("backup", help="copy the kept tables while they are played at", description=__doc__)
    command.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    command.add_argument("--force", action="store_true", help="write over a file that is there")
    database.add_options_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Make the copy. 0: it was made, and is whole; 1: the database is not whole, and no copy was made."""
    server_needed("the database")
    source = database.place(chosen.data)
    if chosen.file.is_dir():
        raise UsageError(f"expected a file, {chosen.file} is a folder")
    if chosen.file.exists() and (not chosen.force or chosen.file.samefile(source)):
        raise UsageError(f"{chosen.file} is there already; --force writes over it, unless it is the database itself")
    mode.for_file(source)
    from eastwind.server.operations.backup import NotWhole, back_up
    from eastwind.server.store.errors import StoreError
    from eastwind.words import text

    try:
        found = back_up(source, chosen.file)
    except NotWhole as refused:
        if chosen.json:
            database.print_data(refused.inspection, backup=None)
        else:
            database.tell(refused.inspection, chosen.lang)
            print(text(chosen.lang, "cli-backup-refused"))
        return 1
    except StoreError as error:
        raise UsageError(str(error)) from error
    if chosen.json:
        database.print_data(found, backup=str(chosen.file))
    else:
        database.tell(found, chosen.lang)
        print(text(chosen.lang, "cli-backup-made", file=str(chosen.file)))
    return 0
