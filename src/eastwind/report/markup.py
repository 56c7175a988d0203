"""HTML and SVG written from nested calls; all text that is not marked as markup is escaped."""

from html import escape
from typing import Final

#: Elements without content.
_VOID: Final = frozenset({"meta", "col", "rect", "line", "path", "circle", "br"})


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


def tag(name: str, /, *children: str, **attributes: str | float) -> Markup:
    """Return an element. `class_` becomes `class`, and an underscore in an attribute's name a hyphen."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"' for key, value in attributes.items()
    )
    if name in _VOID and not children:
        return Markup(f"<{name}{written}>" if name in ("meta", "col", "br") else f"<{name}{written}/>")
    return Markup(f"<{name}{written}>{join(*children)}</{name}>")


def join(*children: str) -> Markup:
    """Return the children one after another, escaped where they are not markup."""
    return Markup("".join(child if isinstance(child, Markup) else escape(child) for child in children))


def _plain(value: str | float) -> str:
    """Return a value as CSS and SVG write it, without needless digits."""
    return f"{value:.4g}" if isinstance(value, float) else str(value)
