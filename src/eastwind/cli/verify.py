"""`eastwind verify`: computes the shuffle of a finished match again from its record."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli.record_files import read_record
from eastwind.cli.say import say

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("verify", help="check the shuffle of a match", description=__doc__)
    command.add_argument(
        "file", type=Path, metavar="FILE", help="the game record, as the page saves it; - for standard input"
    )
    command.add_argument("--commitment", metavar="HEX", help="the promise as it was shown before the match")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """0: everything follows from the secret; 1: something does not, and what."""
    from eastwind.record import RecordError, replay, verify_shuffle

    try:
        lines = read_record(chosen.file)
        for _ in replay(lines):
            pass
        verified = verify_shuffle(lines)
    except RecordError as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    if chosen.commitment is not None and chosen.commitment.lower() != verified.commitment:
        expected = f"expected the commitment {chosen.commitment}, the record's is {verified.commitment}"
        print(f"{chosen.file}: {expected}", file=sys.stderr)
        return 1
    say("cli-verified", hands=verified.hands, commitment=verified.commitment)
    return 0
