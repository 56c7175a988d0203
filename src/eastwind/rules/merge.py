"""Merging of a child's file over its parent's, with a record of the file that wrote each part."""

from collections.abc import Iterable, Mapping
from typing import Any

from eastwind.rules.explain import Path
from eastwind.traditions.classical.patterns import WORTHS

#: Keys of a rule set that are never inherited.
OWN: tuple[str, ...] = ("id", "version", "title", "extends")


class _Origin:
    """File that wrote a place of the tree, and the places below it; a place without a file was written with its container."""

    __slots__ = ("below", "file")

    def __init__(self, file: str | None = None) -> None:
        self.file = file
        self.below: dict[str | int, _Origin] = {}


class Layers:
    """Files laid over each other, the last on top: one tree, and for each key the file that wrote it."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}
        #: File and id of each note that was to be dropped and was not there.
        self.astray: list[tuple[str, str]] = []
        self._origin = _Origin()
        self._files: list[str] = []

    def lay(self, tree: Mapping[str, Any], file: str) -> None:
        """Lay a file's tree on top: tables merge key by key, everything else is replaced.

        A cited value (a table with `value` or `source`) is replaced whole, so that a child's number never keeps its
        parent's citation. A new worth of a pattern replaces the old one, whichever way each is stated; so does a new
        source of an option the note that explained the old one, and what it sets is stated in one way. Notes are added
        to, replaced where the id is the same, taken out where it says `dropped = true`.
        """
        for key in OWN:
            self._forget((key,))
            self.tree.pop(key, None)
        self._origin.file = file
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
        self._mark(tuple(key.split(".")), file)

    def file_of(self, path: Path) -> str:
        """Return the file that wrote `path` or, if none did, the table in which it is missing."""
        place: _Origin | None = self._origin
        found = ""
        for step in (*path, None):
            if place is None:
                break
            found = place.file or found
            place = place.below.get(step) if step is not None else None
        return found

    def latest(self, paths: Iterable[Path]) -> str:
        """Return the file, among those that wrote `paths`, that was laid last."""
        return max((self.file_of(path) for path in paths), key=self._files.index)

    def _merge(self, below: dict[str, Any], above: Mapping[str, Any], path: Path, file: str) -> None:
        if len(path) == 2 and path[0] == "patterns" and any(worth in above for worth in WORTHS):
            for worth in WORTHS:
                below.pop(worth, None)
            self._play_again(below, above, path, file)
        if len(path) == 2 and path[0] == "options":
            for stated, dropped in (("source", "note"), ("keys", "values"), ("values", "keys")):
                if stated in above:
                    below.pop(dropped, None)
        for key, item in above.items():
            here = (*path, key)
            old = below.get(key)
            if here == ("notes",) and isinstance(item, list) and isinstance(old, list):
                self._add_notes(old, item, file)
            elif isinstance(item, dict) and isinstance(old, dict) and not _replaces(item, here):
                self._add_to(here, old, file)
                self._merge(old, item, here, file)
            else:
                self._forget(here)
                below[key] = _copy(item)
                self._mark(here, file)

    def _play_again(self, below: dict[str, Any], above: Mapping[str, Any], path: Path, file: str) -> None:
        """Put a pattern that the parent took out back in force, where the child states its worth."""
        old, stated = below.get("in_force"), next((above[worth] for worth in WORTHS if worth in above), None)
        if "in_force" not in above and isinstance(old, dict) and isinstance(stated, dict) and old.get("value") is False:
            below["in_force"] = {"value": True, "source": stated.get("source", "")}
            self._mark((*path, "in_force"), file)

    def _add_notes(self, old: list[Any], new: list[Any], file: str) -> None:
        for note in new:
            name = note.get("id") if isinstance(note, dict) else None
            names = [other.get("id") if isinstance(other, dict) else None for other in old]
            index = names.index(name) if name is not None and name in names else len(old)
            if isinstance(note, dict) and note == {"id": name, "dropped": True}:
                self._drop_note(old, index, str(name), file)
                continue
            old[index : index + 1] = [_copy(note)]
            self._forget(("notes", index))
            self._mark(("notes", index), file)

    def _drop_note(self, old: list[Any], index: int, name: str, file: str) -> None:
        if index == len(old):
            self.astray.append((file, name))
            return
        origins = [self.file_of(("notes", place)) for place in range(len(old))]
        self._forget(("notes",))
        del old[index], origins[index]
        for place, origin in enumerate(origins):
            self._mark(("notes", place), origin)

    def _mark(self, path: Path, file: str) -> None:
        """Record that `file` wrote the entry at `path`, and all that is in it."""
        place = self._place(path)
        place.file = file
        place.below.clear()

    def _add_to(self, path: Path, table: Mapping[str, Any], file: str) -> None:
        """Record that `file` writes into the table at `path`, and keep the earlier writer with each of its parts."""
        place, before = self._place(path), self.file_of(path)
        for step in table.keys() - place.below.keys():
            place.below[step] = _Origin(before)
        place.file = file

    def _place(self, path: Path) -> _Origin:
        place = self._origin
        for step in path:
            place = place.below.setdefault(step, _Origin())
        return place

    def _forget(self, path: Path) -> None:
        *above, last = path
        self._place(tuple(above)).below.pop(last, None)


def _replaces(item: Mapping[str, Any], path: Path) -> bool:
    """Return whether a table replaces its parent's: a cited value does; an option has a source, but is no value."""
    return "value" in item or ("source" in item and path[:1] != ("options",))


def _copy(item: Any) -> Any:
    if isinstance(item, dict):
        return {key: _copy(part) for key, part in item.items()}
    if isinstance(item, list):
        return [_copy(part) for part in item]
    return item
