"""Rows of a training in a folder: a file a piece, each whole or missing."""

import zipfile
from pathlib import Path
from typing import Final

import numpy as np

from eastwind.cli.whole_file import write_whole
from eastwind.study.advantages import Rows
from eastwind.train.errors import TrainingError

_HEAD: Final = "head.json"
_SUFFIX: Final = ".rows.npz"


class RowsFolder:
    """A `Shelf` of files."""

    def __init__(self, folder: Path) -> None:
        """Create the folder if it is missing."""
        folder.mkdir(parents=True, exist_ok=True)
        self._folder: Final = folder

    def _file(self, piece: int) -> Path:
        return self._folder / f"{piece:06d}{_SUFFIX}"

    def head(self) -> str | None:
        """Return the head that was kept of the training; None where there is none.

        :raises TrainingError: if it cannot be read.
        """
        file = self._folder / _HEAD
        if not file.exists():
            return None
        try:
            return file.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise TrainingError(f"{file}: what was kept of the training cannot be read: {error!r}") from error

    def keep_head(self, text: str) -> None:
        write_whole(self._folder / _HEAD, text)

    def size(self, piece: int) -> int | None:
        """Return the number of rows of a piece; None where there is none.

        :raises TrainingError: if it cannot be read.
        """
        file = self._file(piece)
        if not file.exists():
            return None
        try:
            with np.load(file) as kept:
                return len(kept["moves"])
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
            raise TrainingError(f"{file}: rows that cannot be read; delete the file: {error!r}") from error

    def piece(self, piece: int) -> Rows:
        with np.load(self._file(piece)) as kept:
            return Rows(kept["features"], kept["gains"], kept["moves"])

    def keep(self, piece: int, rows: Rows) -> None:
        """Write a piece, whole or not at all."""
        beside = self._file(piece).with_suffix(".new")
        with beside.open("wb") as file:
            np.savez(file, features=rows.features, gains=rows.gains, moves=rows.moves)
        beside.replace(self._file(piece))

    def drop(self, piece: int) -> None:
        self._file(piece).unlink(missing_ok=True)
