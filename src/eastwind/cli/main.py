"""`eastwind …`: reads the arguments and hands over to the command."""

import argparse
import os
import sys
from collections.abc import Sequence

from eastwind import __version__
from eastwind.cli import (
    backup,
    bench,
    check,
    convert,
    duel,
    play,
    replay,
    restore,
    rules,
    score,
    settle,
    simulate,
    verify,
    warm,
)
from eastwind.cli.misuse import MISUSE, Misuse
from eastwind.extras import MissingExtra


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(prog="eastwind", description="Play, score, learn and study classical Mahjong.")
    top.add_argument("--version", action="version", version=f"eastwind {__version__}")
    commands = top.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    every = (play, score, settle, rules, replay, verify, convert, simulate, duel, backup, restore, check, warm, bench)
    for command in every:
        command.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns its exit code: 0, 1 when it failed, 2 when it was asked for wrongly."""
    chosen = parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except (Misuse, MissingExtra) as misuse:
        print(f"eastwind {chosen.command}: {misuse}", file=sys.stderr)
        return MISUSE
    except BrokenPipeError:
        # who read has gone, as `head` does; without this Python would complain once more when it closes the stream
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
