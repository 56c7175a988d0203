"""Rule sets as named on the command line: a preset by its id, or a household's file."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final
from weakref import WeakKeyDictionary

from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from eastwind.interchange.rules_in_use import KnownRules
    from eastwind.rules import RuleFaults, RuleSet

#: What stands for it in the place of a file's name.
STANDARD_INPUT: Final = "-"


def add_rules_to(command: argparse.ArgumentParser, *, default: str | None = None) -> None:
    """Add the options that choose a rule set and its options."""
    command.add_argument(
        "--rules", default=default, metavar="RULES", help=f"a rule set's id, or a household's file (default {default})"
    )
    add_options_to(command)


def add_options_to(command: argparse.ArgumentParser) -> None:
    """Add the option that sets options of a rule set."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the rule set, such as flowers=true or limit=500; may be given again",
    )


def add_rules_files_to(command: argparse.ArgumentParser) -> None:
    """Add the option that makes households' sets known to questions."""
    command.add_argument(
        "--rules-file",
        action="append",
        default=[],
        metavar="FILE",
        help="with --jsonl: a household's file, whose set questions may name by its digest; may be given again",
    )


def known_rules(chosen: argparse.Namespace) -> "KnownRules":
    """Return the rule sets that questions may name: the presets, and those of `--rules-file`.

    :raises UsageError: with every fault of a file.
    """
    from eastwind.interchange.rules_in_use import KnownRules

    return KnownRules(map(rules_of, chosen.rules_file))


def known_again(chosen: argparse.Namespace) -> list[str] | None:
    """Return arguments by which another process knows the same sets; None where a file is a pipe, which cannot be read twice."""
    if any(path.exists() and not path.is_file() for path in map(Path, chosen.rules_file)):
        return None
    return [f"--rules-file={name}" for name in chosen.rules_file]


def read_options(given: list[str]) -> dict[str, Any]:
    """Parse `["flowers=true", "limit=500"]` into a table; numbers, true and false are what they look like.

    :raises UsageError: for anything that is not NAME=VALUE.
    """
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise UsageError(f"--option: expected NAME=VALUE such as flowers=true, found {text!r}")
        plain = {"true": True, "on": True, "false": False, "off": False}.get(value.lower(), value)
        key = name.replace("-", "_")
        if key in options:
            raise UsageError(f"--option: {key} was given twice: expected it once")
        options[key] = int(plain) if isinstance(plain, str) and plain.isdecimal() else plain
    return options


def name_of(path: Path) -> str:
    """Return the name of a file for messages."""
    return "standard input" if str(path) == STANDARD_INPUT else str(path)


#: Contents of streams that were read to learn how much they hold.
_read: Final[WeakKeyDictionary[BinaryIO, bytes]] = WeakKeyDictionary()


def standard_input() -> bytes:
    """Return the contents of standard input, read once and returned as often as needed."""
    stream = sys.stdin.buffer
    if stream not in _read:
        _read[stream] = stream.read()
    return _read[stream]


def read_text(path: Path) -> str:
    """Return a file's text, or for `-` that of standard input.

    :raises UsageError: if it cannot be read.
    """
    from eastwind import texts
    from eastwind.library import files

    if str(path) == STANDARD_INPUT:
        try:
            return texts.decoded(standard_input())
        except texts.EncodingError as error:
            raise UsageError(f"standard input: {error}") from error
    try:
        return files.read_text(path)
    except files.FileError as error:
        raise UsageError(str(error)) from error


def load_rules(name: str, options: dict[str, Any] | None = None) -> "RuleSet":
    """Load a preset by its id, the rule set of a household's file, or one that was exported.

    :raises RuleFaults: with all faults of the file or the options; :raises UsageError: for a file that cannot be read.
    """
    from eastwind.library import rule_files
    from eastwind.library.files import FileError

    try:
        return rule_files.load_rules(name, options)
    except FileError as error:
        raise UsageError(str(error)) from error


def load_text(text: str, path: Path) -> "RuleSet":
    """Load the rule set of the text of a file that is, or is to be, at `path`; raises as `load_rules` does."""
    from eastwind.library import rule_files
    from eastwind.library.files import FileError

    try:
        return rule_files.load_text(text, path)
    except FileError as error:
        raise UsageError(str(error)) from error


def parent_of(name: str, rules: "RuleSet") -> "RuleSet | None":
    """Return the rule set that `rules`, loaded by this name, extends; None where it extends none.

    :raises UsageError: with every fault.
    """
    from eastwind.library import rule_files
    from eastwind.library.files import FileError
    from eastwind.rules import RuleFaults

    try:
        return rule_files.load_parent(name, rules)
    except FileError as error:
        raise UsageError(str(error)) from error
    except RuleFaults as faults:
        raise _all_of(faults) from faults


def rules_of(name: str, given: list[str] | None = None) -> "RuleSet":
    """Load rules as `load_rules` does, with the options in the form NAME=VALUE.

    :raises UsageError: with every fault.
    """
    from eastwind.rules import RuleFaults

    try:
        return load_rules(name, read_options(given or []))
    except RuleFaults as faults:
        raise _all_of(faults) from faults


def _all_of(faults: "RuleFaults") -> UsageError:
    return UsageError("\n".join(["what is wrong:", *map(str, faults.faults)]))


def chosen_rules(chosen: argparse.Namespace, flowers: tuple[int, ...] = ()) -> "RuleSet":
    """Load the rule set of `--rules` and `--option`; bonus tiles in a hand switch the flowers on.

    :raises UsageError: with every fault; :raises HandFault: for flowers under a rule set that has none.
    """
    from eastwind.interchange.rules_in_use import with_flowers

    return with_flowers(rules_of(chosen.rules, chosen.option), flowers)
