"""Laying a child's file over its parent's, remembering which file wrote what."""

from collections.abc import Iterable, Mapping
from typing import Any

from eastwind.rules.explain import Path
from eastwind.rules.meaning import WORTHS

#: What a rule set says of itself and never inherits.
OWN: tuple[str, ...] = ("id", "version", "title", "extends")


class Layers:
    """Files laid over each other, the last on top: one tree, and for each key the file that wrote it."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}
        self._origin: dict[Path, str] = {}
        self._files: list[str] = []

    def lay(self, tree: Mapping[str, Any], file: str) -> None:
        """Lay a file's tree on top: tables merge key by key, everything else is replaced.

        A cited value (a table with `value` or `source`) is replaced whole, so that a child's number never keeps its
        parent's citation. A new worth of a pattern replaces the old one, whichever way each is stated. Notes are added
        to, replaced where the id is the same.
        """
        for key in OWN:
            self._forget((key,))
            self.tree.pop(key, None)
        self._origin[()] = file
        self._files.append(file)
        self._merge(self.tree, tree, (), file)

    def put(self, key: str, item: Mapping[str, Any], file: str) -> None:
        """Replace the cited value at a dotted key whose table exists."""
        if file not in self._files:
            self._files.append(file)
        *steps, last = key.split(".")
        table = self.tree
        for step in steps:
            table = table[step]
        table[last] = dict(item)
        self._forget(tuple(key.split(".")))
        self._mark(item, tuple(key.split(".")), file)

    def file_of(self, path: Path) -> str:
        """The file that wrote `path` or, if nobody did, the table in which it is missing."""
        for length in range(len(path), -1, -1):
            if path[:length] in self._origin:
                return self._origin[path[:length]]
        return ""

    def latest(self, paths: Iterable[Path]) -> str:
        """The file, of those that wrote `paths`, that was laid last."""
        return max((self.file_of(path) for path in paths), key=self._files.index)

    def _merge(self, below: dict[str, Any], above: Mapping[str, Any], path: Path, file: str) -> None:
        if len(path) == 2 and path[0] == "patterns" and any(worth in above for worth in WORTHS):
            for worth in WORTHS:
                below.pop(worth, None)
        for key, item in above.items():
            here = (*path, key)
            old = below.get(key)
            if here == ("notes",) and isinstance(item, list) and isinstance(old, list):
                self._add_notes(old, item, file)
            elif isinstance(item, dict) and isinstance(old, dict) and not ({"value", "source"} & item.keys()):
                self._origin[here] = file
                self._merge(old, item, here, file)
            else:
                self._forget(here)
                below[key] = _copy(item)
                self._mark(item, here, file)

    def _add_notes(self, old: list[Any], new: list[Any], file: str) -> None:
        for note in new:
            name = note.get("id") if isinstance(note, dict) else None
            names = [other.get("id") if isinstance(other, dict) else None for other in old]
            index = names.index(name) if name is not None and name in names else len(old)
            old[index : index + 1] = [_copy(note)]
            self._forget(("notes", index))
            self._mark(note, ("notes", index), file)

    def _mark(self, item: Any, path: Path, file: str) -> None:
        self._origin[path] = file
        if isinstance(item, dict):
            for key, part in item.items():
                self._mark(part, (*path, key), file)
        elif isinstance(item, list):
            for index, part in enumerate(item):
                self._mark(part, (*path, index), file)

    def _forget(self, path: Path) -> None:
        for known in [known for known in self._origin if known[: len(path)] == path]:
            del self._origin[known]


def _copy(item: Any) -> Any:
    if isinstance(item, dict):
        return {key: _copy(part) for key, part in item.items()}
    if isinstance(item, list):
        return [_copy(part) for part in item]
    return item
