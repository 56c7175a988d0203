"""Own faces: signs on the tiles instead of suits and winds, as a text file that anyone can write.

```
eastwind-faces 1
name solo-faces-hiragana
language ja
# a sign, or a sign and its sound
あ a
い i
```

A line is an entry: a sign alone, and equal signs are the pairs; or a sign and its sound with a blank between, and a sign goes
with its sound. All entries of a file are of one form. The sound may have blanks inside; signs and sounds may not be longer
than a tile is wide.
"""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from eastwind.solo.faults import FileFault, FileFaults, quoted
from eastwind.texts import without_mark

HEADER: Final = "eastwind-faces 1"
FEWEST_ENTRIES: Final = 5
MOST_ENTRIES: Final = 120
LONGEST_SIGN: Final = 6
LONGEST_SOUND: Final = 8
_SUFFIX: Final = ".txt"
_KEYS: Final = ("name", "language")


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, and its sound where the set has sounds."""

    sign: str
    sound: str = ""


@dataclass(frozen=True, slots=True)
class FaceSet:
    """Faces for the tiles.

    :ivar name: id of the message that names it, or a person's own words; :ivar language: language of the signs, like `ja`, for
        fonts and screen readers; may be empty
    """

    id: str
    name: str
    language: str
    entries: tuple[Entry, ...]

    @property
    def sided(self) -> bool:
        """True if a sign goes with its sound rather than with an equal sign."""
        return bool(self.entries[0].sound)


@dataclass
class _Reading:
    keys: dict[str, str] = field(default_factory=dict)
    entries: list[tuple[int, Entry]] = field(default_factory=list)
    faults: list[FileFault] = field(default_factory=list)

    def read(self, number: int, line: str) -> None:
        first, _, rest = line.partition(" ")
        if first in _KEYS and not self.entries:
            self.keys[first] = rest.strip()
            return
        entry = Entry(first, rest.strip())
        for what, text, most in (("a sign", entry.sign, LONGEST_SIGN), ("a sound", entry.sound, LONGEST_SOUND)):
            if len(text) > most:
                self.faults.append(FileFault(number, 0, f"{what} of at most {most} characters", quoted(text)))
            if not all(character.isprintable() for character in text):
                self.faults.append(FileFault(number, 0, f"{what} that can be printed", "a control character"))
        self.entries.append((number, entry))


def read_faces(text: str, faces_id: str) -> FaceSet:
    """Read a set of faces.

    :raises FileFaults: with all faults, each with its line where it has one.
    """
    lines = [line.strip() for line in without_mark(text).splitlines()]
    if not lines or lines[0] != HEADER:
        raise FileFaults(faces_id, [FileFault(1, 0, f"`{HEADER}`", quoted(lines[0]) if lines else "nothing")])
    reading = _Reading()
    for number, line in enumerate(lines[1:], start=2):
        if line and not line.startswith("#"):
            reading.read(number, " ".join(line.split()))
    faults = reading.faults + _entry_faults(reading.entries)
    if not reading.keys.get("name"):
        faults.append(FileFault(0, 0, "a line `name …`", "none"))
    if faults:
        raise FileFaults(faces_id, faults)
    entries = tuple(entry for _, entry in reading.entries)
    return FaceSet(faces_id, reading.keys["name"], reading.keys.get("language", ""), entries)


def _entry_faults(entries: list[tuple[int, Entry]]) -> list[FileFault]:
    """Return faults of the entries: too few or too many; one twice; some with a sound and some without."""
    faults = []
    if not FEWEST_ENTRIES <= len(entries) <= MOST_ENTRIES:
        faults.append(FileFault(0, 0, f"{FEWEST_ENTRIES} to {MOST_ENTRIES} entries", str(len(entries))))
    seen: dict[str, int] = {}
    for number, entry in entries:
        for text in {entry.sign, entry.sound} - {""}:
            if text in seen:
                faults.append(
                    FileFault(number, 0, "every sign and sound once", f"{quoted(text)} as in line {seen[text]}")
                )
            else:
                seen[text] = number
        if bool(entry.sound) != bool(entries[0][1].sound):
            form = "a sign and its sound" if entries[0][1].sound else "a sign alone"
            faults.append(FileFault(number, 0, f"{form}, as in the first entry", quoted(f"{entry.sign} {entry.sound}")))
    return faults


def write_faces(faces: FaceSet) -> str:
    """Return the file of a set; `read_faces` gives the same set back."""
    lines = [HEADER, f"name {faces.name}", *([f"language {faces.language}"] if faces.language else []), ""]
    return "\n".join([*lines, *(f"{entry.sign} {entry.sound}".strip() for entry in faces.entries)]) + "\n"


@cache
def face_sets() -> dict[str, FaceSet]:
    """Return the sets that come with Eastwind: id → set."""
    folder = files("eastwind.solo").joinpath("data", "faces")
    names = sorted(item.name.removesuffix(_SUFFIX) for item in folder.iterdir() if item.name.endswith(_SUFFIX))
    return {name: read_faces(folder.joinpath(f"{name}{_SUFFIX}").read_text(encoding="utf-8"), name) for name in names}
