"""`eastwind sheet`: work out the score book of a physical table: hands, bills, payments, standing, and what does not add up."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli.compiling import mode
from eastwind.cli.rule_files import add_rules_files_to, known_rules, read_text
from eastwind.cli.say import add_language_to
from eastwind.cli.terminal import print_data
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("sheet", help="the score book of a physical table", description=__doc__)
    command.add_argument("file", type=Path, metavar="FILE", help="the book, as the page saves it; - for standard input")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="all that comes of it, as JSON")
    form.add_argument("--jsonl", action="store_true", help="the file anew, with all that comes of its entries")
    form.add_argument("--csv", action="store_true", help="a table for spreadsheets, a row for each entry")
    command.add_argument(
        "--delimiter",
        choices=(";", ","),
        help="with --csv: what stands between cells; ; for spreadsheets (default), , for programs, without a byte order mark",
    )
    add_rules_files_to(command)
    add_language_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Work out the book. 0: everything adds up; 1: something does not, or the file is no book."""
    if chosen.delimiter is not None and not chosen.csv:
        raise UsageError("--delimiter says what stands between the cells of a table: expected --csv too")
    mode.for_file(chosen.file)
    from eastwind.cli.texts.sheet_text import told
    from eastwind.interchange import InterchangeError
    from eastwind.record import RecordError
    from eastwind.sheet.file import SEMICOLON, book_text, csv_text, doubts_of, read_book
    from eastwind.sheet.sheet import value_book

    try:
        book, written = read_book(read_text(chosen.file))
        sheet = value_book(book, chosen.lang, known_rules(chosen))
    except (RecordError, InterchangeError) as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    doubts = [*sheet.doubts, *doubts_of(written, sheet, chosen.lang)]
    faults = any(entry.faults for entry in sheet.entries)
    if chosen.json:
        print_data(sheet.model_copy(update={"doubts": tuple(doubts)}).model_dump_json() + "\n")
    elif chosen.jsonl:
        print_data(book_text(book, sheet))
    elif chosen.csv:
        print_data(csv_text(book, sheet, chosen.lang, chosen.delimiter or SEMICOLON))
    else:
        print("\n".join(told(book, sheet, doubts, chosen.lang)))
    return 1 if doubts or faults else 0
