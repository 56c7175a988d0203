"""The hands of a simulation as a table in a file: Parquet or CSV, written as they come, a group of rows at a time."""

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

from eastwind.cli.misuse import Misuse

if TYPE_CHECKING:
    from eastwind.study.rows import Column

PARQUET: Final = ".parquet"
CSV: Final = ".csv"
#: Rows that are written at once: enough for Parquet to pack them well, little enough to keep.
_ROWS_AT_ONCE: Final = 50_000


def check_name(path: Path) -> None:
    """:raises Misuse: for a name that is of neither format, or a place where no file can be."""
    if path.suffix not in (PARQUET, CSV):
        raise Misuse(f"--out: expected a name that ends in {PARQUET} or {CSV}, found {str(path)!r}")
    check_place(path, "--out")


def check_place(path: Path, option: str) -> None:
    """:raises Misuse: for a file in a folder that is not there, or one that is a folder itself."""
    if not path.absolute().parent.is_dir():
        raise Misuse(f"{option}: there is no folder {path.parent}")
    if path.is_dir():
        raise Misuse(f"{option}: expected a file, {path} is a folder")


class HandTable:
    """A table that is being written; until it is closed it lies beside its place, so that a broken one is never taken for whole.

    Used in a `with`; an error inside leaves nothing behind.
    """

    def __init__(self, path: Path, about: Mapping[str, str]) -> None:
        """`about`: what goes into the file's own description, where the format has one."""
        self._path: Final = path
        self._beside: Final = path.with_name(f"{path.name}.part")
        self._about: Final = {f"eastwind.{key}": value for key, value in about.items()}
        self._waiting: list[Any] = []
        self._writer: Any = None

    def add(self, columns: Mapping[str, "Column"]) -> None:
        """More rows: columns of equal length by their names, the same names every time."""
        import pyarrow

        self._waiting.append(pyarrow.table(dict(columns), schema=_schema(columns)))
        if sum(len(table) for table in self._waiting) >= _ROWS_AT_ONCE:
            self._write()

    def _write(self) -> None:
        import pyarrow

        table = pyarrow.concat_tables(self._waiting)
        self._waiting.clear()
        if self._writer is None:
            self._writer = self._open(table.schema)
        self._writer.write_table(table)

    def _open(self, schema: Any) -> Any:
        if self._path.suffix == CSV:
            from pyarrow import csv

            return csv.CSVWriter(self._beside, schema, write_options=csv.WriteOptions(quoting_style="needed"))
        from pyarrow import parquet

        return parquet.ParquetWriter(self._beside, schema.with_metadata(self._about), compression="zstd")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None and self._waiting:
            self._write()
        if self._writer is not None:
            self._writer.close()
            if error is None:
                self._beside.replace(self._path)
            else:
                self._beside.unlink(missing_ok=True)


def _schema(columns: Mapping[str, "Column"]) -> Any:
    """Types by what a column is made of: a chunk without a single value in a column must not change them."""
    import numpy as np
    import pyarrow

    def kind(name: str, column: "Column") -> Any:
        if isinstance(column, np.ndarray):
            return pyarrow.from_numpy_dtype(column.dtype)
        if name.startswith(("round_wind", "win_by", "penalty", "patterns_")):
            return pyarrow.string()
        return pyarrow.int64()

    return pyarrow.schema([(name, kind(name, column)) for name, column in columns.items()])
