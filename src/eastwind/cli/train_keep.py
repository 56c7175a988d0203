"""`eastwind train --what keep`: a preset's temper and net, kept after its values changed where a duel shows that they gain."""

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from eastwind.bots import nets, tempers
from eastwind.bots.binding import DIGEST, VALUES, bind, misfit
from eastwind.bots.nets import Net, mark, shipped_net, write_net
from eastwind.bots.tempers import Temper, general, shipped, write_temper
from eastwind.cli.columns import columns
from eastwind.cli.training import spread
from eastwind.cli.usage_error import UsageError
from eastwind.cli.whole_file import write_whole
from eastwind.library.told import rules_text
from eastwind.report.numbers import Numbers
from eastwind.rules import RuleSet, compile_rules
from eastwind.rules.loader import available
from eastwind.study.contests import Contest, Entrant, Walls, club, contest, master, walls_of
from eastwind.words import text

#: What was kept is for a set that surely gains by it: what the interval's lower end must be above, in points a hand.
_LEAST: Final = 0.0
#: How `misfit` begins where it goes on with what has changed.
_OTHER_VALUES: Final = "for other values: "


def kept_in(_rules: RuleSet, chosen: argparse.Namespace) -> Path:
    """Return the path of the file."""
    out: Path = chosen.out
    return out


def train(rules: RuleSet, chosen: argparse.Namespace) -> int:
    """Play the duels, and write what still gains, bound to the values of today; 1 if something is not kept.

    :raises UsageError: for rules that are no preset as it comes, and a preset with which nothing comes.
    """
    if rules.id not in available() or chosen.option:
        raise UsageError(f"--what keep: expected a preset without options, found {rules_text(rules)}")
    temper, net = shipped(rules.id), shipped_net(rules.id)
    if temper is None and net is None:
        raise UsageError(f"--what keep: nothing was trained for {rules.id}")
    numbers = general().numbers
    whole = True
    if temper is not None:
        if kept := _kept(rules, temper.told, chosen, "temper", club(temper.numbers), club(numbers)):
            numbers = temper.numbers
            _write(rules, tempers.SUFFIX, write_temper(Temper(numbers, kept)), chosen)
        else:
            whole = False
    if net is not None:
        # a net belongs to the temper that it was trained with
        same = net.told["temper"] == mark(numbers)
        kept = _kept(rules, net.told, chosen, "net", master(numbers, net), club(numbers)) if same else None
        if kept:
            _write(rules, nets.SUFFIX, write_net(Net(net.weights, kept)), chosen)
        else:
            whole = False
    if not whole:
        print(text(chosen.lang, "cli-train-keep-anew", rules=rules.id))
    return 0 if whole else 1


def _kept(
    rules: RuleSet, told: Mapping[str, Any], chosen: argparse.Namespace, what: str, one: Entrant, other: Entrant
) -> dict[str, Any] | None:
    """Return the report on a kept temper or net; None if a duel does not show that it still gains."""
    bound = {name: it for name, it in told.items() if name not in ("rules", VALUES, DIGEST)}
    why = misfit(told, rules)
    if why is None:
        print(text(chosen.lang, f"cli-train-keep-same-{what}"))
        return {**bind(rules), **bound}
    print(text(chosen.lang, f"cli-train-keep-{what}", changed=why.removeprefix(_OTHER_VALUES)))
    boards = -(-chosen.hands // rules.file.seats.players.value)
    found = contest(compile_rules(rules), one, other, walls_of(chosen.seed, Walls.DUEL), boards, spread(chosen))
    print("\n".join(_report(found, chosen.lang)))
    if found.gain.low <= _LEAST:
        return None
    command = f"eastwind train {rules.id} --what keep --seed {chosen.seed} --hands {chosen.hands}"
    against = "general" if what == "temper" else "club"
    return {**bind(rules), **bound, "kept": {"command": command, "duel": found.told(against)}}


def _report(found: Contest, language: str) -> Iterator[str]:
    numbers = Numbers(language)
    gain, won = found.gain, found.won
    yield from columns(
        [
            (text(language, "cli-train-gain"), numbers.value(gain), numbers.interval(gain)),
            (text(language, "cli-train-won"), numbers.value(won), numbers.interval(won)),
        ]
    )


def _write(rules: RuleSet, suffix: str, content: str | bytes, chosen: argparse.Namespace) -> None:
    file = chosen.out / f"{rules.id}{suffix}"
    if isinstance(content, bytes):
        file.write_bytes(content)
    else:
        write_whole(file, content)
    print(text(chosen.lang, "cli-train-written", file=str(file)))
