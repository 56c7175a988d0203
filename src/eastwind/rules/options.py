"""Choices that a rule set offers at set-up."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from eastwind.rules.faults import RuleFault, limited_likes, one_of, show
from eastwind.rules.merge import Layers

Value = int | str | bool
#: Kind of an option: true or false, one of a few words or numbers, any number within bounds.
OptionKind = Literal["switch", "choice", "number"]

#: All options that have texts (`option-<name with dashes>`), in the order in which a dialogue shows them.
OPTION_NAMES: Final = (
    "players",
    "flowers",
    "open_hands",
    "scoring",
    "limit",
    "special_hands",
    "rounds",
    "hands",
    "minutes",
    "time_end",
    "stock",
    "stock_end",
    "stake",
    "ready_hand",
    "ready_at_once",
    "no_chow",
    "all_chows",
    "last_from_wall",
    "only_possible_tile",
    "nothing_drawn",
    "hidden_snake",
    "flowers_with_sums",
    "losers_points",
    "penalty",
    "penalty_suit_honours",
    "penalty_suit_exempt",
    "own_sets",
    "robbing",
    "tie",
    "lead_after_east_wins",
    "lead_after_draw",
    "dead_hand",
    "unclaimed_discard",
    "danger_warning",
)
#: Keys that no table asks for, because it deals and draws itself: no player there holds a wrong number of tiles.
ONLY_OF_TOLD_HANDS: Final = frozenset({"play.dead_hand"})
#: "File" of the faults in what was chosen at set-up.
CHOSEN: Final = "options"


@dataclass(frozen=True, slots=True)
class Option:
    """One choice, as the set-up dialogue shows it."""

    name: str
    #: "switch" (true or false), "choice" (one of `choices`) or "number" (a number in range; `choices` are suggestions,
    #: and words among them are allowed too).
    kind: OptionKind
    #: Dotted keys of the rule set's file that it changes.
    keys: tuple[str, ...]
    choices: tuple[Value, ...]
    minimum: int | None
    maximum: int | None
    source: str
    default: Value
    value: Value
    #: Values that each choice writes, choice → key → value, where the keys are not all set to the choice itself.
    values: Mapping[str, Mapping[str, Value]] | None = None

    @property
    def at_table(self) -> bool:
        """True if it changes anything at a table; else only where hands are entered: in the calculator, in the terminal."""
        return not ONLY_OF_TOLD_HANDS.issuperset(self.keys)

    def written_by(self, choice: Value) -> dict[str, Value]:
        """Return, key → value, what `choice`, one that the option allows, writes into the file."""
        if self.values is None:
            return dict.fromkeys(self.keys, choice)
        return dict(self.values[str(choice)])

    def allows(self, value: object) -> bool:
        """Return whether the option can be set to `value`."""
        if any(_same(choice, value) for choice in self.choices):
            return True
        if self.kind != "number" or type(value) is not int:
            return False
        return (self.minimum is None or value >= self.minimum) and (self.maximum is None or value <= self.maximum)

    @property
    def expected(self) -> str:
        """Possible values of the option, in words."""
        if self.kind == "switch":
            return "true or false"
        if self.kind == "choice":
            return one_of(self.choices)
        words = [choice for choice in self.choices if isinstance(choice, str)]
        most = f"a whole number from {self.minimum} to {self.maximum}"
        return f"{most} or {one_of(words)}" if words else most


def read_options(tree: Mapping[str, Any], defaults: Mapping[str, Value] | None = None) -> tuple[Option, ...]:
    """Return the options of a merged tree, in dialogue order; malformed rows are left out.

    The default is the value at the first key in the tree (or the choice whose values it has), or that of `defaults` where a
    set comes back from a record.
    """
    rows = tree.get("options")
    found = []
    for name in OPTION_NAMES:
        row = rows.get(name) if isinstance(rows, dict) else None
        option = _read(name, row, tree, defaults or {}) if isinstance(row, dict) else None
        if option is not None:
            found.append(option)
    return tuple(found)


def _read(name: str, row: Mapping[str, Any], tree: Mapping[str, Any], defaults: Mapping[str, Value]) -> Option | None:
    kind = row.get("kind")
    if row.get("offered") is False or kind not in ("switch", "choice", "number"):
        return None
    values = _values_of(row)
    keys = (
        row.get("keys") if values is None else list(dict.fromkeys(key for writes in values.values() for key in writes))
    )
    choices = row.get("choices", []) if values is None else list(values)
    if not isinstance(keys, list) or not keys or not all(isinstance(key, str) for key in keys):
        return None
    value: Any = value_at(tree, keys[0]) if values is None else _choice_in_force(values, tree)
    if type(value) not in (int, str, bool) or not isinstance(choices, list):
        return None
    default = defaults.get(name, value)
    option = Option(
        name=name,
        kind=kind,
        keys=tuple(keys),
        choices=(False, True) if kind == "switch" else tuple(choices),
        minimum=row.get("minimum"),
        maximum=row.get("maximum"),
        source=str(row.get("source", "")),
        default=default,
        value=value,
        values=values,
    )
    # What a file says is always on offer, also where its parent did not think of it.
    return option if option.allows(default) else replace(option, choices=(default, *option.choices))


def _values_of(row: Mapping[str, Any]) -> dict[str, dict[str, Value]] | None:
    """Return what each choice of an option writes; None where the row has no such table, or a malformed one."""
    values = row.get("values")
    if not isinstance(values, dict) or not values or not all(isinstance(writes, dict) for writes in values.values()):
        return None
    return {choice: dict(writes) for choice, writes in values.items()}


def _choice_in_force(values: Mapping[str, Mapping[str, Value]], tree: Mapping[str, Any]) -> str | None:
    """Return the choice whose values the tree has, all of them; None where no choice matches."""
    for choice, writes in values.items():
        if all(_same(value_at(tree, key), value) for key, value in writes.items()):
            return choice
    return None


def _same(one: object, other: object) -> bool:
    """Return whether two values are equal and of one type: `true` is not 1."""
    return type(one) is type(other) and one == other


def value_at(tree: Mapping[str, Any], key: str) -> Any:
    """Return the value of the cited entry at a dotted key, or None where there is none."""
    item: Any = tree
    for step in key.split("."):
        item = item.get(step) if isinstance(item, dict) else None
    return item.get("value") if isinstance(item, dict) else None


def choose(layers: Layers, options: tuple[Option, ...], chosen: Mapping[str, Any]) -> list[RuleFault]:
    """Write the chosen values into the tree, and return the faults of those that cannot be chosen."""
    known = {option.name: option for option in options}
    faults: list[RuleFault] = []
    like = limited_likes()
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            faults.append(RuleFault(CHOSEN, str(name), like(str(name), known), "an option that is not offered"))
        elif not option.allows(value):
            faults.append(RuleFault(CHOSEN, name, option.expected, show(value), options=(name,)))
        elif value != option.value:
            for key, written in option.written_by(value).items():
                if value_at(layers.tree, key) is not None:
                    layers.put(key, {"value": written, "source": option.source, "note": "Chosen at set-up."}, CHOSEN)
    return faults
