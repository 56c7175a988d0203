"""A file that is there whole or not at all."""

from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Writes beside it first and then takes its place: what was there before is not lost by a full disk.

    :raises OSError: if it cannot be written.
    """
    beside = path.with_name(f"{path.name}.part")
    beside.write_bytes(content.encode() if isinstance(content, str) else content)
    beside.replace(path)
