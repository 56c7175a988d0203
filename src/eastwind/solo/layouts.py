"""Layouts that come with Eastwind, one text file each in `data/layouts`."""

from functools import cache
from importlib.resources import files
from typing import Final

from eastwind.solo.layout import Layout
from eastwind.solo.layout_text import read_layout

_SUFFIX: Final = ".txt"


@cache
def layouts() -> dict[str, Layout]:
    """Return the layouts by id, the smallest first."""
    folder = files("eastwind.solo").joinpath("data", "layouts")
    names = sorted(item.name.removesuffix(_SUFFIX) for item in folder.iterdir() if item.name.endswith(_SUFFIX))
    read = [
        read_layout(folder.joinpath(f"{name}{_SUFFIX}").read_text(encoding="utf-8"), layout_id=name) for name in names
    ]
    return {layout.id: layout for layout in sorted(read, key=lambda one: (len(one.places), one.layers, one.id))}
