"""Writing of a file whole or not at all."""

from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write to a second file first, which then replaces the target: a full disk does not lose the old content.

    :raises OSError: if it cannot be written.
    """
    beside = path.with_name(f"{path.name}.part")
    beside.write_bytes(content.encode() if isinstance(content, str) else content)
    beside.replace(path)
