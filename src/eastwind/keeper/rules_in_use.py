"""Rule sets as questions name them, with options, loaded once."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.keeper.faults import KeeperError
from eastwind.keeper.rules_file import import_rules
from eastwind.rules import RuleFaults, RuleSet, load_preset
from eastwind.rules.faults import show
from eastwind.scoring.hand import Hand, HandFault, check_leader, meld_text
from eastwind.scoring.layout import Happening

#: Where a rule set says whether it is played with flowers.
FLOWERS: Final = "tiles.flowers"
#: Where it says for how many players it is.
PLAYERS: Final = "seats.players"
_READY: Final = Happening.READY | Happening.READY_AT_ONCE
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


def check_under(rules: RuleSet, hand: Hand) -> None:
    """Check that what is told of a hand can have been under a rule set (`check_leader`, `check_declared`).

    The seat's wind says who led; where seats have numbers, nothing says it.

    :raises HandFault: as those do.
    """
    if hand.won and rules.file.seats.names.value != "numbers":
        check_leader(hand, leads=hand.seat_wind == 0)
    check_declared(rules, hand)


def check_declared(rules: RuleSet, hand: Hand) -> None:
    """Check that a ready hand can have been declared as it is said to have been.

    :raises HandFault: where a rule set knows no such declaration, and where it freezes a hand that has claimed a set.
    """
    ready = rules.file.ready
    if hand.events & _READY and ready.hand.value == "none":
        raise HandFault("no-ready", rules=rules.id)
    if not hand.events & Happening.READY_AT_ONCE:
        return
    if not ready.at_once.value:
        raise HandFault("no-ready-at-once", rules=rules.id)
    claimed = next((meld for meld in hand.melds if meld.claimed), None)
    if ready.at_once_when.value == "after-the-deal" and claimed is not None:
        raise HandFault("ready-at-once-sets", tiles=meld_text(claimed))


class KnownRules:
    """The rule sets that a question may name: presets by id, and others that were loaded, by digest."""

    def __init__(self, loaded: Iterable[RuleSet] = ()) -> None:
        self._loaded: Final = {rules.digest: rules for rules in loaded}

    def find(self, named: object, options: Mapping[str, Any]) -> RuleSet:
        """The set of that name or digest, or the one that the question brings along as it was exported, with options.

        :raises KeeperError: for a name that is nobody's, and an object that is no exported rule set.
        :raises RuleFaults: for an option that is not offered or cannot be set so, or all that is wrong with a set.
        """
        if isinstance(named, Mapping):
            return _with(_exported(json.dumps(named, sort_keys=True)), options)
        if not isinstance(named, str):
            raise KeeperError(f"rules: expected the name of a rule set, found {show(named)}", "rules")
        found = self._loaded.get(named)
        return load_preset(named, options) if found is None else _with(found, options)


#: Presets alone.
PRESETS: Final = KnownRules()


def _with(rules: RuleSet, options: Mapping[str, Any]) -> RuleSet:
    return rules.with_options(options) if options else rules


@lru_cache(maxsize=_KEPT)
def _exported(text: str) -> RuleSet:
    return import_rules(json.loads(text))


def rules_in_use(
    named: object,
    options: Mapping[str, Any] | None = None,
    flowers: tuple[int, ...] = (),
    players: int | None = None,
    known: KnownRules = PRESETS,
) -> RulesInUse:
    """A rule set with options; `flowers` (kinds) that lie before a player switch that option on, `players` choose theirs.

    The same question is answered from what was compiled before. A rule set's file is none of the names: data never opens files.

    :raises KeeperError: for an unknown set, an option that is not offered or cannot be set so, a number of players that
        the set is not for.
    :raises HandFault: for flowers under a rule set that has none.
    """
    try:
        # as text, where 1 and true are not the same
        asked = json.dumps([named, dict(options or {})], sort_keys=True)
    except (TypeError, ValueError) as error:
        raise KeeperError(f"options: expected values that JSON has ({error})") from error
    return _load(known, asked, flowers[:1], players)


@lru_cache(maxsize=_KEPT)
def _load(known: KnownRules, asked: str, flower: tuple[int, ...], players: int | None) -> RulesInUse:
    """`flower`: one that lies before the player; which one it is only matters to what is said of it."""
    try:
        rules = with_flowers(known.find(*json.loads(asked)), flower)
        if players is not None:
            rules = choosing(rules, PLAYERS, players)
    except RuleFaults as faults:
        raise KeeperError("; ".join(map(str, faults.faults))) from faults
    return RulesInUse.of(rules)
