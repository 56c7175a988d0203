"""`eastwind …`: parsing of the arguments, and the call of the command."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any

from eastwind import __version__, code_cache
from eastwind.cli import (
    backup,
    bench,
    check,
    convert,
    duel,
    play,
    replay,
    restore,
    review,
    rules,
    score,
    serve,
    settle,
    sheet,
    simulate,
    stats,
    tasks,
    terminal,
    train,
    verify,
    warm,
)
from eastwind.cli.say import code_is_kept_elsewhere
from eastwind.cli.usage_error import MISUSE, UsageError
from eastwind.extras import MissingExtra


class _Once(argparse.Action):
    """Action that stores the value of an option and refuses a second one: one of the two would be lost."""

    _given = False

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: object, values: object, option: object = None
    ) -> None:
        if self._given:
            parser.error(f"{option} was given twice: expected it once")
        self._given = option is not None
        setattr(namespace, self.dest, values)


class _Parser(argparse.ArgumentParser):
    """Parser that takes each option once, but for those that may be given again."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        for stores in (None, "store"):
            self.register("action", stores, _Once)


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands and their options."""
    top = argparse.ArgumentParser(prog="eastwind", description="Play, score, learn and study classical Mahjong.")
    top.add_argument("--version", action="version", version=f"eastwind {__version__}")
    commands = top.add_subparsers(
        title="commands", dest="command", metavar="COMMAND", required=True, parser_class=_Parser
    )
    every = (
        play,
        serve,
        score,
        settle,
        sheet,
        rules,
        replay,
        verify,
        stats,
        review,
        convert,
        simulate,
        duel,
        train,
        tasks,
        backup,
        restore,
        check,
        warm,
        bench,
    )
    for command in every:
        command.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code: 0, 1 when it failed, 2 for a wrong usage."""
    terminal.speak_any_encoding()
    chosen = parser().parse_args(arguments)
    code_cache.tell_with(code_is_kept_elsewhere)
    try:
        code = int(chosen.run(chosen))
        terminal.flush()
        return code
    except (UsageError, MissingExtra) as misuse:
        print(f"eastwind {chosen.command}: {misuse}", file=sys.stderr)
        return MISUSE
    except BrokenPipeError:
        # who read has gone, as `head` does
        _say_no_more()
        return 0
    except OSError as error:
        if error.filename is not None:
            raise
        # files are named; what has no name is what is printed
        _say_no_more()
        print(f"eastwind {chosen.command}: what is printed cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _say_no_more() -> None:
    """Discard further output: without this Python would complain once more when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
