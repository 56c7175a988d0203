"""Shared parts of the commands that maintain the database: its place, and the report on an inspection."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from eastwind.cli.say import add_language_to
from eastwind.cli.terminal import print_json
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from eastwind.server.operations.inspection import DatabaseFault, Inspection

#: Largest number of faults that are listed one by one; there may be one for each page of a file.
_TOLD: Final = 50
#: How the address of PostgreSQL begins.
_ADDRESSES: Final = ("postgresql://", "postgres://")
#: How that of Valkey or Redis does.
_BUSES: Final = ("redis://", "rediss://", "unix://", "valkey://", "valkeys://")


def add_options_to(command: argparse.ArgumentParser) -> None:
    """Add the options of the database's place and of the report."""
    command.add_argument("--data", type=Path, metavar="DIR", help="folder of the matches (default: the user's own)")
    command.add_argument("--json", action="store_true", help="print what was found as JSON")
    add_language_to(command)


def folder(data: Path | None) -> Path:
    """Return the folder of the matches: the given one, or the user's own.

    :raises UsageError: for a user without a home, who has named none.
    """
    from eastwind.server.settings import default_data

    try:
        return data or default_data()
    except RuntimeError as error:
        raise UsageError(f"expected a folder for the matches (--data): {error}") from error


def place(data: Path | None) -> Path:
    """Return the database in the folder of the matches; raises as `folder` does."""
    from eastwind.server.settings import DATABASE

    return folder(data) / DATABASE


def address_of(text: str) -> str:
    """Check the address of a database given by the user. It may hold a password, so errors do not quote it."""
    if not text.startswith(_ADDRESSES):
        raise argparse.ArgumentTypeError("expected an address such as postgresql://user@host/name")
    return text


def bus_of(text: str) -> str:
    """Check the address of a Valkey or Redis given by the user. It may hold a password, so errors do not quote it."""
    if not text.startswith(_BUSES):
        raise argparse.ArgumentTypeError("expected an address such as redis://host:6379")
    return text


def tell(found: "Inspection", language: str) -> None:
    """Print the counts, the faults, and the journals that were cut back once."""
    from eastwind.words import text

    print(
        text(
            language,
            "cli-check-counted",
            file=str(found.file),
            tables=found.tables,
            hands=found.hands,
            moves=found.moves,
        )
    )
    for cut in found.cuts:
        print(text(language, "cli-check-cut", table=cut.table, hand=cut.hand, at=f"{cut.at} UTC"))
    for fault in found.faults[:_TOLD]:
        print(f"  {_line(fault, language)}")
    if len(found.faults) > _TOLD:
        print("  …")
    if found.whole:
        print(text(language, "cli-check-whole"))
    else:
        print(text(language, "cli-check-faults", count=len(found.faults)))


def _line(fault: "DatabaseFault", language: str) -> str:
    from eastwind.words import text

    what = text(language, f"cli-fault-{fault.kind}", detail=fault.detail)
    return text(language, "cli-fault-at", table=fault.table, what=what) if fault.table else what


def print_data(found: "Inspection", **more: str | None) -> None:
    """Print the same as JSON; `more`: the result of the command."""
    data: dict[str, Any] = {
        **more,
        "file": str(found.file),
        "form": found.form,
        "tables": found.tables,
        "hands": found.hands,
        "moves": found.moves,
        "whole": found.whole,
        "faults": [
            {"kind": fault.kind, "table": fault.table or None, "detail": fault.detail} for fault in found.faults
        ],
        "cuts": [
            {"table": cut.table, "hand": cut.hand, "version": cut.version, "at": cut.at, "why": cut.why}
            for cut in found.cuts
        ],
    }
    print_json(data)
