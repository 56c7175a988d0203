"""Rule sets as people name them: a preset by its id, a household's file, or a set that was exported."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from eastwind.keeper.faults import KeeperError
from eastwind.keeper.rules_file import import_text
from eastwind.library.files import FileError, read_text
from eastwind.rules import RuleSet, load_file, load_preset
from eastwind.rules.loader import tree_of_text

_SUFFIX: Final = ".toml"
_EXPORTED: Final = ".json"


def is_file_name(name: str) -> bool:
    """Whether a name is meant as a file and not as a preset's id."""
    return name.endswith((_SUFFIX, _EXPORTED)) or "/" in name or "\\" in name or Path(name).is_file()


def load_rules(name: str, options: Mapping[str, Any] | None = None) -> RuleSet:
    """A preset by its id, the rule set of a household's file, or one that was exported.

    A file may extend a preset, or another file that lies beside it.

    :raises RuleFaults: with all that is wrong with the file or the options.
    :raises FileError: for a file that cannot be read.
    """
    if not is_file_name(name):
        return load_preset(name, options)
    path = Path(name)
    return load_text(read_text(path), path, options)


def load_text(text: str, path: Path, options: Mapping[str, Any] | None = None) -> RuleSet:
    """The rule set of a file's text that lies, or is to lie, at `path`; raises as `load_rules` does."""
    if path.suffix != _EXPORTED:
        return load_file(text, path.name, options, others=_beside(path))
    try:
        exported = import_text(text, str(path))
    except KeeperError as error:
        raise FileError(str(error)) from error
    return exported.with_options(options) if options else exported


def _id_in(text: str, default: str) -> str:
    """The id that a file gives itself."""
    found = tree_of_text(text).get("id")
    return found if isinstance(found, str) else default


def _beside(path: Path) -> dict[str, str]:
    """The texts of the other rule sets in a file's folder, by the id with which one extends them."""
    others = {}
    for other in sorted(path.parent.glob(f"*{_SUFFIX}")):
        if other != path:
            try:
                text = read_text(other)
                others[_id_in(text, other.stem)] = text
            except FileError:
                continue  # it is not the file that was asked for; whoever extends it is told that there is no such set
    return others
