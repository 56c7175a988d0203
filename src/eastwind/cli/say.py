"""Messages of the command line in the language of its user."""

import argparse
import os
import sys
from typing import TYPE_CHECKING, Final

from eastwind.code_cache import said_of
from eastwind.words.languages import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from eastwind.words.texts import Argument

#: In the order in which the C library looks at them.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language() -> str:
    """Return the language of the environment, English when there are no texts in it."""
    for variable in _VARIABLES:
        wish = os.environ.get(variable, "")
        if wish:
            found = wish.split(".")[0].split("_")[0].lower()
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def say(message_id: str, **arguments: "Argument") -> None:
    """Print a message at once."""
    print(_text(message_id, **arguments), flush=True)


def say_aside(message_id: str, **arguments: "Argument") -> None:
    """Print a message on standard error, where it does not mix with output for programs."""
    print(_text(message_id, **arguments), file=sys.stderr, flush=True)


def code_is_kept_elsewhere(folder: "Path", error: OSError, instead: "Path | None") -> None:
    """Say aside that compiled code cannot be kept in its place, and what is done about it."""
    why = said_of(error)
    if instead is None:
        say_aside("cli-code-not-kept", folder=str(folder), why=why)
    else:
        say_aside("cli-code-kept-elsewhere", folder=str(folder), why=why, instead=str(instead))


def _text(message_id: str, **arguments: "Argument") -> str:
    # who asks for help alone does not wait for the texts
    from eastwind.words import text

    return text(language(), message_id, **arguments)


def add_language_to(command: argparse.ArgumentParser) -> None:
    """Add the option that chooses another language than the environment's."""
    command.add_argument("--lang", choices=LANGUAGES, default=language(), help="language (default: the terminal's)")
