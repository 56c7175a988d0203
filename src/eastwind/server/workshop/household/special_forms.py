"""The form of a special hand while it is written: what it stands for, or what is wrong with it, in four languages."""

import re
from typing import Final

from eastwind.rules.compiled import ANY_WIND, MAX_TEMPLATES
from eastwind.rules.templates import Template, read_templates
from eastwind.server.wire.household import HouseholdDrawn, HouseholdHand
from eastwind.tiles.notation import CODES, tiles_of
from eastwind.words import WINDS, text

#: More hands than this are not drawn: they are counted.
_DRAWN: Final = 12
#: What the reader of forms expects, as it begins → the text that says so.
_WORDS: Final = (
    ("a form on both sides", "sides"),
    ("three suits", "suits"),
    ("winds by the letters", "winds"),
    ("numbers with the letter", "group"),
    ("m, p, s, z, or a, b, c", "letter"),
    ("tiles numbered 1 to 7", "honours"),
    ("tiles numbered 1 to 9", "numbers"),
    ("a suit where numbers are counted", "shift"),
    ("choices in brackets", "brackets"),
    ("tiles on both sides", "choice"),
    ("14 tiles", "size"),
    ("4 of a tile", "copies"),
    ("a form that stands for", "many"),
)
_COUNT: Final = re.compile(r"^\d+")


def drawn(form: str, language: str) -> HouseholdDrawn:
    """What a form stands for. An empty one stands for nothing, without a fault."""
    if not form.strip():
        return HouseholdDrawn(count=0, hands=[], faults=[])
    templates, faults = read_templates(form.strip())
    return HouseholdDrawn(
        count=len(templates),
        hands=[_hand(template) for template in templates[:_DRAWN]],
        faults=[form_fault_words(expected, found, language) or f"{expected}; {found}" for expected, found in faults],
    )


def _hand(template: Template) -> HouseholdHand:
    wind = None if template.wind == ANY_WIND else WINDS[template.wind]
    return HouseholdHand(tiles=[CODES[kind] for kind in tiles_of(template.counts)], wind=wind)


def form_fault_words(expected: str, found: str, language: str) -> str | None:
    """A fault of a form in a language; None for one that there are no words for."""
    name = next((name for beginning, name in _WORDS if expected.startswith(beginning)), None)
    if name is None:
        return None
    count = _COUNT.match(found)
    return text(
        language, f"household-form-{name}", found=found, count=int(count[0]) if count else 0, most=MAX_TEMPLATES
    )
