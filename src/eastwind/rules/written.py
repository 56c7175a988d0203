"""Checks of the free texts in a rule set: no control characters, and titles that can be seen.

They apply when a set comes in. One that was kept before with a table or in a record is read as it is; an exported one, whose
digest vouches that it has not been changed since, is mended.
"""

from collections.abc import Mapping
from typing import Any, Final

from eastwind import texts
from eastwind.rules.explain import Path, dotted
from eastwind.rules.faults import RuleFault, RuleFaults, show

_TITLE: Final = "title"


def check_written(tree: Mapping[str, Any], file: str) -> None:
    """Check the free texts of a set.

    :raises RuleFaults: for texts that no set should hold, all at once; `file` is their name for it.
    """
    faults: list[RuleFault] = []
    waiting: list[tuple[Any, Path]] = [(tree, ())]
    while waiting:
        value, path = waiting.pop()
        if isinstance(value, Mapping):
            for key, part in value.items():
                if texts.has_controls(str(key)):
                    faults.append(
                        RuleFault(file, dotted(path), "keys without control characters", show(_visible(str(key))))
                    )
                elif not isinstance(part, (bool, int, float)):
                    waiting.append((part, (*path, str(key))))
        elif isinstance(value, (list, tuple)):
            waiting += [(part, (*path, place)) for place, part in enumerate(value)]
        elif isinstance(value, str):
            expected = _expected(value, path)
            if expected:
                faults.append(RuleFault(file, dotted(path), expected, show(_visible(value))))
    if faults:
        raise RuleFaults(sorted(faults, key=lambda fault: fault.key))


def mended(tree: Mapping[str, Any]) -> dict[str, Any]:
    """Return a whole set without texts that no set should hold.

    Titles become as they may be since, all other texts lose their control characters. A title without a visible character
    becomes the set's id, and a pattern's is left out, as is a note of controls alone.
    """
    found: dict[str, Any] = _mended(tree, ())
    if not found.get(_TITLE):
        found[_TITLE] = found.get("id", "")
    return found


def _mended(value: Any, path: Path) -> Any:
    if isinstance(value, Mapping):
        parts = {key: _mended(part, (*path, str(key))) for key, part in value.items()}
        return {key: part for key, part in parts.items() if part != "" or value[key] == ""}
    if isinstance(value, (list, tuple)):
        return [_mended(part, (*path, place)) for place, part in enumerate(value)]
    if not isinstance(value, str) or not _expected(value, path):
        return value
    return texts.made_name(value) if _is_title(path) else texts.without_controls(value)


def _is_title(path: Path) -> bool:
    return path == (_TITLE,) or (len(path) == 3 and path[0] == "patterns" and path[2] == _TITLE)


def _expected(text: str, path: Path) -> str:
    """Return what is expected in the place of a text; empty where it is as it should be."""
    if texts.has_controls(text):
        return texts.TEXT
    return texts.NAME if _is_title(path) and text and not texts.is_name(text) else ""


def _visible(text: str) -> str:
    return "".join(character if character.isprintable() else "�" for character in text[:80])
