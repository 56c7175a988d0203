"""Rule sets as questions name them: a preset with options, loaded once."""

import json
from collections.abc import Mapping
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


def flowers_option(rules: RuleSet) -> str | None:
    """The name of the option that brings the flowers into play, None where they are not a choice."""
    return option_for(rules, FLOWERS)


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
    found = _load(preset, asked, bool(flowers), players)
    if flowers and not found.rules.file.tiles.flowers.value:
        raise HandFault("no-flowers", flowers[0], rules=preset)
    return found


@lru_cache(maxsize=_KEPT)
def _load(preset: str, asked: str, flowers: bool, players: int | None) -> RulesInUse:
    try:
        options = json.loads(asked)
        rules = load_preset(preset, options)
        wanted: dict[str, Any] = {FLOWERS: True} if flowers else {}
        if players is not None:
            wanted[PLAYERS] = players
        for key, wish in wanted.items():
            name = option_for(rules, key)
            if name is not None and rules.cited(key).value != wish:
                options[name] = wish
                rules = load_preset(preset, options)
    except RuleFaults as faults:
        raise KeeperError("; ".join(map(str, faults.faults))) from faults
    return RulesInUse.of(rules)
