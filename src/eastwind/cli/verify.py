"""`eastwind verify`: compute the shuffle of a finished match again from its record."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli.compiling import mode
from eastwind.cli.rule_files import read_text
from eastwind.cli.say import say
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.record import Verified


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("verify", help="check the shuffle of a match", description=__doc__)
    command.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="one game record or several in a file, as the page saves them; - for standard input",
    )
    command.add_argument("--commitment", metavar="HEX", help="the promise as it was shown before the match")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Verify the record. 0: everything follows from the secret; 1: something does not, and it is printed."""
    mode.for_file(chosen.file)
    from eastwind.record import RecordError, verify_shuffle
    from eastwind.record.figures import matches_in

    try:
        matches = matches_in(read_text(chosen.file))
        if chosen.commitment is not None and len(matches) > 1:
            raise UsageError(f"{chosen.file} holds {len(matches)} matches: expected one where a --commitment is given")
        for lines in matches[:-1]:
            _say_verified(verify_shuffle(lines))
        verified = verify_shuffle(matches[-1])
    except RecordError as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    if chosen.commitment is not None and chosen.commitment.lower() != verified.commitment:
        expected = f"expected the commitment {chosen.commitment}, the record's is {verified.commitment}"
        print(f"{chosen.file}: {expected}", file=sys.stderr)
        return 1
    _say_verified(verified)
    return 0


def _say_verified(verified: "Verified") -> None:
    say("cli-verified", hands=verified.hands, commitment=verified.commitment)
