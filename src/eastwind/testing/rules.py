"""What every rule set must keep to."""

from eastwind.keeper.conformance import Check, conform
from eastwind.rules import RuleSet, load_preset
from eastwind.testing.faults import CheckFailed


def check_rules(rules: str | RuleSet, hands: int = 100, seed: int = 1) -> list[Check]:
    """Plays hands by a rule set, half of them with options drawn at random, and tests the laws of play at every step.

    No tile is lost or made, everybody holds what he should, what is not offered is refused, bills add up, payments come to
    what the scores move by, the record replays to the same table, settlements and limit hands are what the set says. The laws
    are answered, each with how often it was tested; `eastwind rules check --deep` tells the same in words.

    :param rules: the name of a preset, or a rule set such as `eastwind.rules.load_file` gives.
    :raises CheckFailed: with every law that was broken, and the first places where.
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
