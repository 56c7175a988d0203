"""Requirements of every rule set."""

from eastwind.interchange.conformance import Check, conform
from eastwind.rules import RuleSet, load_preset
from eastwind.testing.faults import CheckFailed


def check_rules(rules: str | RuleSet, hands: int = 100, seed: int = 1) -> list[Check]:
    """Play hands by a rule set, half of them with options drawn at random, and test the laws of play at every step.

    No tile is lost or made, each seat holds the right number of tiles, actions that are not offered are refused, bills add up,
    scores change by the payments, the record replays to the same table, settlements and limit hands are as the set defines them.
    The result has every law with the number of its tests; `eastwind rules check --deep` gives the same in words.

    :param rules: the name of a preset, or a rule set such as `eastwind.rules.load_file` returns.
    :raises CheckFailed: with every law that was broken, and the first places where it was.
    """
    checked = conform(load_preset(rules) if isinstance(rules, str) else rules, hands, seed)
    broken = [check for check in checked if check.failed]
    if broken:
        told = [
            f"{check.law}: {check.failed} of {check.count} tests failed\n"
            + "\n".join(f"  {fault}" for fault in check.faults)
            for check in broken
        ]
        raise CheckFailed("\n".join(told))
    return checked
