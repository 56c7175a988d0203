"""Text in columns for the terminal."""

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], indent: str = "  ") -> list[str]:
    """Align rows of equally many cells in columns, as wide as they need to be; columns that are empty everywhere are left out."""
    used = [index for index in range(len(rows[0])) if any(row[index] for row in rows)] if rows else []
    widths = {index: max(len(row[index]) for row in rows) for index in used}
    return [(indent + "  ".join(row[index].ljust(widths[index]) for index in used)).rstrip() for row in rows]
