"""Shared arguments of the commands that play very many hands: whole numbers, the seed, the cores."""

import argparse

from eastwind.cli.usage_error import UsageError


def number(given: str) -> int:
    """Parse a whole number in an argument, `1_000_000` too."""
    digits = given.replace("_", "")
    if not digits.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, found {given!r}")
    return int(digits)


def add_seed_and_cores_to(command: argparse.ArgumentParser, what: str) -> None:
    """Add the options of chance and of speed; `what`: names what is the same for the same seed."""
    command.add_argument(
        "--seed", type=number, default=1, metavar="N", help=f"the same seed, the same {what} (default 1)"
    )
    command.add_argument("--cores", type=number, metavar="N", help="cores to use (default: all)")


def check_cores(chosen: argparse.Namespace) -> None:
    """Check the number of cores.

    :raises UsageError: for none at all.
    """
    if chosen.cores == 0:
        raise UsageError("--cores: expected at least one")


def cores_of(chosen: argparse.Namespace) -> int:
    """Return the number of cores to use."""
    from eastwind.cores import available_cores

    return chosen.cores or available_cores()
