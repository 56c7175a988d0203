"""`eastwind settle --jsonl`: compute the payments between the seats from the worth of every seat's hand, a hand a line."""

import argparse
from functools import partial
from typing import TYPE_CHECKING

from eastwind.cli.compiling import mode
from eastwind.cli.rule_files import add_rules_files_to, known_again, known_rules
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("settle", help="who pays whom, a hand a line in JSON", description=__doc__)
    command.add_argument("--jsonl", action="store_true", help="read questions from standard input, a line of JSON each")
    add_rules_files_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Answer line by line."""
    if not chosen.jsonl:
        raise UsageError("expected --jsonl: the values of the hands come as lines of JSON on standard input")
    with mode.for_lines("settle", known_again(chosen)) as successor:
        from eastwind.cli.json_lines import answer_lines
        from eastwind.interchange.settlement_json import settlement_answer

        return answer_lines(partial(settlement_answer, known=known_rules(chosen)), successor=successor)
