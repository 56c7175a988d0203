"""Rule sets as questions name them: a preset with options, loaded once."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.keeper.faults import KeeperError
from eastwind.rules import RuleFaults, RuleSet, load_preset
from eastwind.scoring.hand import HandFault

#: Where a rule set says whether it is played with flowers.
FLOWERS: Final = "tiles.flowers"
#: Where it says for how many players it is.
PLAYERS: Final = "seats.players"
#: More combinations of a preset and options than one program asks for.
_KEPT: Final = 256


def option_for(rules: RuleSet, key: str) -> str | None:
    """The name of the option that changes the value at a dotted key, None where it is not a choice."""
    return next((option.name for option in rules.options if key in option.keys), None)


def choosing(rules: RuleSet, key: str, value: Any) -> RuleSet:
    """A set with a value at a dotted key, where an option can bring it there; otherwise as it is.

    :raises RuleFaults: for a value that cannot be chosen so.
    """
    name = option_for(rules, key)
    return rules if name is None or rules.cited(key).value == value else rules.with_options({name: value})


def with_flowers(rules: RuleSet, laid: Sequence[int]) -> RuleSet:
    """A set as it is for a hand that has laid out these bonus tiles, perhaps none: they switch the flowers on.

    :raises HandFault: for flowers under a rule set that has none.
    """
    found = choosing(rules, FLOWERS, True) if laid else rules
    if laid and not found.file.tiles.flowers.value:
        raise HandFault("no-flowers", laid[0], rules=rules.id)
    return found


def rules_in_use(
    preset: str,
    options: Mapping[str, Any] | None = None,
    flowers: tuple[int, ...] = (),
    players: int | None = None,
) -> RulesInUse:
    """A preset with options; `flowers` (kinds) that lie before a player switch that option on, `players` choose theirs.

    The same question is answered from what was compiled before. A rule set's file is not a preset: data never opens files.

    :raises KeeperError: for an unknown preset, an option that is not offered or cannot be set so, a number of players that
        the set is not for.
    :raises HandFault: for flowers under a rule set that has none.
    """
    try:
        # as text, where 1 and true are not the same
        asked = json.dumps(dict(options or {}), sort_keys=True)
    except (TypeError, ValueError) as error:
        raise KeeperError(f"options: expected values that JSON has ({error})") from error
    return _load(preset, asked, flowers[:1], players)


@lru_cache(maxsize=_KEPT)
def _load(preset: str, asked: str, flower: tuple[int, ...], players: int | None) -> RulesInUse:
    """`flower`: one that lies before the player; which one it is only matters to what is said of it."""
    try:
        rules = with_flowers(load_preset(preset, json.loads(asked)), flower)
        if players is not None:
            rules = choosing(rules, PLAYERS, players)
    except RuleFaults as faults:
        raise KeeperError("; ".join(map(str, faults.faults))) from faults
    return RulesInUse.of(rules)
