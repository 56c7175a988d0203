"""Rule sets by name: a preset by its id, a household's file, or an exported set."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.rules_file import import_text
from eastwind.library.files import FileError, read_text
from eastwind.rules import RuleSet, available, load_file, load_preset
from eastwind.rules.loader import tree_of_text

_SUFFIX: Final = ".toml"
_EXPORTED: Final = ".json"


def is_file_name(name: str | os.PathLike[str]) -> bool:
    """Return whether a name means a file: a path, a name with a slash, or one with the suffix of a rule set's file.

    The contents of the current folder have no influence: no file there hides a preset.

    >>> is_file_name("ru-classic"), is_file_name("ru-classic.toml"), is_file_name("./ours")
    (False, True, True)
    """
    if not isinstance(name, str):
        return True
    return name.lower().endswith((_SUFFIX, _EXPORTED)) or "/" in name or "\\" in name


def hint_of_file(name: str) -> str:
    """Return the end of an error about a preset's name that points to a file or folder of that name; empty if there is none."""
    there = Path(name)
    if not name or not there.exists():
        return ""
    if there.is_dir():
        return f"; {name} is a folder here, expected a file in it, such as ./{name}/sundays.toml"
    return f"; a file of that name lies here, say ./{name} for it"


def load_rules(name: str | os.PathLike[str], options: Mapping[str, Any] | None = None) -> RuleSet:
    """Return a preset by its id, the rule set of a household's file, or an exported one.

    A file may extend a preset, or another file in the same folder.

    :raises RuleFaults: with all faults of the file or the options.
    :raises FileError: for a file that cannot be read.
    """
    if not is_file_name(name):
        known = os.fspath(name)
        if known not in available() and (hint := hint_of_file(known)):
            raise FileError(f"no rule set is called {known!r}{hint}")
        return load_preset(known, options)
    path = Path(name)
    try:
        text = read_text(path)
    except FileError as error:
        if path.stem in available() and not path.exists():
            raise FileError(f"{error}; the rule set that comes with Eastwind is called {path.stem!r}") from error
        raise
    return load_text(text, path, options)


def load_parent(name: str | os.PathLike[str], rules: RuleSet) -> RuleSet | None:
    """Return the rule set that `rules`, loaded by this name, extends: a preset, or one next to its file; None if it extends none.

    :raises RuleFaults, FileError: as `load_rules`.
    """
    parent = rules.file.extends
    if parent is None or parent in available() or not is_file_name(name):
        return None if parent is None else load_preset(parent)
    beside = _beside(Path(name))
    if parent not in beside:
        raise FileError(
            f"cannot read {parent}{_SUFFIX}, which {os.fspath(name)} extends: expected it in the same folder"
        )
    return load_file(beside[parent], f"{parent}{_SUFFIX}", others=beside)


def load_text(text: str, path: Path, options: Mapping[str, Any] | None = None) -> RuleSet:
    """Return the rule set of the text of a file that is, or will be, at `path`; raises as `load_rules` does."""
    if path.suffix.lower() != _EXPORTED:
        return load_file(text, path.name, options, others=_beside(path))
    try:
        exported = import_text(text, str(path))
    except InterchangeError as error:
        raise FileError(str(error)) from error
    return exported.with_options(options) if options else exported


def _id_in(text: str, default: str) -> str:
    """Return the id in the text of a file, or the default if it has none."""
    found = tree_of_text(text).get("id")
    return found if isinstance(found, str) else default


def _beside(path: Path) -> dict[str, str]:
    """Return the texts of the other rule sets in a file's folder, by the id used to extend them, without ids of presets."""
    others = {}
    for other in sorted(path.parent.glob(f"*{_SUFFIX}")):
        if other != path:
            try:
                text = read_text(other)
            except FileError:
                continue  # it is not the file that was asked for; whoever extends it is told that there is no such set
            own = _id_in(text, other.stem)
            if own not in available():
                others[own] = text
    return others
