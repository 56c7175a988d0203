"""Hands of a simulation as a table in a Parquet or CSV file, written a group of rows at a time."""

import csv
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TextIO

import numpy as np

from eastwind.extras import PARQUET_EXTRA, needed
from eastwind.library.given import ArgumentError
from eastwind.library.rows import Column

PARQUET: Final = ".parquet"
CSV: Final = ".csv"
#: Number of rows written at once: enough for Parquet to compress them well, few enough to hold in memory.
_ROWS_AT_ONCE: Final = 50_000
_TRUTH: Final = {True: "true", False: "false"}


class HandTable:
    """Writer of a table, to be used in a `with`.

    Rows go to a temporary file next to the target, which takes the target's place at the end, so that an incomplete file is never
    taken for a whole one; an error inside leaves nothing behind. A stream in place of a path receives CSV directly.
    """

    def __init__(self, place: Path | TextIO, about: Mapping[str, str]) -> None:
        """Check the target; `about`: metadata of the file, for a format that has any.

        :raises ArgumentError: for a name of neither format, or a path at which no file can be.
        :raises MissingExtra: for Parquet if pyarrow is not installed.
        """
        self._path: Final = place if isinstance(place, Path) else None
        self._stream: TextIO | None = None if isinstance(place, Path) else place
        self._about: Final = {f"eastwind.{key}": value for key, value in about.items()}
        self._waiting: list[Mapping[str, Column]] = []
        self._rows = 0
        self._writer: Any = None
        if self._path is not None:
            check_name(self._path, "out")
            if self._path.suffix == PARQUET:
                needed("pyarrow", PARQUET_EXTRA, f"a table in {PARQUET}")

    @property
    def _beside(self) -> Path:
        assert self._path is not None
        return self._path.with_name(f"{self._path.name}.part")

    def add(self, columns: Mapping[str, Column]) -> None:
        """Add rows: columns of equal length by name, the same names every time."""
        self._waiting.append(columns)
        self._rows += len(next(iter(columns.values())))
        if self._rows >= _ROWS_AT_ONCE:
            self._write()

    def _write(self) -> None:
        if self._path is not None and self._path.suffix == PARQUET:
            self._write_parquet()
        else:
            self._write_csv()
        self._waiting.clear()
        self._rows = 0

    def _write_parquet(self) -> None:
        import pyarrow
        from pyarrow import parquet

        tables = [pyarrow.table(dict(columns), schema=_schema(columns)) for columns in self._waiting]
        table = pyarrow.concat_tables(tables)
        if self._writer is None:
            described = table.schema.with_metadata(self._about)
            self._writer = parquet.ParquetWriter(self._beside, described, compression="zstd")
        self._writer.write_table(table)

    def _write_csv(self) -> None:
        if self._stream is None:
            self._stream = self._beside.open("w", encoding="utf-8", newline="")
        writer = csv.writer(self._stream, lineterminator="\n")
        if self._writer is None:
            self._writer = writer
            writer.writerow(self._waiting[0])
        for columns in self._waiting:
            writer.writerows(zip(*(_written(column) for column in columns.values()), strict=True))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None and self._waiting:
            self._write()
        if self._path is None:
            return
        if self._path.suffix == PARQUET and self._writer is not None:
            self._writer.close()
        elif self._stream is not None:
            self._stream.close()
        if self._writer is not None:
            if error is None:
                self._beside.replace(self._path)
            else:
                self._beside.unlink(missing_ok=True)


def check_name(path: Path, name: str) -> None:
    """Check the path of a table.

    :raises ArgumentError: for a file name of neither format, or a path at which no file can be.
    """
    if path.suffix not in (PARQUET, CSV):
        raise ArgumentError(f"{name}: expected a name that ends in {PARQUET} or {CSV}, found {str(path)!r}")
    check_place(path, name)


def check_place(path: Path, name: str) -> None:
    """Check that a file can be written at a path.

    :raises ArgumentError: for a path in a folder that does not exist, or the path of a folder.
    """
    if not path.absolute().parent.is_dir():
        raise ArgumentError(f"{name}: there is no folder {path.parent}")
    if path.is_dir():
        raise ArgumentError(f"{name}: expected a file, {path} is a folder")


def _written(column: Column) -> list[Any]:
    """Return a column as CSV has it: `true` and `false` for booleans, None (written as nothing) for missing values."""
    if isinstance(column, np.ndarray):
        values = column.tolist()
        return [_TRUTH[value] for value in values] if column.dtype == np.bool_ else values
    return list(column)


def _schema(columns: Mapping[str, Column]) -> Any:
    """Return the schema by the kind of each column: a chunk without any value in a column must not change its type."""
    import pyarrow

    def kind(name: str, column: Column) -> Any:
        if isinstance(column, np.ndarray):
            return pyarrow.from_numpy_dtype(column.dtype)
        if name.startswith(("round_wind", "win_by", "penalty", "patterns_")):
            return pyarrow.string()
        return pyarrow.int64()

    return pyarrow.schema([(name, kind(name, column)) for name, column in columns.items()])
