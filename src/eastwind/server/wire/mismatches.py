"""Description of a message's faults, in a sentence per field: its name, and what is expected there."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args, get_origin

from pydantic import BaseModel

from eastwind.rules.explain import along, in_words, keys_of, type_at

#: Largest number of reported steps of a place, and the length of each.
_STEPS: Final = 12
_LONGEST_STEP: Final = 60
#: Largest number of fields reported at once; the others are reported when these are mended.
_MOST: Final = 5


def misfits_said(errors: Sequence[Mapping[str, Any]], model: object = None, above: int = 0) -> str:
    """Return a text of the faults: `body.name: a text, but the field is missing; …`

    :param errors: as pydantic lists them; :param model: what the message was to become, where that is known; :param above: how
        many steps of each place lead to the message itself.
    """
    said = [_said(error, model, above) for error in errors[:_MOST]]
    return "; ".join(dict.fromkeys(said))


def _said(error: Mapping[str, Any], model: object, above: int) -> str:
    path = tuple(error["loc"])
    keys: list[str] = []
    wanted = ""
    if isinstance(model, type) and issubclass(model, BaseModel):
        # the name of a variant is a step of pydantic's own, which stands in no message
        place, _ = along(model, path[above:])
        if error["type"] == "extra_forbidden":
            keys = keys_of(along(model, path[above:-1])[1])
        if error["type"] == "missing" and place == path[above:]:
            wanted = _wanted(model, place)
        path = (*path[:above], *place)
    where = ".".join(str(step)[:_LONGEST_STEP] for step in path[:_STEPS])
    if error["type"] != "missing":
        message = str(error["msg"]).removeprefix("Value error, ") + (f"; known here: {', '.join(keys)}" if keys else "")
        return f"{where}: {message}" if where else message
    return f"{where}: {wanted}, but the field is missing" if wanted else f"{where}: this field is missing"


def _wanted(model: object, path: tuple[str | int, ...]) -> str:
    if not path or not (isinstance(model, type) and issubclass(model, BaseModel)):
        return ""
    found = type_at(model, path)
    return "" if found is None else _words(found)


def _words(wanted: Any) -> str:
    plain = get_args(wanted)[0] if hasattr(wanted, "__metadata__") else wanted
    # a rule set's file, for which the words were made, has no lists without an end
    return f"a list, each of it {_words(get_args(plain)[0])}" if get_origin(plain) is list else in_words(wanted)
