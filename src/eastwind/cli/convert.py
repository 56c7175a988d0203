"""`eastwind convert`: print a recorded game in the format of other programs."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli.compiling import mode
from eastwind.cli.record_files import read_record
from eastwind.cli.terminal import print_data

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("convert", help="a recorded game in another format", description=__doc__)
    command.add_argument(
        "file", type=Path, metavar="FILE", help="the game record, as the page saves it; - for standard input"
    )
    command.add_argument(
        "--to", choices=("mjai",), required=True, help="mjai: JSON lines, as programs for riichi speak"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the events; 1 for a record that does not replay."""
    mode.for_file(chosen.file)
    from eastwind.interchange.mjai import to_mjai
    from eastwind.record import RecordError

    try:
        for event in to_mjai(read_record(chosen.file)):
            print_data(json.dumps(event, ensure_ascii=False, separators=(",", ":")) + "\n")
    except RecordError as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    return 0
