"""`eastwind stats`: print figures of recorded matches, by rule set and player."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from eastwind.cli.compiling import mode
from eastwind.cli.rule_files import read_text
from eastwind.cli.say import add_language_to
from eastwind.cli.terminal import print_json
from eastwind.cli.usage_error import UsageError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.record.figures import Figures


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("stats", help="figures of recorded matches", description=__doc__)
    command.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="one game record or several one behind another, as the page saves them; - for standard input",
    )
    command.add_argument("--name", help="of this player alone (default: of everybody)")
    command.add_argument("--json", action="store_true", help="a list of figures, as JSON")
    add_language_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print figures; 1 for a record that does not replay."""
    mode.for_file(chosen.file)
    from eastwind.record import RecordError
    from eastwind.record.figures import figures_of, matches_in

    try:
        found = figures_of(matches_in(read_text(chosen.file)), chosen.name)
    except RecordError as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    if not found and chosen.name is not None:
        raise UsageError(f"{chosen.file}: no player called {chosen.name!r}")
    if chosen.json:
        print_json([_as_json(figures) for figures in found])
        return 0
    from eastwind.cli.texts.stats_text import told

    print("\n".join(told(found, chosen.lang)))
    return 0


def _as_json(figures: "Figures") -> dict[str, Any]:
    plain = ("name", "matches", "hands", "wins", "mean_worth", "score", "places")
    return {
        "rules": figures.rules.id,
        **{key: getattr(figures, key) for key in plain},
        "won_with": dict(figures.ways),
        "patterns": dict(figures.patterns.most_common()),
        "paid": dict(figures.paid),
        "received": dict(figures.received),
    }
