"""`eastwind duel`: measure the gain of one bot over another when both play the same walls in the same seats."""

import argparse
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

from eastwind.cli import many_hands, rule_files
from eastwind.cli.compiling import rooms
from eastwind.cli.own_bots import seated, tell_fault
from eastwind.cli.say import add_language_to
from eastwind.cli.terminal import print_json
from eastwind.cli.usage_error import UsageError
from eastwind.library import defaults

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.rules import RuleSet
    from eastwind.study import Duel, Mean, Share

T = TypeVar("T")
R = TypeVar("R")

_BOARDS: Final = 1_000


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("duel", help="two bots on the same walls: who gains how much", description=__doc__)
    command.add_argument(
        "one", metavar="BOT", help="a bot, or one of your own as module:name: it takes each seat in turn"
    )
    command.add_argument(
        "other", metavar="OTHER", help="the bot that plays at all other seats, and what it is measured by"
    )
    rule_files.add_rules_to(command, default=defaults.RULES)
    length = command.add_mutually_exclusive_group()
    length.add_argument("--boards", type=many_hands.number, metavar="N", help=f"walls to play (default {_BOARDS})")
    length.add_argument(
        "--hands", type=many_hands.number, metavar="N", help="the same in hands of the first bot: one a wall and seat"
    )
    many_hands.add_seed_and_cores_to(command, "walls")
    command.add_argument("--json", action="store_true", help="print what came of it as JSON")
    add_language_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the match and print the gain, its interval, and how often each of the two won. 1 if a bot fails."""
    many_hands.check_cores(chosen)
    rooms.compiled_to_study()
    from eastwind.bots import BotError, BotFault
    from eastwind.rules import compile_rules
    from eastwind.study.duplicate import DuelError, duel

    rules = rule_files.rules_of(chosen.rules, chosen.option)
    bots = [*seated(chosen.one), *seated(chosen.other)]
    if len(bots) != len((chosen.one, chosen.other)):
        raise UsageError(f"expected two bots, found {chosen.one} and {chosen.other}")
    boards = _boards(chosen, rules)
    try:
        found = duel(compile_rules(rules), bots[0], bots[1], boards, chosen.seed, _Spread(chosen, rules, boards))
    except (BotError, DuelError) as error:
        raise UsageError(str(error)) from error
    except BotFault as fault:
        tell_fault(fault)
        return 1
    if chosen.json:
        print_json(_data(found, rules, chosen.seed))
    else:
        _tell(found, rules, chosen.lang)
    return 0


def _boards(chosen: argparse.Namespace, rules: "RuleSet") -> int:
    """Return the number of walls to play: as given, or the fewest that make the given number of hands."""
    if chosen.hands is None:
        return int(_BOARDS if chosen.boards is None else chosen.boards)
    return -(-int(chosen.hands) // rules.file.seats.players.value)


class _Spread:
    """Distribution of the boards among cores, with a display of progress."""

    def __init__(self, chosen: argparse.Namespace, rules: "RuleSet", boards: int) -> None:
        self._cores: Final = many_hands.cores_of(chosen)
        self._boards: Final = boards
        self._language: Final[str] = chosen.lang
        # on each board one of the two plays at all seats, then the other at each of them
        self._hands: Final[int] = 1 + rules.file.seats.players.value

    def __call__(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        from eastwind.cores import share_out
        from eastwind.library.progress import Progress

        progress = Progress(self._boards * self._hands, self._language)
        boards = 0
        for result in share_out(work, pieces, self._cores):
            # of a piece, as the match hands them out, comes a list with an entry for each board
            if isinstance(result, list):
                boards += len(result)
            yield result
            progress.show(boards * self._hands)
        progress.clear()


def _data(found: "Duel", rules: "RuleSet", seed: int) -> dict[str, Any]:
    gain = _interval(found.gain)
    # of a single board nothing is known but what it was
    if found.boards == 1:
        gain |= {"low": None, "high": None}
    return {
        "rules": rules.id,
        "digest": rules.digest,
        "seed": seed,
        "one": found.one,
        "other": found.other,
        "boards": found.boards,
        "hands": found.hands,
        "gain": gain,
        # the same at the first level, for whoever reads no more than this
        "difference": gain["value"],
        "low": gain["low"],
        "high": gain["high"],
        "won": {"count": found.won.count, **_interval(found.won)},
        "other_won": {"count": found.other_won.count, **_interval(found.other_won)},
    }


def _interval(measured: "Share | Mean") -> dict[str, float | None]:
    return {"value": measured.value, "low": measured.low, "high": measured.high}


def _tell(found: "Duel", rules: "RuleSet", language: str) -> None:
    from eastwind.cli.columns import columns
    from eastwind.library.told import rules_text
    from eastwind.report.numbers import Numbers
    from eastwind.words import bot_name, text

    numbers = Numbers(language)
    one, other = bot_name(found.one, language), bot_name(found.other, language)
    print(
        text(
            language,
            "cli-duel-played",
            rules=rules_text(rules),
            boards=found.boards,
            hands=found.hands,
            one=one,
            other=other,
        )
    )
    rows: list[tuple[str, Share | Mean]] = [
        (text(language, "cli-duel-gain", one=one, other=other), found.gain),
        (text(language, "cli-duel-won", bot=one), found.won),
        (text(language, "cli-duel-won", bot=other), found.other_won),
    ]
    print("\n".join(columns([(label, numbers.value(it), numbers.interval(it)) for label, it in rows])))
    sure = "more" if found.gain.low > 0 else "less" if found.gain.high < 0 else "open"
    print(text(language, f"cli-duel-{sure}", one=one, other=other))
