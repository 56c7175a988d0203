"""Folders for compiled code: that of caches or, where nothing can be written there, one for temporary files.

A folder that cannot be written is read all the same: a complete copy on a read-only disk is used as it is, and of an incomplete
one only the rest is kept elsewhere. Where nothing can be kept, the engine is compiled again in every process.

Code read from a cache is run. So it is read only where no user can have put code but the one who runs the program, the system's
administrator, and the owner of the program itself; in a folder that others may write too, each user has one of their own.
"""

import errno
import logging
import os
import stat
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

#: Listener called once when a folder cannot be written: the folder, the error, and the folder used instead, if there is one.
Tell = Callable[[Path, OSError, Path | None], None]

_NAME: Final = "eastwind"
_ROOT: Final = Path(__file__).parent
_ADMINISTRATOR: Final = 0
#: Name of the missing folder of a user without a home, for messages; it is never used.
_HOMELESS: Final = Path("~/.cache") / _NAME
#: Errors of a disk or a quota without room, which another folder on that disk has not either.
_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
#: Contents of a trial file, written to see whether there is room.
_TRIED: Final = bytes(1 << 16)
#: Folders in which something could not be kept.
_failed: Final[set[Path]] = set()


def chosen() -> Path:
    """The folder in which compiled code is to be kept; what is set for Numba is a place for Eastwind's own folder in it."""
    if own := os.environ.get("EASTWIND_CACHE"):
        return Path(own).absolute()
    if numbas := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(numbas).absolute() / _NAME
    try:
        return Path(platformdirs.user_cache_dir(_NAME))
    except RuntimeError:  # nobody knows where this user is at home
        return _HOMELESS


def to_read(part: str) -> Iterator[Path]:
    """Yield the folders of a part of the cache in which compiled code may lie, those of others left out."""
    base = _base()
    # without a home it would be a folder below wherever the program was started: anybody's
    if base.is_absolute() and _may_be_read(base):
        yield base / part
    spare = _spare_name()
    if spare is not None and _is_our_own(spare):
        yield spare / part


def to_write(part: str) -> Iterator[Path]:
    """Yield the folders of a part of the cache that can be written, the right one first."""
    base, spare = _base(), _spare_name()
    if base not in _failed and _can_be_written(base) and _may_be_read(base):
        yield base / part
    if spare is not None and spare not in _failed and _make_private(spare) and _can_be_written(spare):
        yield spare / part


def writable(part: str) -> Path | None:
    """The folder of a part of the cache for what is to be kept; None where nothing can be kept."""
    return next(to_write(part), None)


def file_in(part: str, name: str) -> Path | None:
    """A file of a part of the cache, wherever it lies."""
    return next((folder / name for folder in to_read(part) if (folder / name).is_file()), None)


def failed(folder: Path, why: OSError) -> None:
    """Keep nothing more in the cache folder of `folder`, after a failure; if it is the right one call the listener, once."""
    base, spare = _base(), _spare_name()
    below = {place for place in (base, spare) if place is not None and folder.is_relative_to(place)}
    told_before = base in _failed
    _failed.update(below)
    if base in below and spare is not None and why.errno in _FULL and _are_on_one_disk(base, spare):
        _failed.add(spare)
    if base in below and not told_before:
        _tell(base, why, writable(""))


def _are_on_one_disk(base: Path, spare: Path) -> bool:
    try:
        return base.stat().st_dev == spare.parent.stat().st_dev
    except OSError:
        return False


def tell_with(tell: Tell) -> None:
    """Have `tell` told, in place of the program's log, that compiled code cannot be kept where it should be."""
    global _tell  # noqa: PLW0603 — the cache is asked by decorators, to which nobody hands a listener
    _tell = tell


def said_of(why: OSError) -> str:
    """Reason of an error, without the file that it was found at."""
    return why.strerror or str(why)


def _log(folder: Path, why: OSError, instead: Path | None) -> None:
    then = "it is compiled in every process anew" if instead is None else f"it is kept in {instead}"
    logging.getLogger(__name__).warning("compiled code cannot be kept in %s (%s): %s", folder, said_of(why), then)


_tell: Tell = _log


@cache
def _can_be_written(folder: Path) -> bool:
    try:
        if not folder.is_absolute():  # without a home it would be a folder below wherever the program was started
            raise FileNotFoundError(errno.ENOENT, "there is no home folder")
        folder.mkdir(0o777 if folder == chosen() else 0o700, parents=True, exist_ok=True)
        # a full disk often has room for the name of a file, and none for what stands in it
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(_TRIED)
    except OSError as error:
        failed(folder, error)
        return False
    return True


@cache
def _spare_name() -> Path | None:
    """A folder of this user's among the temporary files; None where there are none."""
    try:
        place = Path(tempfile.gettempdir())
    except OSError:
        return None
    return place / _own_name()


def _own_name() -> str:
    """Name of this user's folder among those of others."""
    return f"{_NAME}-{os.getuid()}" if hasattr(os, "getuid") else _NAME


def _base() -> Path:
    """Folder of all compiled code: the chosen one, or this user's own in it where others may write too."""
    base = chosen()
    return base if _is_trusted(base) else base / _own_name()


def _is_trusted(folder: Path) -> bool:
    """Return whether only users who can change the program too can have written into a folder; True where there is none.

    A user's own folder that a group may write is trusted: on some systems everything that a user makes is writable for a group
    whose only member is that user.
    """
    if not hasattr(os, "getuid"):
        return True
    try:
        told = folder.stat()
        owners = {_ADMINISTRATOR, _ROOT.stat().st_uid}
    except OSError:
        return True
    if told.st_uid == os.getuid():
        return not told.st_mode & stat.S_IWOTH
    return told.st_uid in owners and not told.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _may_be_read(base: Path) -> bool:
    """Return whether code in the folder that `_base` names may be run."""
    return base == chosen() or not base.exists() or _is_our_own(base)


def _make_private(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return False
    return _is_our_own(folder)


def _is_our_own(folder: Path) -> bool:
    """Return whether no other user can have put code there: code read from a cache is run."""
    try:
        told = folder.lstat()
    except OSError:
        return False
    if not stat.S_ISDIR(told.st_mode):
        return False
    return not hasattr(os, "getuid") or (
        told.st_uid == os.getuid() and not told.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    )
