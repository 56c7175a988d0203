"""Records of matches as the version wrote them that made the corpus: twenty for each preset, in one compressed file."""

import lzma
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from eastwind.record.lines import Line
from eastwind.rules import available, load_preset
from eastwind.rules.faults import RuleFaults
from eastwind.rules.options import Option, Value
from eastwind.table import Phase
from tests.support.recorded import RecordedGame

FOLDER: Final = Path(__file__).with_name("records")
RECORDS_A_PRESET: Final = 20
#: Hands of a record at most; a match may be over before.
_HANDS: Final = 2
_SENSE: Final = 0.9
_FIRST_TYPE: Final = "start_game"


def file_of(preset: str, folder: Path = FOLDER) -> Path:
    """File with the records of a preset."""
    return folder / f"{preset}.jsonl.xz"


def write(folder: Path) -> None:
    """Play and write the records of all presets."""
    folder.mkdir(parents=True, exist_ok=True)
    for preset in available():
        texts = [_played(preset, seed, options) for seed, options in enumerate(_choices(preset), 1)]
        file_of(preset, folder).write_bytes(lzma.compress("".join(texts).encode(), preset=9 | lzma.PRESET_EXTREME))


def read(preset: str) -> list[str]:
    """Read the records of a preset, each as text."""
    text = lzma.decompress(file_of(preset).read_bytes()).decode()
    begin = f'{{"type":"{_FIRST_TYPE}"'
    return [begin + rest for rest in text.split(begin)[1:]]


def _choices(preset: str) -> list[dict[str, Value]]:
    """Options of each record: as the preset has them, then one option after the other at each of its other values."""
    changed = [{}, *({option.name: value} for option in load_preset(preset).options for value in _others(option))]
    possible = [options for options in changed if _can_be(preset, options)]
    return list(islice(cycle(possible), RECORDS_A_PRESET))


def _others(option: Option) -> list[Value]:
    if option.kind == "switch":
        return [not option.default]
    return [choice for choice in option.choices if choice != option.default]


def _can_be(preset: str, options: dict[str, Value]) -> bool:
    try:
        load_preset(preset, options=options)
    except RuleFaults:
        return False
    return True


def _played(preset: str, seed: int, options: dict[str, Value]) -> str:
    game = RecordedGame(seed, preset, **options).play_match(seed, _SENSE, _HANDS)
    if game.table.phase is not Phase.MATCH_OVER:
        game.end_time()
        game.end()
    return game.writer.text()


def results(lines: list[Line]) -> list[list[int]]:
    """Scores after each hand, as a record tells them."""
    return [line["scores"] for line in lines if line["type"] == "end_hand"]
