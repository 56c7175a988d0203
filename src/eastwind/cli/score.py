"""`eastwind score`: print the worth of a hand as an itemised bill; with `--jsonl` score a hand a line, for programs."""

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from eastwind.cli.compiling import mode
from eastwind.cli.rule_files import (
    STANDARD_INPUT,
    add_rules_files_to,
    add_rules_to,
    chosen_rules,
    known_again,
    known_rules,
    read_text,
)
from eastwind.cli.say import add_language_to
from eastwind.cli.usage_error import UsageError
from eastwind.library import defaults
from eastwind.words import WINDS

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.scoring.hand import Hand

_EPILOG: Final = """
tiles: 123m characters, 456p dots, 789s bamboo, 1234z east south west north, 567z white green red, 1f-8f flowers, seasons.
sets: [234p] exposed, [5555m] an exposed kong, (1111z) a concealed kong. The winning tile is the one written last.
"""


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser(
        "score",
        help="what a hand is worth",
        description=__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "hand",
        nargs="?",
        metavar="HAND",
        help='the tiles, such as "123m 456p 789s 55z [111z]"; - reads them from standard input',
    )
    add_rules_to(command, default=defaults.RULES)
    command.add_argument("--melds", default="", metavar="SETS", help='sets on the table, such as "[111z] [234p]"')
    command.add_argument("--flowers", default="", metavar="TILES", help='bonus tiles laid out, such as "1f 5f"')
    command.add_argument("--seat", type=str.upper, choices=WINDS, default="E", help="the own wind (default E)")
    command.add_argument(
        "--round", type=str.upper, choices=WINDS, default="E", help="the wind of the round (default E)"
    )
    command.add_argument(
        "--win", metavar="HOW", help="it won: wall, discard, loose, last_wall, last_discard or robbed_kong"
    )
    command.add_argument("--last", metavar="TILE", help="the winning tile, if it is not the one written last")
    command.add_argument(
        "--event",
        action="append",
        default=[],
        metavar="EVENT",
        help="heavenly, earthly, ready, ready_at_once, nothing_drawn or kong_on_kong; may be given again",
    )
    command.add_argument("--jsonl", action="store_true", help="read hands from standard input, a line of JSON each")
    add_rules_files_to(command)
    add_language_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the bill of the hand, or answer line by line."""
    if chosen.jsonl:
        if chosen.hand is not None:
            raise UsageError("--jsonl reads the hands from standard input: leave out the hand")
        with mode.for_lines("score", known_again(chosen)) as successor:
            from eastwind.cli.json_lines import answer_lines
            from eastwind.interchange.hand_json import answer

            return answer_lines(partial(answer, known=known_rules(chosen)), successor=successor)
    if chosen.hand is None:
        raise UsageError('expected a hand, such as "123m 456p 789s 55z [111z]"; or --jsonl')
    mode.at_once()
    from eastwind.cli.texts.hand_score_text import bill_as_text
    from eastwind.errors import EastwindError
    from eastwind.explain.rules_in_use import RulesInUse
    from eastwind.interchange.rules_in_use import check_under
    from eastwind.traditions.hand_score import hand_score_of

    if chosen.hand == STANDARD_INPUT:
        chosen.hand = read_text(Path(chosen.hand)).strip()
    try:
        hand = _hand(chosen)
        use = RulesInUse.of(chosen_rules(chosen, flowers=hand.flowers))
        check_under(use.rules, hand)
        print(bill_as_text(use, hand, hand_score_of(use.compiled, hand), chosen.lang))
    except EastwindError as error:
        raise UsageError(error.told(chosen.lang)) from error
    return 0


def _hand(chosen: argparse.Namespace) -> "Hand":
    from eastwind.interchange.hand_json import EVENTS, SOURCES
    from eastwind.interchange.hand_text import Winds, hand_from_text
    from eastwind.library.given import one_named
    from eastwind.scoring.layout import Source

    events = [one_named(name, "--event", EVENTS) for name in chosen.event]
    heavenly = EVENTS["heavenly"] in events
    source = Source.NONE if chosen.win is None else one_named(chosen.win, "--win", SOURCES)
    if chosen.win is None and chosen.last is not None:
        raise UsageError("--last names the winning tile: expected --win too")
    return hand_from_text(
        chosen.hand,
        melds=chosen.melds,
        flowers=chosen.flowers,
        won=chosen.win is not None or heavenly,
        last=chosen.last,
        source=source,
        winds=Winds(WINDS.index(chosen.seat), WINDS.index(chosen.round)),
        events=events,
    )
