"""Reading JSON strictly: what has not the form is told with its place, what came and what was expected."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from eastwind.keeper.faults import KeeperError
from eastwind.rules.faults import did_you_mean, show
from eastwind.tiles.notation import NotationError, parse_tile

T = TypeVar("T")

#: Seats and rounds by the letter of their wind, in the order of play.
WINDS: Final = ("E", "S", "W", "N")


def table(obj: object, place: str, keys: frozenset[str]) -> Mapping[str, Any]:
    """An object with no other keys than these."""
    if not isinstance(obj, dict):
        raise KeeperError(f"{place}: expected an object, found {show(obj)}")
    for key in obj.keys() - keys:
        raise KeeperError(f"{place}: expected {did_you_mean(key, keys)}, found {show(key)}")
    return obj


def field(found: Mapping[str, Any], key: str, place: str = "") -> Any:
    """What stands at a key that must be there."""
    if key not in found:
        raise KeeperError(f"{place or 'the question'}: expected {show(key)}, found {', '.join(found) or 'nothing'}")
    return found[key]


def items(found: object, place: str) -> Sequence[Any]:
    """A list."""
    if not isinstance(found, list):
        raise KeeperError(f"{place}: expected a list, found {show(found)}")
    return found


def items_at(found: Mapping[str, Any], key: str) -> Sequence[Any]:
    """A list that may be missing."""
    return [] if found.get(key) is None else items(found[key], key)


def truth(said: object, place: str) -> bool:
    """True or false, and nothing that only looks like it."""
    if not isinstance(said, bool):
        raise KeeperError(f"{place}: expected true or false, found {show(said)}")
    return said


def named(name: object, place: str, names: Mapping[str, T]) -> T:
    """What one of these names stands for."""
    found = names.get(name) if isinstance(name, str) else None
    if found is None:
        raise KeeperError(f"{place}: expected {did_you_mean(str(name), names)}, found {show(name)}")
    return found


def tile(code: object, place: str) -> int:
    """The kind of a tile like `5m`."""
    if not isinstance(code, str):
        raise KeeperError(f'{place}: expected a tile like "5m", found {show(code)}')
    try:
        return parse_tile(code)
    except NotationError as error:
        raise KeeperError(f'{place}: expected a tile like "5m" or "1z", found {show(code)}') from error


def tiles(codes: object, place: str) -> list[int]:
    """The kinds of a list of tiles."""
    return [tile(code, f"{place}[{index}]") for index, code in enumerate(items(codes, place))]


def wind(letter: object, place: str) -> int:
    """0 east … 3 north of its letter."""
    if not isinstance(letter, str) or letter not in WINDS:
        raise KeeperError(f"{place}: expected E, S, W or N, found {show(letter)}")
    return WINDS.index(letter)


def rules_asked(found: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """(the name of the preset, the options chosen) of a question."""
    rules = field(found, "rules")
    if not isinstance(rules, str):
        raise KeeperError(f"rules: expected the name of a rule set, found {show(rules)}")
    options = found.get("options")
    if options is not None and not isinstance(options, dict):
        raise KeeperError(f"options: expected an object, found {show(options)}")
    return rules, options or {}
