"""Layouts from files of any format that is known, by their first line."""

from eastwind.solo.faults import FileFault, FileFaults, quoted
from eastwind.solo.kmahjongg import HEADER_10, HEADER_11, is_kmahjongg, read_kmahjongg
from eastwind.solo.kyodai import HEADERS, is_kyodai, read_kyodai
from eastwind.solo.layout import Layout
from eastwind.solo.layout_text import HEADER, is_picture, read_layout


def read_any_layout(text: str, layout_id: str, name: str) -> Layout:
    """Read a layout's file: Eastwind's picture, KMahjongg's `.layout` or Kyodai's `.lay`; `name` is for one that bears none.

    :raises FileFaults: with all faults, each with its line where it has one; of another format, with those that are known.
    """
    if is_picture(text):
        return read_layout(text, layout_id)
    if is_kmahjongg(text):
        return read_kmahjongg(text, layout_id, name)
    if is_kyodai(text):
        return read_kyodai(text, layout_id, name)
    first = next(iter(text.split("\n")), "").strip()
    expected = ", ".join(f"`{header}`" for header in (HEADER, HEADER_10, HEADER_11, *HEADERS))
    raise FileFaults(layout_id, [FileFault(1, 0, f"one of {expected}", quoted(first) if first else "nothing")])
