"""Rule sets by the names and options of questions, loaded once."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.rules_file import import_rules
from eastwind.rules import RuleFaults, RuleSet, load_preset
from eastwind.rules.faults import show
from eastwind.scoring.hand import Hand, HandFault, check_leader, meld_text
from eastwind.scoring.layout import Happening

#: Key of the value that says whether a set is played with flowers.
FLOWERS: Final = "tiles.flowers"
#: Key of the number of players.
PLAYERS: Final = "seats.players"
_READY: Final = Happening.READY | Happening.READY_AT_ONCE
#: Largest number of compiled sets kept: more combinations of a preset and options than one program asks for.
_KEPT: Final = 256


def option_for(rules: RuleSet, key: str) -> str | None:
    """Return the name of the option that changes the value at a dotted key, None if no option does."""
    return next((option.name for option in rules.options if key in option.keys), None)


def choosing(rules: RuleSet, key: str, value: Any) -> RuleSet:
    """Return the set with a value at a dotted key if an option can set it, otherwise unchanged.

    :raises RuleFaults: for a value that cannot be chosen so.
    """
    name = option_for(rules, key)
    return rules if name is None or rules.cited(key).value == value else rules.with_options({name: value})


def with_flowers(rules: RuleSet, laid: Sequence[int]) -> RuleSet:
    """Return the set for a hand that has laid out these bonus tiles: any of them switches the flowers on.

    :raises HandFault: for flowers under a rule set that has none.
    """
    found = choosing(rules, FLOWERS, True) if laid else rules
    if laid and not found.file.tiles.flowers.value:
        raise HandFault("no-flowers", laid[0], rules=rules.id)
    return found


def check_under(rules: RuleSet, hand: Hand) -> None:
    """Check that the circumstances of a hand are possible under a rule set (`check_leader`, `check_declared`).

    The leader is known from the seat's wind; where seats have numbers, it is not known.

    :raises HandFault: as those do.
    """
    if hand.won and rules.file.seats.names.value != "numbers":
        check_leader(hand, leads=hand.seat_wind == 0)
    check_declared(rules, hand)


def check_declared(rules: RuleSet, hand: Hand) -> None:
    """Check that a ready hand can have been declared in the given way.

    :raises HandFault: if the rule set has no such declaration, or if it freezes a hand that has claimed a set.
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
    """Rule sets that a question may name: presets by id, and others that were loaded, by digest."""

    def __init__(self, loaded: Iterable[RuleSet] = ()) -> None:
        self._loaded: Final = {rules.digest: rules for rules in loaded}

    def find(self, named: object, options: Mapping[str, Any]) -> RuleSet:
        """Return the set of a name or digest, or the exported set that the question contains, with options.

        :raises InterchangeError: for an unknown name, and an object that is not an exported rule set.
        :raises RuleFaults: for an option that is not offered or cannot be set so, or with all faults of a set.
        """
        if isinstance(named, Mapping):
            return _with(_exported(json.dumps(named, sort_keys=True)), options)
        if not isinstance(named, str):
            raise InterchangeError(f"rules: expected the name of a rule set, found {show(named)}", "rules")
        found = self._loaded.get(named)
        return load_preset(named, options) if found is None else _with(found, options)


#: Known rule sets where none are loaded: the presets alone.
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
    """Return a rule set with options, compiled.

    `flowers` (kinds) laid out by a player switch their option on, `players` sets the number of players. The same arguments
    return what was compiled before. Names never refer to files: data never opens files.

    :raises InterchangeError: for an unknown set, an option that is not offered or cannot be set so, a number of players that
        the set is not for.
    :raises HandFault: for flowers under a rule set that has none.
    """
    try:
        # as text, where 1 and true are not the same
        asked = json.dumps([named, dict(options or {})], sort_keys=True)
    except (TypeError, ValueError) as error:
        raise InterchangeError(f"options: expected values that JSON has ({error})") from error
    return _load(known, asked, flowers[:1], players)


@lru_cache(maxsize=_KEPT)
def _load(known: KnownRules, asked: str, flower: tuple[int, ...], players: int | None) -> RulesInUse:
    """Return the set of a question; `flower`: a bonus tile laid out, if any; its kind matters only to the error."""
    try:
        rules = with_flowers(known.find(*json.loads(asked)), flower)
        if players is not None:
            rules = choosing(rules, PLAYERS, players)
    except RuleFaults as faults:
        raise InterchangeError("; ".join(map(str, faults.faults))) from faults
    return RulesInUse.of(rules)
