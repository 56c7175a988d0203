"""The form of a special hand while it is written: the hands that it means, or its faults, in four languages."""

from typing import Final

from eastwind.interchange.fault_words import form_fault_words
from eastwind.rules.compiled import ANY_WIND
from eastwind.rules.templates import Template, read_templates
from eastwind.server.wire.household import HouseholdDrawn, HouseholdHand
from eastwind.tiles.notation import CODES, tiles_of
from eastwind.words import WINDS

#: More hands than this are not drawn: they are counted.
_DRAWN: Final = 12


def drawn(form: str, language: str) -> HouseholdDrawn:
    """Return the hands that a form means. An empty one means none, without a fault."""
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
