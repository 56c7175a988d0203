"""`eastwind rules check FILE --deep`: play by a rule set and print how often each law of play was tested."""

import sys
from typing import TYPE_CHECKING

from eastwind.cli.compiling import mode, rooms
from eastwind.words import text

if TYPE_CHECKING:
    from eastwind.rules import RuleSet


def deep_check(rules: "RuleSet", hands: int, seed: int, language: str) -> int:
    """Print each law with how often it held; 0 if all did, 1 if one did not."""
    mode.at_once() if hands <= mode.LITTLE_HANDS else rooms.compiled("table")
    from eastwind.interchange.conformance import conform

    watched = sys.stderr.isatty()

    def after_hand(played: int) -> None:
        if watched:
            print(f"\r{played}/{hands}", end="" if played < hands else "\r", file=sys.stderr, flush=True)

    checks = conform(rules, hands, seed, after_hand)
    print(text(language, "cli-deep-played", hands=hands, seed=str(seed)))
    for check in checks:
        mark = "✗" if check.failed else "✓"
        held = f"{check.count - check.failed:,}/{check.count:,}" if check.failed else f"{check.count:,}"
        print(f"{mark} {text(language, f'cli-deep-{check.law}')}: {held}")
        for fault in check.faults:
            print(f"    {fault}")
    failed = [check for check in checks if check.failed]
    if failed:
        print(text(language, "cli-deep-failed", count=len(failed)))
        return 1
    print(text(language, "cli-deep-kept"))
    return 0
