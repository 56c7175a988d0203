"""`eastwind rules`: list, show and compare rule sets, copy one for a household, check and export them."""

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from eastwind.cli.rule_files import (
    add_options_to,
    load_rules,
    load_text,
    name_of,
    parent_of,
    read_options,
    read_text,
    rules_of,
)
from eastwind.cli.say import add_language_to, say
from eastwind.cli.terminal import print_data
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.rules import RuleSet

#: Exit code when what was looked at is not as it should be.
_FAULTY: Final = 1
_HANDS: Final = 300
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")

Run = Callable[[argparse.Namespace], int]


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser(
        "rules", help="list, show, compare, copy, check and hand on rule sets", description=__doc__
    )
    actions = command.add_subparsers(title="actions", dest="action", metavar="ACTION", required=True)

    listed = _action(actions, "list", "the rule sets that come with Eastwind", _list)
    add_language_to(listed)

    show = _action(actions, "show", "a whole rule set as readable text", _show)
    _add_rules(show)
    add_options_to(show)
    add_language_to(show)

    diff = _action(actions, "diff", "in what two rule sets differ, or a household's file from its parent", _diff)
    _add_rules(diff)
    diff.add_argument("other", nargs="?", metavar="OTHER", help="what it is compared with (default: its parent)")
    add_options_to(diff)
    add_language_to(diff)

    copy = _action(actions, "copy", "start a household's file from a rule set", _copy)
    _add_rules(copy)
    copy.add_argument("file", type=Path, metavar="FILE.toml", help="the file to write")
    copy.add_argument("--title", help="what the household calls it (default: from the file's name)")
    add_options_to(copy)
    _add_force(copy)

    check = _action(actions, "check", "all faults of a household's file, with their places", _check)
    _add_rules(check)
    check.add_argument("--deep", action="store_true", help="play random hands by it and test the laws of play")
    check.add_argument("--hands", type=_count, default=_HANDS, metavar="N", help=f"hands to play (default {_HANDS})")
    check.add_argument("--seed", type=_count, default=1, metavar="N", help="of the random hands (default 1)")
    add_options_to(check)
    add_language_to(check)

    export = _action(actions, "export", "a whole rule set with its digest as one JSON file", _export)
    _add_rules(export)
    export.add_argument("--to", type=Path, metavar="FILE.json", help="the file to write (default: print it)")
    add_options_to(export)
    _add_force(export)

    take = _action(actions, "import", "read an exported rule set, check its digest, keep it as a file", _import)
    take.add_argument("file", type=Path, metavar="FILE.json", help="what was exported; - for standard input")
    take.add_argument(
        "--to", type=Path, metavar="FILE", help="the file to write, .toml or .json (default: ID.toml here)"
    )
    _add_force(take)


def _action(
    actions: "_SubParsersAction[argparse.ArgumentParser]", name: str, about: str, run: Run
) -> argparse.ArgumentParser:
    action = actions.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    action.set_defaults(run=run)
    return action


def _add_rules(action: argparse.ArgumentParser) -> None:
    action.add_argument("rules", metavar="RULES", help="a rule set's id, or a household's file")


def _add_force(action: argparse.ArgumentParser) -> None:
    action.add_argument("--force", action="store_true", help="write over a file that is there already")


def _count(given: str) -> int:
    if not given.isdecimal() or not int(given):
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, got {given!r}")
    return int(given)


def _list(chosen: argparse.Namespace) -> int:
    from eastwind.cli.texts.rules_text import list_text
    from eastwind.interchange.presets import presets
    from eastwind.rules import load_preset

    print(list_text([load_preset(name) for name in presets()], chosen.lang))
    return 0


def _show(chosen: argparse.Namespace) -> int:
    from eastwind.cli.texts.rules_text import show_text

    print(show_text(rules_of(chosen.rules, chosen.option), chosen.lang))
    return 0


def _diff(chosen: argparse.Namespace) -> int:
    from eastwind.cli.texts.rules_text import difference_text
    from eastwind.interchange.rule_words import set_label
    from eastwind.interchange.rules_diff import differences
    from eastwind.words import text

    after = rules_of(chosen.rules, chosen.option)
    before = _parent(chosen.rules, after) if chosen.other is None else rules_of(chosen.other)
    if chosen.other is not None:
        # A compared with B: what B does otherwise than A
        before, after = after, before
    print(f"{set_label(before, chosen.lang)} ({before.id}) → {set_label(after, chosen.lang)} ({after.id})\n")
    found = [difference_text(one) for one in differences(before, after, chosen.lang)]
    if not found:
        print(text(chosen.lang, "cli-rules-same"))
    for line in found:
        print(line)
    return 0


def _parent(name: str, rules: "RuleSet") -> "RuleSet":
    parent = parent_of(name, rules)
    if parent is None:
        raise UsageError(f"{name} extends no other rule set: expected a second one to compare it with")
    return parent


def _copy(chosen: argparse.Namespace) -> int:
    from eastwind.cli.household import household_text

    parent = rules_of(chosen.rules, chosen.option)
    own_id = re.sub(r"[^a-z0-9]+", "-", chosen.file.stem.lower()).strip("-")
    if chosen.file.suffix != ".toml" or not _ID.fullmatch(own_id):
        raise UsageError(
            f"expected a file such as sundays.toml, whose name begins with a letter a-z; found {chosen.file.name!r}"
        )
    if own_id == parent.id:
        raise UsageError(f"a household's rules need a name of their own: {parent.id!r} is the parent's")
    title = chosen.title or chosen.file.stem.replace("-", " ").replace("_", " ").capitalize()
    text = household_text(parent, own_id, title)
    # what is written can be read
    load_text(text, chosen.file)
    _write(chosen.file, text, force=chosen.force)
    say("cli-rules-copied", file=str(chosen.file), parent=parent.id)
    return 0


def _check(chosen: argparse.Namespace) -> int:
    from eastwind.rules import RuleFaults
    from eastwind.words import text

    try:
        rules = load_rules(chosen.rules, read_options(chosen.option))
    except RuleFaults as faults:
        from eastwind.cli.texts.fault_text import faults_text

        for line in faults_text(faults, chosen.rules, chosen.lang):
            print(line)
        print(text(chosen.lang, "cli-rules-faults", count=len(faults.faults)))
        return _FAULTY
    print(text(chosen.lang, "cli-rules-faultless", id=rules.id, version=str(rules.version), digest=rules.digest))
    if not chosen.deep:
        return 0
    from eastwind.cli.deep_check import deep_check

    return deep_check(rules, chosen.hands, chosen.seed, chosen.lang)


def _export(chosen: argparse.Namespace) -> int:
    from eastwind.interchange.rules_file import export_text

    rules = rules_of(chosen.rules, chosen.option)
    if chosen.to is None:
        print_data(export_text(rules))
        return 0
    _write(chosen.to, export_text(rules), force=chosen.force)
    say("cli-rules-exported", file=str(chosen.to), digest=rules.digest)
    return 0


def _import(chosen: argparse.Namespace) -> int:
    from eastwind.interchange.faults import InterchangeError
    from eastwind.interchange.rules_file import differs_from_file, export_text, import_text, toml_of

    text = read_text(chosen.file)
    try:
        rules = import_text(text, name_of(chosen.file))
    except InterchangeError as error:
        print(error, file=sys.stderr)
        return _FAULTY
    if differs_from_file(rules, text):
        said = "titles that cannot be seen and control characters are left out"
        print(f"{name_of(chosen.file)}: {said}: the digest is now {rules.digest}", file=sys.stderr)
    to = chosen.to or Path(f"{rules.id}.toml")
    if to.suffix == ".json":
        _write(to, export_text(rules), force=chosen.force)
    elif to.suffix == ".toml":
        written = toml_of(rules, f"Rule set with the digest {rules.digest}")
        _check_kept(rules, written, to)
        _write(to, written, force=chosen.force)
    else:
        raise UsageError(f"--to: expected a file that ends in .toml or .json, found {to}")
    say("cli-rules-imported", file=str(to), digest=rules.digest)
    return 0


def _check_kept(rules: "RuleSet", written: str, to: Path) -> None:
    """Check that a set can be kept: a file in TOML names a parent and has no options chosen, so not every set can."""
    from eastwind.rules import RuleFaults

    try:
        same = load_text(written, to).digest == rules.digest
    except (UsageError, RuleFaults):
        same = False
    if not same:
        raise UsageError(
            f"the rule set cannot be kept as {to.suffix}: it has options chosen, or its parent is not here; "
            f"expected --to {to.with_suffix('.json').name}"
        )


def _write(path: Path, text: str, *, force: bool) -> None:
    try:
        with path.open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise UsageError(f"{path} is there already: expected another name, or --force") from error
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror or error}") from error
