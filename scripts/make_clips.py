"""Makes the clips of what the school says: one small file for each line that a child hears, in every language.

    apt install espeak-ng lame
    .venv/bin/python -m scripts.make_clips            makes what is missing or says another text by now, and the manifest anew
    .venv/bin/python -m scripts.make_clips --check    says which lines have no clip

The clips and their manifest are committed: neither set-up nor build needs the synthesiser. A line with a number has a clip for
each number, in the form in which the language says it there; a line with a row of numbers is put together out of parts (`PARTS`).
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Final

from eastwind.words import LANGUAGES, text

_PROJECT: Final = Path(__file__).resolve().parent.parent
CLIPS: Final = _PROJECT / "web" / "public" / "speech"
MANIFEST: Final = CLIPS / "manifest.json"
#: Which line each clip is, for the page that lets an adult record them: its message, its numbers, or its part.
LINES: Final = CLIPS / "lines.json"
#: Lines whose wording has changed since the first clips, by language: an adult's recording that does not tell its wording
#: may be of the earlier one.
CHANGED: Final = CLIPS / "changed.json"
#: Where the lines stand, by what their names begin with.
_WORDS: Final = {name: _PROJECT / "src" / "eastwind" / "words" / "en" / f"{name}.ftl" for name in ("path", "family")}

#: A voice of a woman, as it is without the others' clipped peaks; slow enough for a child of six, and high.
_VOICE: Final = ("-z", "-p", "60", "-s", "135", "-a", "100")
_VARIANT: Final = "+f3"
_LAME: Final = ("lame", "--quiet", "-t", "-m", "m", "--resample", "16", "-b", "16", "-q", "0")
_DIGEST: Final = 12

#: Lines whose numbers can be any: their words lie in clips of their own, and the numbers in others.
PARTS: Final = {
    "path-lock-say": ("numbers",),
    "path-lock-then": ("numbers",),
    "path-combinations-best": ("laid", "best"),
    "family-sum-right": ("total",),
    "path-build-number": ("number",),
}
#: Numbers with which such a line is shown to whoever records it.
_EXAMPLES: Final = {"numbers": "2, 5, 8"}
#: The most that a row of tiles, or a count of them, comes to.
_MOST_NUMBER: Final = 20
_NINE: Final = tuple(range(1, 10))
_SEATS: Final = tuple(range(1, 5))
#: Which numbers a line may be said with, by what it calls them, in the order of the clip's name.
ARGUMENTS: Final[Mapping[str, Mapping[str, tuple[int, ...]]]] = {
    "path-next-up": {"number": _NINE},
    "path-next-down": {"number": _NINE},
    "path-neighbours-who": {"number": _NINE},
    "path-gap": {"low": _NINE, "high": _NINE},
    "path-snake-help-p": {"number": _NINE},
    "path-snake-help-s": {"number": _NINE},
    "path-bonus": {"number": _SEATS},
    "path-bonus-second": {"number": _SEATS},
    "path-bonus-other": {"number": _SEATS, "seat": _SEATS},
    "family-bonus": {"number": _SEATS},
    "family-turn": {"number": _SEATS},
    "family-reach-of": {"number": _SEATS},
    "family-won": {"number": _SEATS},
}
#: A number as it is said after some words; where nothing stands here, it is said as one counts.
_FORMS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "bg": {"count": tuple("едно две три четири пет шест седем осем девет".split())},
    "en": {"count": tuple("one two three four five six seven eight nine".split())},
    "ru": {
        "count": tuple("один два три четыре пять шесть семь восемь девять".split()),
        "of": tuple("одного двух трёх четырёх пяти шести семи восьми девяти".split()),
        "with": tuple("одним двумя тремя четырьмя пятью шестью семью восемью девятью".split()),
    },
    "pl": {
        "count": tuple("jeden dwa trzy cztery pięć sześć siedem osiem dziewięć".split()),
        "of": tuple("jednego dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu".split()),
        "at": tuple("jednym dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu".split()),
        "with": tuple("jednym dwoma trzema czterema pięcioma sześcioma siedmioma ośmioma dziewięcioma".split()),
    },
}
_FORM_OF: Final[Mapping[tuple[str, str], str]] = {
    ("ru", "path-next-up"): "of",
    ("ru", "path-next-down"): "with",
    ("ru", "path-neighbours-who"): "with",
    ("ru", "path-gap"): "with",
    ("pl", "path-next-up"): "at",
    ("pl", "path-next-down"): "with",
    ("pl", "path-neighbours-who"): "of",
    ("pl", "path-gap"): "with",
}


def spoken_ids() -> list[str]:
    """What the bird says in the school and at the family's table: a part of the words of each."""
    return [
        message
        for name, words in _WORDS.items()
        for message in re.findall(rf"^({name}-[a-z-]+) =", _said(words.read_text(encoding="utf-8")), re.MULTILINE)
    ]


def _said(words: str) -> str:
    return words.split("## What is said", 1)[1].split("\n## ", 1)[0]


def numbers_of(message: str) -> Iterator[dict[str, int]]:
    """All numbers that a line may be said with."""
    given = ARGUMENTS.get(message, {})
    for values in product(*given.values()):
        found = dict(zip(given, values, strict=True))
        # a gap is one of a number or two; another number is not the one that is looked for
        if message == "path-gap" and found["high"] - found["low"] not in (2, 3):
            continue
        if message == "path-bonus-other" and found["number"] == found["seat"]:
            continue
        yield found


def parts_of(language: str, message: str) -> list[str]:
    """The words of a line between its numbers; those that have none are empty."""
    whole = text(language, message, **dict.fromkeys(PARTS[message], "|"))
    return [part.strip() if re.search(r"\w", part) else "" for part in whole.split("|")]


def lines(language: str) -> dict[str, str]:
    """What is to be said, by the name of its clip."""
    found = {f"number-{number}": str(number) for number in range(_MOST_NUMBER + 1)}
    for message in spoken_ids():
        if message in PARTS:
            found |= {f"{message}.{at}": part for at, part in enumerate(parts_of(language, message)) if part}
            continue
        forms = _FORMS[language][_FORM_OF.get((language, message), "count")]
        for numbers in numbers_of(message):
            name = "-".join([message, *map(str, numbers.values())])
            found[name] = text(language, message, **{key: forms[number - 1] for key, number in numbers.items()})
    return found


def told() -> dict[str, dict[str, object]]:
    """What each clip says, by its name, the same in all languages."""
    found: dict[str, dict[str, object]] = {}
    for message in spoken_ids():
        if message in PARTS:
            count = max(len(parts_of(language, message)) for language in LANGUAGES)
            example = {name: _EXAMPLES.get(name, "9") for name in PARTS[message]}
            found |= {f"{message}.{at}": {"id": message, "part": at, "args": example} for at in range(count)}
            continue
        for numbers in numbers_of(message):
            found["-".join([message, *map(str, numbers.values())])] = {"id": message, "args": numbers}
    return found | {f"number-{number}": {"number": number} for number in range(_MOST_NUMBER + 1)}


def digest(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()[:_DIGEST]


def missing(manifest: Mapping[str, Mapping[str, str]]) -> list[tuple[str, str, str]]:
    """Language, name and text of every line without a clip that says it."""
    return [
        (language, name, line)
        for language in LANGUAGES
        for name, line in lines(language).items()
        if manifest.get(language, {}).get(name) != digest(line) or not (CLIPS / language / f"{name}.mp3").exists()
    ]


def read_manifest() -> dict[str, dict[str, str]]:
    if not MANIFEST.exists():
        return {}
    found: dict[str, dict[str, str]] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return found


def changed(
    before: Mapping[str, Mapping[str, str]], after: Mapping[str, Mapping[str, str]], known: Mapping[str, list[str]]
) -> dict[str, list[str]]:
    """Names of the lines whose wording has changed, by language: those known so far, and those that differ in two manifests."""
    return {
        language: sorted(
            {
                *(name for name in known.get(language, []) if name in after[language]),
                *(name for name, now in after[language].items() if before.get(language, {}).get(name, now) != now),
            }
        )
        for language in LANGUAGES
    }


def read_changed() -> dict[str, list[str]]:
    if not CHANGED.exists():
        return {}
    found: dict[str, list[str]] = json.loads(CHANGED.read_text(encoding="utf-8"))
    return found


def _make(language: str, name: str, line: str, folder: Path) -> None:
    wave = folder / "line.wav"
    (CLIPS / language).mkdir(parents=True, exist_ok=True)
    subprocess.run(["espeak-ng", "-v", language + _VARIANT, *_VOICE, "-w", str(wave), line], check=True)
    subprocess.run([*_LAME, str(wave), str(CLIPS / language / f"{name}.mp3")], check=True)


def main(*, check: bool) -> int:
    before = read_manifest()
    wanted = missing(before)
    if check:
        for language, name, line in wanted:
            print(f"{language} {name}: {line}")
        return 1 if wanted else 0
    with tempfile.TemporaryDirectory() as folder:
        for language, name, line in wanted:
            _make(language, name, line, Path(folder))
    manifest = {language: {name: digest(line) for name, line in lines(language).items()} for language in LANGUAGES}
    for clip in CLIPS.glob("*/*.mp3"):
        if clip.stem not in manifest[clip.parent.name]:
            clip.unlink()
    MANIFEST.write_text(json.dumps(manifest, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    others = changed(before, manifest, read_changed())
    CHANGED.write_text(json.dumps(others, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    LINES.write_text(json.dumps(told(), separators=(",", ":")) + "\n", encoding="utf-8")
    size = sum(clip.stat().st_size for clip in CLIPS.glob("*/*.mp3"))
    print(f"{len(wanted)} made; {sum(map(len, manifest.values()))} clips, {size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
