"""`eastwind restore`: put a backup into the place of the database, and keep the old database in the same folder."""

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli import database
from eastwind.cli.compiling import mode
from eastwind.cli.usage_error import UsageError
from eastwind.extras import server_needed

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("restore", help="put a backup into the place of the database", description=__doc__)
    command.add_argument("file", type=Path, metavar="FILE", help="the backup")
    database.add_options_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Restore the backup. 0: it is in its place; 1: it is not whole, and the database is as it was; 2: a server uses it."""
    server_needed("the database")
    target = database.place(chosen.data)
    if target.exists() and chosen.file.exists() and chosen.file.samefile(target):
        raise UsageError(f"{chosen.file} is the database itself")
    mode.for_file(chosen.file)
    from eastwind.server.operations.backup import InUse, NotWhole, restore
    from eastwind.server.store.errors import StoreError
    from eastwind.words import text

    try:
        found, aside = restore(chosen.file, target, datetime.now(UTC))
    except NotWhole as refused:
        if chosen.json:
            database.print_data(refused.inspection, restored=None, aside=None)
        else:
            database.tell(refused.inspection, chosen.lang)
            print(text(chosen.lang, "cli-restore-refused"))
        return 1
    except InUse as error:
        raise UsageError(f"{error}: stop the server first; nothing was changed") from error
    except StoreError as error:
        raise UsageError(str(error)) from error
    if chosen.json:
        database.print_data(found, restored=str(target), aside=None if aside is None else str(aside))
    else:
        database.tell(found, chosen.lang)
        print(text(chosen.lang, "cli-restored", database=str(target), file=str(chosen.file)))
        if aside is not None:
            print(text(chosen.lang, "cli-restored-aside", file=str(aside)))
    return 0
